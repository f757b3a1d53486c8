import type { Language } from './localized.ts';

/** French has the first of a month in a word of its own, which no table of dates has: le 1er décembre. */
export function firstOfMonth(text: string, language: Language): string {
  return language === 'fr' ? text.replace(/(?<!\d)1(?=[\u2013-]| \p{L}| – )/gu, '1er') : text;
}
