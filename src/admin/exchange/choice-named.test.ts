import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { choiceNamed } from './choice-named.ts';

const wordsAt = (language: string, file: string, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>(
      (at, part) => (at as Record<string, unknown> | undefined)?.[part],
      JSON.parse(readFileSync(`public/locales/${language}/${file}.json`, 'utf8')),
    );

test.each([
  ['type', 'service', 'service'],
  ['type', 'Point de service', 'service'],
  ['facilities', 'hearing_loop', 'hearing_loop'],
  ['facilities', 'TOILETTES', 'toilets'],
  ['facilities', 'Drinking water', 'water'],
  ['facilities', 'وضوء', 'ablutions'],
  ['facilities', 'sauna', undefined],
  ['name', 'toilets', undefined],
])('of a place, %s: «%s» is %s', (field, text, code) => {
  expect(choiceNamed('location', field, text, wordsAt)).toBe(code);
});

test.each([
  ['spoken', 'zgh', 'zgh'],
  ['spoken', 'Amazighe', 'zgh'],
  ['spoken', 'الفرنسية', 'fr'],
  ['interpretation', 'Spanish', 'es'],
  ['interpretation', 'italien', undefined],
])('of a session, %s: «%s» is %s', (field, text, code) => {
  expect(choiceNamed('event', field, text, wordsAt)).toBe(code);
});

test.each([
  ['ma', 'MA'],
  ['Maroc', 'MA'],
  ['السنغال', 'SN'],
  ['united kingdom', 'GB'],
  ['Émirats arabes unis', 'AE'],
  ['XX', undefined],
  ['EU', undefined],
  ['Atlantide', undefined],
])('of a speaker, the country «%s» is %s', (text, code) => {
  expect(choiceNamed('speaker', 'country', text, wordsAt)).toBe(code);
});
