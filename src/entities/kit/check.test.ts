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

test('an end before the start is said together with what else is wrong, beside its own field', () => {
  const edition = { id: 22, starts_on: '2027-11-21', ends_on: '2027-11-18', utc_offset: 60 };
  expect(check(entities.edition as unknown as Entity, edition)).toEqual([
    { field: 'year', code: 'required' },
    { field: 'name', code: 'required' },
    { field: 'ends_on', code: 'ends_before_start' },
  ]);
});

test('what is wrong by itself is left out of rules, and said once', () => {
  const event = { edition_id: 21, title: { fr: 'Séance' }, type: 'conference' };
  const times = { date: '2026-11-20', starts_at: 'soon', ends_at: '2026-11-20T10:00:00Z' };
  expect(check(entities.event as unknown as Entity, { ...event, ...times })).toEqual([
    { field: 'starts_at', code: 'not_a_date' },
  ]);
});

test('a name of which nobody sees anything is none', () => {
  const speaker = { name: { fr: '\u200b', ar: '\u2800\u3164' }, edition_ids: [21] };
  expect(check(entities.speaker as unknown as Entity, speaker)).toEqual([
    { field: 'name', code: 'required' },
  ]);
  const release = {
    edition_id: 21,
    number: 1,
    name: '\u00ad',
    released_at: '2026-11-20T09:00:00Z',
  };
  expect(check(entities.release as unknown as Entity, release)).toEqual([
    { field: 'name', code: 'required' },
  ]);
});
