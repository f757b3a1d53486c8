import type { Session } from '#features/programme/programme.ts';
import { addDays, instantAt, venueClock, venueOffset } from '#shared/time.ts';

const minute = 60_000;
/** Before its start a session says how long it is to it, in minutes. */
const countdown = 90;

type Timed = Pick<Session, 'starts' | 'ends'> & {
  readonly event: Pick<Session['event'], 'cancelled'>;
};

/** The present (ms) as far as it makes a difference to what is said of a session. */
export function difference({ starts, ends, event }: Timed, present: number): number {
  if (event.cancelled) return 0;
  return Math.min(Math.max(present, starts - countdown * minute), ends);
}

/** The first instant after the present, a whole minute (ms), that makes another difference. */
export function nextDifference(session: Timed, present: number): number {
  const { starts, ends, event } = session;
  if (event.cancelled || present >= ends) return Number.POSITIVE_INFINITY;
  return Math.min(Math.max(present, starts - countdown * minute) + minute, ends);
}

/** When the venue's next day begins (ms). */
export function nextDay(now: number): number {
  return instantAt(addDays(venueClock(now).date, 1), '00:00', venueOffset(now));
}
