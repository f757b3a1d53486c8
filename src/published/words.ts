import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { groupedCounts, interpolation } from '#i18n/grouped-counts.ts';
import { namespaces } from '#i18n/namespaces.ts';
import { remembering } from '#i18n/remembering.ts';
import type { Language } from '#shared/localized.ts';
import type { AllMessages } from './rendering.ts';

/** The words of a language, for pages by the thousand. */
export async function wordsOf(language: Language, words: AllMessages): Promise<i18n> {
  const whole = createInstance();
  await whole
    .use(groupedCounts)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: namespaces,
      defaultNS: 'common',
      resources: { [language]: words[language] } as never,
      interpolation,
    });
  return remembering(whole);
}
