import { expect, test } from 'vitest';
import {
  directionOf,
  isLanguage,
  type Language,
  type Localized,
  localize,
  pick,
} from './localized.ts';

const [fr, en, ar] = ['bonjour', 'hello', 'سلام'];
const cases: readonly (readonly [Localized | null | undefined, string, string, string])[] = [
  [{ fr, en, ar }, 'fr', 'en', 'ar'],
  [{ en, ar }, 'en', 'en', 'ar'],
  [{ ar, en }, 'en', 'en', 'ar'],
  [{ ar, fr }, 'fr', 'fr', 'ar'],
  [{ en, fr }, 'fr', 'en', 'fr'],
  [{ ar }, 'ar', 'ar', 'ar'],
  [{ fr: ' ', en: '\n', ar }, 'ar', 'ar', 'ar'],
  [{ fr: '', en, ar: '\u00a0' }, 'en', 'en', 'en'],
  [{ fr: ' ', en: '' }, 'none', 'none', 'none'],
  [{}, 'none', 'none', 'none'],
  [null, 'none', 'none', 'none'],
  [undefined, 'none', 'none', 'none'],
];

test.each(cases)(
  '%o is read in the reader’s language, else in French, English, Arabic',
  (texts, ...expected) => {
    for (const [index, reader] of (['fr', 'en', 'ar'] as const).entries()) {
      const language = expected[index];
      const text = texts?.[language as Language];
      expect(localize(texts, reader), reader).toEqual(text && { text, language });
    }
  },
);

test('French is typeset as it is shown, whoever reads it, and left as it was typed where it is passed on', () => {
  const text = { fr: 'Casques : où ?', en: 'Headsets : where ?' };
  expect(localize({ fr: text.fr }, 'ar')?.text).toBe('Casques\u00a0: où\u202f?');
  expect(localize(text, 'en')?.text).toBe(text.en);
  expect(pick(text, 'fr')?.text).toBe(text.fr);
});

test('a text is given without the blanks around it', () => {
  expect(localize({ fr: '\u00a0bonjour \n' }, 'ar')).toEqual({ text: fr, language: 'fr' });
});

test('only the three languages are languages, and only Arabic runs to the left', () => {
  expect(['fr', 'en', 'ar', 'de', '', null, 'FR'].map(isLanguage)).toEqual([
    ...[true, true, true],
    ...[false, false, false, false],
  ]);
  expect((['fr', 'en', 'ar'] as const).map(directionOf)).toEqual(['ltr', 'ltr', 'rtl']);
});
