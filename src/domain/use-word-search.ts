import { useMemo } from 'react';
import { laterPart, useLaterPart } from '#device/later-part.ts';
import type { Mark } from '#ui/marked.tsx';
import type { Find } from '#ui/word-search.ts';
import { useSynonyms } from './use-synonyms.ts';

const part = laterPart(() => import('#ui/word-search.ts'));

/**
 * What finds the rows of a list that a query asks for, and marks in their texts what was found; neither
 * where nothing is looked for, nor until their code is there.
 */
export function useWordSearch(query: string): {
  readonly find: Find | undefined;
  readonly mark: Mark | undefined;
} {
  const words = useLaterPart(part, query, true);
  const synonyms = useSynonyms();
  return useMemo(
    () => ({ find: words?.finder(query, synonyms), mark: words?.markFor(query, synonyms) }),
    [words, query, synonyms],
  );
}
