import { formsOf } from './fold.ts';
import type { Localized } from './localized.ts';
import { questionOf, type Way, wordsOf } from './question.ts';
import { alikeOf, learn } from './vocabulary.ts';

/** A folded text in which words are looked up by how they begin; made by `searchable`. */
export type Searchable = string;

interface Word {
  /** What counts as found, as it stands in a `Searchable`. */
  readonly begins: readonly string[];
  readonly forms: readonly string[];
}

/** What a reader looks for: of each part one way, all words of it. */
export type Needle = readonly (readonly (readonly Word[])[])[];

/** Folds texts for look-up. Arabic words stand in it with and without their article. */
export function searchable(texts: Iterable<string>): Searchable {
  let all = '';
  for (const text of texts) {
    for (const word of wordsOf(text)) {
      for (const form of new Set([word, ...learn(word)])) all += ` ${form}`;
    }
  }
  return `${all} `;
}

/**
 * Makes what folds the texts of rows and remembers them; of each row they are the same each time. A row that
 * changes is another object, so nothing here goes stale.
 */
export function folding() {
  const folded = new WeakMap<object, Searchable>();
  return <R extends object>(row: R, textsOf: (row: R) => Iterable<string>): Searchable => {
    let text = folded.get(row);
    if (text === undefined) {
      text = searchable(textsOf(row));
      folded.set(row, text);
    }
    return text;
  };
}

/** Prepares what was typed; an empty needle is in every text. */
export function needleOf(query: string, synonyms?: Localized): Needle {
  return questionOf(query, synonyms).map((ways) => ways.map(wordsOfWay));
}

function wordsOfWay({ words, typed }: Way): readonly Word[] {
  return words.map((word) => {
    const forms = formsIn(word);
    return { forms, begins: forms.map((form) => (typed ? ` ${form}` : ` ${form} `)) };
  });
}

/** A folded word as it is written and in its other forms. */
function formsIn(word: string): readonly string[] {
  return [...new Set([word, ...formsOf(word)])];
}

/**
 * Tells of the folded words of a text, its parted names joined, by which of them the needle is in it;
 * what is said in several words only where the text has all of them.
 */
export function foundIn(needle: Needle, text: string): (word: string) => boolean {
  const whole = searchable([text]);
  const found = needle.flatMap((ways) => ways.filter((words) => isIn([[words]], whole)).flat());
  return (word) => found.some((one) => isIn([[[one]]], searchable([word])));
}

/**
 * True when of every part of the needle each word begins some word of the texts, taken together, or is
 * another spelling of one.
 */
export function isIn(needle: Needle, ...texts: readonly Searchable[]): boolean {
  const has = (part: string) => texts.some((text) => text.includes(part));
  const isFound = ({ begins, forms }: Word) =>
    begins.some(has) || forms.some((form) => alikeOf(form).some(({ word }) => has(` ${word} `)));
  return needle.every((ways) => ways.some((words) => words.every(isFound)));
}
