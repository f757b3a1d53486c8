import type { ChannelEnd } from '#shared/channel.ts';
import type { Language } from '#shared/localized.ts';
import { nextTask } from '#shared/next-task.ts';
import { readingOrder, type SearchedRow } from './entries.ts';
import { createSearchIndex, type Results, type Search } from './search-index.ts';

/** What the page tells its search: rows as they now are, or what is looked for. */
export type SearchMessage =
  | { readonly rows: readonly SearchedRow[]; readonly language: Language }
  | { readonly search: Search };

/** What a search tells its page: an answer, perhaps of a part of the languages, or that all can be answered now. */
export type SearchAnswer =
  | { readonly results: Results; readonly whole: boolean }
  | { readonly prepared: true };

/** Searches for a page: takes in the rows it is sent and answers each search, in their order. */
export function serveSearch(port: ChannelEnd): void {
  const index = createSearchIndex();
  let wanted = readingOrder('fr');
  let preparing = false;

  const tell = (answer: SearchAnswer) => port.postMessage(answer);

  /** In pieces, for what is asked meanwhile is answered first. */
  async function prepare(): Promise<void> {
    if (preparing) return;
    preparing = true;
    while (index.prepare(wanted)) await nextTask();
    preparing = false;
    tell({ prepared: true });
  }

  function answer(search: Search): SearchAnswer {
    if (preparing) {
      // A large edition takes seconds in all languages: what is found in the reader's own comes first.
      const results = index.search(search, [search.language]);
      if (results.groups.length > 0) return { results, whole: false };
    }
    return { results: index.search(search), whole: true };
  }

  port.addEventListener('message', ({ data }: MessageEvent<SearchMessage>) => {
    if ('search' in data) return tell(answer(data.search));
    wanted = readingOrder(data.language);
    index.take(data.rows);
    void prepare();
  });
}
