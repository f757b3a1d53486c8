import type { Event, Location } from '#entities/index.ts';
import type { CalendarEntry } from '#shared/calendar.ts';
import type { Localized } from '#shared/localized.ts';

export type Speak = (value: Localized | null | undefined) => string;

/** A session as a calendar has it, in the words of a language; `url` is the address of its page. */
export function calendarEntry(
  event: Event,
  location: Location | undefined,
  localize: Speak,
  url: string,
): CalendarEntry {
  const { latitude, longitude } = location ?? {};
  const known = typeof latitude === 'number' && typeof longitude === 'number';
  return {
    uid: `${event.id}@${new URL(url).hostname}`,
    title: localize(event.title),
    starts: event.starts_at,
    ends: event.ends_at,
    description: localize(event.description) || undefined,
    place: localize(location?.name) || undefined,
    point: known ? { latitude, longitude } : undefined,
    url,
    cancelled: event.cancelled,
  };
}
