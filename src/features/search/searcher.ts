import { part } from '#device/parts.ts';
import type { ChannelEnd } from '#shared/channel.ts';
import type { Language } from '#shared/localized.ts';
import { nextTask } from '#shared/next-task.ts';
import { unlessFailed } from '#shared/unless-failed.ts';
import { startWorker } from '#shared/worker.ts';
import { noContent, type Searched, type SearchedRow, searchedKinds } from './entries.ts';
import type { Results, Search } from './search-index.ts';
import type { SearchAnswer, SearchMessage } from './search-service.ts';
import address from './search-worker.ts?worker&url';

/** The page's side of search. */
export interface Searcher {
  /** Looks through this content from now on; texts in `language` are made ready first. */
  follow(content: Searched, language: Language): void;
  /**
   * Asks for what is found in the content that is followed. Answers come in the order of searches, and
   * a search that another has replaced before its turn has none. While the index is being made, the
   * last has one of the reader's language first, and another when all languages are there.
   */
  ask(search: Search, take: (results: Results) => void): void;
}

/** Rows that are handed over in one go: copying them takes a millisecond or two. */
const atOnce = 100;

/** The one search beside this page; rejects where its code cannot be had, and may then be tried again. */
export const startSearcher = unlessFailed(
  part(async () => createSearcher(await startWorker(address))),
);

/** Makes the page's side of the search at the other end of a channel. */
export function createSearcher(port: ChannelEnd): Searcher {
  const sent = new Map(searchedKinds.map((kind) => [kind, new Map<string, object>()]));
  let wanted: Language = 'fr';
  let changes = changedRows(noContent);
  let next: Parameters<Searcher['ask']> | undefined;
  let asked: Parameters<Searcher['ask']> | undefined;
  /** What was answered in a part of the languages. */
  let unfinished: Parameters<Searcher['ask']> | undefined;
  let sending = false;

  const tell = (message: SearchMessage) => port.postMessage(message);

  async function send(): Promise<void> {
    if (sending) return;
    sending = true;
    for (;;) {
      const rows = changes.next().value;
      if (rows) {
        tell({ rows, language: wanted });
        await nextTask();
      } else if (next && !asked) {
        asked = next;
        next = undefined;
        unfinished = undefined;
        tell({ search: asked[0] });
      } else break;
    }
    sending = false;
  }

  /** The rows of a content that differ from those that were sent, some at a time, which count as sent. */
  function* changedRows(content: Searched): Generator<readonly SearchedRow[], undefined> {
    let rows: SearchedRow[] = [];
    for (const [kind, then] of sent) {
      const now: ReadonlyMap<string, object> = content[kind];
      for (const id of new Set([...now.keys(), ...then.keys()])) {
        const row = now.get(id);
        if (row === then.get(id)) continue;
        if (row) then.set(id, row);
        else then.delete(id);
        rows.push({ kind, id, ...(row && { row }) } as SearchedRow);
        if (rows.length < atOnce) continue;
        yield rows;
        rows = [];
      }
    }
    if (rows.length > 0) yield rows;
  }

  port.addEventListener('message', ({ data }: MessageEvent<SearchAnswer>) => {
    if ('prepared' in data) {
      next ??= unfinished;
      unfinished = undefined;
    } else if (asked) {
      const [, take] = asked;
      unfinished = data.whole ? undefined : asked;
      asked = undefined;
      take(data.results);
    }
    void send();
  });

  return {
    follow(content, language) {
      wanted = language;
      changes = changedRows(content);
      void send();
    },
    ask(...search) {
      next = search;
      unfinished = undefined;
      void send();
    },
  };
}
