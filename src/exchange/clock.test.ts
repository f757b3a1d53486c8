import { expect, test } from 'vitest';
import { instantOf, isDay, isoIn, isZone, readIso, wallAt } from './clock.ts';
import { readDuration } from './duration.ts';

test('an instant is shown by the clocks of any zone, with its offset', () => {
  const noon = Date.UTC(2025, 6, 1, 12);
  expect(isoIn(noon, 'Europe/Paris')).toBe('2025-07-01T14:00:00+02:00');
  expect(isoIn(noon, 'Asia/Kolkata')).toBe('2025-07-01T17:30:00+05:30');
  expect(isoIn(noon, -210)).toBe('2025-07-01T08:30:00-03:30');
  expect(wallAt(noon, 'Africa/Casablanca')).toEqual({ date: '2025-07-01', time: '13:00:00' });
});

test('a wall time is found again in every zone, in summer and in winter', () => {
  for (const zone of [
    'Europe/Paris',
    'Africa/Casablanca',
    'America/New_York',
    'Asia/Kolkata',
    90,
  ]) {
    for (const date of ['2025-01-15', '2025-03-10', '2025-07-15', '2025-10-26']) {
      const wall = { date, time: '10:20:00' };
      expect(wallAt(instantOf(wall, zone), zone)).toEqual(wall);
    }
  }
  expect(
    wallAt(instantOf({ date: '2025-03-30', time: '02:30:00' }, 'Europe/Paris'), 'Europe/Paris'),
  ).toEqual({ date: '2025-03-30', time: '03:30:00' });
});

test('only times that exist are read', () => {
  expect(readIso('2025-02-28T24:00:00Z')).toBeUndefined();
  expect(readIso('2025-02-29T10:00:00Z')).toBeUndefined();
  expect(readIso('0001-01-01T10:00:00Z')).toBeUndefined();
  expect(readIso('2025-02-28T10:00:00+99:00')).toBeUndefined();
  expect(readIso('yesterday')).toBeUndefined();
  expect(readIso('2025-02-28 10:00')).toEqual({ wall: { date: '2025-02-28', time: '10:00:00' } });
  expect(readIso('2025-02-28T10:00:00.000-0330')?.offset).toBe(-210);
  expect(isDay('2025-04-31')).toBe(false);
  expect(isZone('Europe/Paris')).toBe(true);
  expect(isZone('Romance Standard Time')).toBe(false);
});

test('durations are minutes, however they are written', () => {
  const written = ['00:45', '1:30', '1:00:30', 'PT1H30M', 'P1D', '45', '-PT5M', '00:00'];
  expect(written.map(readDuration)).toEqual([45, 90, 1470, 90, 1440, 45, -5, 0]);
  expect(['', 'long', '1h', 'P', 'PT'].map(readDuration)).toEqual(Array(5).fill(undefined));
});
