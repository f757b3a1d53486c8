import i18next from 'i18next';
import type { Language } from '#shared/localized.ts';
import { pause } from '#shared/pause.ts';
import { namespaces } from './namespaces.ts';

/** How long it is before words that cannot be had are asked for again: at first, and at the most (ms). */
const [firstPause, longestPause] = [1_000, 30_000];

/**
 * Loads the words of a namespace, and with them all that come in the same bundle; resolves to whether
 * they are there, for the network may have gone before.
 */
export async function loadWords(namespace: string): Promise<boolean> {
  await i18next.loadNamespaces(namespace);
  return i18next.hasResourceBundle(i18next.language, namespace);
}

/**
 * Resolves once the words that the site begins with are there in a language, which is asked for them again
 * and again: without them there is nothing to show but their keys.
 */
export async function wordsAreThere(language: Language): Promise<void> {
  const areMissing = () => !i18next.hasResourceBundle(language, 'common');
  for (let wait = firstPause; areMissing(); wait = Math.min(2 * wait, longestPause)) {
    await pause(wait);
    await i18next.reloadResources([language], namespaces);
  }
}

/**
 * Loads the words of a language for all that is said in the one on show; resolves to whether they are there.
 * i18next itself changes to a language without words as well, and shows their keys.
 */
export async function loadWordsIn(language: Language): Promise<boolean> {
  const said = [i18next.options.ns ?? []].flat();
  const missing = () =>
    said.filter(
      (name) =>
        i18next.hasResourceBundle(i18next.language, name) &&
        !i18next.hasResourceBundle(language, name),
    );
  // Anew, for what once was no words, as behind the page of a captive portal, is not asked for again else.
  if (missing().length > 0) await i18next.reloadResources([language], missing());
  return missing().length === 0;
}
