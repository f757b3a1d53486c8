import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameSides, spread } from './spread.ts';

const point = fc.record({
  x: fc.double({ min: 0, max: 300, noNaN: true }),
  y: fc.double({ min: 0, max: 300, noNaN: true }),
});

test('marks that have room stay where they are', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
  ];
  expect(spread(points, 44)).toEqual(points);
});

test('marks end apart, wherever they began', () => {
  fc.assert(
    fc.property(fc.array(point, { maxLength: 14 }), (points) => {
      const moved = spread(points, 20);
      for (const [index, a] of moved.entries())
        for (const b of moved.slice(index + 1))
          expect(Math.hypot(b.x - a.x, b.y - a.y)).toBeGreaterThan(18);
    }),
  );
});

test('marks on one spot part', () => {
  const [a, b] = spread(Array(2).fill({ x: 7, y: 7 }), 10);
  expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeCloseTo(10);
});

test('no mark of a place that is seen is pushed or stands beyond the edge', () => {
  const within = { left: 0, top: 0, right: 300, bottom: 120 };
  const low = [100, 101, 102, 103, 104].map((y) => ({ x: 150, y }));
  const away = { x: 150, y: 400 };
  const moved = spread([...low, away], 42, within);
  for (const { y } of moved.slice(0, -1)) expect(y).toBeLessThanOrEqual(120 - 21);
  expect(moved.at(-1)).toEqual(away);
  expect(spread([{ x: 3, y: 60 }], 42, within)).toEqual([{ x: 21, y: 60 }]);
});

test('a name stays on what is seen of the map, and out of what lies on it', () => {
  const within = { left: -40, top: -100, right: 200, bottom: 100 };
  const buttons = { left: 100, top: -100, right: 200, bottom: 100 };
  const mark = (x: number, y: number) => ({ at: { x, y }, width: 60 });
  const sides = (taken: (typeof within)[]) =>
    nameSides([mark(-30, 0), mark(90, 0), mark(0, 75)], 40, 20, { within, taken });
  expect(sides([])).toEqual(['right', 'below', 'above']);
  expect(sides([buttons])).toEqual(['right', undefined, 'above']);
});

test('a name goes below, else above, else beside, else away', () => {
  const mark = (x: number, y: number) => ({ at: { x, y }, width: 60 });
  expect(nameSides([mark(0, 0)], 40, 20)).toEqual(['below']);
  expect(nameSides([mark(0, 0), mark(0, 45)], 40, 20)).toEqual(['above', 'below']);
  expect(nameSides([mark(0, 0), mark(0, 45), mark(0, -45)], 40, 20)[0]).toBe('right');
  const crowd = [mark(0, 0), mark(0, 45), mark(0, -45), mark(45, 0), mark(-45, 0)];
  expect(nameSides(crowd, 40, 20)[0]).toBeUndefined();
});
