import { expect, test } from 'vitest';
import { hijriOf } from './hijri.ts';

// First days of months as the calendar of Umm al-Qura states them.
test.each([
  ['2024-07-07', { year: 1446, month: 1, day: 1 }],
  ['2025-03-01', { year: 1446, month: 9, day: 1 }],
  ['2025-03-30', { year: 1446, month: 10, day: 1 }],
  ['2025-06-06', { year: 1446, month: 12, day: 10 }],
  ['2026-02-18', { year: 1447, month: 9, day: 1 }],
])('%s', (day, hijri) => expect(hijriOf(day)).toEqual(hijri));

test('a correction moves the day, across the end of a month too', () => {
  expect(hijriOf('2025-03-01', -1)).toEqual({ year: 1446, month: 8, day: 29 });
  expect(hijriOf('2025-03-01', 1)).toEqual({ year: 1446, month: 9, day: 2 });
});
