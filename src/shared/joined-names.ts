const before =
  'abd abdel abdal abdul abdoul abdu abou abu abul aboul ben bin ibn bint bent ould oulad ait el al bou um umm oum moulay عبد ابو ابي ابا بو بن ابن بنت ولد ايت ام ال مولاي';
const after = 'eddine eddin addin uddin dine din الدين الله allah';

const openers = new Set(before.split(' '));
const closers = new Set(after.split(' '));
const articles = new Set(['el', 'al', 'ed', 'ad', 'ud']);
/** How the article of a servant's name is written where it takes the sound of what follows. */
const assimilated = new Set('er ar es as en an ed ad ez az et at ech ash'.split(' '));
const parts = new Set([...openers, ...closers]);

/**
 * Names that are written joined or parted as one likes (Abd el Kader, Abdelkader; بن عيسى, بنعيسى): where
 * such a name begins and ends (exclusive) among folded words.
 */
export function partedNames(words: readonly string[]): readonly (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  // Most texts have none, and every text is asked.
  if (!words.some((word) => word.length < 8 && parts.has(word))) return found;
  for (let start = 0; start < words.length - 1; start += 1) {
    let end = start;
    while (end < words.length - 1 && opens(words, end)) end += 1;
    const opened = end > start;
    if (opened) end += 1;
    const last = articles.has(words[start + 1] ?? '') ? start + 2 : start + 1;
    if (!opened && closers.has(words[last] ?? '')) end = last + 1;
    if (end > start) found.push([start, end]);
  }
  return found;
}

function opens(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  return openers.has(word) || (words[at - 1] === 'abd' && assimilated.has(word));
}

/** The names among folded words that may also be written as one word, each written so. */
export function joinedNames(words: readonly string[]): string[] {
  return partedNames(words).map(([start, end]) => words.slice(start, end).join(''));
}
