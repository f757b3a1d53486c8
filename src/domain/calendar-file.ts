import { addressOf } from '#shared/addresses.ts';
import { calendarOf } from '#shared/calendar.ts';
import { calendarEntry, type Speak } from './calendar-entry.ts';
import type { Session } from './programme.ts';

/** Sessions as an iCalendar file called `name`, in the reader's language, linked to `origin`. */
export function calendarFile(
  name: string,
  sessions: readonly Session[],
  words: Speak,
  origin: string,
): string {
  const entries = sessions.map(({ event, location }) => {
    const url = `${origin}${addressOf('event', { id: event.id })}`;
    return calendarEntry(event, location, words, url);
  });
  return calendarOf(name, entries, Date.now());
}
