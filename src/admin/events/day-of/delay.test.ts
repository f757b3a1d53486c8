import { beforeEach, expect, test } from 'vitest';
import { type Entity, type Event, entities } from '#entities/index.ts';
import { check } from '#entities/kit/check.ts';
import { stateVenueOffset } from '#shared/time.ts';
import { delayBy, delayFrom, followersOf, notOver, withParts } from './delay.ts';

beforeEach(() => stateVenueOffset(60));

const session = (id: string, starts_at: string, ends_at: string, changes: Partial<Event> = {}) =>
  ({
    id,
    edition_id: 21,
    title: { fr: id },
    description: {},
    type: 'event',
    date: '2026-11-21',
    starts_at,
    ends_at,
    location_id: 'tent',
    chair_id: null,
    participant_ids: [],
    cancelled: false,
    published: true,
    ...changes,
  }) as unknown as Event;

const morning = session('morning', '2026-11-21T09:00:00Z', '2026-11-21T10:00:00Z');
const noon = session('noon', '2026-11-21T11:00:00Z', '2026-11-21T12:00:00Z');
const evening = session('evening', '2026-11-21T22:00:00Z', '2026-11-21T22:50:00Z');
const night = session('night', '2026-11-21T22:50:00Z', '2026-11-21T23:30:00Z');
const day = [
  night,
  evening,
  noon,
  morning,
  session('elsewhere', '2026-11-21T11:00:00Z', '2026-11-21T12:00:00Z', { location_id: 'hall' }),
  session('cancelled', '2026-11-21T13:00:00Z', '2026-11-21T14:00:00Z', { cancelled: true }),
  session('tomorrow', '2026-11-22T09:00:00Z', '2026-11-22T10:00:00Z', { date: '2026-11-22' }),
];

test('what follows is what comes later in the hall on that programme day, also after midnight', () => {
  expect(followersOf(noon, day)).toEqual([evening, night]);
  expect(followersOf(night, day)).toEqual([]);
  expect(followersOf({ ...noon, location_id: null }, day)).toEqual([]);
});

test('a delay moves start and end and keeps the length', () => {
  expect(delayBy(15, [noon])).toEqual([
    {
      kind: 'event',
      id: 'noon',
      action: 'update',
      base: { starts_at: noon.starts_at, ends_at: noon.ends_at },
      set: { starts_at: '2026-11-21T11:15:00.000Z', ends_at: '2026-11-21T12:15:00.000Z' },
    },
  ]);
});

test('a delay past midnight leaves the session on the programme day of its evening', () => {
  const moved = delayBy(30, [evening, ...followersOf(evening, day)]);
  expect(moved.map(({ id, set }) => [id, set?.starts_at])).toEqual([
    ['evening', '2026-11-21T22:30:00.000Z'],
    ['night', '2026-11-21T23:20:00.000Z'],
  ]);
  // 00:20 on the venue's clock: the session is still right, without another day.
  for (const { set } of moved) {
    expect(check(entities.event as unknown as Entity, { ...night, ...set })).toEqual([]);
    expect(set).not.toHaveProperty('date');
  }
});

test('from now on, what is on ends later, what is to come moves, and the rest of the world stays', () => {
  const at = Date.parse('2026-11-21T11:30:00Z');
  const concerned = notOver(day, '2026-11-21', at);
  expect(concerned.map(({ id }) => id)).toEqual(['night', 'evening', 'noon', 'elsewhere']);
  const changes = delayFrom(at, 15, concerned);
  expect(changes.map(({ id, set }) => [id, set?.starts_at, set?.ends_at])).toEqual([
    ['noon', undefined, '2026-11-21T12:15:00.000Z'],
    ['elsewhere', undefined, '2026-11-21T12:15:00.000Z'],
    ['night', '2026-11-21T23:05:00.000Z', '2026-11-21T23:45:00.000Z'],
    ['evening', '2026-11-21T22:15:00.000Z', '2026-11-21T23:05:00.000Z'],
  ]);
  // At the very instant at which one ends and one begins, the one is over and the other on.
  const end = Date.parse(noon.ends_at);
  expect(notOver([noon], '2026-11-21', end)).toEqual([]);
  expect(delayFrom(Date.parse(noon.starts_at), 5, [noon])[0]?.set).toEqual({
    ends_at: '2026-11-21T12:05:00.000Z',
  });
});

test('parts go along where one runs the hall, each once, and follow nothing themselves', () => {
  const part = session('part', noon.starts_at, noon.ends_at, { part_of_id: 'noon' });
  const later = session('later', '2026-11-21T11:30:00Z', noon.ends_at, { part_of_id: 'noon' });
  const outside = { ...part, id: 'outside', location_id: 'garden' };
  const dropped = { ...part, id: 'dropped', cancelled: true };
  const all = [...day, part, later, outside, dropped];
  expect(followersOf(noon, all)).toEqual([evening, night]);
  expect(followersOf(morning, all)).toEqual([noon, part, later, evening, night]);
  const everything = { roles: ['programme'], languages: [], halls: [] } as const;
  const tent = { roles: ['hall'], languages: [], halls: ['tent'] } as const;
  const delayed = withParts([noon, evening], all, everything);
  expect(delayed).toEqual([noon, evening, part, later, outside]);
  expect(withParts([noon], all, tent)).toEqual([noon, part, later]);
  expect(withParts([noon, part, later], all, tent)).toEqual([noon, part, later]);
});
