import { expect, test } from 'vitest';
import { countText, keyOf, statusOf } from './status.ts';

const minute = 60_000;
const starts = Date.parse('2026-11-20T20:00:00Z');
const session = { starts, ends: starts + 145 * minute, event: { cancelled: false } };
const cancelled = { ...session, event: { cancelled: true } };
const say = (key: string, { count }: { readonly count: number }) => `${key.split('.')[1]} ${count}`;

test.each([false, true])(
  'what is said stays until the instant that is named, and is other from then on (far: %s)',
  (far) => {
    for (let at = starts - 1_700 * minute; at < session.ends; at += minute) {
      const status = statusOf(session, at, far);
      expect(status.until).toBeGreaterThan(at);
      expect(keyOf(statusOf(session, status.until - 1, far))).toBe(keyOf(status));
      expect(keyOf(statusOf(session, status.until, far))).not.toBe(keyOf(status));
    }
  },
);

test('nothing more is said of what is over, and a cancelled session counts nothing', () => {
  expect(statusOf(session, session.ends).until).toBe(Number.POSITIVE_INFINITY);
  const [before, during] = [statusOf(cancelled, starts - minute), statusOf(cancelled, starts)];
  expect([before.until, during.until]).toEqual([starts, session.ends]);
  expect([before.count, during.count]).toEqual([undefined, undefined]);
});

test.each([
  [-1_441, undefined],
  [-1_440, 'in_hours 24'],
  [-840, 'in_hours 14'],
  [-810, 'in_hours 14'],
  [-809, 'in_hours 13'],
  [-91, 'in_hours 2'],
  [-90, 'in_minutes 90'],
  [-1, 'in_minutes 1'],
  [0, undefined],
  [54, undefined],
  [55, 'minutes_left 90'],
  [145, undefined],
])('%i minutes after its beginning: %s', (minutes, words) => {
  expect(countText(statusOf(session, starts + minutes * minute, true), say)).toBe(words);
});

test('from near no hours are told', () => {
  expect(countText(statusOf(session, starts - 91 * minute), say)).toBeUndefined();
  expect(countText(statusOf(session, starts - 90 * minute), say)).toBe('in_minutes 90');
});
