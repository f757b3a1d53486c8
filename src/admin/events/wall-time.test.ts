import { beforeEach, expect, test } from 'vitest';
import { stateVenueOffset } from '#shared/time.ts';
import { endOf, minutesBetween, timesOf, wallTimeOf } from './wall-time.ts';

beforeEach(() => stateVenueOffset(60));

test('the wall shows the venue, and gives the same instants back', () => {
  const times = {
    date: '2026-11-21',
    starts_at: '2026-11-21T20:30:00.000Z',
    ends_at: '2026-11-21T22:00:00.000Z',
  };
  const wall = wallTimeOf(times);
  expect(wall).toEqual({ day: '2026-11-21', start: '21:30', night: false, minutes: 90 });
  expect(timesOf(wall)).toEqual(times);
});

test('a session after midnight stays on the day of its evening', () => {
  const wall = { day: '2026-11-21', start: '00:15', night: true, minutes: 45 };
  const times = timesOf(wall);
  expect(times).toEqual({
    date: '2026-11-21',
    starts_at: '2026-11-21T23:15:00.000Z',
    ends_at: '2026-11-22T00:00:00.000Z',
  });
  expect(wallTimeOf(times)).toEqual(wall);
});

test('an end that is not after the start is on the next day', () => {
  expect(minutesBetween('23:30', '00:45')).toBe(75);
  expect(minutesBetween('10:00', '11:30')).toBe(90);
  expect(minutesBetween('10:00', '10:00')).toBe(1440);
  expect(endOf({ start: '23:30', minutes: 75 })).toBe('00:45');
});
