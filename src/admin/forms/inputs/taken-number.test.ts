import { expect, test } from 'vitest';
import { takenNumber } from './taken-number.ts';

const day = { min: 5, max: 1440 };

test('of what is typed key by key, what is within bounds is taken', () => {
  expect([4, 45].map((typed) => takenNumber(typed, day))).toEqual([undefined, 45]);
  expect([1, 12, 120].map((typed) => takenNumber(typed, day))).toEqual([undefined, 12, 120]);
  expect([5, 1440, 1441].map((typed) => takenNumber(typed, day))).toEqual([5, 1440, undefined]);
});

test('what is being typed is read as far as it goes', () => {
  expect(['1.', '007', '-2', '34.10'].map((typed) => takenNumber(typed, {}))).toEqual([
    1, 7, -2, 34.1,
  ]);
  expect(['', '-', '.'].map((typed) => takenNumber(typed, day))).toEqual([null, null, null]);
});
