import { beforeEach, expect, test } from 'vitest';
import { stateVenueOffset } from '#shared/time.ts';
import { type SessionTimes, timesOf, type WallTime } from '../wall-time.ts';
import { type TypedTimes, timesWith, typedTime } from './typed-times.ts';

beforeEach(() => stateVenueOffset(60));

const wall: WallTime = { day: '2026-11-21', start: '10:00', night: false, minutes: 60 };
const own = timesOf(wall);
const theirs = timesOf({ ...wall, start: '14:00' });

/** What the panel keeps once these times were typed, as its input says them: one after the other. */
const type = (times: object, over: SessionTimes, before?: TypedTimes) =>
  Object.entries(times).reduce<TypedTimes | undefined>(
    (typed, value) => typedTime(typed, over, value),
    before,
  );

test('where nothing was typed the times are the session’s, whoever moves it', () => {
  expect(timesWith(undefined, { ...theirs, id: 's' } as SessionTimes)).toEqual(theirs);
});

test('what was typed is kept, and what a colleague moves meanwhile is moved', () => {
  const longer = type(timesOf({ ...wall, minutes: 90 }), own);
  expect(timesWith(longer, own)).toEqual(timesOf({ ...wall, minutes: 90 }));
  expect(timesWith(longer, theirs)).toEqual(timesOf({ ...wall, start: '14:00', minutes: 90 }));

  const nextDay = { ...wall, day: '2026-11-22', start: '14:00', minutes: 90 };
  const both = type(timesOf(nextDay), theirs, longer);
  expect(timesWith(both, theirs)).toEqual(timesOf(nextDay));
  const again = timesOf({ ...wall, start: '16:00' });
  expect(timesWith(both, again)).toEqual(timesOf({ ...nextDay, start: '16:00' }));
});

test('an hour that was taken out is missing until there is another', () => {
  const none = type({ starts_at: null }, own);
  expect(timesWith(none, own)).toEqual({ ...own, starts_at: null });
});
