import { type ChannelEnd, joinEnd } from '#shared/channel.ts';
import { startWorker } from '#shared/worker.ts';
import type { Feed } from '../protocol/feed.ts';
import type { SyncRow } from '../protocol/sync-row.ts';
import { type RowStore, type RowStores, RowStoresNotLoaded } from './row-store.ts';
import type { FeedingCalls, Handed, StoringCalls } from './row-stores-service.ts';
import address from './row-stores-worker.ts?worker&url';

/** Row stores in RxDB, in a worker that is started with their first use. */
export function createRowStoresBeside(): Omit<RowStores, 'read'> & { stop(): void } {
  let starting: Promise<Worker> | undefined;
  let joined: Promise<Omit<RowStores, 'read'>> | undefined;

  async function start(): Promise<Omit<RowStores, 'read'>> {
    starting = startWorker(address);
    try {
      return joinRowStores(await starting);
    } catch (cause) {
      joined = undefined;
      throw new RowStoresNotLoaded('RxDB is not on this device', { cause });
    }
  }

  function rowStores(): Promise<Omit<RowStores, 'read'>> {
    joined ??= start();
    return joined;
  }

  return {
    open: async (database, identifier) => (await rowStores()).open(database, identifier),
    remove: async (database) => (await rowStores()).remove(database),
    names: async () => (await rowStores()).names(),
    stop() {
      starting?.then(
        (worker) => worker.terminate(),
        () => {},
      );
    },
  };
}

/** The row stores that are served at the other end of a channel. */
export function joinRowStores(end: ChannelEnd): Omit<RowStores, 'read'> {
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
  const worker = joinEnd<StoringCalls>(end, { ...calls });

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
