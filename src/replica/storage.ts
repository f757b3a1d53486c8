import { nextTask } from '#shared/next-task.ts';
import { type OpenCalls, openLocalDatabase } from './local-database.ts';
import { createMemoryOutbox } from './memory-outbox.ts';
import { createMemoryPlaces, createMemoryShelves } from './memory-shelves.ts';
import { createOutboxStorage, type OutboxStorage } from './outbox-storage.ts';
import { createPlaces, type Places } from './place.ts';
import { type Shelves, ShelvesNotLoaded } from './shelf.ts';
import { readStoredContent } from './stored-content.ts';

/** Everything this device keeps, behind the interfaces the protocol is written against. */
export interface ReplicaStorage {
  readonly places: Places;
  readonly shelves: Shelves;
  readonly outbox: OutboxStorage;
  close(): void;
}

/**
 * Opens what the device keeps. Where the browser refuses IndexedDB, everything lasts as long as the
 * page.
 */
export async function openStorage(calls: OpenCalls): Promise<ReplicaStorage> {
  try {
    const database = await openLocalDatabase(calls);
    return {
      places: createPlaces(database),
      shelves: createStoredShelves(),
      outbox: createOutboxStorage(database),
      close: database.close,
    };
  } catch {
    return { ...memoryStorage(), outbox: createMemoryOutbox(), close: () => {} };
  }
}

/** The outbox of a storage that is still being opened. */
export function deferredOutbox(opening: Promise<ReplicaStorage>): OutboxStorage {
  const outbox = async () => (await opening).outbox;
  return {
    add: async (owner, operations) => (await outbox()).add(owner, operations),
    list: async (owner) => (await outbox()).list(owner),
    record: async (outcomes) => (await outbox()).record(outcomes),
    replace: async (op, operation) => (await outbox()).replace(op, operation),
    remove: async (operations) => (await outbox()).remove(operations),
  };
}

/** Places and shelves that last as long as the page. */
export function memoryStorage(): Pick<ReplicaStorage, 'places' | 'shelves'> {
  return { places: createMemoryPlaces(), shelves: createMemoryShelves() };
}

/** Shelves in RxDB. Reading needs none of it; everything else loads it on first use. */
function createStoredShelves(): Shelves {
  const rxdb = () =>
    import('./rxdb-shelves.ts').catch((cause) => {
      throw new ShelvesNotLoaded('RxDB is not on this device', { cause });
    });
  return {
    read: readStoredContent,
    async open(database, identifier) {
      const { openRxdb } = await rxdb();
      // Running its code has been a long task already.
      await nextTask();
      return openRxdb(database, identifier);
    },
    remove: async (database) => (await rxdb()).removeRxdb(database),
    names: async () => (await rxdb()).listRxdb(),
  };
}
