import type { Event } from '#entities/index.ts';
import { changeBetween } from '#replica/content/change.ts';
import type { ContentChange } from '#replica/protocol/operation.ts';

/** Minutes by which a session can be delayed at a tap. */
export const delays = [5, 10, 15, 30] as const;

/**
 * The sessions that follow one in its hall on its programme day, until late in the night, in order
 * of time. Cancelled ones, and sessions without a hall, follow nothing.
 */
export function followersOf(session: Event, events: Iterable<Event>): Event[] {
  if (!session.location_id) return [];
  const from = Date.parse(session.starts_at);
  return [...events]
    .filter(
      (other) =>
        other.id !== session.id &&
        other.location_id === session.location_id &&
        other.date === session.date &&
        !other.cancelled &&
        Date.parse(other.starts_at) > from,
    )
    .sort((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
}

/** What delays sessions by so many minutes; each stays on its programme day, also past midnight. */
export function delayBy(minutes: number, sessions: readonly Event[]): ContentChange[] {
  const later = (instant: string) => new Date(Date.parse(instant) + minutes * 60_000).toISOString();
  return sessions.flatMap((session): ContentChange[] => {
    const { id, starts_at, ends_at } = session;
    const change = changeBetween(
      'event',
      id,
      { ...session },
      {
        starts_at: later(starts_at),
        ends_at: later(ends_at),
      },
    );
    return change ? [change] : [];
  });
}
