import { expect, test } from 'vitest';
import { languages } from '#shared/localized.ts';
import ar from '../../../public/locales/ar/common.json';
import en from '../../../public/locales/en/common.json';
import fr from '../../../public/locales/fr/common.json';
import { noContent } from './entries.ts';
import { createSearchIndex } from './search-index.ts';

/** A Saturday, and the Friday before. */
const [friday, saturday] = ['2026-12-11', '2026-12-12'];
const titled = (id: string, title: string, date: string) =>
  [id, { id, title: { fr: title, en: '', ar: '' }, description: {}, date }] as never;

const index = createSearchIndex({
  ...noContent,
  event: new Map([titled('a', 'La carte du ciel', saturday), titled('b', 'Veillée', friday)]),
});
const foundFor = (query: string) => {
  const { doors, doorsFirst, groups } = index.search({ query, language: 'fr' });
  return { doors: doors.map(({ to, search }) => search?.day ?? to), doorsFirst, groups };
};

const words = { fr, en, ar };
const names = [
  'presentation',
  'sheikh',
  'programme',
  'my_program',
  'speakers',
  'village',
  'map',
] as const;
const more = [
  'news',
  'announcements',
  'live',
  'archive',
  'prayers',
  'guide',
  'privacy',
  'home',
] as const;

test.each([...names, ...more])(
  '%s is found first by what the site calls it, in every language',
  (to) => {
    for (const language of languages) {
      const { doors, doorsFirst } = foundFor(words[language].nav[to]);
      expect([doors[0], doorsFirst], language).toEqual([to, true]);
    }
  },
);

test.each([
  ...['12 décembre', 'samedi 12', 'Samedi', 'December 12th', 'saturday', '12/12', '12/12/2026'],
  ...['السبت', 'السبت ١٢ دجنبر', '12 ديسمبر', 'sat 12'],
])('%s leads to the programme of that day', (query) => {
  expect(foundFor(query).doors).toEqual([saturday]);
});

test('a day that the edition does not have leads nowhere, nor does a number alone', () => {
  for (const query of ['13 décembre', 'dimanche', '12', 'samedi 11', '']) {
    expect(foundFor(query).doors, query).toEqual([]);
  }
});

test('how a name begins leads there after what is found in the content, whose order stays', () => {
  expect(foundFor('cart')).toEqual({
    ...{ doors: ['map'], doorsFirst: false },
    groups: [{ group: 'event', ids: ['a'] }],
  });
  expect(foundFor('carte')).toMatchObject({ doorsFirst: true, groups: [{ ids: ['a'] }] });
  expect(foundFor('décembre').doors).toEqual([friday, saturday]);
});
