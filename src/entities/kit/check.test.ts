import { expect, test } from 'vitest';
import { type Entity, entities } from '../index.ts';
import { check } from './check.ts';

const corners = [
  [-2.41, 35.01],
  [-2.41, 35.02],
  [-2.4, 35.02],
];
const outlineOf = (...coordinates: unknown[]) => {
  const zone = { edition_id: 21, name: { fr: 'Artisanat' }, color: '#0c4a3a', position: 0 };
  const area = { type: 'Polygon', coordinates };
  return check(entities.zone as unknown as Entity, { ...zone, area });
};

test('an outline has three corners or more and comes back to the first, as the database wants it', () => {
  expect(outlineOf([...corners, corners[0]])).toEqual([]);
  const wrong = [{ field: 'area', code: 'not_an_outline' }];
  expect(outlineOf(corners)).toEqual(wrong);
  expect(outlineOf([corners[0], corners[1], corners[0]])).toEqual(wrong);
  expect(outlineOf([...corners, corners[0]], [corners[0]])).toEqual(wrong);
  expect(outlineOf('x')).toEqual(wrong);
  expect(outlineOf()).toEqual(wrong);
});
