import { type Ref, useMemo, useState } from 'react';
import { presentFor, type Slot, slotsOfDay } from '#domain/moment.ts';
import { type PrayerTime, prayerDaysOf, usePrayers } from '#domain/prayer-times.ts';
import type { Session } from '#domain/programme.ts';
import { PrayerLine, prayersBetween, sessionsAcross } from '#features/prayers/index.ts';
import { useGradual } from '#ui/use-gradual.ts';
import { usePrinting } from '#ui/use-printing.ts';
import classes from './day-list.module.css';
import { PastFold } from './past-fold.tsx';
import type { RowTexts } from './row-texts.ts';
import { TimeSlot } from './time-slot.tsx';

const none: readonly PrayerTime[] = [];
/** In sessions; a slot that is begun is whole. */
const pace = { first: 12, step: 16, eager: 96 };

interface Props {
  /** The sessions of one day, in order of time. */
  readonly sessions: readonly Session[];
  readonly at: number;
  readonly texts: RowTexts;
  /** Fold away what is over, because this day is going on. */
  readonly foldPast: boolean;
  /** Where the present begins. */
  readonly nowRef: Ref<HTMLDivElement>;
}

/** A day by time. While it goes on, what is over is folded away until the reader asks for it. */
export function DayList({ sessions, at, texts, foldPast, nowRef }: Props) {
  const slots = slotsOfDay(sessions);
  const { shown, endRef } = useGradual(sessions, pace);
  const [unfolded, setUnfolded] = useState(false);
  const firstPresent = slots.findIndex(({ ends }) => ends > at);
  const split = foldPast ? (firstPresent < 0 ? slots.length : firstPresent) : 0;
  const past = slots.slice(0, split);
  const count = past.reduce((sum, slot) => sum + slot.sessions.length, 0);
  const last = sessions[count + shown - 1]?.starts ?? Infinity;
  const end = slots.filter(({ starts }) => starts <= last).length;
  const prayersOf = usePrayers();
  const between = useMemo(
    () =>
      prayersBetween(
        prayerDaysOf(sessions).flatMap(prayersOf),
        sessions,
        slots.map(({ starts }) => starts),
      ),
    [prayersOf, sessions, slots],
  );
  const render = (slot: Slot, index: number) => (
    <TimeSlot
      key={slot.starts}
      slot={slot}
      prayers={between[index] ?? none}
      ofDay={sessions}
      at={presentFor(slot, at)}
      texts={texts}
    />
  );
  const printing = usePrinting();
  const folded = past.length > 0 && !unfolded && !printing;
  return (
    <>
      {past.length > 0 && (
        <PastFold open={unfolded} count={count} onToggle={() => setUnfolded(!unfolded)} />
      )}
      {folded ? <noscript>{past.map(render)}</noscript> : past.map(render)}
      <div ref={nowRef} className={classes.present} data-after-fold={folded || undefined}>
        {slots.slice(split, end).map((slot, index) => render(slot, split + index))}
        {end < slots.length ? (
          <noscript>{slots.slice(end).map((slot, index) => render(slot, end + index))}</noscript>
        ) : (
          between[slots.length]?.map((prayer) => (
            <PrayerLine
              key={prayer.name}
              prayer={prayer}
              across={sessionsAcross(prayer, sessions)}
            />
          ))
        )}
        <div ref={endRef} />
      </div>
    </>
  );
}
