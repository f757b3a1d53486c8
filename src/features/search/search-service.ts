import type { Language } from '#shared/localized.ts';
import { nextTask } from '#shared/next-task.ts';
import type { SearchedRow } from './entries.ts';
import { createSearchIndex, type Results, type Search } from './search-index.ts';

/** What the page tells its search: rows as they now are, or what is looked for. */
export type SearchMessage =
  | { readonly rows: readonly SearchedRow[]; readonly language: Language }
  | { readonly search: Search };

/** One end of a channel between a page and its search; a worker is one. */
export interface SearchPort {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', hear: (event: MessageEvent) => void): void;
}

/** Searches for a page: takes in the rows it is sent and answers each search, in their order, with `Results`. */
export function serveSearch(port: SearchPort): void {
  const index = createSearchIndex();
  let language: Language = 'fr';
  let preparing = false;

  /** In pieces, for what is asked meanwhile is answered first. */
  async function prepare(): Promise<void> {
    if (preparing) return;
    preparing = true;
    while (index.prepare(language)) await nextTask();
    preparing = false;
  }

  port.addEventListener('message', ({ data }: MessageEvent<SearchMessage>) => {
    if ('search' in data) {
      const results: Results = index.search(data.search);
      return port.postMessage(results);
    }
    language = data.language;
    index.take(data.rows);
    void prepare();
  });
}
