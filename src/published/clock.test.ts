import { afterEach, expect, test } from 'vitest';
import { stateVenueOffset } from '#shared/time.ts';
import { nextDay } from './clock.ts';

afterEach(() => stateVenueOffset(undefined));

test("the day ends at the venue's midnight", () => {
  stateVenueOffset(60);
  expect(nextDay(Date.parse('2026-11-20T22:30:00Z'))).toBe(Date.parse('2026-11-20T23:00:00Z'));
  expect(nextDay(Date.parse('2026-11-20T23:00:00Z'))).toBe(Date.parse('2026-11-21T23:00:00Z'));
});
