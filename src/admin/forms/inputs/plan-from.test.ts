import { expect, test } from 'vitest';
import { planFrom } from './plan-from.ts';

const way = [
  [-2.344, 34.975],
  [-2.343, 34.976],
];
const path = (properties: object, coordinates: unknown = way) => ({
  type: 'Feature',
  geometry: { type: 'LineString', coordinates },
  properties,
});
const plan = (...features: object[]) => ({ type: 'FeatureCollection', features });

test('a plan keeps what it is made of, without what programs write besides', () => {
  const heights = way.map((position) => [...position, 12.5]);
  const drawn = {
    ...plan({ ...path({ kind: 'path', steps: true, stroke: '#555', name: 'x' }, heights), id: 3 }),
    name: 'plan',
    crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:OGC:1.3:CRS84' } },
  };
  expect(planFrom(drawn)).toEqual(plan(path({ kind: 'path', steps: true })));
  const named = plan(path({ kind: 'road', name: { fr: 'Route de Berkane' } }));
  expect(planFrom(named)).toEqual(named);
});

test('what is no plan is none', () => {
  for (const other of [undefined, null, 3, [], {}, plan({}), plan(path({ highway: 'footway' }))]) {
    expect(planFrom(other)).toBe('not_a_plan');
  }
  expect(planFrom(path({ kind: 'path' }))).toBe('not_a_plan');
});

test('a position is kept to a centimetre, and a drawing of too many of them is said to be one', () => {
  const exact = (count: number) =>
    plan(path({ kind: 'path' }, Array(count).fill([-2.344123456789012, 34.97512345678901])));
  expect(planFrom(exact(2))).toEqual(
    plan(path({ kind: 'path' }, Array(2).fill([-2.3441235, 34.9751235]))),
  );
  expect(planFrom(exact(6_000))).toMatchObject({ features: [{}] });
  expect(planFrom(exact(9_000))).toBe('too_many_points');
});
