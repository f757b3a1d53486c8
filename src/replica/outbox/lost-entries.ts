import type { OutboxEntry } from '../protocol/operation.ts';
import type { OutboxStorage } from '../storage/outbox-storage.ts';

/**
 * An outbox that goes on with what the browser has deleted while there is no room to keep it again: it is
 * listed, answered and given up like any other, and comes before what is added.
 */
export function withLost(storage: OutboxStorage): OutboxStorage & {
  hasLost(): boolean;
  /** Keeps it again; rejects while there is no room. */
  keepLost(): Promise<void>;
} {
  let lost: readonly OutboxEntry[] = [];

  async function keepLost(): Promise<void> {
    const known = lost;
    if (known.length === 0) return;
    await storage.keepAgain(known);
    lost = lost.filter((one) => !known.includes(one));
  }

  return {
    hasLost: () => lost.length > 0,
    keepLost,
    async add(owner, operations) {
      await keepLost();
      await storage.add(owner, operations);
    },
    async keepAgain(entries) {
      lost = entries;
      await keepLost();
    },
    async list(owner) {
      const held = await storage.list(owner);
      const there = new Set(held.map(({ operation }) => operation.op));
      const missing = lost.filter(
        (one) => !there.has(one.operation.op) && (owner === undefined || one.owner === owner),
      );
      return [...missing, ...held];
    },
    async record(outcomes) {
      lost = lost.map((one) => {
        const outcome = outcomes.get(one.operation.op);
        return outcome ? { ...one, outcome } : one;
      });
      await storage.record(outcomes);
    },
    async replace(op, operation) {
      await keepLost();
      await storage.replace(op, operation);
    },
    async remove(operations) {
      lost = lost.filter(({ operation }) => !operations.has(operation.op));
      await storage.remove(operations);
    },
  };
}
