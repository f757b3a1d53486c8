import { expect, test } from 'vitest';
import { tidyTexts } from './tidy-texts.ts';

test('blanks around a text go, and with them a language in which nothing is written', () => {
  expect(tidyTexts({ fr: 'Amina ', en: '\u00a0Amina\n', ar: '  ' })).toEqual({
    fr: 'Amina',
    en: 'Amina',
  });
  expect(tidyTexts({ fr: 'Amina\u200f', en: '\u200b', ar: ' \u2800\u3164' })).toEqual({
    fr: 'Amina\u200f',
  });
  expect(tidyTexts({ fr: 'Salle du puits', en: null })).toEqual({ fr: 'Salle du puits' });
});

test('what the database takes in no text is left out of what is pasted, and whole signs stay', () => {
  expect(tidyTexts({ fr: 'Ami\0na \ud83d', en: '\ud83c\udf19 Amina', ar: '\0' })).toEqual({
    fr: 'Amina',
    en: '\ud83c\udf19 Amina',
  });
});
