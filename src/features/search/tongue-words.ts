import { interpretationsOf, type Tongues } from '#domain/spoken.ts';
import { languageNames } from '#i18n/language-names.ts';
import type { Language } from '#shared/localized.ts';

const names = new Map<Language, (code: string) => string>();

/** By which words the languages of a session are found: those it is held in, and interpreted into. */
export function tongueWordsOf(event: Tongues, language: Language): string[] {
  const nameOf = names.get(language) ?? languageNames(language);
  names.set(language, nameOf);
  const into = interpretationsOf(event).map(([code]) => code);
  const codes = new Set<string>([...(event.spoken ?? []), ...into]);
  return codes.size > 0 ? [[...codes].map(nameOf).join(language === 'ar' ? '، ' : ', ')] : [];
}
