/**
 * How a folded word sounds when Arabic is what is spelt: its consonants, and the vowels around them.
 * Latin spellings of one Arabic word differ in vowels, doubled letters and pairs of letters (charif,
 * sherif, cherif; qannawi, qenaoui), Arabic leaves short vowels out.
 */
export interface Sound {
  readonly arabic: boolean;
  /** A letter for each consonant; those that Latin spellings do not tell apart are one. */
  readonly consonants: string;
  /** The vowels before, between and after the consonants: a, e, i and u, in Arabic the written ones. */
  readonly vowels: readonly string[];
}

const latinSpellings: readonly (readonly [RegExp, string])[] = [
  // The article between servant and name takes the sound of a letter that follows: abderrahman.
  [/^abd[aeiou]+(?:l|(?=[rsnzdt]))/, 'abdal'],
  // And before religion: noureddine.
  [/(?<=...)[aeu]d+(?=ine?$)/, 'ald'],
  [/(?:t|d)?(?:sch|sh|ch)/g, 'C'],
  [/dj|g(?=[eiy])/g, 'j'],
  [/gu(?=[eiy])|gh/g, 'g'],
  [/qu(?=[aeiouy])|kh|ck|q/g, 'k'],
  [/ph|v/g, 'f'],
  [/th/g, 't'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/ou|oo|[ow]/g, 'u'],
  [/ee|y/g, 'i'],
  [/ei/g, 'ai'],
  [/[he]+$/, ''],
];

const arabicSounds: Readonly<Record<string, string>> = {
  ا: 'a',
  و: 'u',
  ي: 'i',
  ب: 'b',
  پ: 'b',
  ت: 't',
  ث: 't',
  ج: 'j',
  چ: 'C',
  ح: 'h',
  خ: 'k',
  د: 'd',
  ذ: 'D',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'C',
  ص: 's',
  ض: 'D',
  ط: 't',
  ظ: 'D',
  ع: '',
  غ: 'g',
  ف: 'f',
  ڤ: 'f',
  ق: 'k',
  ك: 'k',
  ڭ: 'g',
  گ: 'g',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
};

const isArabic = (word: string) => /[\u0621-\u06d3]/.test(word);

/** The ways in which a folded word may sound; none of a number or of a word too short to tell. */
export function soundsOf(word: string): readonly Sound[] {
  if (word.length < 3 || /\d/.test(word)) return [];
  const arabic = isArabic(word);
  const spelt = arabic ? arabicLetters(word) : latinLetters(word);
  return spelt.flatMap(bothZ).map((letters) => soundFrom(letters, arabic));
}

function latinLetters(word: string): string[] {
  // dh stands for ذ and ض, which are said as z by some and as d by others.
  let letters = word.replace(/dh/g, 'D');
  for (const [spelling, letter] of latinSpellings) letters = letters.replace(spelling, letter);
  const single = word.length > 4 && /[sx]$/.test(word) ? [word.slice(0, -1)] : [];
  return [letters, ...single.flatMap(latinLetters)];
}

function arabicLetters(word: string): string[] {
  const written = word
    // Nothing is heard of the article's alif within a name, and any vowel may stand on the first.
    .replace(/(?<=..[\u0621-\u064a])ال(?=..)/, 'ل')
    .replace(/^ا/, '')
    .replace(/ه$/, '')
    .replace(/[تد]ش/g, 'ش');
  const letters = [...written].map((letter) => arabicSounds[letter] ?? letter).join('');
  // A final ى folds to ي, and is heard as a.
  const ends = word.endsWith('ي') ? [letters, `${letters.slice(0, -1)}a`] : [letters];
  return ends.flatMap((one) => (one.includes('j') ? [one, one.replace(/j/g, 'g')] : [one]));
}

const bothZ = (letters: string) =>
  letters.includes('D') ? [letters.replace(/D/g, 'z'), letters.replace(/D/g, 'd')] : [letters];

function soundFrom(letters: string, arabic: boolean): Sound {
  const plain = letters.replace(/(.)\1+/g, '$1');
  const vowels = plain.split(/[^aeiu]/);
  return { arabic, consonants: plain.replace(/[aeiu]/g, ''), vowels };
}

/**
 * How far two sounds of the same consonants lie apart: 0 for the same, up to 2 for spellings that may
 * still be of one word; undefined where they are of two. Of words in Arabic script nothing is said:
 * these are compared by their letters.
 */
export function distanceOf(one: Sound, other: Sound): number | undefined {
  if (one.consonants !== other.consonants || (one.arabic && other.arabic)) return undefined;
  if (one.arabic !== other.arabic) {
    const [arabic, latin] = one.arabic ? [one, other] : [other, one];
    return acrossScripts(arabic, latin);
  }
  let sum = 0;
  for (const [index, group] of one.vowels.entries()) sum += apart(group, other.vowels[index] ?? '');
  const letters = Math.max(one.vowels.join('').length, other.vowels.join('').length);
  return sum <= mostApart(one.consonants.length, letters) ? sum : undefined;
}

function mostApart(consonants: number, vowels: number): number {
  if (consonants > 3) return 2;
  if (consonants === 3) return 1;
  if (consonants === 2) return vowels > 3 ? 0.5 : 0;
  return consonants === 1 && vowels > 2 ? 0 : -1;
}

/** How far two groups of Latin vowels lie apart: e is heard as any other, and one is easily left out. */
function apart(one: string, other: string): number {
  if (one === other) return 0;
  if (one.length === other.length) {
    let sum = 0;
    for (const [index, a] of [...one].entries()) {
      const pair = a + other[index];
      if (pair[0] === pair[1]) continue;
      if (!pair.includes('e')) return Number.POSITIVE_INFINITY;
      sum += pair.includes('a') ? 0.25 : 0.5;
    }
    return sum;
  }
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || !isWithin(short, long)) return Number.POSITIVE_INFINITY;
  return short === '' ? 1 : 0.75;
}

function acrossScripts(arabic: Sound, latin: Sound): number | undefined {
  let unwritten = 0;
  for (const [index, written] of arabic.vowels.entries()) {
    const spoken = latin.vowels[index] ?? '';
    if (spoken.length - written.length > 1 || !isWithin(written, spoken)) return undefined;
    unwritten += spoken.length - written.length;
  }
  const letters = arabic.vowels.join('').length;
  const { length } = arabic.consonants;
  if (length > 2) return 0.5;
  return length + letters > 2 && unwritten < letters ? 0.5 : undefined;
}

/** True when the vowels of one stand in the other in their order; e stands for a and i. */
function isWithin(short: string, long: string): boolean {
  let at = 0;
  for (const vowel of long) {
    if (vowel === short[at] || (vowel === 'e' && /[ai]/.test(short[at] ?? ''))) at += 1;
  }
  return at === short.length;
}
