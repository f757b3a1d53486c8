import type { Language } from '#shared/localized.ts';
import { localeOf } from './languages.ts';

/** `Intl` has the name of the standard, which nobody says. */
const amazigh: Readonly<Record<Language, string>> = {
  fr: 'amazighe',
  en: 'Amazigh',
  ar: 'الأمازيغية',
};

/** What languages are called within a sentence of one, by their ISO 639 codes. */
export function languageNames(language: Language): (code: string) => string {
  const names = new Intl.DisplayNames(localeOf[language], { type: 'language' });
  return (code) => (code === 'zgh' ? amazigh[language] : undefined) ?? names.of(code) ?? code;
}
