import { expect, test } from 'vitest';
import { around, nudge } from './plan-view.ts';

const whole = { x: 0, y: 0, width: 400, height: 200 };

test('zooming shows a part around the point, never beyond the plan', () => {
  expect(around(whole, 1, { x: 390, y: 10 })).toEqual(whole);
  expect(around(whole, 2, undefined)).toEqual({ x: 100, y: 50, width: 200, height: 100 });
  expect(around(whole, 2, { x: 390, y: 10 })).toEqual({ x: 200, y: 0, width: 200, height: 100 });
});

test('arrow keys move a point, other keys do not', () => {
  expect(nudge({ x: 1, y: 1 }, 'ArrowUp', 2)).toEqual({ x: 1, y: -1 });
  expect(nudge({ x: 1, y: 1 }, 'Enter', 2)).toBeUndefined();
});
