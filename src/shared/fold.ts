/** Letters that no decomposition brings to their base, in Latin and in Arabic script. */
const letters: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ؤ: 'و',
  ئ: 'ي',
  ء: '',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
};

const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');
const arabicScript = /[\u0600-\u06ff]/;
const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;
/** Combining marks (accents, tashkeel), tatweel, and the half rings that transliterate ayn and hamza. */
const ornaments = /[\p{M}\u0640\u02b0-\u02ff]/gu;
/** The short vowels and signs of Arabic script: they may stand between letters that belong together. */
const tashkeel = /[\u0640\u064b-\u0652\u0670]/g;
/** Before a long u Egypt writes it on another seat than Morocco, or on none. */
const hamzaBeforeU = /[ئء](?=و)/g;
const endsInHamza = /[\u0621-\u064a]*اء(?![\u0621-\u064a])/g;
const shortHamza = /^((?:[وف]?[بك]?ال|لل)?.ا)ء$/;
const hamza = '\ue000';
/** A word of two letters that ends in hamza keeps it: without it ماء would be the beginning of many. */
const keepShortHamza = (word: string) => word.replace(shortHamza, `$1${hamza}`);
/** What French drops a vowel before: the word after the apostrophe stands by itself. */
const elision = /(^|[^\p{L}])(l|d|j|m|n|s|t|c|qu|jusqu|lorsqu|puisqu|quoiqu)['’]/gu;
const apostrophe = /['’`]/;
const apostrophes = /['’`]/g;
const separators = /[^\p{L}\p{N}]+/gu;
/** The article with the conjunctions and prepositions that are written together with it. */
const article = /^(?:[وف]?[بك]?ال|[وف]?لل)(?!له$)(?=..)/;

/**
 * Folds a text to what matters in search: lower case, without accents, tashkeel and tatweel, with
 * one form for each group of Arabic letters and one set of digits; words are parted by one space.
 * Every search of the product compares texts folded by this function.
 */
export function fold(text: string): string {
  // Composed first: a hamza that decomposition splits from its carrier would be left behind.
  let folded = text.toLowerCase().normalize('NFKC');
  if (arabicScript.test(folded)) {
    folded = folded
      .replace(tashkeel, '')
      .replace(hamzaBeforeU, 'ؤ')
      .replace(endsInHamza, keepShortHamza)
      .replace(arabicDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
  }
  folded = folded
    .replace(special, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(ornaments, '');
  if (apostrophe.test(folded)) folded = folded.replace(elision, '$1$2 ').replace(apostrophes, '');
  return folded.replace(hamza, 'ء').replace(separators, ' ').trim();
}

/**
 * The forms by which a folded word is found: without the Arabic article, and where the letters leave it
 * open whether there is one, with them as well (والدين is "parents" or "and religion"; للغة is said of
 * لغة, whose own ل the article took in).
 */
export function formsOf(word: string): readonly string[] {
  if (word.length <= 3 || word < '\u0600') return [word];
  const bare = word.replace(article, '');
  if (bare === word) return [word];
  const isPlain = word.length - bare.length === 2 && word.startsWith('ال');
  if (isPlain) return [bare];
  const prefix = word.slice(0, word.length - bare.length);
  return [bare, prefix.endsWith('لل') ? `ل${bare}` : word];
}
