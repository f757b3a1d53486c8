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
   * Puts other operations in the places of some, by the ids of these, waiting to be sent, all or none. What comes
   * after one comes after the other, unless that is another action: the update of what somebody else has made is
   * not what it awaited.
   */
  replace(others: ReadonlyMap<string, Operation>): Promise<void>;
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
    replace: (others) =>
      database.run(['operations'], 'readwrite', async (transaction) => {
        for (const entry of replacing(await all(transaction), others)) {
          transaction.objectStore('operations').put(entry);
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

/** The entries that change where others take the places of some, as `replace` says. */
export function replacing(
  entries: readonly OutboxEntry[],
  others: ReadonlyMap<string, Operation>,
): OutboxEntry[] {
  const renamed = new Map<string | undefined, string>();
  for (const { operation } of entries) {
    const other = others.get(operation.op);
    if (other?.action === operation.action) renamed.set(operation.op, other.op);
  }
  return entries.flatMap((entry): OutboxEntry[] => {
    const other = others.get(entry.operation.op);
    const after = renamed.get(entry.operation.after);
    if (!other && !after) return [];
    const operation = { ...(other ?? entry.operation), ...(after && { after }) };
    return [{ ...entry, operation, ...(other && { outcome: { status: 'waiting' } }) }];
  });
}
