import { expect, test } from 'vitest';
import type { Speaker } from '#entities/index.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import type { Origins } from '../kinds/text-states.ts';
import { columnsOf, filterRows, sortRows, translationOf } from './rows.ts';

const speaker = (id: string, more: Partial<Speaker>): Speaker =>
  rowOf('speaker', {
    id,
    name: { fr: id },
    title: {},
    biography: {},
    country: null,
    photo: null,
    edition_ids: [21],
    published: true,
    ...more,
  });

const right: Origins = new Map();
const none = { query: '', values: {}, translation: '' };
const rows = [
  speaker('amina', { name: { fr: 'Amina Ziani', ar: 'أمينة الزياني' }, published: false }),
  speaker('karim', { name: { fr: 'Karim' }, title: { fr: 'Professeur', en: 'Professor' } }),
  speaker('full', { name: { fr: 'F', en: 'F', ar: 'ف' }, country: 'MA' }),
];
const ids = (some: readonly Speaker[]) => some.map(({ id }) => id);

test('finds by words in any language, as the public search does', () => {
  expect(ids(filterRows('speaker', rows, { ...none, query: 'زياني' }, right))).toEqual(['amina']);
  expect(ids(filterRows('speaker', rows, { ...none, query: 'profess' }, right))).toEqual(['karim']);
});

test('filters by flags and by missing translations', () => {
  expect(
    ids(filterRows('speaker', rows, { ...none, values: { published: 'false' } }, right)),
  ).toEqual(['amina']);
  expect(ids(filterRows('speaker', rows, { ...none, translation: 'en' }, right))).toEqual([
    'amina',
    'karim',
  ]);
  expect(ids(filterRows('speaker', rows, { ...none, translation: 'complete' }, right))).toEqual([
    'full',
  ]);
});

test('a language is full, partly there or empty', () => {
  const [, karim] = rows as [Speaker, Speaker];
  expect(translationOf('speaker', karim, 'fr', right)).toBe('full');
  expect(translationOf('speaker', karim, 'en', right)).toBe('partial');
  expect(translationOf('speaker', karim, 'ar', right)).toBe('empty');
});

test('what was made from a text that has changed since is outdated, and no longer complete', () => {
  const origins = new Map([['speaker:full:name:ar', { source: 'fr', made_from: 'G' }]] as const);
  const full = rows[2] as Speaker;
  expect(translationOf('speaker', full, 'ar', origins)).toBe('outdated');
  expect(translationOf('speaker', full, 'en', origins)).toBe('full');
  const found = (translation: string) =>
    ids(filterRows('speaker', rows, { ...none, translation }, origins));
  expect(found('ar:outdated')).toEqual(['full']);
  expect(found('ar')).toEqual(['karim']);
  expect(found('complete')).toEqual([]);
});

test('sorts by what is shown, empty values last in both directions', () => {
  const country = (row: Speaker) => row.country ?? '';
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  expect(ids(sortRows(rows, country, false, compare))[0]).toBe('full');
  expect(ids(sortRows(rows, country, true, compare))[0]).toBe('full');
  expect(ids(sortRows(rows, ({ id }) => id, true, compare))).toEqual(['karim', 'full', 'amina']);
});

test('the columns are those the entity declares', () => {
  expect(columnsOf('speaker')).toEqual(['name', 'title', 'country', 'edition_ids', 'published']);
});

test('of several choices one is enough', () => {
  const places = [
    rowOf('location', { id: 'a', facilities: ['toilets', 'water'] }),
    rowOf('location', { id: 'b', facilities: ['water'] }),
  ];
  const having = (facilities: string) =>
    filterRows('location', places, { ...none, values: { facilities } }, right).map(({ id }) => id);
  expect(having('water')).toEqual(['a', 'b']);
  expect(having('toilets')).toEqual(['a']);
});
