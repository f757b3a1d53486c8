import { type ChannelEnd, joinEnd } from '#shared/channel.ts';
import { unlessFailed } from '#shared/unless-failed.ts';
import { startWorker } from '#shared/worker.ts';
import type { Feed } from '../protocol/feed.ts';
import type { SyncRow } from '../protocol/sync-row.ts';
import { type RowStore, RowStoresNotLoaded, type StoredRowStores } from './row-store.ts';
import type { FeedingCalls, Handed, StoringCalls } from './row-stores-service.ts';
import address from './row-stores-worker.ts?worker&url';

/** Row stores in RxDB, in a worker that is started with their first use. */
export function createRowStoresBeside(): StoredRowStores & { stop(): void } {
  const start = unlessFailed(async () => {
    try {
      const worker = await startWorker(address);
      return { worker, rowStores: joinRowStores(worker) };
    } catch (cause) {
      throw new RowStoresNotLoaded('no RxDB here', { cause });
    }
  });
  let started: ReturnType<typeof start> | undefined;

  async function joined(): Promise<StoredRowStores> {
    started = start();
    return (await started).rowStores;
  }

  return {
    open: async (database, identifier) => (await joined()).open(database, identifier),
    remove: async (database) => (await joined()).remove(database),
    names: async () => (await joined()).names(),
    stop() {
      started?.then(
        ({ worker }) => worker.terminate(),
        () => {},
      );
    },
  };
}

/** The row stores that are served at the other end of a channel. */
export function joinRowStores(end: ChannelEnd): StoredRowStores {
  const feeds = new Map<number, Feed>();
  const listeners = new Map<number, Set<(rows: readonly SyncRow[]) => void>>();

  const calls: FeedingCalls = {
    async next(store, since, size): Promise<Handed> {
      const feed = feeds.get(store);
      if (!feed) throw new Error('nobody asked for a round');
      const slice = await feed.next(since, size);
      return { slice, from: feed.from, end: feed.end };
    },
    stored(store, rows) {
      for (const listener of listeners.get(store) ?? []) listener(rows);
    },
  };
  const worker = joinEnd<StoringCalls, FeedingCalls>(end, calls);

  return {
    async open(database, identifier): Promise<RowStore> {
      const store = await worker('open', database, identifier);
      const listening = new Set<(rows: readonly SyncRow[]) => void>();
      listeners.set(store, listening);
      return {
        async round(feed) {
          feeds.set(store, feed);
          return worker('round', store).finally(() => feeds.delete(store));
        },
        watch(listener) {
          listening.add(listener);
          return () => void listening.delete(listener);
        },
        async close() {
          listeners.delete(store);
          await worker('close', store);
        },
      };
    },
    remove: (database) => worker('remove', database),
    names: () => worker('names'),
  };
}
