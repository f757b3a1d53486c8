import { fold, formsOf } from './fold.ts';

/** A folded text in which words are looked up by how they begin; made by `searchable`. */
export type Searchable = string;

/** What a reader looks for: for each word typed, the beginnings that count as found. */
export type Needle = readonly (readonly string[])[];

/** Folds texts for look-up. Arabic words stand in it with and without their article. */
export function searchable(texts: Iterable<string>): Searchable {
  let all = '';
  for (const text of texts) {
    for (const word of fold(text).split(' ')) all += formsIn(word).join('');
  }
  return all;
}

/** Prepares what was typed; an empty needle is in every text. */
export function needleOf(query: string): Needle {
  return fold(query).split(' ').filter(Boolean).map(formsIn);
}

/** A folded word as it is written and in its other forms, each as it stands in a `Searchable`. */
function formsIn(word: string): readonly string[] {
  return [...new Set([word, ...formsOf(word)])].map((form) => ` ${form}`);
}

/** True when every word of the needle begins some word of the texts, taken together. */
export function isIn(needle: Needle, ...texts: readonly Searchable[]): boolean {
  return needle.every((beginnings) =>
    beginnings.some((beginning) => texts.some((text) => text.includes(beginning))),
  );
}
