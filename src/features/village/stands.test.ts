import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceToEdge, isWithin, type PlanPoint } from '#shared/ground.ts';
import { placeStands, spanAt } from './stands.ts';

const rectangle = (width: number, height: number): PlanPoint[] => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
];
const bent: PlanPoint[] = [
  { x: -14, y: 46 },
  { x: 26, y: 46 },
  { x: 26, y: 24 },
  { x: 8, y: 18 },
  { x: -8, y: 18 },
  { x: -10, y: 30 },
];

test('stands lie inside their zone and touch neither its edge nor each other', () => {
  const ring = fc.oneof(
    fc.constant(bent),
    fc
      .tuple(fc.integer({ min: 4, max: 80 }), fc.integer({ min: 4, max: 80 }))
      .map(([w, h]) => rectangle(w, h)),
  );
  fc.assert(
    fc.property(ring, fc.integer({ min: 1, max: 40 }), (zone, count) => {
      const { points, size } = placeStands(zone, count);
      expect(points).toHaveLength(count);
      for (const [index, point] of points.entries()) {
        expect(isWithin(zone, point)).toBe(true);
        expect(distanceToEdge(zone, point)).toBeGreaterThan(size * 0.45);
        for (const other of points.slice(index + 1))
          expect(Math.hypot(point.x - other.x, point.y - other.y)).toBeGreaterThan(size * 0.99);
      }
    }),
    { numRuns: 60 },
  );
});

test('stands are counted from north to south, and from west to east in a row', () => {
  const { points } = placeStands(rectangle(20, 20), 4);
  const [a, b, c, d] = points;
  expect([a?.y, c?.y]).toEqual([b?.y, d?.y]);
  expect(a?.x).toBeLessThan(b?.x ?? 0);
  expect(a?.y).toBeLessThan(c?.y ?? 0);
});

test('the strip of the zone’s name stays clear, at the end that is said', () => {
  for (const point of placeStands(rectangle(40, 32), 6, 8).points)
    expect(point.y).toBeGreaterThan(8);
  for (const point of placeStands(rectangle(40, 32), 6, 8, 'south').points)
    expect(point.y).toBeLessThan(24);
});

test('the same zone gives the same places again', () => {
  expect(placeStands(bent, 7)).toEqual(placeStands(bent, 7));
  expect(placeStands(bent, 0).points).toEqual([]);
});

test('how wide a zone is at a line', () => {
  expect(spanAt(rectangle(40, 32), 10)).toEqual([0, 40]);
  expect(spanAt(bent, 21)?.[0]).toBeCloseTo(-8.5);
  expect(spanAt(bent, 60)).toBeUndefined();
});
