import { directionOf, isLanguage, type Language } from '#shared/localized.ts';

/** The worker has no words but these: the files of words belong to the pages. */
const words: Readonly<Record<Language, { title: string; body: string }>> = {
  fr: { title: 'Du nouveau au forum', body: 'Ouvrez l’application pour le lire.' },
  en: { title: 'News from the forum', body: 'Open the app to read it.' },
  ar: { title: 'جديد الملتقى', body: 'افتح التطبيق لقراءته.' },
};

/** What is shown for a push message that cannot be read, in the first language known of these. */
export function undecoded(preferred: readonly string[]) {
  const known = preferred.map((tag) => tag.split('-')[0]).find(isLanguage);
  const lang: Language = isLanguage(known) ? known : 'fr';
  return { ...words[lang], lang, dir: directionOf(lang), tag: 'undecoded' };
}
