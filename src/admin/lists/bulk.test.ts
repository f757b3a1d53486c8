import { beforeEach, expect, test } from 'vitest';
import { entities, type Kind, kinds, type Row } from '#entities/index.ts';
import type { Field } from '#entities/kit/field.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { stateVenueOffset } from '#shared/time.ts';
import { bulkFieldsOf, give } from './bulk.ts';

beforeEach(() => stateVenueOffset(60));

const sameHours = (_: Fields, { date }: Fields) => ({
  starts_at: `${date}T09:00:00.000Z`,
  ends_at: `${date}T10:00:00.000Z`,
});

const session = (id: string, more: object = {}) =>
  ({
    ...{ id, edition_id: 21, title: { fr: id }, description: {}, type: 'conference' },
    ...{ date: '2026-11-21', starts_at: '2026-11-21T09:00:00Z', ends_at: '2026-11-21T10:00:00Z' },
    ...{ location_id: 'tent', chair_id: null, participant_ids: [], spoken: [], interpretation: [] },
    ...{ cancelled: false, published: true, track_id: null },
    ...more,
  }) as unknown as Row;

test('rows are given a value as one change each; who has it already is left alone', () => {
  const rows = [session('a'), session('b', { location_id: 'hall' }), session('c')];
  const { changes, broken } = give('event', rows, ['location_id', 'hall']);
  expect(broken).toEqual([]);
  expect(changes).toEqual(
    ['a', 'c'].map((id) => ({
      ...{ kind: 'event', id, action: 'update' },
      ...{ base: { location_id: 'tent' }, set: { location_id: 'hall' } },
    })),
  );
});

test('a value that breaks a rule is not written, and its row is named', () => {
  const rows = [session('right'), session('wrong', { title: {} })];
  const { changes, broken } = give('event', rows, ['date', '2026-11-23'], sameHours);
  expect(changes.map(({ id, set }) => [id, set])).toEqual([
    [
      'right',
      {
        ...{ date: '2026-11-23', starts_at: '2026-11-23T09:00:00.000Z' },
        ends_at: '2026-11-23T10:00:00.000Z',
      },
    ],
  ]);
  expect(broken).toEqual([{ id: 'wrong', issue: { field: 'title', code: 'required' } }]);
  // Without its hours a session cannot have another day.
  const alone = give('event', [session('a')], ['date', '2026-11-23']);
  expect(alone.changes).toEqual([]);
  expect(alone.broken).toMatchObject([{ issue: { code: 'too_far_from_day' } }]);
});

test('nothing is a value, too', () => {
  const { changes } = give('event', [session('a', { chair_id: 's' })], ['chair_id', null]);
  expect(changes).toMatchObject([{ base: { chair_id: 's' }, set: { chair_id: null } }]);
});

test('what names a row, says what it belongs to or is set by the server is given to none in bulk', () => {
  for (const kind of kinds) {
    for (const name of bulkFieldsOf(kind as Kind)) {
      const field = (entities[kind].fields as Record<string, Field>)[name];
      expect([kind, name, field?.readonly, name === entities[kind].name]).toEqual([
        ...[kind, name, undefined, false],
      ]);
      expect(['localized', 'image', 'geo']).not.toContain(field?.type);
    }
  }
  expect(bulkFieldsOf('event')).toContain('location_id');
  expect(bulkFieldsOf('exhibitor')).toEqual(['zone_id']);
});
