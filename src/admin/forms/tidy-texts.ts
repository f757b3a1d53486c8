import type { Localized } from '#shared/localized.ts';

/**
 * Texts as the database takes them: without the blanks that keyboards leave around words, and without
 * the languages in which nothing is written.
 */
export function tidyTexts(texts: Readonly<Record<string, unknown>>): Localized {
  const trimmed = Object.entries(texts).map(([language, text]) => [
    language,
    String(text ?? '').trim(),
  ]);
  return Object.fromEntries(trimmed.filter(([, text]) => text));
}
