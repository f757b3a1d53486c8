import { expect, test } from 'vitest';
import { measuresOf } from './measures.ts';

/** Without the different spaces that languages put between numbers and units. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test('times are told in hours and minutes', () => {
  const { duration } = measuresOf('fr');
  expect([45, 60, 95].map((minutes) => plain(duration(minutes)))).toEqual([
    '45 min',
    '1 h',
    '1 h 35 min',
  ]);
});

test('ways are rounded as one would say them', () => {
  const { distance } = measuresOf('en');
  expect([3, 204, 949, 950, 1234].map((metres) => plain(distance(metres)))).toEqual([
    '10 m',
    '200 m',
    '950 m',
    '1 km',
    '1.2 km',
  ]);
});

test('Arabic has words of its own for both', () => {
  const { duration, distance } = measuresOf('ar');
  for (const text of [duration(45), distance(200)]) expect(text).toMatch(/\p{Script=Arabic}/u);
});
