import { expect, test } from 'vitest';
import { zoneOffset } from './zone-offset.ts';

/** The zone, minutes ahead of UTC, and the instant at which its clocks show midnight. */
const midnights = [
  ['Africa/Casablanca', 60, '2024-10-17T23:00:00Z'],
  ['UTC', 0, '2026-11-21T00:00:00Z'],
  ['America/New_York', -300, '2026-11-21T05:00:00Z'],
  ['America/New_York', -240, '2026-07-21T04:00:00Z'],
  ['Asia/Kathmandu', 345, '2026-11-20T18:15:00Z'],
  ['Pacific/Auckland', 780, '2026-12-31T11:00:00Z'],
  ['Pacific/Honolulu', -600, '2027-01-01T10:00:00Z'],
] as const;

test.each(midnights)('%s is %d minutes ahead of UTC around its midnight too', (zone, ahead, at) => {
  const midnight = Date.parse(at);
  for (const minutes of [-1, 0, 1, 5, 59, 60, 12 * 60]) {
    expect(zoneOffset(zone, midnight + minutes * 60_000), `${minutes} minutes`).toBe(ahead);
  }
  // What is not a whole second does not count.
  expect(Math.abs(zoneOffset(zone, midnight + 29_999) - ahead)).toBe(0);
});

test('a zone that the device does not know is an error', () => {
  expect(() => zoneOffset('Africa/Madagh', 0)).toThrow(RangeError);
});
