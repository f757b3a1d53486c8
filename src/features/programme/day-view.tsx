import type { Ref } from 'react';
import type { Programme, Session } from '#domain/programme.ts';
import { memoLast } from '#shared/memo-last.ts';
import { EmptyPlace } from '#ui/empty-place.tsx';
import { usePrinting } from '#ui/use-printing.ts';
import { DayList } from './day-list.tsx';
import classes from './day-view.module.css';
import type { RowTexts } from './row-texts.ts';
import { TrackMark } from './track-mark.tsx';
import type { useHallGrid } from './use-hall-grid.ts';

interface Props {
  readonly programme: Programme;
  /** What the filter leaves of all days, in order of time. */
  readonly sessions: readonly Session[];
  readonly day: string;
  /** This day is going on now. */
  readonly goesOn: boolean;
  readonly at: number;
  readonly texts: RowTexts;
  /** The plan of halls, in the place of the list. */
  readonly Grid: ReturnType<typeof useHallGrid>;
  readonly nowRef: Ref<HTMLDivElement>;
  readonly onDay: (day: string) => void;
}

const sessionsOn = memoLast(
  (programme: Programme, sessions: readonly Session[], day: string): readonly Session[] =>
    sessions === programme.sessions
      ? (programme.byDay.get(day) ?? [])
      : sessions.filter(({ event }) => event.date === day),
);

/** The tracks that a day stands under, in their order. */
const themesOf = (tracks: RowTexts['tracks'], day: string) =>
  [...tracks.values()]
    .filter(({ days }) => days.includes(day))
    .sort((a, b) => a.position - b.position);

/** One day as a list or as a plan of halls, which no sheet of paper holds; a day left empty by the filter says where to look. */
export function DayView(props: Props) {
  const { programme, sessions, day, goesOn, at, texts, Grid, nowRef, onDay } = props;
  const { t, format } = texts;
  const printing = usePrinting();
  const ofDay = sessionsOn(programme, sessions, day);
  if (ofDay.length === 0) {
    const elsewhere = [...new Set(sessions.map(({ event }) => event.date))];
    return (
      <EmptyPlace
        title={t(`programme:${elsewhere.length > 0 ? 'nothing_today' : 'nothing_found'}`)}
      >
        <div className={classes.days}>
          {elsewhere.map((date) => (
            <button key={date} type="button" onClick={() => onDay(date)}>
              {format.day(date)}
            </button>
          ))}
        </div>
      </EmptyPlace>
    );
  }
  const whole = sessions === programme.sessions;
  const count = whole ? (programme.counts.get(day) ?? 0) : ofDay.length;
  return (
    <>
      <h2 className={classes.heading}>
        <span>{format.day(day)}</span>
        {themesOf(texts.tracks, day).map((track) => (
          <em key={track.id}>
            <TrackMark track={track} texts={texts} />
          </em>
        ))}
        <small>{t('programme:sessions', { count })}</small>
      </h2>
      {Grid && <Grid sessions={ofDay} at={at} texts={texts} nowRef={nowRef} />}
      {(!Grid || printing) && (
        <DayList
          sessions={ofDay}
          at={at}
          texts={texts}
          foldPast={goesOn}
          nowRef={Grid ? null : nowRef}
        />
      )}
    </>
  );
}
