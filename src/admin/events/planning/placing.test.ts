import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Event } from '#entities/index.ts';
import { stateVenueOffset } from '#shared/time.ts';
import { allowed, changesTo, placingOf } from './placing.ts';

const event = (more: Partial<Event> = {}) =>
  ({
    ...{ id: 'e', date: '2026-11-21', location_id: 'tent', part_of_id: null, occupancy: 'full' },
    ...{ starts_at: '2026-11-21T09:00:00+00:00', ends_at: '2026-11-21T10:00:00+00:00' },
    ...more,
  }) as Event;
const night = event({
  ...{ starts_at: '2026-11-22T00:30:00+00:00', ends_at: '2026-11-22T03:00:00+00:00' },
});
const at = { day: '2026-11-21', hall: 'tent', from: 600, minutes: 60 };

beforeEach(() => stateVenueOffset(60));
afterEach(() => stateVenueOffset(undefined));

test('a session stands where the venue’s clock has it, its night on the day before', () => {
  expect(placingOf(event())).toEqual(at);
  expect(placingOf(night)).toEqual({ ...at, from: 1440 + 90, minutes: 150 });
  stateVenueOffset(0);
  expect(placingOf(event()).from).toBe(540);
});

test('another hall leaves the hours as they are written, and forgets how full the last one was', () => {
  expect(changesTo(event(), { ...at, hall: 'hall' }, [])).toEqual([
    {
      ...{ kind: 'event', id: 'e', action: 'update' },
      base: { location_id: 'tent', occupancy: 'full' },
      set: { location_id: 'hall', occupancy: 'free' },
    },
  ]);
});

test('another hour keeps the length; past midnight it stays on its day', () => {
  const [later] = changesTo(event(), { ...at, from: 1440 + 60 }, []);
  expect(later?.set).toEqual({
    starts_at: '2026-11-22T00:00:00.000Z',
    ends_at: '2026-11-22T01:00:00.000Z',
  });
  const [back] = changesTo(night, { ...placingOf(night), day: '2026-11-20' }, []);
  expect(back?.set).toEqual({
    date: '2026-11-20',
    starts_at: '2026-11-21T00:30:00.000Z',
    ends_at: '2026-11-21T03:00:00.000Z',
  });
});

test('drawn out it only ends later; where it is already nothing changes', () => {
  const [longer] = changesTo(event(), { ...at, minutes: 75 }, []);
  expect(longer?.set).toEqual({ ends_at: '2026-11-21T10:15:00.000Z' });
  expect(changesTo(event(), at, [])).toEqual([]);
});

test('its parts go along, into the hall that they share with it; another’s do not', () => {
  const parts = [
    event({ id: 'here', part_of_id: 'e' }),
    event({ id: 'there', part_of_id: 'e', location_id: 'garden' }),
    event({ id: 'other', part_of_id: 'x' }),
  ];
  const found = changesTo(event(), { ...at, hall: 'hall', from: 630 }, parts);
  expect(found.map(({ id, set }) => [id, set?.location_id, set?.starts_at])).toEqual([
    ['e', 'hall', '2026-11-21T09:30:00.000Z'],
    ['here', 'hall', '2026-11-21T09:30:00.000Z'],
    ['there', undefined, '2026-11-21T09:30:00.000Z'],
  ]);
});

test('a session begins on its day or in its night, and lasts at most a day', () => {
  expect(allowed({ ...at, from: -20, minutes: 0 })).toEqual({ ...at, from: 0, minutes: 5 });
  expect(allowed({ ...at, from: 4000, minutes: 4000 })).toMatchObject({
    from: 2879,
    minutes: 1440,
  });
});
