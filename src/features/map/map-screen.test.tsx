import { expect, test } from 'vitest';
import type { Edition } from '#entities/index.ts';
import { AddressProvider } from '#ui/screen-address.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { rendered, sent } from '../../../tests/tools/rendered.tsx';
import { LocationScreen } from './location-screen.tsx';
import { MapScreen } from './map-screen.tsx';

const path: NonNullable<Edition['plan']>['features'][number] = {
  type: 'Feature',
  properties: { kind: 'path' },
  geometry: {
    type: 'LineString',
    coordinates: [
      [-2.338, 35.012],
      [-2.337, 35.013],
    ],
  },
};
const edition = (features: readonly (typeof path)[]) =>
  sent(
    'edition',
    rowOf('edition', { id: 21, plan: { type: 'FeatureCollection', features } } as Partial<Edition>),
  );
const tent = rowOf('location', {
  id: 'tent',
  name: { en: 'Tent' },
  latitude: 35.012,
  longitude: -2.338,
});
const office = rowOf('location', {
  id: 'office',
  name: { en: 'Office' },
  latitude: null,
  longitude: null,
});
const places = [sent('location', tent), sent('location', office)];

const mapAt = (place: string) =>
  rendered(
    <AddressProvider value={{ search: { place }, params: {} }}>
      <MapScreen />
    </AddressProvider>,
    [edition([path]), ...places],
  );
const pageOf = (id: string, features: readonly (typeof path)[]) =>
  rendered(
    <AddressProvider value={{ search: {}, params: { id } }}>
      <LocationScreen />
    </AddressProvider>,
    [edition(features), ...places],
  );

test('nobody is led on foot to a place that has no position', async () => {
  expect(await mapAt('tent')).toContain('Walk there');
  expect(await mapAt('office')).not.toContain('Walk there');
  expect(await pageOf('office', [path])).not.toContain('Walk there');
});

test('nor where the plan has no paths', async () => {
  expect(await pageOf('tent', [path])).toContain('Walk there');
  expect(await pageOf('tent', [])).not.toContain('Walk there');
});
