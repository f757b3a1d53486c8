import { expect, test } from 'vitest';
import type { Event } from '#entities/index.ts';
import { acknowledged, changesSince, noted } from './seen.ts';

const event = {
  id: 'a',
  edition_id: 21,
  title: { fr: 'Ouverture' },
  starts_at: '2026-11-20T20:00:00.000Z',
  ends_at: '2026-11-20T21:00:00.000Z',
  location_id: 'hall',
  cancelled: false,
} as Event;
const mine = new Set(['a']);
const held = (...events: Event[]) => new Map(events.map((row) => [row.id, row]));
const seen = noted({}, mine, held(event));
const whatHas = (...events: Event[]) =>
  changesSince(seen, mine, held(...events), 21).map(({ what }) => what);

test('a favourite is noted once and forgotten when it is none any more', () => {
  expect(Object.keys(seen)).toEqual(['a']);
  expect(noted(seen, mine, held({ ...event, cancelled: true }))).toBe(seen);
  expect(noted(seen, new Set(), held(event))).toEqual({});
});

test('what has moved, was cancelled, is back or has gone is told; a new title is not', () => {
  expect(whatHas(event)).toEqual([]);
  expect(whatHas({ ...event, title: { fr: 'Autre titre' } })).toEqual([]);
  expect(whatHas({ ...event, starts_at: '2026-11-20T20:30:00.000Z' })).toEqual(['moved']);
  expect(whatHas({ ...event, ends_at: '2026-11-20T21:30:00.000Z' })).toEqual(['moved']);
  expect(whatHas({ ...event, location_id: null })).toEqual(['moved']);
  expect(whatHas({ ...event, cancelled: true })).toEqual(['cancelled']);
  expect(whatHas()).toEqual(['gone']);
  const cancelled = noted({}, mine, held({ ...event, cancelled: true }));
  expect(changesSince(cancelled, mine, held(event), 21)).toMatchObject([{ what: 'restored' }]);
});

test('another edition on show says nothing of this one', () => {
  expect(changesSince(seen, mine, new Map(), 20)).toEqual([]);
});

test('a change is told until it has been seen', () => {
  const moved = { ...event, location_id: 'tent' };
  const [change] = changesSince(seen, mine, held(moved), 21);
  if (!change) throw new Error('Nothing was told');
  const known = acknowledged(seen, change);
  expect(changesSince(known, mine, held(moved), 21)).toEqual([]);
  const [gone] = changesSince(seen, mine, held(), 21);
  if (!gone) throw new Error('Nothing was told');
  expect(acknowledged(seen, gone)).toEqual({});
});
