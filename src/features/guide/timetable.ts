import type { Shuttle } from '#entities/index.ts';
import { instantAt, venueClock, venueOffset } from '#shared/time.ts';

/** A departure: its day (YYYY-MM-DD), its time (HH:MM) on the venue's clock, and its instant (ms). */
export interface Departure {
  readonly day: string;
  readonly time: string;
  readonly instant: number;
}

type Line = Pick<Shuttle, 'days' | 'departures'>;

/** The first departure at or after an instant (ms); in the minute in which it leaves it is still the next. */
export function nextDeparture({ days, departures }: Line, at: number): Departure | undefined {
  const minute = Math.floor(at / 60_000) * 60_000;
  const { date, time } = venueClock(minute);
  for (const day of days) {
    if (day < date) continue;
    const found = departures.find((one) => day > date || one >= time.slice(0, 5));
    if (found) return { day, time: found, instant: instantAt(day, found, venueOffset(minute)) };
  }
  return undefined;
}

/** What is said of a line at an instant. */
export type Standing =
  | { readonly is: 'today'; readonly next: Departure; readonly minutes: number }
  | { readonly is: 'last_gone' | 'none_today'; readonly next: Departure }
  | { readonly is: 'over' };

/** Minutes before midnight's departures from which who waits in the evening takes them for today's. */
const evening = 180;

/** How a line stands at an instant (ms): its next departure, in whole minutes when it is today's or this night's. */
export function standingOf(line: Line, at: number): Standing {
  const next = nextDeparture(line, at);
  if (!next) return { is: 'over' };
  const today = venueClock(at).date;
  const minute = Math.floor(at / 60_000) * 60_000;
  const minutes = Math.round((next.instant - minute) / 60_000);
  if (next.day === today || minutes <= evening) return { is: 'today', next, minutes };
  return { is: line.days.includes(today) ? 'last_gone' : 'none_today', next };
}

/** Every day on which a line runs, in order. */
export function daysOf(lines: Iterable<Line>): string[] {
  return [...new Set([...lines].flatMap(({ days }) => days))].sort();
}

/** The day whose timetable is shown first: today, else the next that has one, else the last. */
export function dayToShow(days: readonly string[], today: string): string {
  return days.find((day) => day >= today) ?? days.at(-1) ?? today;
}
