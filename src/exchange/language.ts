import { isLanguage, type Language } from '#shared/localized.ts';

/** Languages written in Arabic script, and those nearer to French than to English. */
const arabicScript = new Set(['fa', 'ur', 'ps', 'ckb', 'ug', 'sd']);
const nearFrench = new Set(['es', 'it', 'pt', 'ca', 'ro', 'oc', 'gl', 'co', 'br', 'wa', 'la']);

const words: Record<'fr' | 'en', ReadonlySet<string>> = {
  fr: new Set(
    (
      'le la les l un une des du de d et ou où est sont être avec pour par sur dans au aux ce cette ' +
      'ces que qui qu ne pas plus nous vous notre votre leur comment entre vers chez sans séance ' +
      'ouverture clôture déjeuner pause accueil atelier table ronde soirée'
    ).split(' '),
  ),
  en: new Set(
    (
      'the a an and or of in on to for with is are be from by at how what why your our we you it ' +
      'this that their into between without opening closing lunch break welcome workshop evening ' +
      'dinner breakfast'
    ).split(' '),
  ),
};

/** The codes in a declaration such as `de, en` or `fr-FR`, without region, lower case. */
export function declaredLanguages(declared: string | undefined): string[] {
  return (declared ?? '')
    .toLowerCase()
    .split(/[^a-z-]+/)
    .map((code) => code.split('-')[0] ?? '')
    .filter((code) => code.length === 2 || code.length === 3);
}

/** The slot in which a text of any language is kept: its own, else the nearest of ours. */
export function nearestLanguage(code: string): Language {
  if (isLanguage(code)) return code;
  if (arabicScript.has(code)) return 'ar';
  return nearFrench.has(code) ? 'fr' : 'en';
}

/** A simple guess by script and by the commonest words; undefined when nothing speaks for any. */
export function guessLanguage(text: string): Language | undefined {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (arabic > latin) return 'ar';
  let score = 0;
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    if (words.fr.has(word)) score += 1;
    if (words.en.has(word)) score -= 1;
  }
  if (score === 0) return undefined;
  return score > 0 ? 'fr' : 'en';
}

/** True for a text most of whose letters are Arabic. */
export function isArabic(text: string): boolean {
  return guessLanguage(text) === 'ar';
}
