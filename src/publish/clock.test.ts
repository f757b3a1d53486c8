import { afterEach, expect, test } from 'vitest';
import { stateVenueOffset } from '#shared/time.ts';
import { difference, nextDay, nextDifference } from './clock.ts';

const minute = 60_000;
const starts = Date.parse('2026-11-20T20:00:00Z');
const session = { starts, ends: starts + 45 * minute, event: { cancelled: false } };

afterEach(() => stateVenueOffset(undefined));

test('a session looks the same until the instant that is said, and different from then on', () => {
  for (let present = starts - 100 * minute; present < session.ends; present += minute) {
    const next = nextDifference(session, present);
    expect(difference(session, next - minute)).toBe(difference(session, present));
    expect(difference(session, next)).not.toBe(difference(session, present));
  }
});

test('one that is over or cancelled changes no more', () => {
  expect(nextDifference(session, session.ends)).toBe(Number.POSITIVE_INFINITY);
  expect(nextDifference({ ...session, event: { cancelled: true } }, starts)).toBe(
    Number.POSITIVE_INFINITY,
  );
});

test("the day ends at the venue's midnight", () => {
  stateVenueOffset(60);
  expect(nextDay(Date.parse('2026-11-20T22:30:00Z'))).toBe(Date.parse('2026-11-20T23:00:00Z'));
  expect(nextDay(Date.parse('2026-11-20T23:00:00Z'))).toBe(Date.parse('2026-11-21T23:00:00Z'));
});
