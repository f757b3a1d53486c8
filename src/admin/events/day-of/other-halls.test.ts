import { expect, test } from 'vitest';
import { byUse, isSmaller } from './other-halls.ts';

const hall = (id: string, capacity: number | null, taken = false) => ({
  ...{ id, name: id, capacity, taken },
});

test('halls that are free and large enough come first, then smaller ones, then those that are taken', () => {
  const halls = [
    hall('taken', 500, true),
    hall('small', 199),
    hall('large', 200),
    hall('unknown', null),
  ];
  expect(byUse(halls, 200).map(({ id }) => id)).toEqual(['large', 'unknown', 'small', 'taken']);
  expect(byUse(halls, null).map(({ id }) => id)).toEqual(['small', 'large', 'unknown', 'taken']);
});

test('a hall is smaller only as far as both are known', () => {
  expect(isSmaller({ capacity: 10 }, 11)).toBe(true);
  expect(isSmaller({ capacity: 11 }, 11)).toBe(false);
  expect(isSmaller({ capacity: null }, 11)).toBe(false);
  expect(isSmaller({ capacity: 10 }, null)).toBe(false);
});
