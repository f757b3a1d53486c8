import { expect, test } from 'vitest';
import { clocksDuring, offsetName, zonesFrom } from './clock-changes.ts';

test('a zone keeps one clock, or is said to change it, as Morocco did before and after Ramadan', () => {
  expect(clocksDuring('Africa/Casablanca', '2024-10-18', '2024-10-21')).toEqual([
    { day: '2024-10-18', minutes: 60 },
  ]);
  // In 2024 Ramadan began on 12 March; the clocks had gone back on the 10th.
  expect(clocksDuring('Africa/Casablanca', '2024-03-08', '2024-03-12')).toEqual([
    { day: '2024-03-08', minutes: 60 },
    { day: '2024-03-10', minutes: 0 },
  ]);
  expect(clocksDuring('Europe/Paris', '2026-10-24', '2026-10-26')).toHaveLength(2);
});

test('days that are none, or run on for centuries, are no trouble', () => {
  expect(clocksDuring('Africa/Casablanca', '', '')).toEqual([]);
  expect(clocksDuring('Africa/Casablanca', '2026-11-21', '2026-11-20')).toEqual([]);
  expect(clocksDuring('Asia/Dubai', '2026-11-20', '9026-11-20')).toHaveLength(1);
});

test('offsets are named as one writes them, and the venue’s zone stands first', () => {
  expect([60, 0, -210, 345].map(offsetName)).toEqual([
    ...['UTC+01:00', 'UTC+00:00', 'UTC−03:30', 'UTC+05:45'],
  ]);
  const zones = zonesFrom('Africa/Casablanca');
  expect(zones[0]).toBe('Africa/Casablanca');
  expect(new Set(zones).size).toBe(zones.length);
});
