import { expect, test } from 'vitest';
import { rowOf } from '../../tests/fixtures/row.ts';
import { programmeOf } from './programme.ts';
import { peopleIn, placesIn, type ReleasedLine } from './releases.ts';

const mapOf = <R extends { readonly id: string }>(rows: readonly R[]) =>
  new Map(rows.map((row) => [row.id, row]));

const speakers = ['chair', 'guest', 'talks', 'elsewhere'].map((id) => rowOf('speaker', { id }));
const programme = programmeOf(
  mapOf([
    rowOf('event', {
      id: 'opening',
      starts_at: '2026-11-20T09:00:00Z',
      ends_at: '2026-11-20T10:00:00Z',
      location_id: 'tent',
      chair_id: 'chair',
      participant_ids: ['guest'],
    }),
  ]),
  mapOf([rowOf('intervention', { id: 'talk', event_id: 'opening', speaker_id: 'talks' })]),
  mapOf([rowOf('location', { id: 'tent' })]),
  mapOf(speakers),
);

const moved: ReleasedLine = {
  event: 'opening',
  what: ['moved'],
  before: { location_id: 'court' },
  after: { location_id: 'tent' },
};

test('a version is about who chairs a session, takes part or gives a talk of it, came or went', () => {
  expect(peopleIn(moved, programme)).toEqual(new Set(['chair', 'guest', 'talks']));
  const people = { ...moved, before: { people: ['gone'] }, after: { people: ['talks'] } };
  expect(peopleIn(people, programme)).toEqual(new Set(['chair', 'guest', 'talks', 'gone']));
  const unknown = { ...people, event: 'withdrawn' };
  expect(peopleIn(unknown, programme)).toEqual(new Set(['gone', 'talks']));
});

test('a version is about the place where a session is, was and came to be', () => {
  expect(placesIn(moved, programme)).toEqual(new Set(['tent', 'court']));
  expect(placesIn({ ...moved, event: 'withdrawn' }, programme)).toEqual(new Set(['court', 'tent']));
});
