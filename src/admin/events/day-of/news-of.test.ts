import { expect, test } from 'vitest';
import type { Event } from '#entities/index.ts';
import { formerOf, newsOf } from './news-of.ts';

const event = {
  starts_at: '2026-11-21T10:15:00Z',
  location_id: 'hall',
  cancelled: false,
  change: 'none',
} as Event;

test('what there is to say of a session follows from how it stood', () => {
  const was = { starts_at: '2026-11-21T11:15:00+01:00', location_id: 'hall' };
  expect(newsOf(event, undefined)).toBe('reminder');
  expect(newsOf(event, was)).toBe('reminder');
  expect(newsOf(event, { ...was, starts_at: '2026-11-21T10:00:00Z' })).toBe('time');
  expect(newsOf(event, { ...was, location_id: 'tent' })).toBe('place');
  expect(newsOf(event, { starts_at: '2026-11-21T10:00:00Z', location_id: null })).toBe(
    'time_and_place',
  );
  expect(newsOf({ ...event, cancelled: true }, was)).toBe('cancelled');
});

test('the last step on this device counts before what the server remembers, if it moved the session', () => {
  const moved = {
    ...event,
    change: 'moved',
    previous_starts_at: '2026-11-21T09:00:00Z',
    previous_location_id: 'tent',
  } as Event;
  expect(formerOf(event, undefined)).toBeUndefined();
  expect(formerOf(moved, undefined)).toEqual({
    starts_at: '2026-11-21T09:00:00Z',
    location_id: 'tent',
  });
  const before = { ...moved, starts_at: '2026-11-21T10:00:00Z' };
  expect(formerOf(moved, before)).toBe(before);
  expect(formerOf(moved, { ...moved, location_id: 'tent' })).toMatchObject({ location_id: 'tent' });
});

test('who says that a delayed session is full still has its delay to announce', () => {
  const delayed = {
    ...{ ...event, change: 'moved', occupancy: 'full' },
    ...{ previous_starts_at: '2026-11-21T10:00:00Z', previous_location_id: 'hall' },
  } as Event;
  const step = { ...delayed, occupancy: 'free', starts_at: '2026-11-21T11:15:00+01:00' } as Event;
  expect(newsOf(delayed, formerOf(delayed, step))).toBe('time');
  expect(formerOf(delayed, step)).toEqual(formerOf(delayed, undefined));
  expect(formerOf(event, { ...event, occupancy: 'full' })).toBeUndefined();
});
