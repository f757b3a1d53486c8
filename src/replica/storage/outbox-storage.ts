import type { Operation, OutboxEntry, Outcome } from '../protocol/operation.ts';
import { type KeptDatabase, settled } from './kept-database.ts';

/** Where operations are kept until the server has answered and the replica has caught up. */
export interface OutboxStorage {
  /** Keeps operations in their order, all or none; resolves once they are safely stored. */
  add(owner: string, operations: readonly Operation[]): Promise<void>;
  /** Keeps operations again, as they stood, that the browser deleted; those that are there are left alone. */
  keepAgain(entries: readonly OutboxEntry[]): Promise<void>;
  /** Everything kept for an owner, or for whomever, oldest first. */
  list(owner?: string): Promise<OutboxEntry[]>;
  /** Records the server's answers; an operation that has gone in the meantime is left alone. */
  record(outcomes: ReadonlyMap<string, Outcome>): Promise<void>;
  /**
   * Puts another operation in the place of one, waiting to be sent. What comes after the one comes after the
   * other, unless that is another action: the update of what somebody else has made is not what it awaited.
   */
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
    keepAgain: (entries) =>
      database.run(['operations'], 'readwrite', async (transaction) => {
        const there = new Set((await all(transaction)).map(({ operation }) => operation.op));
        for (const { owner, operation, outcome } of entries) {
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
        const entries = await all(transaction);
        const kept = transaction.objectStore('operations');
        const entry = entries.find((one) => one.operation.op === op);
        const outcome: Outcome = { status: 'waiting' };
        if (entry) kept.put({ ...entry, operation, outcome });
        if (entry?.operation.action !== operation.action) return;
        for (const next of entries) {
          if (next.operation.after !== op) continue;
          kept.put({ ...next, operation: { ...next.operation, after: operation.op } });
        }
      }),
    remove: (operations) =>
      database.run(['operations'], 'readwrite', async (transaction) => {
        for (const { operation, sequence } of await all(transaction)) {
          if (operations.has(operation.op)) transaction.objectStore('operations').delete(sequence);
        }
      }),
  };
}
