import { kinds } from '#entities/index.ts';
import type { Scope } from '../protocol/pull.ts';
import { type KeptDatabase, settled } from './kept-database.ts';

/** One filling of a partition with rows of one epoch, in a database of its own. */
export interface Generation {
  /** Unique, so that a leftover database is never taken for another. */
  readonly id: string;
  readonly epoch: string;
  /** The kinds known to the app that filled it; an app that knows others fills anew. */
  readonly shape: string;
  /** The server's revision at the last complete round. */
  readonly revision: number;
  /** Server time of the last complete round, ms since 1970; undefined until the first. */
  readonly asOf: number | undefined;
}

/**
 * What this device holds of one edition for one audience: the generation that is read, and the one
 * that is being filled to take its place.
 */
export interface Partition {
  readonly name: string;
  readonly current?: Generation | undefined;
  readonly next?: Generation | undefined;
}

/** Where partitions are remembered. */
export interface Partitions {
  get(name: string): Promise<Partition | undefined>;
  all(): Promise<readonly Partition[]>;
  put(partition: Partition): Promise<void>;
  /**
   * Puts a partition where one stands that has the generations of `before` and is as far on; false when another tab
   * has put its own there meanwhile, which then stays.
   */
  exchange(before: Partition, after: Partition): Promise<boolean>;
  remove(name: string): Promise<void>;
}

/** The kinds this app knows, as one comparable text. */
export const shape = [...kinds].sort().join();

/** The name of the partition for an edition and audience. */
export function partitionName(edition: number, { audience }: Scope): string {
  return `${edition}-${audience}`;
}

/** The database of a generation. */
export function databaseName(partition: string, { id }: Generation): string {
  return `forum-${partition}-${id}`;
}

/** A generation that holds nothing yet. */
export function emptyGeneration(epoch: string): Generation {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36));
  return { id: id.join(''), epoch, shape, revision: 0, asOf: undefined };
}

/** The generation that screens read: what is being filled is only shown when there is nothing else. */
export function readable({ current, next }: Partition): Generation | undefined {
  return current ?? next;
}

/** True when a partition has the generations that another has, as far on as there. */
export function hasGenerationsOf(
  partition: Partition | undefined,
  { current, next }: Partition,
): boolean {
  const isSame = (a: Generation | undefined, b: Generation | undefined) =>
    a?.id === b?.id && a?.revision === b?.revision;
  return isSame(partition?.current, current) && isSame(partition?.next, next);
}

/** Places in the app's own database. */
export function createPartitions(database: KeptDatabase): Partitions {
  const run = <T>(
    mode: 'readonly' | 'readwrite',
    request: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> =>
    database.run(['places'], mode, (transaction) =>
      settled(request(transaction.objectStore('places'))),
    );
  return {
    get: (name) => run<Partition | undefined>('readonly', (store) => store.get(name)),
    all: () => run<Partition[]>('readonly', (store) => store.getAll()),
    put: async (partition) => {
      await run('readwrite', (store) => store.put(partition));
    },
    exchange: (before, after) =>
      database.run(['places'], 'readwrite', async (transaction) => {
        const store = transaction.objectStore('places');
        const held = await settled<Partition | undefined>(store.get(after.name));
        const same = hasGenerationsOf(held, before);
        if (same) store.put(after);
        return same;
      }),
    remove: async (name) => {
      await run('readwrite', (store) => store.delete(name));
    },
  };
}
