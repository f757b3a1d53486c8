import { expect, test } from 'vitest';
import { nameLanguage } from './name-language.ts';

test.each([
  ['Équipe numérique', 'ar', 'fr'],
  ['Équipe numérique', 'en', 'fr'],
  ['Équipe numérique', 'fr', undefined],
  ['Relations internationales', 'ar', 'fr'],
  ['Karim Zaini', 'en', undefined],
  ['كريم الزياني', 'fr', 'ar'],
  ['كريم الزياني', 'en', 'ar'],
  ['كريم الزياني', 'ar', undefined],
  ['1207', 'ar', undefined],
] as const)('“%s” on a page in %s is read in %s', (name, reader, language) =>
  expect(nameLanguage(name, reader)).toBe(language),
);
