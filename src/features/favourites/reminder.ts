import type { Event } from '#entities/index.ts';

/** The favourites that begin within so many minutes of an instant (ms), soonest first; none for 0 minutes. */
export function dueReminders(
  events: readonly Event[],
  minutes: number,
  at: number,
): readonly Event[] {
  if (minutes === 0) return [];
  return events
    .filter(({ starts_at, cancelled }) => {
      const starts = Date.parse(starts_at);
      return !cancelled && at < starts && at >= starts - minutes * 60_000;
    })
    .sort((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
}
