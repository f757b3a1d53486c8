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

test('English abbreviates as its other words do', () => {
  expect(plain(measuresOf('en').duration(122))).toBe('2 h 2 min');
});

test('Arabic says times in words, after a preposition in that case', () => {
  const { duration, wait, distance } = measuresOf('ar');
  expect([20, 60, 80, 122, 183].map((minutes) => plain(duration(minutes)))).toEqual([
    '20 دقيقة',
    'ساعة',
    'ساعة و20 دقيقة',
    'ساعتان ودقيقتان',
    '3 ساعات و3 دقائق',
  ]);
  expect([122, 80].map((minutes) => plain(wait(minutes)))).toEqual([
    'ساعتين ودقيقتين',
    'ساعة و20 دقيقة',
  ]);
  expect(distance(200)).toMatch(/\p{Script=Arabic}/u);
});
