import { afterEach, expect, test } from 'vitest';
import { engagedOf } from '#domain/engaged.ts';
import { programmeOf } from '#domain/programme.ts';
import type { Event, Location } from '#entities/index.ts';
import { stateVenueOffset } from '#shared/time.ts';
import { markOf, marksOf } from './marks.ts';
import { columnsOf, daysOfGrid, firstHall, hallsOfGrid, shelfOf } from './plan.ts';

afterEach(() => stateVenueOffset(undefined));

const place = (id: string, capacity: number | null, type = 'room') =>
  ({ id, capacity, type, name: { en: id } }) as Location;
const places = [
  ...[place('small', 20), place('unknown', null), place('large', 400)],
  ...[place('other', 20), place('car park', 900, 'service')],
];
const session = (id: string, from: string, to: string, more: Partial<Event> = {}) =>
  ({
    ...{ id, date: from.slice(0, 10), starts_at: `${from}:00Z`, ends_at: `${to}:00Z` },
    ...{ location_id: 'small', chair_id: null, participant_ids: [], part_of_id: null },
    ...{ cancelled: false, ...more },
  }) as Event;
const programme = (...events: Event[]) => {
  const byId = <T extends { id: string }>(rows: T[]) => new Map(rows.map((row) => [row.id, row]));
  return programmeOf(byId(events), new Map(), byId(places), new Map()).sessions;
};
const byName = (a: Location, b: Location) => (a.id < b.id ? -1 : 1);
const edition = { starts_on: '2026-11-20', ends_on: '2026-11-21' };

test('the days of the edition, and the eve where something is planned', () => {
  const planned = ['2026-11-19', '2026-11-20', '2027-01-01'];
  expect(daysOfGrid(edition, planned)).toEqual(['2026-11-19', '2026-11-20', '2026-11-21']);
  expect(daysOfGrid(edition, [])).toEqual(['2026-11-20', '2026-11-21']);
});

test('a phone begins with a busy hall of its reader, else with any busy one', () => {
  const halls = hallsOfGrid(places, [], byName);
  const sessions = programme(session('a', '2026-11-20T09:00', '2026-11-20T10:00'));
  const firstOf = (...runs: string[]) =>
    firstHall(halls, sessions, (hall) => runs.includes(hall))?.id;
  expect(firstOf()).toBe('small');
  expect(firstOf('large', 'small')).toBe('small');
  expect(firstOf('other')).toBe('other');
  expect(firstHall([], [], () => true)).toBeUndefined();
});

test('the larger halls first; no car park, unless somebody put a session there', () => {
  const ids = (list: readonly Location[]) => list.map(({ id }) => id);
  expect(ids(hallsOfGrid(places, [], byName))).toEqual(['large', 'other', 'small', 'unknown']);
  const parked = programme(
    session('a', '2026-11-20T09:00', '2026-11-20T10:00', { location_id: 'car park' }),
  );
  expect(ids(hallsOfGrid(places, parked, byName))[0]).toBe('car park');
});

test('a night stands below its day; sessions at the same time stand side by side', () => {
  stateVenueOffset(60);
  const sessions = programme(
    session('a', '2026-11-20T21:00', '2026-11-20T22:00'),
    session('b', '2026-11-20T21:30', '2026-11-20T22:30'),
    session('c', '2026-11-21T00:30', '2026-11-21T03:00', { date: '2026-11-20' }),
  );
  const [column, empty] = columnsOf(sessions, ['2026-11-20', '2026-11-21'], [place('small', 20)]);
  expect(
    column?.sessions.map(({ session: { event }, from, minutes, lane, lanes }) => ({
      ...{ id: event.id, from, minutes, lane, lanes },
    })),
  ).toEqual([
    { id: 'a', from: 1320, minutes: 60, lane: 0, lanes: 2 },
    { id: 'b', from: 1350, minutes: 60, lane: 1, lanes: 2 },
    { id: 'c', from: 1530, minutes: 150, lane: 0, lanes: 1 },
  ]);
  expect(empty?.sessions).toEqual([]);
});

test('the shelf has what has no hall, an unknown hall or a foreign day, and nothing cancelled', () => {
  const at = ['2026-11-20T09:00', '2026-11-20T10:00'] as const;
  const sessions = programme(
    session('placed', ...at),
    session('no hall', ...at, { location_id: null }),
    session('lost hall', ...at, { location_id: 'gone' }),
    session('foreign', '2027-01-01T09:00', '2027-01-01T10:00'),
    session('off', ...at, { location_id: null, cancelled: true }),
  );
  const shelf = shelfOf(sessions, ['2026-11-20'], places);
  expect(shelf.map(({ event }) => event.id).sort()).toEqual(['foreign', 'lost hall', 'no hall']);
});

test('what gets in the way is marked on both, a prayer alone more quietly', () => {
  const sessions = programme(
    session('a', '2026-11-20T09:00', '2026-11-20T10:00'),
    session('b', '2026-11-20T09:30', '2026-11-20T10:30'),
    session('c', '2026-11-20T12:00', '2026-11-20T13:00'),
    session('d', '2026-11-23T12:00', '2026-11-23T13:00'),
  );
  const dhuhr = { name: 'dhuhr', at: Date.parse('2026-11-20T12:30Z'), iqama: undefined } as const;
  const marks = marksOf(sessions, {
    engaged: engagedOf(
      sessions.map(({ event }) => event),
      [],
    ),
    edition,
    prayersOf: (day) => (day === '2026-11-20' ? [{ ...dhuhr, official: true }] : []),
  });
  expect(Object.fromEntries(marks)).toEqual({ a: 'clash', b: 'clash', c: 'prayer', d: 'clash' });
  expect(markOf([])).toBeUndefined();
});
