import { memo } from 'react';
import { momentOf } from '#domain/moment.ts';
import type { Session } from '#domain/programme.ts';
import { HeartButton } from '#features/favourites/index.ts';
import { PlaceLink } from '#ui/place-link.tsx';
import { ChangeMark } from './change-mark.tsx';
import { OccupancyMark } from './occupancy-mark.tsx';
import { peopleLine, type RowTexts, timeRange } from './row-texts.ts';
import classes from './session-row.module.css';
import { StatusMark } from './status-mark.tsx';
import { TongueMark } from './tongue-mark.tsx';
import { TrackMark } from './track-mark.tsx';

interface Props {
  readonly session: Session;
  /** The instant (ms) seen from which the session is coming, on or over. */
  readonly at: number;
  /** The present (ms), where the row is seen from another instant: what is said of the hall holds now. */
  readonly present?: number;
  readonly texts: RowTexts;
  /** Rank of the title among the page's headings. */
  readonly level: 3 | 4;
  /** Say the day as well, where rows of several days stand together. */
  readonly dated?: boolean;
}

/** One session in a list. Only its heart follows a store, so that a list may hold thousands. */
export const SessionRow = memo(function SessionRow({
  session,
  at,
  present = at,
  texts,
  level,
  dated = false,
}: Props) {
  const { event, location } = session;
  const { t, format, speak, types } = texts;
  const Title = `h${level}` as const;
  const people = peopleLine(session, texts);
  return (
    <li
      className={classes.row}
      data-type={event.type}
      data-moment={event.cancelled ? 'cancelled' : momentOf(session, at)}
    >
      <p className={classes.facts}>
        {dated && <span className={classes.day}>{format.shortDay(event.date)}</span>}
        <span className={classes.time}>{timeRange(session, format)}</span>
        <span className={classes.type}>{types[event.type]}</span>
        <TrackMark track={texts.tracks.get(event.track_id ?? '')} texts={texts} />
        <StatusMark session={session} at={at} texts={texts} quiet />
        <ChangeMark session={session} texts={texts} />
        <OccupancyMark session={session} at={present} texts={texts} />
        <TongueMark session={session} texts={texts} />
      </p>
      <Title className={classes.title}>
        <PlaceLink to="event" parameters={{ id: event.id }} className={classes.link}>
          {speak(event.title, false, texts.mark)}
        </PlaceLink>
      </Title>
      <div className={classes.aside}>
        {location && <p className={classes.place}>{speak(location.name, true)}</p>}
        {people && <p className={classes.people}>{people}</p>}
      </div>
      <HeartButton
        kind="event"
        id={event.id}
        label={t('favourites:heart.event', { name: texts.localize(event.title) })}
        corner
      />
    </li>
  );
});
