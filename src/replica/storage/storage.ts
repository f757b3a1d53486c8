import type { OpenCalls } from './kept-database.ts';
import { openLocalDatabase } from './local-database.ts';
import { createMemoryPartitions, createMemoryRowStores } from './memory-row-stores.ts';
import { reasonOf, type Unkept } from './not-kept.ts';
import { createOutboxStorage, type OutboxStorage } from './outbox-storage.ts';
import { createPartitions, type Partitions } from './partition.ts';
import type { RowStores } from './row-store.ts';
import { createRowStoresBeside } from './row-stores-beside.ts';
import { readStoredContent } from './stored-content.ts';

/** Everything this device keeps, behind the interfaces the protocol is written against. */
export interface ReplicaStorage {
  readonly partitions: Partitions;
  readonly rowStores: RowStores;
  readonly outbox: OutboxStorage;
  /** Why nothing can be kept here; undefined where it can. */
  readonly unkept: Unkept | undefined;
  close(): void;
}

/**
 * Opens what the device keeps. Where that cannot be, content lasts as long as the page, and nothing is
 * taken into the outbox: what only memory holds is not kept.
 */
export async function openStorage(calls: OpenCalls): Promise<ReplicaStorage> {
  try {
    const database = await openLocalDatabase(calls);
    const { stop, ...beside } = createRowStoresBeside();
    return {
      partitions: createPartitions(database),
      // The first screen after a cold start waits for no worker.
      rowStores: { ...beside, read: readStoredContent },
      outbox: createOutboxStorage(database),
      unkept: undefined,
      close() {
        database.close();
        stop();
      },
    };
  } catch (cause) {
    const outbox = refusingOutbox(cause);
    return { ...memoryStorage(), outbox, unkept: reasonOf(cause), close: () => {} };
  }
}

/** The outbox of a device that keeps nothing. */
function refusingOutbox(cause: unknown): OutboxStorage {
  const refuse = () => Promise.reject(cause);
  return {
    add: refuse,
    keepAgain: refuse,
    replace: refuse,
    list: async () => [],
    record: async () => {},
    remove: async () => {},
  };
}

/** The outbox of a storage that is still being opened. */
export function deferredOutbox(opening: Promise<ReplicaStorage>): OutboxStorage {
  const outbox = async () => (await opening).outbox;
  return {
    add: async (owner, operations) => (await outbox()).add(owner, operations),
    keepAgain: async (entries) => (await outbox()).keepAgain(entries),
    list: async (owner) => (await outbox()).list(owner),
    record: async (outcomes) => (await outbox()).record(outcomes),
    replace: async (others) => (await outbox()).replace(others),
    remove: async (operations) => (await outbox()).remove(operations),
  };
}

/** Places and row stores that last as long as the page. */
export function memoryStorage(): Pick<ReplicaStorage, 'partitions' | 'rowStores'> {
  return { partitions: createMemoryPartitions(), rowStores: createMemoryRowStores() };
}
