import type { OutboxEntry } from './operation.ts';
import type { OutboxStorage } from './outbox-storage.ts';

/** An outbox that lasts as long as the page, for browsers that refuse IndexedDB. */
export function createMemoryOutbox(): OutboxStorage {
  let entries: readonly OutboxEntry[] = [];
  let sequence = 0;
  return {
    async add(owner, operations) {
      const added = operations.map((operation): OutboxEntry => {
        sequence += 1;
        return { sequence, owner, operation, outcome: { status: 'waiting' } };
      });
      entries = [...entries, ...added];
    },
    list: async (owner) => entries.filter((entry) => entry.owner === owner),
    async record(outcomes) {
      entries = entries.map((entry) => {
        const outcome = outcomes.get(entry.operation.op);
        return outcome ? { ...entry, outcome } : entry;
      });
    },
    async replace(op, operation) {
      entries = entries.map((entry) =>
        entry.operation.op === op ? { ...entry, operation, outcome: { status: 'waiting' } } : entry,
      );
    },
    async remove(operations) {
      entries = entries.filter(({ operation }) => !operations.has(operation.op));
    },
  };
}
