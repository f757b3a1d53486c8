import { expect, test } from 'vitest';
import { distanceBetween } from './distance.ts';

test('a degree of latitude is about 111.2 km, one of longitude shrinks to the poles', () => {
  const madagh = { latitude: 34.9, longitude: -2.33 };
  expect(distanceBetween(madagh, { ...madagh, latitude: 35.9 })).toBeCloseTo(111_195, -2);
  expect(distanceBetween(madagh, { ...madagh, longitude: -1.33 })).toBeCloseTo(91_195, -3);
  expect(distanceBetween(madagh, madagh)).toBe(0);
});
