import { expect, test } from 'vitest';
import {
  boxAround,
  distance,
  distanceToEdge,
  groundAround,
  isWithin,
  viewBoxOf,
} from './ground.ts';

const square = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
  { x: 0, y: 0 },
];

test('a position comes back from the plan where it was', () => {
  const ground = groundAround([-2.338, 35.013]);
  const [longitude, latitude] = ground.toPosition(ground.toPoint([-2.3356, 35.0149]));
  expect(longitude).toBeCloseTo(-2.3356, 9);
  expect(latitude).toBeCloseTo(35.0149, 9);
});

test('north is up, east is to the right, in metres', () => {
  const ground = groundAround([-2.338, 35]);
  expect(ground.toPoint([-2.338, 35.001]).y).toBeCloseTo(-111.2, 1);
  expect(ground.toPoint([-2.337, 35]).x).toBeCloseTo(91.1, 1);
  expect(distance([0, 0], [0, 0.01])).toBeCloseTo(1112, 0);
});

test('a box holds its points and the margin; there is none around nothing', () => {
  expect(boxAround(square, 2)).toEqual({ x: -2, y: -2, width: 14, height: 14 });
  expect(boxAround([])).toBeUndefined();
});

test('within and without a ring, and how far from its edge', () => {
  expect(isWithin(square, { x: 4, y: 3 })).toBe(true);
  expect(isWithin(square, { x: 14, y: 3 })).toBe(false);
  expect(distanceToEdge(square, { x: 4, y: 3 })).toBe(3);
  expect(distanceToEdge(square, { x: 13, y: 14 })).toBe(5);
});

test('a box is found around more points than a call takes arguments', () => {
  const points = Array.from({ length: 300_000 }, (_, at) => ({ x: at, y: -at }));
  expect(boxAround(points, 1)).toEqual({ x: -1, y: -300_000, width: 300_001, height: 300_001 });
});

test('a drawing has decimetres, and no more digits', () => {
  const box = { x: -282.3399433491851, y: 0.1 + 0.2, width: 516.32, height: 491.45 };
  expect(viewBoxOf(box)).toBe('-282.3 0.3 516.3 491.5');
});
