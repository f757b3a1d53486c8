import { addDays, venueClock } from '#shared/time.ts';

/**
 * The programme of tomorrow, of which nothing is over yet: the demonstration lies around today, and
 * late in the evening of today's there is hardly a session left.
 */
export function wholeDay(): string {
  return `/programme?day=${addDays(venueClock(Date.now()).date, 1)}`;
}
