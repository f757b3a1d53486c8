import { fold, formsOf } from './fold.ts';
import { joinedNames, partedNames } from './joined-names.ts';
import { type Language, type Localized, languages } from './localized.ts';
import { type Synonyms, synonymsFrom } from './synonyms.ts';

/** One way to say a part of what is looked for: all of its words must be found. */
export interface Way {
  readonly words: readonly string[];
  /** False where other words are meant than those that were typed; these are then whole. */
  readonly typed: boolean;
}

/** What is looked for: of each part, one of its ways. */
export type Question = readonly (readonly Way[])[];

/** Folded words of a text in their order, its parted names joined at the end. */
export function wordsOf(text: string): string[] {
  const words = fold(text).split(' ');
  const joined = joinedNames(words);
  if (text.includes('-')) joined.push(...hyphened(text));
  return joined.length > 0 ? words.concat(joined) : words;
}

/** Double names joined: Fatima-Zahra is also written Fatimazahra. */
function hyphened(text: string): string[] {
  return [...text.matchAll(/\p{Lu}\p{L}{2,}-\p{Lu}\p{L}{2,}/gu)].map(([name]) =>
    fold(name).replace(' ', ''),
  );
}

const setOf = (words: string) => new Set(words.split(' '));

/** Folded words of each language that say nothing by themselves: they need not be found where others are typed. */
export const smallWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: setOf(
    'l d le la les de du des un une et a au aux en dans sur pour par avec qui que leur leurs',
  ),
  en: setOf(
    'the of a an and in on to for by at with from this that these their them then there they',
  ),
  ar: setOf('el al في من على علي عن الي و'),
};
const small = new Set(languages.flatMap((language) => [...smallWords[language]]));

/**
 * Reads what was typed; nothing is looked for where there is no word in it. `written` are the organisers'
 * words that mean the same.
 */
export function questionOf(query: string, written: Localized | undefined): Question {
  const synonyms = synonymsFrom(written);
  const words = fold(query).split(' ').filter(Boolean);
  const names = new Map(partedNames(words));
  const question: (readonly Way[])[] = [];
  for (let at = 0; at < words.length; ) {
    const end = names.get(at);
    const [ways, length] = end
      ? [waysOfName(words.slice(at, end)), end - at]
      : waysAt(words, at, synonyms);
    if (ways.length > 0) question.push(ways);
    at += length;
  }
  return question;
}

const typed = (words: readonly string[]): Way => ({ words, typed: true });

function waysOfName(words: readonly string[]): readonly Way[] {
  return [typed(withoutSmall(words)), typed([words.join('')])];
}

function withoutSmall(words: readonly string[]): readonly string[] {
  const large = words.filter((word) => !small.has(word));
  return large.length > 0 ? large : words;
}

/** The ways of what stands at a place, and of how many words it is made. */
function waysAt(
  words: readonly string[],
  at: number,
  synonyms: Synonyms,
): [readonly Way[], number] {
  const word = words[at] ?? '';
  const meant = formsOf(word)
    .flatMap((form) => synonyms.get(form) ?? [])
    .filter(({ said }) => said.every((one, index) => index === 0 || words[at + index] === one));
  const length = Math.max(1, ...meant.map(({ said }) => said.length));
  // What is typed last may be the beginning of a longer word.
  const passed = length === 1 && small.has(word) && words.length > 1 && at < words.length - 1;
  if (passed) return [[], 1];
  const others = meant.filter(({ said }) => said.length === length).flatMap(({ others }) => others);
  return [
    [
      typed(withoutSmall(words.slice(at, at + length))),
      ...others.map((other) => ({ words: withoutSmall(other), typed: false })),
    ],
    length,
  ];
}
