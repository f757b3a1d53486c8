import { expect, test } from 'vitest';
import type { Facility, Location, LocationType } from '#entities/index.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import type { DrawnPlan } from './drawn-plan.ts';
import { directionsTo, isWalkedTo, placesOf, typesOf } from './places.ts';

function place(id: string, type: LocationType, more: Partial<Location> = {}): Location {
  return rowOf('location', {
    id,
    name: { fr: id },
    description: {},
    type,
    latitude: 35.013,
    longitude: -2.338,
    capacity: 100,
    image: null,
    edition_ids: [21],
    published: true,
    ...more,
  });
}

const places = [
  place('tente', 'tent'),
  place('salle b', 'room'),
  place('jardin', 'other'),
  place('salle a', 'room'),
];
const shown = (type: string, ...wanted: Facility[]) =>
  placesOf(
    places,
    type,
    wanted,
    ({ id }) => id,
    (a, b) => a.localeCompare(b),
  ).map(({ id }) => id);

test('places are shown by type and name, and narrowed to a type', () => {
  expect(shown('')).toEqual(['salle a', 'salle b', 'tente', 'jardin']);
  expect(shown('room')).toEqual(['salle a', 'salle b']);
  expect(shown('pavilion')).toEqual([]);
});

test('several facilities leave the places that have all of them', () => {
  const having = [
    place('a', 'room', { facilities: ['toilets', 'water'] }),
    place('b', 'tent', { facilities: ['water'] }),
    place('c', 'service', { facilities: ['ablutions', 'toilets', 'water'] }),
  ];
  const left = (type: string, ...wanted: Facility[]) =>
    placesOf(
      having,
      type,
      wanted,
      ({ id }) => id,
      (a, b) => a.localeCompare(b),
    ).map(({ id }) => id);
  expect(left('', 'water')).toEqual(['a', 'b', 'c']);
  expect(left('', 'toilets', 'water')).toEqual(['a', 'c']);
  expect(left('service', 'toilets', 'water')).toEqual(['c']);
  expect(left('', 'parking')).toEqual([]);
});

test('a type that does not exist narrows nothing', () => {
  expect(shown('castle')).toHaveLength(4);
});

test('only types that some place has are offered', () => {
  expect(typesOf(places)).toEqual([
    { type: 'room', count: 2 },
    { type: 'tent', count: 1 },
    { type: 'other', count: 1 },
  ]);
});

test('directions lead to the coordinates, and nowhere without them', () => {
  expect(directionsTo(place('a', 'room'))).toContain('destination=35.013,-2.338');
  expect(directionsTo(place('a', 'room', { latitude: null }))).toBeUndefined();
});

test('one is led on foot where the plan has paths, to a place that has a position', () => {
  const [tent = place('tente', 'tent')] = places;
  const plan = { paths: [{}] } as unknown as DrawnPlan;
  expect(isWalkedTo(plan, tent)).toBe(true);
  expect(isWalkedTo(plan, { ...tent, latitude: null, longitude: null })).toBe(false);
  expect(isWalkedTo({ ...plan, paths: [] }, tent)).toBe(false);
  expect(isWalkedTo(undefined, tent)).toBe(false);
});
