import type { Localized } from '#shared/localized.ts';
import { memoLast } from '#shared/memo-last.ts';
import { folding, isIn, needleOf } from '#shared/word-match.ts';

export { markFor } from './marked.tsx';

/** Tells whether what is looked for is in the texts of a row, which are the same each time. */
export type Find = <R extends object>(row: R, textsOf: (row: R) => Iterable<string>) => boolean;

const foldedOf = folding();

/** What finds rows in whose texts every word of a query begins a word; undefined where nothing is looked for. */
export const finder = memoLast(
  (query: string, synonyms: Localized | undefined): Find | undefined => {
    const needle = needleOf(query, synonyms);
    if (needle.length === 0) return undefined;
    return (row, textsOf) => isIn(needle, foldedOf(row, textsOf));
  },
);
