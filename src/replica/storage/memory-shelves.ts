import { isGone, keyOf, type PresentRow, type SyncRow } from '../protocol/sync-row.ts';
import { hasGenerationsOf, type Place, type Places } from './place.ts';
import type { Shelf, Shelves } from './shelf.ts';

interface Held {
  readonly rows: Map<string, PresentRow>;
  checkpoint: number;
  readonly listeners: Set<(rows: readonly SyncRow[]) => void>;
}

const sliceSize = 500;

/** Shelves that last as long as the page, for browsers that refuse IndexedDB. */
export function createMemoryShelves(): Shelves {
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

function openMemoryShelf(held: Held): Shelf {
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
export function createMemoryPlaces(): Places {
  const places = new Map<string, Place>();
  return {
    get: async (name) => places.get(name),
    all: async () => [...places.values()],
    put: async (place) => {
      places.set(place.name, place);
    },
    exchange: async (before, after) => {
      const same = hasGenerationsOf(places.get(after.name), before);
      if (same) places.set(after.name, after);
      return same;
    },
    remove: async (name) => {
      places.delete(name);
    },
  };
}
