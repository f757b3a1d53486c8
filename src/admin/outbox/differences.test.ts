import { expect, test } from 'vitest';
import type { Operation } from '#replica/protocol/operation.ts';
import { differences, untouched, updateOf } from './differences.ts';

const operation: Operation = {
  ...{ op: 'o', kind: 'speaker', id: 's', action: 'update', at: '2026-11-20T10:00:00.000Z' },
  base: { title: { fr: 'Historienne', en: null }, country: 'MA', photo: null },
  set: { title: { fr: 'Philosophe', en: 'Philosopher' }, country: 'TN', photo: 'p-1x1.webp' },
};

test('a conflict is told field by field, of texts language by language, in three versions', () => {
  const row = { title: { fr: 'Poétesse', ar: 'شاعرة' }, country: 'DZ', photo: null };
  expect(differences(operation, row)).toEqual([
    {
      ...{ field: 'title', language: 'fr' },
      ...{ base: 'Historienne', mine: 'Philosophe', theirs: 'Poétesse' },
    },
    { field: 'title', language: 'en', base: null, mine: 'Philosopher', theirs: undefined },
    { field: 'country', base: 'MA', mine: 'TN', theirs: 'DZ' },
    { field: 'photo', base: null, mine: 'p-1x1.webp', theirs: null },
  ]);
});

test('a conflict follows the order of its form, whichever order the values come in', () => {
  const set = {
    ...{ title: { ar: 'جلسة', fr: 'Séance' }, ends_at: '2026-11-20T11:00:00.000Z' },
    ...{ location_id: 'l', starts_at: '2026-11-20T10:00:00.000Z' },
  };
  const told = differences({ ...operation, kind: 'event', base: {}, set }, {});
  expect(told.map(({ field, language }) => language ?? field)).toEqual([
    ...['fr', 'ar', 'starts_at', 'ends_at', 'location_id'],
  ]);
});

test('a conflict with a row that is gone shows what was wanted and what it began from', () => {
  expect(differences(operation, null).map(({ mine, theirs }) => [mine, theirs])).toEqual([
    ['Philosophe', undefined],
    ['Philosopher', undefined],
    ['TN', undefined],
    ['p-1x1.webp', undefined],
  ]);
});

test('what was made anew began from nothing; a removal wanted nothing', () => {
  const { base: _, ...rest } = operation;
  const made = differences({ ...rest, action: 'insert', base: null }, null);
  expect(made.map(({ base }) => base)).toEqual([undefined, undefined, undefined, undefined]);
  expect(differences({ ...operation, action: 'delete', base: null, set: null }, {})).toEqual([]);
});

test('of a deletion there is to tell what has changed since its author saw the row', () => {
  const base = { title: { fr: 'Avant', en: 'Before' }, cancelled: false, changed_at: '1' };
  const deletion: Operation = { ...operation, kind: 'event', action: 'delete', base, set: null };
  const row = { title: { fr: 'Après', en: 'Before' }, cancelled: false, changed_at: '2' };
  expect(differences(deletion, row)).toMatchObject([
    { field: 'title', language: 'fr', base: 'Avant', theirs: 'Après' },
  ]);
  expect(differences(deletion, base)).toEqual([]);
});

test('what nobody else has changed can be sent by itself, of texts language by language', () => {
  const source = { title: { fr: 'Historian', en: 'Philosophe' } };
  const row = { title: { fr: 'Poétesse', ar: 'شاعرة' }, country: 'DZ', photo: null };
  const alone = untouched(operation, row);
  expect(alone.map(({ field, language }) => [field, language])).toEqual([
    ['title', 'en'],
    ['photo', undefined],
  ]);
  expect(updateOf({ ...operation, source }, alone, () => 'fr')).toEqual({
    ...{ kind: 'speaker', id: 's', action: 'update' },
    base: { title: { en: null }, photo: null },
    set: { title: { en: 'Philosopher' }, photo: 'p-1x1.webp' },
    source: { title: { en: 'Philosophe' } },
  });
  expect(updateOf(operation, [], () => 'fr')).toBeUndefined();
  expect(untouched(operation, null)).toEqual([]);
  expect(untouched({ ...operation, action: 'insert', base: null }, row)).toEqual([]);
});

test('a translation that is sent alone is of the text that was written beside it, not of the other version', () => {
  const set = { title: { fr: 'Le souffle', ar: 'النفس' } };
  const base = { title: { fr: 'La voix', ar: 'الصوت' } };
  const both: Operation = { ...operation, base, set };
  const alone = untouched(both, { title: { fr: 'Le chant', ar: 'الصوت' } });
  const sent = (source: 'fr' | 'ar') => updateOf(both, alone, () => source);
  expect(sent('fr')).toMatchObject({
    set: { title: { ar: 'النفس' } },
    source: { title: { ar: 'Le souffle' } },
  });
  expect(sent('ar')).not.toHaveProperty('source');
});
