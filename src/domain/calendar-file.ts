import { addressOf } from '#shared/addresses.ts';
import { calendarOf } from '#shared/calendar.ts';
import { presentTime } from '#shared/clock.ts';
import { calendarEntry, type Speak } from './calendar-entry.ts';
import type { Session } from './programme.ts';

/**
 * Sessions as an iCalendar file called `name`, in the reader's language, linked to `origin`. It was written at the
 * server's present: of two files that name a session calendars take the one that says to be newer.
 */
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
  return calendarOf(name, entries, presentTime());
}
