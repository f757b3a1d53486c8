import { typeset } from './keep-signs.ts';

/** The three languages of the product, default first. */
export const languages = ['fr', 'en', 'ar'] as const;
export type Language = (typeof languages)[number];

/** Cookie that names the language a reader chose, for a host that answers in it. */
export const languageCookie = 'i18next';

/** A text per language; a language without a text has no key. */
export type Localized = { readonly [L in Language]?: string };

/** A text picked for a reader, with the language it is really in. */
export interface LocalizedText {
  readonly text: string;
  readonly language: Language;
}

/** True for one of the product's language codes. */
export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/**
 * The text a reader is shown: the one `pick` gives, typeset where it is French. Returns undefined when no
 * language has a text.
 */
export function localize(
  value: Localized | null | undefined,
  language: Language,
): LocalizedText | undefined {
  const picked = pick(value, language);
  return picked && { ...picked, text: typeset(picked.text, picked.language) };
}

/**
 * Picks the text a reader gets, as it was typed: their language, then fr, then en, then ar
 * (specification, section 4). Returns undefined when no language has a text.
 */
export function pick(
  value: Localized | null | undefined,
  language: Language,
): LocalizedText | undefined {
  if (!value) return undefined;
  for (const candidate of [language, ...languages]) {
    const text = value[candidate]?.trim();
    if (text) return { text, language: candidate };
  }
  return undefined;
}

/** True where some language has a text. */
export function hasText(value: Localized | null | undefined): value is Localized {
  return Object.keys(value ?? {}).length > 0;
}

/** The writing direction of a language. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}
