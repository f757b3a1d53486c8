import { languageIn, type Written } from '#functions/mail/letter.ts';
import { languages } from '#i18n/languages.ts';
import type { Language } from '#shared/localized.ts';
import { languageFor, type Person } from './server-answers.ts';

interface LetterLanguages {
  /** How many mails leave in each language. */
  readonly sent: readonly { readonly language: Language; readonly count: number }[];
  /** How many of them are in another one than their readers', in which nothing is written. */
  readonly instead: readonly {
    readonly wanted: Language;
    readonly language: Language;
    readonly count: number;
  }[];
}

/** In which languages people get what is written. */
export function letterLanguages(people: readonly Person[], written: Written): LetterLanguages {
  const asked = languages.map((wanted) => ({
    wanted,
    language: languageIn(written, wanted),
    count: people.filter((person) => languageFor(person) === wanted).length,
  }));
  const sent = languages.map((language) => ({
    language,
    count: asked
      .filter((one) => one.language === language)
      .reduce((sum, { count }) => sum + count, 0),
  }));
  return {
    sent: sent.filter(({ count }) => count > 0),
    instead: asked.filter(({ wanted, language, count }) => wanted !== language && count > 0),
  };
}
