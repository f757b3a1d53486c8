import { expect, test } from 'vitest';
import { hourAt, usual } from './data-cost.ts';

test.each([
  [usual.picture, 'mb', 700],
  [usual.sound, 'mb', 58],
  [200_000, 'mb', 90],
  [3_000_000, 'gb', 1.4],
  [2_222_222, 'gb', 1],
  [100, 'mb', 1],
])('%i bits per second make in an hour, in %s, %d', (rate, unit, amount) => {
  expect(hourAt(rate)).toEqual({ unit, amount });
});
