import type { Localized } from '#shared/localized.ts';
import { tidyText } from '#shared/tidy-text.ts';

/**
 * Texts as the database takes them: without the blanks that keyboards leave around words, and without
 * the languages in which nothing is written that could be seen.
 */
export function tidyTexts(texts: Readonly<Record<string, unknown>>): Localized {
  const trimmed = Object.entries(texts).map(([language, text]) => [
    language,
    tidyText(String(text ?? '')),
  ]);
  return Object.fromEntries(trimmed.filter(([, text]) => text));
}
