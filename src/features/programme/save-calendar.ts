import { saveFile } from '#device/save-file.ts';
import type { Speak } from '#domain/calendar-entry.ts';
import { calendarFile } from '#domain/calendar-file.ts';
import type { Session } from '#domain/programme.ts';

/** Hands sessions to the reader as an iCalendar file `file`, in a calendar called `name`. */
export function saveCalendar(
  file: string,
  name: string,
  sessions: readonly Session[],
  words: Speak,
): void {
  const calendar = calendarFile(name, sessions, words, location.origin);
  saveFile(file, 'text/calendar;charset=utf-8', calendar);
}
