import { escaped, folded } from './content-line.ts';

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
  /** Greater with every change, so that calendars know which of two they hold is the newer. */
  readonly sequence?: number;
}

/** What a calendar that is followed says of itself. */
export interface Feed {
  /** Where it is asked for again. */
  readonly source: string;
  /** The page that shows the same to people. */
  readonly page: string;
}

/** How often a calendar that is followed should be asked for again. */
const refresh = 'PT30M';

/**
 * Writes appointments as an iCalendar file (RFC 5545), or as one that is followed (RFC 7986). Times are
 * instants in UTC, so that every calendar shows them right whatever it knows of Morocco's clocks. `at`
 * is when it was written.
 */
export function calendarOf(
  name: string,
  entries: readonly CalendarEntry[],
  at: string | number,
  feed?: Feed,
): string {
  return calendarOfWritten(name, entries.map(writtenEntry), at, feed);
}

/** A calendar, as `calendarOf` writes it, of appointments that are written already. */
export function calendarOfWritten(
  name: string,
  entries: readonly WrittenEntry[],
  at: string | number,
  feed?: Feed,
): string {
  const stamped = textOf([`DTSTAMP:${stamp(at)}`]);
  const begin = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forum//Programme//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...(feed ? linesOfFeed(name, feed) : []),
    ...(entries.length > 0 ? [] : nothing),
  ];
  const all = entries.flatMap(([before, after]) => [before, stamped, after]);
  return [textOf(begin), ...all, textOf(['END:VCALENDAR'])].join('');
}

/** An appointment as it stands in a calendar, before and after the line that says when that was written. */
export type WrittenEntry = readonly [before: string, after: string];

const textOf = (lines: readonly string[]) => lines.map((line) => `${folded(line)}\r\n`).join('');

function linesOfFeed(name: string, { source, page }: Feed): string[] {
  return [
    `NAME:${escaped(name)}`,
    `SOURCE;VALUE=URI:${withoutEnds(source)}`,
    `URL:${withoutEnds(page)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    `X-PUBLISHED-TTL:${refresh}`,
  ];
}

/** A calendar has one component at least: where there is no appointment, the zone that all times are in. */
const nothing = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Writes an appointment for any number of calendars. */
export function writtenEntry(entry: CalendarEntry): WrittenEntry {
  const { uid, title, starts, ends, description, place, point, url, cancelled, sequence } = entry;
  const after = [
    ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
    `DTSTART:${stamp(starts)}`,
    `DTEND:${stamp(ends)}`,
    `SUMMARY:${escaped(title)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(point ? [`GEO:${point.latitude};${point.longitude}`] : []),
    ...(url ? [`URL:${withoutEnds(url)}`] : []),
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
  return [textOf(['BEGIN:VEVENT', `UID:${escaped(uid)}`]), textOf(after)];
}

/** An address cannot end the line. */
function withoutEnds(address: string): string {
  return address.replace(/[\r\n]/g, '');
}

/** 20261120T200000Z. */
function stamp(instant: string | number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');
}
