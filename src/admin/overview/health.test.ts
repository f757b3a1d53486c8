import { expect, test } from 'vitest';
import { createContentStore } from '#replica/content/content-store.ts';
import type { SyncRow } from '#replica/protocol/sync-row.ts';
import { healthOf } from './health.ts';

let revision = 0;
const row = (kind: string, id: string, fields: object) => {
  revision += 1;
  return { kind, id, revision, row: { id, ...fields } } as unknown as SyncRow;
};
const session = (id: string, from: string, to: string, more: object = {}) =>
  row('event', id, {
    title: { fr: 'F', en: 'E', ar: 'ع' },
    type: 'event',
    starts_at: `2026-11-20T${from}:00Z`,
    ends_at: `2026-11-20T${to}:00Z`,
    location_id: 'hall',
    chair_id: null,
    participant_ids: [],
    cancelled: false,
    ...more,
  });

function health(...rows: SyncRow[]) {
  const store = createContentStore();
  store.apply(rows);
  return healthOf(store.state.getState().content, new Map());
}

test('sessions that overlap in one hall clash; those that follow each other do not', () => {
  const { clashes } = health(
    session('a', '10:00', '11:00'),
    session('b', '11:00', '12:00'),
    session('c', '11:30', '12:30'),
    session('d', '11:30', '12:30', { location_id: 'tent' }),
    session('e', '10:30', '10:40', { cancelled: true }),
  );
  expect(clashes).toEqual([['b', 'c']]);
});

test('what lacks a place, a chair or a language is counted', () => {
  const found = health(
    session('a', '10:00', '11:00', { location_id: null }),
    session('b', '11:00', '12:00', { type: 'conference' }),
    session('c', '12:00', '13:00', { type: 'ceremony', title: { fr: 'F', ar: 'ع' } }),
  );
  expect(found.withoutPlace).toEqual(['a']);
  expect(found.withoutChair).toEqual(['b']);
  expect(found.gaps).toEqual([{ kind: 'event', language: 'en', count: 1 }]);
});

test('what a published session names and visitors do not see is told', () => {
  const draft = { published: false };
  const { halfPublished } = health(
    row('location', 'hall', draft),
    row('location', 'tent', { published: true }),
    ...['amina', 'yusuf'].map((id) => row('speaker', id, draft)),
    row('speaker', 'layla', { published: true }),
    session('a', '10:00', '11:00', { published: true, participant_ids: ['layla', 'amina'] }),
    session('b', '11:00', '12:00', { published: true, location_id: 'tent', chair_id: 'layla' }),
    row('intervention', 'talk', { event_id: 'b', speaker_id: 'yusuf', title: {} }),
    session('c', '12:00', '13:00', { published: false, chair_id: 'amina' }),
    session('d', '13:00', '14:00', { published: true, cancelled: true }),
  );
  expect(halfPublished).toEqual([
    { session: 'a', kind: 'location', id: 'hall' },
    { session: 'a', kind: 'speaker', id: 'amina' },
    { session: 'b', kind: 'speaker', id: 'yusuf' },
  ]);
});

test('a person expected in two sessions at once is named, in whatever part they take', () => {
  const { twice } = health(
    session('a', '10:00', '11:00', { chair_id: 'amina', location_id: 'tent' }),
    session('b', '10:30', '11:30', { participant_ids: ['amina', 'yusuf'] }),
    session('c', '11:00', '12:00', { location_id: 'garden', chair_id: 'amina' }),
    session('d', '10:00', '12:00', { location_id: null, chair_id: 'yusuf', cancelled: true }),
    row('intervention', 'talk', { event_id: 'c', speaker_id: 'yusuf', title: {} }),
  );
  expect(twice).toEqual([
    { speaker: 'amina', pair: ['a', 'b'] },
    { speaker: 'yusuf', pair: ['b', 'c'] },
    { speaker: 'amina', pair: ['b', 'c'] },
  ]);
});
