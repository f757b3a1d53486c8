import type { Operation, OutboxEntry } from '#replica/protocol/operation.ts';
import { type OutboxStorage, replacing } from '#replica/storage/outbox-storage.ts';

/** The storage of an outbox on a simulated disk, which outlasts the tabs that write to it. */
export function createMemoryOutbox(): OutboxStorage {
  let entries: readonly OutboxEntry[] = [];
  let sequence = 0;

  async function add(owner: string, operations: readonly Operation[]): Promise<void> {
    const added = operations.map((operation): OutboxEntry => {
      sequence += 1;
      return { sequence, owner, operation, outcome: { status: 'waiting' } };
    });
    entries = [...entries, ...added];
  }

  return {
    add,
    async keepAgain(known) {
      const there = new Set(entries.map(({ operation }) => operation.op));
      const lost = known.filter(({ operation }) => !there.has(operation.op));
      entries = [
        ...entries,
        ...lost.map((entry) => {
          sequence += 1;
          return { ...entry, sequence };
        }),
      ];
    },
    list: async (owner) => entries.filter((entry) => owner === undefined || entry.owner === owner),
    async record(outcomes) {
      entries = entries.map((entry) => {
        const outcome = outcomes.get(entry.operation.op);
        return outcome ? { ...entry, outcome } : entry;
      });
    },
    async replace(others) {
      const changed = new Map(replacing(entries, others).map((entry) => [entry.sequence, entry]));
      entries = entries.map((entry) => changed.get(entry.sequence) ?? entry);
    },
    async remove(operations) {
      entries = entries.filter(({ operation }) => !operations.has(operation.op));
    },
  };
}
