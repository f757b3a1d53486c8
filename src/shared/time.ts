import { zoneOffset } from './zone-offset.ts';

/** The venue's time zone, as far as a device's own, perhaps outdated, tables know it. */
export const venueTimeZone = 'Africa/Casablanca';

let stated: number | undefined;

/**
 * States how far the venue's clocks are ahead of UTC, in minutes, as the edition on show says it;
 * undefined leaves it to the device's tables. See docs/decisions/0005-venue-clock.md.
 */
export function stateVenueOffset(minutes: number | undefined): void {
  stated = minutes;
}

/** Minutes that the venue's clocks are ahead of UTC at an instant (ms since 1970). */
export function venueOffset(instant: number): number {
  return stated ?? zoneOffset(venueTimeZone, instant);
}

/**
 * Wall clock of the venue at an instant: `date` as YYYY-MM-DD, `time` as HH:MM:SS. What is of an edition that
 * need not be on show has the minutes that its clock is ahead of UTC.
 */
export function venueClock(
  instant: number,
  offset = venueOffset(instant),
): { date: string; time: string } {
  const shown = new Date(instant + offset * 60_000).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 19) };
}

/**
 * The instant (milliseconds since 1970) at which clocks `offset` minutes ahead of UTC show `date`
 * (YYYY-MM-DD) and `time` (HH:MM or HH:MM:SS).
 */
export function instantAt(date: string, time: string, offset: number): number {
  return Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}Z`) - offset * 60_000;
}

/** The calendar days (YYYY-MM-DD) from one to another, both included. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The calendar day `days` after a YYYY-MM-DD date, as YYYY-MM-DD. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
