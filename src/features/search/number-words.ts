import type { GuideContact } from '#entities/index.ts';
import type { Language } from '#shared/localized.ts';

/** By which words a number for emergencies is found, whoever it calls. */
const emergency: Readonly<Record<Language, string>> = {
  fr: 'Urgences, secours',
  en: 'Emergency, SOS',
  ar: 'طوارئ، نجدة، مستعجلات',
};

/** By which words a telephone number is found in a language besides its name: its digits, and what it is for. */
export function numberWordsOf({ phone, topic }: GuideContact, language: Language): string[] {
  return topic === 'emergency' ? [phone, emergency[language]] : [phone];
}
