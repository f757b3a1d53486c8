import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { facilities, type Location } from '#entities/index.ts';
import { languages } from '#shared/localized.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { facilityWordsOf } from './facility-words.ts';

test.each(languages)('every facility is found by what the site calls it in %s', (language) => {
  const words = JSON.parse(readFileSync(`public/locales/${language}/entity.json`, 'utf8'));
  const place = rowOf('location', { facilities: [...facilities] });
  const found = facilityWordsOf(place, language).map((text) => text.split(/[,،]/)[0]);
  expect(found).toEqual(facilities.map((one) => words.location.facilities_options[one]));
});

test('a row that does not say what a place has is found by its other words', () => {
  const listed = { ...rowOf('location', {}), facilities: null } as unknown as Location;
  expect(facilityWordsOf(listed, 'fr')).toEqual([]);
});
