import i18next from 'i18next';
import { initReactI18next, setI18n } from 'react-i18next';
import {
  directionOf,
  isLanguage,
  type Language,
  languageCookie,
  languages,
} from '#shared/localized.ts';
import { groupedCounts, interpolation } from './grouped-counts.ts';
import { createMessagesBackend } from './messages-backend.ts';
import { namespaces } from './namespaces.ts';
import { remembering } from './remembering.ts';
import { languageChosen, storedLanguage } from './stored.ts';
import { loadWordsIn, wordsAreThere } from './words.ts';

/**
 * Loads the words of the language that index.html settled on and keeps `lang`, `dir` and the stored
 * choice in step with later changes. Every language has every key (a test sees to it), so no second
 * language is fetched to fall back on. Resolves once the words are there, however long that takes: a
 * published page can be read meanwhile.
 */
export async function startLanguage(): Promise<void> {
  const { lang, dataset } = document.documentElement;
  const shown = dataset.wanted ?? lang;
  const language = isLanguage(shown) ? shown : 'fr';
  const words = i18next.use(createMessagesBackend()).use(groupedCounts).use(initReactI18next).init({
    lng: language,
    supportedLngs: languages,
    fallbackLng: false,
    load: 'languageOnly',
    ns: namespaces,
    defaultNS: 'common',
    maxRetries: 5,
    retryTimeout: 350,
    interpolation,
  });
  setI18n(remembering(i18next));
  await words;
  await wordsAreThere(language);
  if (isLanguage(shown)) show(shown);
  i18next.on('languageChanged', (language) => {
    if (isLanguage(language)) apply(language);
  });
}

function show(language: Language): void {
  const root = document.documentElement;
  // A browser styles the whole page anew for either, even where it is the same.
  if (root.lang !== language) root.lang = language;
  if (root.dir !== directionOf(language)) root.dir = directionOf(language);
  // An app is installed under the name that its reader reads.
  const [first] = languages;
  const own = language === first ? '' : `.${language}`;
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest${own}.webmanifest`);
}

/** Who is told that a language cannot be shown. */
const followers = new Set<() => void>();

/** Calls back when a language was chosen whose words cannot be had; returns how to stop. */
export function onLanguageMissing(follower: () => void): () => void {
  followers.add(follower);
  return () => void followers.delete(follower);
}

let chosen: Language | undefined;

/**
 * Changes the interface language, of several choices to the last; resolves when its words are shown, or
 * cannot be had: what is on show stays then. `onReady` is called once they are there, before they are shown.
 */
export async function changeLanguage(language: Language, onReady = () => {}): Promise<void> {
  chosen = language;
  const isReady = await loadWordsIn(language);
  if (chosen !== language) return;
  if (!isReady) {
    for (const follower of followers) follower();
    return;
  }
  onReady();
  await i18next.changeLanguage(language);
}

function apply(language: Language): void {
  show(language);
  try {
    localStorage.setItem(storedLanguage, language);
    localStorage.setItem(languageChosen, 'true');
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
    document.cookie = `${languageCookie}=${language}; path=/; max-age=31536000; samesite=lax`;
    document.documentElement.dataset.own = language;
  } catch {
    // A browser that refuses storage still shows the language for this visit.
  }
  settleAddress();
}

/**
 * Leaves the language out of an address that names one where the reader gets the same without, and
 * else has it name the one on show: reloading would bring back the other. What index.html takes for a
 * crawler keeps its addresses.
 */
export function settleAddress(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('lng')) return;
  const { language } = i18next;
  if (document.documentElement.dataset.own === language) address.searchParams.delete('lng');
  else address.searchParams.set('lng', language);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}
