import { useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  isFriday,
  type PrayerDay,
  type SunHour,
  type SunHours,
  sunHours,
} from '#entities/prayer-day.ts';
import { useContent, useRow, useSelectedEdition } from '#replica/read.ts';
import { memoLast } from '#shared/memo-last.ts';
import { instantAt, venueClock, venueOffset } from '#shared/time.ts';
import type { Session } from './programme.ts';

/** An hour of a day's prayers; on Fridays noon's is that of Jumu'a. */
export interface PrayerTime {
  readonly name: SunHour | 'jumua';
  /** When its time begins (ms). */
  readonly at: number;
  /** When the congregation prays (ms), where organisers say so. */
  readonly iqama: number | undefined;
  /** Organisers gave it; otherwise it is computed. */
  readonly official: boolean;
}

type Compute = (day: string, offset: number) => SunHours | undefined;

let compute: Compute | undefined;
let told: Readonly<Record<string, SunHours>> | undefined;
/** What tells the hours by now; another one once days have hours that had none. */
let teller: Compute | undefined;
/** A day has been asked for whose hours could not be told. */
let missed = false;
const followers = new Set<() => void>();

/** States the hours that a published page shows, by day; the others wait until they can be computed. */
export function holdHours(hours: Readonly<Record<string, SunHours>> | undefined): void {
  told = hours;
  teller = hours && makeTeller();
}

function makeTeller(): Compute {
  missed = false;
  return (day, offset) => {
    const hours = told?.[day] ?? compute?.(day, offset);
    if (!hours) missed = true;
    return hours;
  };
}

/** Fetches what computes; resolves once it is there, or cannot be had. */
export async function loadPrayers(): Promise<void> {
  if (compute) return;
  try {
    const { computeHours } = await import('./compute-prayers.ts');
    compute = computeHours;
    // Where a page has told all that was asked, its lists stay as they are.
    if (teller && !missed) return;
    teller = makeTeller();
    for (const follower of followers) follower();
  } catch {
    // Without it, what organisers have given is shown; the next screen that asks tries again.
  }
}

/** The hours of a day in order: those that organisers gave, and the others computed where they can be. */
export function prayersOf(
  day: string,
  given: PrayerDay | undefined,
  computed: SunHours | undefined,
  offset: number,
): PrayerTime[] {
  const at = (time: string | null | undefined) => (time ? instantAt(day, time, offset) : undefined);
  return sunHours.flatMap((hour): PrayerTime[] => {
    const official = given?.[hour];
    const begins = at(official ?? computed?.[hour]);
    if (begins === undefined) return [];
    const iqama = hour === 'sunrise' ? undefined : at(given?.[`${hour}_iqama`]);
    const friday = hour === 'dhuhr' && isFriday(day);
    return [
      {
        name: friday ? 'jumua' : hour,
        at: begins,
        iqama: friday ? (at(given?.jumua) ?? iqama) : iqama,
        official: Boolean(official),
      },
    ];
  });
}

/**
 * The days (YYYY-MM-DD) whose prayers may fall into sessions of one programme day: their own, and the next once one
 * goes on past midnight.
 */
export function prayerDaysOf(ofDay: readonly Pick<Session, 'ends' | 'event'>[]): string[] {
  const days = ofDay.flatMap(({ event, ends }) => [event.date, venueClock(ends).date]);
  return [...new Set(days)];
}

/** The prayer whose time begins next after an instant (ms), or undefined; sunrise is none. */
export function nextPrayer(times: readonly PrayerTime[], now: number): PrayerTime | undefined {
  return times.find(({ name, at }) => name !== 'sunrise' && at > now);
}

/**
 * Tells the hours of any day (YYYY-MM-DD) of the edition on show; none while they cannot be known. Who has
 * what computes at hand gives it.
 */
export function usePrayers(atHand?: Compute): (day: string) => readonly PrayerTime[] {
  const rows = useContent('prayer_day');
  const edition = useRow('edition', String(useSelectedEdition() ?? ''));
  const fetched = useSyncExternalStore(follow, current, current);
  const computing = atHand ?? fetched;
  useEffect(() => {
    if (!atHand) void loadPrayers();
  }, [atHand]);
  const offset = edition?.utc_offset;
  return useMemo(() => tellerOf(rows, computing, offset), [rows, computing, offset]);
}

// Remembered beyond a screen's life, so that lists find the same hours again.
const tellerOf = memoLast(
  (
    rows: ReadonlyMap<string, PrayerDay>,
    computing: Compute | undefined,
    offset: number | undefined,
  ) => {
    const given = new Map([...rows.values()].map((row) => [row.date, row]));
    const known = new Map<string, readonly PrayerTime[]>();
    return (day: string): readonly PrayerTime[] => {
      const clock = offset ?? venueOffset(Date.parse(`${day}T12:00:00Z`));
      const times =
        known.get(day) ?? prayersOf(day, given.get(day), computing?.(day, clock), clock);
      known.set(day, times);
      return times;
    };
  },
);

const current = () => teller;

function follow(follower: () => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}
