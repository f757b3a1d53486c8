import { expect, test } from 'vitest';
import { entities, type LocationType } from '#entities/index.ts';
import { rowOf } from '../../../../tests/fixtures/row.ts';
import { isOffered } from './offered.ts';

const place = (type: LocationType) => rowOf('location', { type });

test('neither a session nor the main screen is offered a car park', () => {
  for (const { without } of [
    entities.event.fields.location_id,
    entities.dashboard.fields.main_location_id,
  ]) {
    expect(isOffered(place('room'), without)).toBe(true);
    expect(isOffered(place('service'), without)).toBe(false);
  }
  expect(isOffered(place('service'))).toBe(true);
  expect(isOffered(undefined, { type: 'service' })).toBe(true);
});
