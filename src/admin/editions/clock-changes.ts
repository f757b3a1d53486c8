import { daysFrom, instantAt } from '#shared/time.ts';
import { zoneOffset } from '#shared/zone-offset.ts';

/** From a day on, clocks are ahead of UTC by so many minutes. */
export interface ClockFrom {
  readonly day: string;
  readonly minutes: number;
}

/** The most days that are looked at: an edition is a matter of days, a wrong year of centuries. */
const mostDays = 366;

/**
 * How the clocks of a zone (an IANA name) go during some days (YYYY-MM-DD, both included), by this device's
 * tables: one entry, and another for each change. Noon says what a day's clocks are. Empty where the days
 * are none.
 */
export function clocksDuring(zone: string, first: string, last: string): readonly ClockFrom[] {
  const until = new Date(Date.parse(`${first}T12:00:00Z`) + mostDays * 86_400_000);
  if (Number.isNaN(until.getTime()) || last < first) return [];
  const end = last < until.toISOString().slice(0, 10) ? last : until.toISOString().slice(0, 10);
  const clocks: ClockFrom[] = [];
  for (const day of daysFrom(first, end)) {
    const minutes = zoneOffset(zone, instantAt(day, '12:00', 0));
    if (clocks.at(-1)?.minutes !== minutes) clocks.push({ day, minutes });
  }
  return clocks;
}

/** The zones that this device knows, the venue's first. */
export function zonesFrom(first: string): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return [first, ...known.filter((zone) => zone !== first)];
}

/** Minutes ahead of UTC as one writes them: UTC+01:00. */
export function offsetName(minutes: number): string {
  const size = Math.abs(minutes);
  const hours = String(Math.floor(size / 60)).padStart(2, '0');
  return `UTC${minutes < 0 ? '−' : '+'}${hours}:${String(size % 60).padStart(2, '0')}`;
}
