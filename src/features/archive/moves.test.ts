import { expect, test } from 'vitest';
import { movedBy } from './moves.ts';

test.each([
  ['ArrowRight', 'ltr', 2],
  ['ArrowLeft', 'ltr', 0],
  ['ArrowRight', 'rtl', 0],
  ['ArrowLeft', 'rtl', 2],
  ['Home', 'rtl', 0],
  ['End', 'rtl', 4],
  ['Enter', 'ltr', 1],
] as const)(
  '%s in a text that runs %s leads from the second picture to %d',
  (key, direction, to) => {
    expect(movedBy(key, direction, 1, 5)).toBe(to);
  },
);

test('the ends are ends', () => {
  expect(movedBy('ArrowRight', 'ltr', 4, 5)).toBe(4);
  expect(movedBy('ArrowLeft', 'ltr', 0, 5)).toBe(0);
});
