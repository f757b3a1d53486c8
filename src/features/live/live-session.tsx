import { useTranslation } from 'react-i18next';
import { peopleOf, type Session } from '#domain/programme.ts';
import { countText, statusOf } from '#domain/status.ts';
import { HeartButton } from '#features/favourites/index.ts';
import { timeRange } from '#features/programme/index.ts';
import { useFormat } from '#i18n/format.ts';
import { venueClock } from '#shared/time.ts';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { Portrait } from '#ui/portrait.tsx';
import classes from './live-session.module.css';

/** A session with its heart, its time, how long until it starts or ends, and, if wished, its people. */
export function LiveSession({
  session,
  at,
  people = false,
}: {
  session: Session;
  at: number;
  people?: boolean;
}) {
  const { t } = useTranslation(['common', 'favourites']);
  const format = useFormat();
  const localize = useLocalize();
  const { event, starts } = session;
  const status = statusOf(session, at, true);
  const on = status.moment === 'on';
  const day = venueClock(starts).date;
  const speakers = peopleOf(session);
  return (
    <article className={classes.session} data-on={on || undefined}>
      <p className={classes.time}>
        {day !== venueClock(at).date && <span>{format.day(event.date)}</span>}
        <span>{timeRange(session, format)}</span>
        <strong>{countText(status, t)}</strong>
      </p>
      <h3>
        <PlaceLink to="event" parameters={{ id: event.id }} className={classes.link}>
          <LocalizedText value={event.title} />
        </PlaceLink>
      </h3>
      <HeartButton
        kind="event"
        id={event.id}
        label={t('favourites:heart.event', { name: localize(event.title) })}
        corner
      />
      {people && speakers.length > 0 && (
        <ul className={classes.people}>
          {speakers.map((speaker) => (
            <li key={speaker.id} className={classes.person}>
              <Portrait person={speaker} size={3} />
              <span className={classes.words}>
                <PlaceLink to="speaker" parameters={{ id: speaker.id }}>
                  <LocalizedText value={speaker.name} />
                </PlaceLink>
                <small>
                  <LocalizedText value={speaker.title} unmarked />
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
