import { afterEach, expect, test, vi } from 'vitest';
import { addDays, instantAt, stateVenueOffset, venueClock, venueOffset } from './time.ts';

afterEach(() => {
  stateVenueOffset(undefined);
  vi.unstubAllEnvs();
});

test('the clock of the venue is what the edition states, whatever the tables of the device say', () => {
  const instant = Date.parse('2026-11-21T23:30:00Z');
  stateVenueOffset(60);
  expect(venueClock(instant)).toEqual({ date: '2026-11-22', time: '00:30:00' });
  stateVenueOffset(0);
  expect(venueClock(instant)).toEqual({ date: '2026-11-21', time: '23:30:00' });
  // Also where the tables know better: what is stated holds, no minutes included.
  expect(venueClock(Date.parse('2024-10-18T12:00:00Z')).time).toBe('12:00:00');
});

test('without a statement the tables of the device serve', () => {
  expect(venueOffset(Date.parse('2024-10-18T12:00:00Z'))).toBe(60);
  expect(venueClock(Date.parse('2024-10-18T12:00:00Z')).time).toBe('13:00:00');
});

test('a wall clock and its instant lead to each other', () => {
  stateVenueOffset(60);
  const instant = instantAt('2026-11-21', '00:15', 60);
  expect(new Date(instant).toISOString()).toBe('2026-11-20T23:15:00.000Z');
  expect(venueClock(instant)).toEqual({ date: '2026-11-21', time: '00:15:00' });
});

test.each(['Pacific/Auckland', 'Pacific/Honolulu', 'Africa/Casablanca'])(
  'a day is counted alike on a device in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(addDays('2026-11-21', 0)).toBe('2026-11-21');
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
    expect(addDays('2026-09-27', -1)).toBe('2026-09-26');
    expect(instantAt('2026-11-21', '12:00', 0)).toBe(Date.UTC(2026, 10, 21, 12));
    expect(instantAt('2026-11-21', '12:00:30', -60)).toBe(Date.UTC(2026, 10, 21, 13, 0, 30));
  },
);

test('days are counted over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});
