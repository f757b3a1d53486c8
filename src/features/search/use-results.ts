import { useEffect, useRef, useState } from 'react';
import { useSynonyms } from '#domain/use-synonyms.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useContentPhase, useSyncStatus } from '#replica/read.ts';
import type { Searched } from './entries.ts';
import type { Results } from './search-index.ts';
import { type Searcher, startSearcher } from './searcher.ts';

/** What there is to find where nothing is asked for. */
export const noResults: Results = {
  groups: [],
  terms: [],
  places: new Map(),
  doors: [],
  doorsFirst: false,
};

/**
 * The results of the last query that was answered, whether in all the content that there is and that
 * a network may still bring, and whether there can be none.
 */
export function useResults(content: Searched, query: string, request: number) {
  const language = useLanguage();
  const synonyms = useSynonyms();
  const [searcher, setSearcher] = useState<Searcher>();
  const [failed, setFailed] = useState(false);
  const [answer, setAnswer] = useState({ answered: '', inside: content, results: noResults });
  const coming = useContentPhase() !== 'ready';
  const { online } = useSyncStatus();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed is tried again when search is opened again
  useEffect(() => {
    if (searcher) return;
    setFailed(false);
    startSearcher().then(setSearcher, () => setFailed(true));
  }, [request, searcher]);
  useEffect(() => searcher?.follow(content, language), [searcher, content, language]);
  const present = useRef(query);
  useEffect(() => {
    present.current = query;
    const isEmpty = (typed: string) => typed.trim() === '';
    const show = (results: Results) => {
      // What is on its way while the field is emptied answers nothing any more.
      if (isEmpty(present.current) && !isEmpty(query)) return;
      // Not as a transition: that is rendered in pieces, with as much time between them.
      setAnswer({ answered: query, inside: content, results });
    };
    if (isEmpty(query)) show(noResults);
    else searcher?.ask({ query, language, synonyms }, show);
  }, [searcher, query, language, synonyms, content]);
  return { ...answer, whole: answer.inside === content && !(coming && online), failed };
}
