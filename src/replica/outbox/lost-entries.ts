import type { OutboxEntry, Outcome } from '../protocol/operation.ts';
import type { OutboxStorage } from '../storage/outbox-storage.ts';

/**
 * An outbox that goes on where there is no room, for as long as the page stays open. What the browser has deleted
 * and cannot be kept again is listed, answered and given up like any other, and comes before what is added; an
 * answer that cannot be kept counts all the same, for what waits behind it is never sent otherwise.
 */
export function withLost(storage: OutboxStorage): OutboxStorage & {
  /** Whether there is anything that found no room. */
  hasLost(): boolean;
  /** Keeps it; rejects while there is no room. */
  keepLost(): Promise<void>;
} {
  let lost: readonly OutboxEntry[] = [];
  const answers = new Map<string, Outcome>();

  const answered = (entry: OutboxEntry): OutboxEntry => {
    const outcome = answers.get(entry.operation.op);
    return outcome ? { ...entry, outcome } : entry;
  };

  async function keepEntries(): Promise<void> {
    const known = lost;
    if (known.length === 0) return;
    await storage.keepAgain(known);
    lost = lost.filter((one) => !known.includes(one));
  }

  async function keepAnswers(): Promise<void> {
    const known = new Map(answers);
    if (known.size === 0) return;
    await storage.record(known);
    for (const [op, outcome] of known) if (answers.get(op) === outcome) answers.delete(op);
  }

  async function keepLost(): Promise<void> {
    await keepEntries();
    await keepAnswers();
  }

  return {
    hasLost: () => lost.length + answers.size > 0,
    keepLost,
    async add(owner, operations) {
      await keepEntries();
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
      return [...missing, ...held].map(answered);
    },
    async record(outcomes) {
      for (const [op, outcome] of outcomes) answers.set(op, outcome);
      await keepLost().catch(() => {});
    },
    async replace(others) {
      await keepLost();
      await storage.replace(others);
    },
    async remove(operations) {
      lost = lost.filter(({ operation }) => !operations.has(operation.op));
      for (const op of operations) answers.delete(op);
      await storage.remove(operations);
    },
  };
}
