import { expect, test } from 'vitest';
import { letterLanguages } from './letter-languages.ts';
import type { Person } from './server-answers.ts';

const person = (guess: 'fr' | 'en' | 'ar', language: Person['language'] = null): Person => ({
  ...{ speaker: 's', email: 's@example.org', language, guess, blocked: null },
  ...{ words: null, participation: null },
});
const people = [person('ar'), person('ar'), person('ar', 'en'), person('fr')];

test('mails are counted in the language that they leave in, and who reads another one is told of', () => {
  const inFrench = { subject: { fr: 'Bonjour', ar: 'سلام' }, body: { fr: 'Texte', en: 'Text' } };
  expect(letterLanguages(people, inFrench)).toEqual({
    sent: [{ language: 'fr', count: 4 }],
    instead: [
      { wanted: 'en', language: 'fr', count: 1 },
      { wanted: 'ar', language: 'fr', count: 2 },
    ],
  });
});

test('where everything is written nobody reads another language', () => {
  const texts = { fr: 'Un', en: 'One', ar: 'واحد' };
  expect(letterLanguages(people, { subject: texts, body: texts })).toEqual({
    sent: [
      { language: 'fr', count: 1 },
      { language: 'en', count: 1 },
      { language: 'ar', count: 2 },
    ],
    instead: [],
  });
});
