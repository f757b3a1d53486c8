import type { Language } from './localized.ts';

const arabic = /\p{Script=Arabic}/u;
const latin = /\p{Script=Latin}/u;
const french = /[àâçéèêëîïôùûœ]/i;

/**
 * The language that a name, which is kept once for all readers, should be read in where it is not the
 * reader's: by its script, and in English by its accents; undefined where it reads as the page does.
 */
export function nameLanguage(name: string, reader: Language): Language | undefined {
  if (arabic.test(name)) return reader === 'ar' ? undefined : 'ar';
  if (reader === 'ar' && latin.test(name)) return 'fr';
  return reader === 'en' && french.test(name) ? 'fr' : undefined;
}
