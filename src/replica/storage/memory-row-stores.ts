import { isGone, keyOf, type PresentRow, type SyncRow } from '../protocol/sync-row.ts';
import { hasGenerationsOf, type Partition, type Partitions } from './partition.ts';
import type { RowStore, RowStores } from './row-store.ts';

interface Held {
  readonly rows: Map<string, PresentRow>;
  checkpoint: number;
  readonly listeners: Set<(rows: readonly SyncRow[]) => void>;
}

const sliceSize = 500;

/** Row stores that last as long as the page, for browsers that refuse IndexedDB. */
export function createMemoryRowStores(): RowStores {
  const databases = new Map<string, Held>();
  return {
    async read(database, take) {
      const held = databases.get(database);
      if (held) take([...held.rows.values()]);
    },
    async open(database) {
      const held = databases.get(database) ?? {
        rows: new Map(),
        checkpoint: 0,
        listeners: new Set(),
      };
      databases.set(database, held);
      return openMemoryShelf(held);
    },
    async remove(database) {
      databases.delete(database);
    },
    names: async () => [...databases.keys()],
  };
}

function openMemoryShelf(held: Held): RowStore {
  return {
    async round(feed) {
      while (!feed.end) {
        const { rows, revision } = await feed.next(held.checkpoint, sliceSize);
        for (const row of rows) {
          if (isGone(row)) held.rows.delete(keyOf(row));
          else held.rows.set(keyOf(row), row);
        }
        held.checkpoint = revision;
        for (const listener of held.listeners) listener(rows);
      }
      return 'stored';
    },
    watch(listener) {
      held.listeners.add(listener);
      return () => held.listeners.delete(listener);
    },
    close: async () => {},
  };
}

/** Places that last as long as the page. */
export function createMemoryPartitions(): Partitions {
  const partitions = new Map<string, Partition>();
  return {
    get: async (name) => partitions.get(name),
    all: async () => [...partitions.values()],
    put: async (partition) => {
      partitions.set(partition.name, partition);
    },
    exchange: async (before, after) => {
      const same = hasGenerationsOf(partitions.get(after.name), before);
      if (same) partitions.set(after.name, after);
      return same;
    },
    remove: async (name) => {
      partitions.delete(name);
    },
  };
}
