import type { Localized } from '#shared/localized.ts';
import { memoLast } from '#shared/memo-last.ts';
import { isIn, needleOf, type Searchable, searchable } from '#shared/word-match.ts';

export { markFor } from './marked.tsx';

/** Tells whether what is looked for is in the texts of a row, which are the same each time. */
export type Find = <R extends object>(row: R, textsOf: (row: R) => Iterable<string>) => boolean;

/** Folded texts of rows; a row that changes is another object, so nothing here goes stale. */
const folded = new WeakMap<object, Searchable>();

function foldedOf<R extends object>(row: R, textsOf: (row: R) => Iterable<string>): Searchable {
  let text = folded.get(row);
  if (text === undefined) {
    text = searchable(textsOf(row));
    folded.set(row, text);
  }
  return text;
}

/** What finds rows in whose texts every word of a query begins a word; undefined where nothing is looked for. */
export const finder = memoLast(
  (query: string, synonyms: Localized | undefined): Find | undefined => {
    const needle = needleOf(query, synonyms);
    if (needle.length === 0) return undefined;
    return (row, textsOf) => isIn(needle, foldedOf(row, textsOf));
  },
);
