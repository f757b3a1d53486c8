import type { Event } from '#entities/index.ts';
import type { Session } from './programme.ts';

/** How full a hall is of which volunteers say that it fills or is full. */
export type Occupancy = Exclude<Event['occupancy'], 'free'>;

/**
 * How full the hall of a session is at an instant (ms), where that matters to who would still come:
 * no longer once the session is over, and never for one that does not take place.
 */
export function occupancyAt(
  {
    event,
    ends,
  }: Pick<Session, 'ends'> & { readonly event: Pick<Event, 'occupancy' | 'cancelled'> },
  at: number,
): Occupancy | undefined {
  return event.occupancy === 'free' || event.cancelled || at >= ends ? undefined : event.occupancy;
}
