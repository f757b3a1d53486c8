import type { Operation, OutboxEntry, Outcome } from '../protocol/operation.ts';
import { type KeptDatabase, settled } from './kept-database.ts';

/** Where operations are kept until the server has answered and the replica has caught up. */
export interface OutboxStorage {
  /** Keeps operations in their order, all or none; resolves once they are safely stored. */
  add(owner: string, operations: readonly Operation[]): Promise<void>;
  /** Keeps operations again that the browser deleted; those that are there are left alone. */
  keepAgain(owner: string, operations: readonly Operation[]): Promise<void>;
  /** Everything kept for an owner, or for whomever, oldest first. */
  list(owner?: string): Promise<OutboxEntry[]>;
  /** Records the server's answers; an operation that has gone in the meantime is left alone. */
  record(outcomes: ReadonlyMap<string, Outcome>): Promise<void>;
  /** Puts another operation in the place of one, waiting to be sent. */
  replace(op: string, operation: Operation): Promise<void>;
  /** Forgets operations by their ids. */
  remove(operations: ReadonlySet<string>): Promise<void>;
}

/** The outbox in the app's own database, shared by every tab and the service worker. */
export function createOutboxStorage(database: KeptDatabase): OutboxStorage {
  const all = (transaction: IDBTransaction): Promise<OutboxEntry[]> =>
    settled(transaction.objectStore('operations').getAll());
  return {
    add: (owner, operations) =>
      database.run(['operations'], 'readwrite', async (transaction) => {
        const outcome: Outcome = { status: 'waiting' };
        const kept = transaction.objectStore('operations');
        const adding = operations.map((operation) => kept.add({ owner, operation, outcome }));
        await Promise.all(adding.map(settled));
      }),
    keepAgain: (owner, operations) =>
      database.run(['operations'], 'readwrite', async (transaction) => {
        const there = new Set((await all(transaction)).map(({ operation }) => operation.op));
        const outcome: Outcome = { status: 'waiting' };
        for (const operation of operations) {
          if (there.has(operation.op)) continue;
          transaction.objectStore('operations').add({ owner, operation, outcome });
        }
      }),
    list: (owner) =>
      database.run(['operations'], 'readonly', async (transaction) =>
        (await all(transaction)).filter((entry) => owner === undefined || entry.owner === owner),
      ),
    record: (outcomes) =>
      database.run(['operations'], 'readwrite', async (transaction) => {
        for (const entry of await all(transaction)) {
          const outcome = outcomes.get(entry.operation.op);
          if (outcome) transaction.objectStore('operations').put({ ...entry, outcome });
        }
      }),
    replace: (op, operation) =>
      database.run(['operations'], 'readwrite', async (transaction) => {
        const entry = (await all(transaction)).find((kept) => kept.operation.op === op);
        const outcome: Outcome = { status: 'waiting' };
        if (entry) transaction.objectStore('operations').put({ ...entry, operation, outcome });
      }),
    remove: (operations) =>
      database.run(['operations'], 'readwrite', async (transaction) => {
        for (const { operation, sequence } of await all(transaction)) {
          if (operations.has(operation.op)) transaction.objectStore('operations').delete(sequence);
        }
      }),
  };
}
