import { expect, test } from 'vitest';
import { sameHours, withPlace } from './same-hours.ts';

const session = {
  date: '2026-11-21',
  starts_at: '2026-11-22T00:10:00+00:00',
  ends_at: '2026-11-22T01:00:00+00:00',
};

test('a session that is given another day keeps its hours, after midnight too', () => {
  expect(sameHours(session, { date: '2026-11-19' })).toEqual({
    starts_at: '2026-11-20T00:10:00.000Z',
    ends_at: '2026-11-20T01:00:00.000Z',
  });
});

test('another field, and no day, leave the hours alone', () => {
  expect(sameHours(session, { location_id: 'x' })).toEqual({});
  expect(sameHours(session, { date: null })).toEqual({});
});

test('a session that is given another hall is not full there', () => {
  const full = { ...session, location_id: 'tent', occupancy: 'full', overflow_location_id: 'hall' };
  expect(withPlace(full, { location_id: 'hall' })).toEqual({
    ...{ location_id: 'hall', occupancy: 'free', overflow_location_id: null },
  });
  expect(withPlace(full, { location_id: 'tent' })).toEqual({});
});
