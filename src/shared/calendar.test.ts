import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type CalendarEntry, calendarOf } from './calendar.ts';

const at = Date.parse('2026-11-19T08:00:00Z');
const entry: CalendarEntry = {
  uid: '0b5f@forum.example',
  title: 'Opening; with, commas \\ and\nlines',
  starts: '2026-11-20T20:00:00.000Z',
  ends: '2026-11-20T21:30:00.000Z',
};

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

test('another program reads back exactly what was written', () => {
  const [event] = read(
    calendarOf(
      'Mine',
      [{ ...entry, description: 'Line\r\nbreak', place: 'Tent, north; "A"', cancelled: true }],
      at,
    ),
  );
  expect(event?.summary).toBe(entry.title);
  expect(event?.description).toBe('Line\nbreak');
  expect(event?.location).toBe('Tent, north; "A"');
  expect(event?.startDate.toJSDate().toISOString()).toBe(entry.starts);
  expect(event?.endDate.toJSDate().toISOString()).toBe(entry.ends);
  expect(event?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
});

test('what parts a list or a line elsewhere is marked, for programs that take it as it stands', () => {
  const text = calendarOf('Mine', [{ ...entry, title: 'a, b; c \\ d\ne' }], at);
  expect(text).toContain('SUMMARY:a\\, b\\; c \\\\ d\\ne\r\n');
});

test.each(['الملتقى العالمي للتصوف 💚 '.repeat(20).trim(), '💚'.repeat(60)])(
  'no line is longer than 75 octets and no letter is parted: %s',
  (title) => {
    const text = calendarOf('ملتقى', [{ ...entry, title }], at);
    for (const line of text.split('\r\n')) {
      const octets = new TextEncoder().encode(line);
      expect(octets.length).toBeLessThanOrEqual(75);
      expect(new TextDecoder().decode(octets)).toBe(line);
    }
    expect(read(text)[0]?.summary).toBe(title);
  },
);

test('a text cannot add lines of its own', () => {
  const hostile = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\rATTACH:http://evil.example\n\u0007';
  const text = calendarOf(hostile, [{ ...entry, title: hostile, url: hostile }], at);
  expect(read(text)).toHaveLength(1);
  expect(text).not.toMatch(/^ATTACH/m);
});
