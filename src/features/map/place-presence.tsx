import { useTranslation } from 'react-i18next';
import type { Session } from '#domain/programme.ts';
import { countText, statusOf } from '#domain/status.ts';
import { HeartButton } from '#features/favourites/index.ts';
import { useFormat } from '#i18n/format.ts';
import { venueClock } from '#shared/time.ts';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import classes from './place-presence.module.css';
import { presenceAt } from './presence.ts';

/** What is on at a place now and what begins there next, each leading to its page. */
export function PlacePresence({ sessions, at }: { sessions: readonly Session[]; at: number }) {
  const { t } = useTranslation(['map', 'common']);
  const format = useFormat();
  const { on, next } = presenceAt(sessions, at);
  if (on.length === 0 && !next) return <p className={classes.none}>{t('map:nothing_more')}</p>;
  const startOf = (session: Session) => {
    const wait = countText(statusOf(session, at), t);
    const time = format.time(session.starts);
    if (wait) return `${time} · ${wait}`;
    if (venueClock(session.starts).date === venueClock(at).date) return time;
    return `${format.shortDay(venueClock(session.starts).date)} · ${time}`;
  };
  return (
    <dl className={classes.presence}>
      {on.map((session) => (
        <div key={session.event.id} data-on>
          <dt>{t('map:on_now')}</dt>
          <dd>
            <SessionLink session={session} />
            <small>{t('map:until', { time: format.time(session.ends) })}</small>
          </dd>
        </div>
      ))}
      {next && (
        <div>
          <dt>{t('map:next')}</dt>
          <dd>
            <SessionLink session={next} />
            <small>{startOf(next)}</small>
          </dd>
        </div>
      )}
    </dl>
  );
}

function SessionLink({ session: { event } }: { session: Session }) {
  const { t } = useTranslation('favourites');
  const localize = useLocalize();
  return (
    <>
      <PlaceLink to="event" parameters={{ id: event.id }}>
        <LocalizedText value={event.title} />
      </PlaceLink>
      <HeartButton
        kind="event"
        id={event.id}
        label={t('heart.event', { name: localize(event.title) })}
        corner
      />
    </>
  );
}
