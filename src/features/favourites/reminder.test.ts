import { expect, test } from 'vitest';
import type { Event } from '#entities/index.ts';
import { dueReminders } from './reminder.ts';

const starts = Date.parse('2026-11-20T20:00:00.000Z');
const event = { id: 'a', starts_at: '2026-11-20T20:00:00.000Z', cancelled: false } as Event;
const minute = 60_000;

test.each([
  ['before the time chosen', -16, 15, 0],
  ['at the time chosen', -15, 15, 1],
  ['shortly before it begins', -1, 15, 1],
  ['once it has begun', 0, 15, 0],
  ['when none is wanted', -5, 0, 0],
])('%s', (_name, at, minutes, count) => {
  expect(dueReminders([event], minutes, starts + at * minute)).toHaveLength(count);
});

test('one never reminds of what is cancelled, and at its new time of what has moved', () => {
  const at = starts - 5 * minute;
  expect(dueReminders([{ ...event, cancelled: true }], 10, at)).toEqual([]);
  const moved = { ...event, starts_at: '2026-11-20T20:10:00.000Z' };
  expect(dueReminders([moved], 10, at)).toEqual([]);
});

test('what begins sooner is told first', () => {
  const sooner = { ...event, id: 'b', starts_at: '2026-11-20T19:55:00.000Z' };
  const due = dueReminders([event, sooner], 15, starts - 10 * minute);
  expect(due.map(({ id }) => id)).toEqual(['b', 'a']);
});
