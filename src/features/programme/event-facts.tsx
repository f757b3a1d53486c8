import { prayerDaysOf, usePrayers } from '#domain/prayer-times.ts';
import type { Session } from '#domain/programme.ts';
import { PrayerLine, sessionsAcross } from '#features/prayers/index.ts';
import { useNow } from '#shared/use-now.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { ChangeMark } from './change-mark.tsx';
import classes from './event-facts.module.css';
import { FormerPlace } from './former-place.tsx';
import { OccupancyMark } from './occupancy-mark.tsx';
import { ownTimeRange, timeRange, useRowTexts } from './row-texts.ts';
import { StatusMark } from './status-mark.tsx';
import { TongueFacts } from './tongue-facts.tsx';
import { TrackMark } from './track-mark.tsx';

/** Kind, day, time (the venue's, and the reader's own where it differs), place and present state. */
export function EventFacts({ session }: { session: Session }) {
  const texts = useRowTexts();
  const at = useNow();
  const { event, location } = session;
  const { format, t } = texts;
  const track = texts.tracks.get(event.track_id ?? '');
  const own = ownTimeRange(session, format);
  const prayersOf = usePrayers();
  const prayers = prayerDaysOf([session])
    .flatMap(prayersOf)
    .filter((prayer) => prayer.name !== 'sunrise' && sessionsAcross(prayer, [session]) > 0);
  return (
    <div className={classes.facts}>
      <p className={classes.marks}>
        <span className={classes.type}>{texts.types[event.type]}</span>
        <StatusMark session={session} at={at} texts={texts} />
        <ChangeMark session={session} texts={texts} />
        <OccupancyMark session={session} at={at} texts={texts} />
      </p>
      <p>
        <time dateTime={event.starts_at} className={classes.when}>
          <span className={classes.day}>{format.day(event.date)}</span>
          <span>{timeRange(session, format)}</span>
        </time>
        {own && (
          <small>
            {t('common:time.venue')}
            {' · '}
            {t('common:time.own', { time: own })}
          </small>
        )}
      </p>
      <p>
        {location ? (
          <PlaceLink to="location" parameters={{ id: location.id }}>
            <LocalizedText value={location.name} />
          </PlaceLink>
        ) : (
          t('programme:no_place')
        )}
      </p>
      {track && (
        <p>
          <PlaceLink to="programme" search={{ track: track.id }}>
            <TrackMark track={track} texts={texts} />
          </PlaceLink>
        </p>
      )}
      <TongueFacts session={session} texts={texts} />
      {prayers.map((prayer) => (
        <PrayerLine key={prayer.at} prayer={prayer} during />
      ))}
      <FormerPlace session={session} texts={texts} />
    </div>
  );
}
