import { expect, test } from 'vitest';
import type { GlossaryTerm } from '#entities/index.ts';
import { offeredIn, termsIn } from './glossary.ts';

const term = (id: string, texts: GlossaryTerm['term']): GlossaryTerm => ({
  ...{ id, term: texts, note: null },
});
const glossary = [
  term('dhikr', { fr: 'Dhikr', ar: 'ذكر', en: 'remembrance' }),
  term('way', { fr: 'voie', ar: 'طريقة' }),
  term('sufi way', { fr: 'voie soufie', ar: 'طريقة صوفية' }),
  term('nothing', { fr: 'cœur' }),
];
const found = (text: string, language: 'fr' | 'ar' = 'fr') =>
  termsIn(text, language, glossary).flatMap(({ text: part, term: one }) =>
    one ? [[part, one.id]] : [],
  );

test('terms are found whatever their accents, case and endings, the longest first', () => {
  expect(found('Les voies soufies et le dhikr')).toEqual([
    ['voies soufies', 'sufi way'],
    ['dhikr', 'dhikr'],
  ]);
  expect(found('La voie du CŒUR')).toEqual([
    ['voie', 'way'],
    ['CŒUR', 'nothing'],
  ]);
  expect(found('un envoi, un voisin, voilà')).toEqual([]);
});

test('in Arabic with and without article and short vowels', () => {
  expect(found('الذِّكر في الطريقة', 'ar')).toEqual([
    ['الذِّكر', 'dhikr'],
    ['الطريقة', 'way'],
  ]);
});

test('the pieces join to the text again', () => {
  const text = ' «La voie», dit-il : dhikr !\n';
  expect(
    termsIn(text, 'fr', glossary)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('what a term is called is offered once, where it is called anything', () => {
  const parts = termsIn('Dhikr, dhikr et cœur', 'fr', glossary);
  expect(offeredIn(parts, 'ar').map(({ text }) => text)).toEqual(['ذكر']);
});
