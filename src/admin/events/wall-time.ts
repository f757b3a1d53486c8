import { minutesOf } from '#shared/minutes-of.ts';
import { addDays, instantAt, venueClock, venueOffset } from '#shared/time.ts';

/** When a session is, as the organisers say it: a programme day and the venue's clock. */
export interface WallTime {
  /** The programme day, YYYY-MM-DD. */
  readonly day: string;
  /** HH:MM. */
  readonly start: string;
  /** It starts after midnight, in the night that still belongs to the day. */
  readonly night: boolean;
  /** How long it takes, in minutes. */
  readonly minutes: number;
}

/** When a session is, as it is kept. */
export interface SessionTimes {
  readonly date: string;
  readonly starts_at: string;
  readonly ends_at: string;
}

/** What the venue's wall shows of a session's times. */
export function wallTimeOf({ date, starts_at, ends_at }: SessionTimes): WallTime {
  const starts = Date.parse(starts_at);
  const wall = venueClock(starts);
  return {
    day: date,
    start: wall.time.slice(0, 5),
    night: wall.date > date,
    minutes: Math.round((Date.parse(ends_at) - starts) / 60_000),
  };
}

/** The instants of a session that the venue's wall shows so. */
export function timesOf({ day, start, night, minutes }: WallTime): SessionTimes {
  const date = night ? addDays(day, 1) : day;
  const offset = venueOffset(Date.parse(`${date}T${start}Z`));
  const starts = instantAt(date, start, offset);
  return {
    date: day,
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(starts + minutes * 60_000).toISOString(),
  };
}

/** When it ends, HH:MM. */
export function endOf({ start, minutes }: Pick<WallTime, 'start' | 'minutes'>): string {
  const end = (((minutesOf(start) + minutes) % 1440) + 1440) % 1440;
  return `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`;
}

/** Minutes from a start to an end (HH:MM), which is on the next day when it is not later. */
export function minutesBetween(start: string, end: string): number {
  const minutes = minutesOf(end) - minutesOf(start);
  return minutes > 0 ? minutes : minutes + 1440;
}
