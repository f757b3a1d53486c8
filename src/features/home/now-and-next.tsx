import { useTranslation } from 'react-i18next';
import { nowAndNext } from '#domain/moment.ts';
import { type Session, useProgramme } from '#domain/programme.ts';
import { countText, statusOf } from '#domain/status.ts';
import { HeartButton } from '#features/favourites/index.ts';
import { OccupancyMark, timeRange, useRowTexts } from '#features/programme/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useRow, useSelectedEdition } from '#replica/read.ts';
import { useNow } from '#shared/use-now.ts';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import { Section } from '#ui/page.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import classes from './now-and-next.module.css';

/** How many sessions are shown on each side. */
const most = 4;

/** What is on at this moment and what begins next; before and after the forum, when it is. */
export function NowAndNext() {
  const { t } = useTranslation('home');
  const format = useFormat();
  const now = useNow();
  const edition = useRow('edition', String(useSelectedEdition() ?? ''));
  const { sessions } = useProgramme();
  const { on, coming } = nowAndNext(sessions, now);
  const first = sessions.find(({ event }) => !event.cancelled);
  if (!first) return null;
  if (coming.length === 0 && on.length === 0) return <p>{t('over')}</p>;
  const before = now < first.starts;
  return (
    <Section
      id="now"
      title={before ? t('next') : t('now')}
      aside={<PlaceLink to="programme">{t('whole_programme')}</PlaceLink>}
    >
      {before && edition && <p>{t('opens_on', { date: format.day(edition.starts_on) })}</p>}
      {!before && on.length === 0 && <p>{t('nothing_now')}</p>}
      <Cards sessions={on.slice(0, most)} now={now} />
      {!before && coming.length > 0 && <h3 className={classes.next}>{t('next')}</h3>}
      <Cards sessions={coming.slice(0, most)} now={now} />
    </Section>
  );
}

function Cards({ sessions, now }: { sessions: readonly Session[]; now: number }) {
  if (sessions.length === 0) return null;
  return (
    <ul className={classes.cards}>
      {sessions.map((session) => (
        <li key={session.event.id}>
          <Card session={session} now={now} />
        </li>
      ))}
    </ul>
  );
}

function Card({ session, now }: { session: Session; now: number }) {
  const { t } = useTranslation(['home', 'common', 'favourites']);
  const format = useFormat();
  const localize = useLocalize();
  const texts = useRowTexts();
  const { event, location } = session;
  const status = statusOf(session, now);
  const on = status.moment === 'on';
  const counted = countText(status, t);
  return (
    <article className={classes.card} data-on={on || undefined} data-type={event.type}>
      <p className={classes.time}>
        <span>{timeRange(session, format)}</span>
        {counted && <span>{counted}</span>}
        <OccupancyMark session={session} at={now} texts={texts} />
      </p>
      <h3>
        <PlaceLink to="event" parameters={{ id: event.id }} className={classes.link}>
          <LocalizedText value={event.title} />
        </PlaceLink>
      </h3>
      {location && (
        <p className={classes.place}>
          <LocalizedText value={location.name} unmarked />
        </p>
      )}
      <HeartButton
        kind="event"
        id={event.id}
        label={t('favourites:heart.event', { name: localize(event.title) })}
        corner
      />
    </article>
  );
}
