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
    expect(planFrom(other)).toBeUndefined();
  }
  expect(planFrom(path({ kind: 'path' }))).toBeUndefined();
});
