import { latin } from './latin-digits.ts';

/** A day as people type it (20/11/2026, 20.11.2026, 20112026), YYYY-MM-DD; null while it is none. */
export function readDay(text: string): string | null {
  const typed = latin(text).trim();
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.\s-](\d{1,2})[/.\s-](\d{4})$/.exec(typed) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(typed) ??
    [];
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${read}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(read) ? read : null;
}

/** A day (YYYY-MM-DD) as it is typed. */
export function writeDay(day: string): string {
  return day.split('-').reverse().join('/');
}

/** A time of day as people type it (9:30, 9h30, 930, 9), HH:MM; null while it is none. */
export function readTime(text: string): string | null {
  const typed = latin(text).trim();
  const [, hours, minutes = '00'] = /^(\d{1,2}?)(?:\s*[:.hH]\s*)?(\d{2})?$/.exec(typed) ?? [];
  if (!hours || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}`;
}

/** Times as people type them, one after the other, as HH:MM; what is no time stays as it stands. */
export function readTimes(text: string): string[] {
  return latin(text)
    .split(/[\s,;،؛]+/)
    .filter((part) => part !== '')
    .map((part) => readTime(part) ?? part);
}
