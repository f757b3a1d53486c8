import { expect, test } from 'vitest';
import type { Session } from '#domain/programme.ts';
import type { Location } from '#entities/index.ts';
import { drawnWalkOf, drawnWayOf } from './drawn-walk.ts';
import { walkOf } from './walk.ts';

const place = (id: string) => ({ id, latitude: 34.87, longitude: -2.33 }) as Location;
const [hall, tent, garden] = [place('hall'), place('tent'), place('garden')];
const plan = {
  places: [
    { location: hall, at: { x: 0, y: 0 } },
    { location: tent, at: { x: 300, y: 40 } },
  ],
};
const at = (location: Location | undefined, cancelled = false) =>
  ({ event: { cancelled }, location }) as Session;

test('each place bears the numbers of all its stops, and the line follows the day', () => {
  const walk = drawnWalkOf(walkOf([at(hall), at(hall), at(tent), at(hall)]), plan);
  expect(walk?.signs).toEqual([
    { id: 'hall', at: { x: 0, y: 0 }, numbers: [1, 3] },
    { id: 'tent', at: { x: 300, y: 40 }, numbers: [2] },
  ]);
  expect(walk?.points.map(({ x }) => x)).toEqual([0, 300, 0]);
});

test('a place that is not on the plan keeps its number and is passed over by the line', () => {
  const walk = drawnWalkOf(walkOf([at(hall), at(garden), at(undefined), at(tent)]), plan);
  expect(walk?.signs.map(({ numbers }) => numbers)).toEqual([[1], [3]]);
  expect(walk?.points).toHaveLength(2);
});

test('what is cancelled leads nowhere, and one place alone is no walk', () => {
  expect(walkOf([at(hall), at(tent, true), at(hall)])).toHaveLength(1);
  expect(drawnWalkOf(walkOf([at(hall), at(tent, true), at(hall)]), plan)).toBeUndefined();
});

test('the view holds every stop with room around it, in one shape', () => {
  const view = drawnWalkOf(walkOf([at(hall), at(tent)]), plan)?.view;
  expect(view?.x).toBeLessThan(-40);
  expect((view?.x ?? 0) + (view?.width ?? 0)).toBeGreaterThan(340);
  expect((view?.width ?? 0) / (view?.height ?? 1)).toBeCloseTo(1.5);
});

test('the ends of a way are numbered where they are, and all of it is in view', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 0, y: 90 },
    { x: 400, y: 90 },
  ];
  const drawn = drawnWayOf({ points, metres: 490, steps: false }, 'hall', 'tent');
  expect(drawn?.signs).toEqual([
    { id: 'hall', at: points[0], numbers: [1] },
    { id: 'tent', at: points[2], numbers: [2] },
  ]);
  expect(drawn?.points).toBe(points);
  expect((drawn?.view.x ?? 0) + (drawn?.view.width ?? 0)).toBeGreaterThan(440);
});
