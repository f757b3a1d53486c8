import fc from 'fast-check';
import { expect, test } from 'vitest';
import { litPoints, pointPath, points } from './khatam-star.ts';

const ending = (...ends: number[]) => ends.map((one) => ({ ends: one }));
const lit = (sessions: readonly { ends: number }[], at: number) =>
  litPoints(sessions, at).filter(Boolean).length;

test('eight sessions have a point each, lit as they end', () => {
  const day = ending(1, 2, 3, 4, 5, 6, 7, 8);
  expect(litPoints(day, 0)).toEqual(Array(points).fill(false));
  expect(litPoints(day, 3)).toEqual([true, true, true, ...Array(5).fill(false)]);
  expect(litPoints(day, 8)).toEqual(Array(points).fill(true));
});

test('a session that still goes on lights nothing', () => {
  expect(lit(ending(10), 9)).toBe(0);
  expect(lit(ending(10), 10)).toBe(points);
});

test('fewer sessions have several points each', () => {
  expect(lit(ending(1, 9), 1)).toBe(4);
  expect(lit(ending(1, 2, 9), 2)).toBe(6);
});

test('a point that several share is lit by the last of them', () => {
  const day = ending(...Array.from({ length: 16 }, (_, index) => index + 1));
  expect(lit(day, 1)).toBe(0);
  expect(lit(day, 2)).toBe(1);
  expect(lit(day, 15)).toBe(7);
});

test('without a session there is no light', () => {
  expect(lit([], 1)).toBe(0);
});

test('light only grows, and is whole when all is over', () => {
  const days = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(days, (ends) => {
      const day = ending(...ends.sort((a, b) => a - b));
      let before = 0;
      for (let at = 0; at <= 30; at += 1) {
        expect(lit(day, at)).toBeGreaterThanOrEqual(before);
        before = lit(day, at);
      }
      expect(before).toBe(points);
    }),
  );
});

test('the first point points up', () => {
  expect(pointPath(0)).toMatch(/^M50\.00 36\.00L/);
  expect(pointPath(0)).toContain('50.00 2.00');
});
