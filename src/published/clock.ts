import { addDays, instantAt, venueClock, venueOffset } from '#shared/time.ts';

/** When the venue's next day begins (ms). */
export function nextDay(now: number): number {
  return instantAt(addDays(venueClock(now).date, 1), '00:00', venueOffset(now));
}
