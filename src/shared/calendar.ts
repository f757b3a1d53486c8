/** What a calendar shows of one appointment; instants in ISO 8601 or ms since 1970. */
export interface CalendarEntry {
  /** Stays the same when the appointment moves, so that calendars update it. */
  readonly uid: string;
  readonly title: string;
  readonly starts: string | number;
  readonly ends: string | number;
  readonly description?: string | undefined;
  readonly place?: string | undefined;
  readonly point?: { readonly latitude: number; readonly longitude: number } | undefined;
  readonly url?: string | undefined;
  readonly cancelled?: boolean;
}

/**
 * Writes appointments as an iCalendar file (RFC 5545). Times are instants in UTC, so that every
 * calendar shows them right whatever it knows of Morocco's clocks. `at` is when it was written.
 */
export function calendarOf(
  name: string,
  entries: readonly CalendarEntry[],
  at: string | number,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forum//Programme//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...entries.flatMap((entry) => linesOf(entry, stamp(at))),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function linesOf(entry: CalendarEntry, stamped: string): string[] {
  const { uid, title, starts, ends, description, place, point, url, cancelled } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamped}`,
    `DTSTART:${stamp(starts)}`,
    `DTEND:${stamp(ends)}`,
    `SUMMARY:${escaped(title)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(point ? [`GEO:${point.latitude};${point.longitude}`] : []),
    ...(url ? [`URL:${url.replace(/[\r\n]/g, '')}`] : []),
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

/** 20261120T200000Z. */
function stamp(instant: string | number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** A text in which nothing ends the line or parts a list. */
function escaped(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\r\n?|\n/g, '\\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what may not stand in a text
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  );
}

/** A line in pieces of at most 75 octets, never parting a character. */
function folded(line: string): string {
  let whole = '';
  let begun = 0;
  let octets = 0;
  let index = 0;
  while (index < line.length) {
    const codePoint = line.codePointAt(index) ?? 0;
    const size = octetsOf(codePoint);
    if (octets + size > 75) {
      whole += `${line.slice(begun, index)}\r\n `;
      begun = index;
      octets = 1;
    }
    octets += size;
    index += codePoint < 0x10000 ? 1 : 2;
  }
  return whole + line.slice(begun);
}

/** How many octets a character takes in UTF-8. */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
