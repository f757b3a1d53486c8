import { expect, test } from 'vitest';
import { readIcal } from './read-ical.ts';

const event = (...lines: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:a',
    'SUMMARY:Talk',
    'DTSTART:20261120T090000Z',
    'DTEND:20261120T100000Z',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');

test.each([
  ['FREQ=DAILY;COUNT=3', 3],
  ['FREQ=DAILY;BYDAY=SA,SU;COUNT=4', 4],
  ['FREQ=WEEKLY;BYDAY=FR;COUNT=2', 2],
  ['FREQ=DAILY;COUNT=1000000000', 100],
])('what repeats is read, %s', (rule, count) => {
  expect(readIcal(event(`RRULE:${rule}`)).entries).toHaveLength(count);
});

test.each([
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=DAILY;BYDAY=6MO',
  'FREQ=DAILY;INTERVAL=999999999999',
  'FREQ=WEEKLY;INTERVAL=99999999',
  'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
])('what repeats on days that never come is not sought for ever, %s', (rule) => {
  const { entries, notices } = readIcal(event(`RRULE:${rule}`));
  expect([entries, notices.map(({ code }) => code)]).toEqual([[], ['bad_repetition']]);
});

test.each([
  ['lines folded without end', event(`DESCRIPTION:${'a\r\n '.repeat(50_000)}`)],
  ['parameters without end', event(`ATTENDEE;${'X=1;'.repeat(20_000)}:mailto:a@b.example`)],
  ['quotes that stay open', event(`ATTENDEE;X="${'"'.repeat(50_001)}:mailto:a@b.example`)],
  ['names of every object', event('__proto__:x', 'CONSTRUCTOR:y', 'CATEGORIES;__proto__=y:z')],
  ['beginnings without an end', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n'.repeat(5_000)],
])('a calendar of %s is read in a moment', (_, text) => {
  const begun = process.cpuUsage();
  readIcal(text);
  expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(3_000);
  expect(({} as { x?: unknown }).x).toBeUndefined();
});
