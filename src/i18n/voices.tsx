import i18next, { type i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '#shared/localized.ts';

const voices = new Map<Language, Promise<i18n>>();

/**
 * A voice that speaks one language beside the reader's own, with the words of some namespaces; made
 * once per language. Rejects when its words cannot be fetched; the next call tries again.
 */
export function voiceOf(language: Language, namespaces: readonly string[]): Promise<i18n> {
  const voice = voices.get(language) ?? load(language, namespaces);
  voices.set(language, voice);
  voice.catch(() => voices.delete(language));
  return voice;
}

async function load(language: Language, namespaces: readonly string[]): Promise<i18n> {
  const voice = i18next.cloneInstance({ lng: language, ns: [...namespaces] });
  await voice.loadNamespaces([...namespaces]);
  await voice.changeLanguage(language);
  const missing = namespaces.filter((name) => !voice.hasResourceBundle(language, name));
  if (missing.length > 0) throw new Error(`No words in ${language} for ${missing.join(', ')}`);
  return voice;
}

/** Everything inside speaks with this voice, whatever language the reader has chosen. */
export function Spoken({ voice, children }: { voice: i18n; children: ReactNode }) {
  return <I18nextProvider i18n={voice}>{children}</I18nextProvider>;
}

export type { i18n as Voice } from 'i18next';
