import { expect, test } from 'vitest';
import type { PlanFeature } from '#entities/kit/field.ts';
import { groundAround, type PlanPoint } from '#shared/ground.ts';
import { type GroundPath, groundPathsOf } from './ground-paths.ts';
import { pathNetworkOf } from './path-network.ts';
import { wayBetween } from './way.ts';
import { wayAnswerOf } from './way-answer.ts';

const at = (x: number, y: number): PlanPoint => ({ x, y });
const line = (...points: [number, number][]): GroundPath => ({
  points: points.map(([x, y]) => at(x, y)),
  square: false,
  steps: false,
});
const square = (...points: [number, number][]): GroundPath => ({
  ...line(...points, points[0] ?? [0, 0]),
  square: true,
});
const stairs = (...points: [number, number][]): GroundPath => ({ ...line(...points), steps: true });
const way = (paths: GroundPath[], from: PlanPoint, to: PlanPoint, stepFree = false) =>
  wayBetween(pathNetworkOf(paths), from, to, stepFree);
const rounded = (points: readonly PlanPoint[] = []) =>
  points.map(({ x, y }) => [Math.round(x), Math.round(y)]);

test('one goes from the door to the path, along it over the crossing, and to the other door', () => {
  const paths = [line([0, 0], [100, 0]), line([60, -50], [60, 50])];
  const found = way(paths, at(10, 8), at(66, 40));
  expect(rounded(found?.points)).toEqual([
    [10, 8],
    [10, 0],
    [60, 0],
    [60, 40],
    [66, 40],
  ]);
  expect(found?.metres).toBeCloseTo(8 + 50 + 40 + 6);
});

test('the shorter of two ways is taken, and between doors of one stretch the straight one', () => {
  const round = [line([0, 0], [100, 0], [100, 100], [0, 100], [0, 0])];
  expect(way(round, at(10, 0), at(0, 30))?.metres).toBeCloseTo(40);
  expect(way(round, at(10, 0), at(70, 0))?.metres).toBeCloseTo(60);
  // The corner of the longer one is the nearer, so that its end is known first.
  const two = [line([0, 0], [0, -25], [200, 0]), line([0, 0], [20, 20], [200, 0])];
  expect(way(two, at(0, 0), at(200, 0))?.metres).toBeCloseTo(209.4, 1);
});

test('paths whose strips touch meet, whichever of them ends; others do not', () => {
  const street = line([0, 0], [100, 0]);
  const lane = (y: number) => line([50, y], [50, 80]);
  expect(way([street, lane(3.5)], at(0, 0), at(50, 80))).toBeDefined();
  expect(way([lane(3.5), street], at(0, 0), at(50, 80))).toBeDefined();
  expect(way([street, lane(6)], at(0, 0), at(50, 80))).toBeUndefined();
});

test('a square is crossed straight, but not over a bay in it', () => {
  const paths = [square([0, 0], [100, 0], [100, 100], [0, 100]), line([100, 100], [200, 100])];
  expect(way(paths, at(0, 0), at(200, 100))?.metres).toBeCloseTo(Math.hypot(100, 100) + 100);
  expect(rounded(way(paths, at(10, 20), at(60, 70))?.points)).toEqual([
    [10, 20],
    [60, 70],
  ]);
  const bay = [
    square([0, 0], [40, 0], [40, 80], [60, 80], [60, 0], [100, 0], [100, 100], [0, 100]),
  ];
  expect(way(bay, at(0, 0), at(100, 0))?.metres).toBeGreaterThan(180);
});

test('steps are passed by on request, said where they are taken, and said to be the only way', () => {
  const short = [line([0, 0], [0, 100], [100, 100], [100, 0]), stairs([0, 0], [100, 0])];
  expect(way(short, at(0, 0), at(100, 0))).toMatchObject({ metres: 100, steps: true });
  expect(way(short, at(0, 0), at(100, 0), true)).toMatchObject({ metres: 300, steps: false });
  const network = pathNetworkOf([line([0, 0], [50, 0]), stairs([50, 0], [120, 0])]);
  expect(wayAnswerOf(network, at(0, 0), at(120, 0), true)).toMatchObject({
    state: 'only_steps',
    way: { steps: true },
  });
  expect(wayAnswerOf(network, at(0, 0), at(50, 0), true).state).toBe('found');
});

test('minutes are rather more than less, and more for who goes without steps', () => {
  const network = pathNetworkOf([line([0, 0], [700, 0])]);
  const minutes = (metres: number, stepFree = false) => {
    const answer = wayAnswerOf(network, at(0, 0), at(metres, 0), stepFree);
    return 'minutes' in answer ? answer.minutes : undefined;
  };
  expect([minutes(10), minutes(66), minutes(70), minutes(600)]).toEqual([1, 1, 2, 9]);
  expect(minutes(600, true)).toBe(12);
});

test('without a path there is no way: far from any, on another island, on a plan without', () => {
  const islands = pathNetworkOf([line([0, 0], [50, 0]), line([200, 0], [250, 0])]);
  const none = { state: 'none' };
  expect(wayAnswerOf(islands, at(0, 0), at(220, 0), true)).toEqual(none);
  expect(wayAnswerOf(islands, at(0, 0), at(25, 90), false)).toEqual(none);
  expect(wayAnswerOf(pathNetworkOf([]), at(0, 0), at(5, 0), false)).toEqual(none);
});

test('a door beside a path that leads nowhere takes the next one', () => {
  const paths = [line([0, 0], [100, 0]), line([40, 20], [60, 20])];
  expect(way(paths, at(50, 18), at(0, 0))?.metres).toBeCloseTo(68);
});

test('of a plan, paths are walked: gardens and roads are not', () => {
  const ground = groundAround([-2.338, 35.013]);
  const feature = (kind: PlanFeature['properties']['kind']): PlanFeature => ({
    type: 'Feature',
    geometry: { type: 'LineString', coordinates: [] },
    properties: { kind },
  });
  expect(
    groundPathsOf(
      ['garden', 'road', 'path', 'building'].map((kind) => feature(kind as 'path')),
      ground,
    ),
  ).toHaveLength(1);
});

test.each([2, 3, 4, 6, 9])(
  'stairs of %s m are stairs, however near the paths at their ends are',
  (length) => {
    const network = pathNetworkOf([
      line([0, 0], [50, 0]),
      line([50 + length, 0], [100, 0]),
      stairs([50, 0], [50 + length, 0]),
    ]);
    const answer = (stepFree: boolean) => wayAnswerOf(network, at(0, 0), at(100, 0), stepFree);
    expect(answer(true)).toMatchObject({ state: 'only_steps' });
    expect(answer(false)).toMatchObject({ state: 'found', way: { steps: true } });
  },
);
