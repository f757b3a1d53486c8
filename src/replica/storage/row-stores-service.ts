import { type ChannelEnd, joinEnd } from '#shared/channel.ts';
import type { Feed, RoundEnd, Slice } from '../protocol/feed.ts';
import type { SyncRow } from '../protocol/sync-row.ts';
import type { RoundStorage, RowStore, StoredRowStores } from './row-store.ts';

/** What the worker does for the page; row stores have numbers there. */
export interface StoringCalls {
  open(database: string, identifier: string): Promise<number>;
  remove(database: string): Promise<void>;
  names(): Promise<readonly string[]>;
  round(store: number): Promise<RoundStorage>;
  close(store: number): Promise<void>;
}

/** What the page does for the worker. */
export interface FeedingCalls {
  next(store: number, since: number, size: number): Promise<Handed>;
  /** Takes the rows that this tab or another has stored since the row store was opened. */
  stored(store: number, rows: readonly SyncRow[]): void;
}

/** A slice of a feed, with what the feed says of itself after it. */
export interface Handed extends Pick<Feed, 'from' | 'end'> {
  readonly slice: Slice;
}

/** Serves row stores to the page at the other end of a channel, whose feeds they are filled from. */
export function serveRowStores(end: ChannelEnd, rowStores: StoredRowStores): void {
  const opened = new Map<number, RowStore>();
  let count = 0;
  const at = (store: number): RowStore => {
    const found = opened.get(store);
    if (!found) throw new Error('no such row store');
    return found;
  };

  const calls: StoringCalls = {
    async open(database, identifier) {
      const rowStore = await rowStores.open(database, identifier);
      count += 1;
      const store = count;
      opened.set(store, rowStore);
      // From here on, for who watches has read in the page what was stored before.
      rowStore.watch((rows) => void page('stored', store, rows));
      return store;
    },
    remove: rowStores.remove,
    names: rowStores.names,
    round: (store) => at(store).round(feedOf(store)),
    async close(store) {
      const closing = at(store);
      opened.delete(store);
      await closing.close();
    },
  };
  const page = joinEnd<FeedingCalls, StoringCalls>(end, calls);

  function feedOf(store: number): Feed {
    let from: number | undefined;
    let ended: RoundEnd | undefined;
    return {
      async next(since, size) {
        const handed = await page('next', store, since, size);
        ({ from, end: ended } = handed);
        return handed.slice;
      },
      get from() {
        return from;
      },
      get end() {
        return ended;
      },
    };
  }
}
