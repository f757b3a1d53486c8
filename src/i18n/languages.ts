import { type Language, languages } from '#shared/localized.ts';

/** Each language's own name, as the language switch shows it (specification, section 3). */
export const languageNames: Readonly<Record<Language, string>> = {
  fr: 'Français',
  en: 'English',
  ar: 'العربية',
};

/** The locale whose conventions `Intl` applies: the venue's country where the language is spoken there. */
export const localeOf: Readonly<Record<Language, string>> = {
  fr: 'fr-MA',
  en: 'en-GB',
  ar: 'ar-MA',
};

/** Morocco's tables group numbers with full stops, which readers take for decimals: its paper has spaces, in Arabic too. */
export const numberLocaleOf: Readonly<Record<Language, string>> = {
  ...localeOf,
  fr: 'fr',
  ar: 'fr',
};

export { languages };
