import { useState } from 'react';
import { sameValue } from '#replica/content/change.ts';
import { type ContentChange, isTurnedDown, type OutboxEntry } from '#replica/protocol/operation.ts';
import { type Content, useOutboxEntries, useReplica } from '#replica/read.ts';
import { notify } from '#ui/notifications/notifications.ts';
import { useOnce } from '#ui/use-once.ts';
import { useWrite } from '../writing/use-write.ts';
import { takeBackOf } from './take-back.ts';

/** Writes the changes of an import, or of a new edition, in one step, and takes them back in another. */
export function useTakeIn() {
  const { state, outbox } = useReplica();
  const write = useWrite();
  const { once, again } = useOnce();
  const entries = useOutboxEntries();
  const [taken, setTaken] = useState<{ changes: readonly ContentChange[]; before: Content }>();
  const forget = () => {
    setTaken(undefined);
    again();
  };
  return {
    /** True once something was taken in and not taken back. */
    done: taken !== undefined,
    /** How many of its changes the server has turned down, and nobody has settled yet. */
    turnedDown: taken ? countTurnedDown(taken.changes, entries) : 0,
    /** Resolves with whether the changes were kept; they are not while others are, or are being. */
    async takeIn(changes: readonly ContentChange[], words: string): Promise<boolean> {
      const made = await once(async () => {
        const before = state.getState().content;
        // Taken back by the notice, there is nothing left to take back here.
        const kept = await write(changes, { done: words, undone: forget });
        return kept ? { changes, before } : undefined;
      });
      if (made) setTaken(made);
      return made !== undefined;
    },
    /**
     * Resolves with whether they were taken back; `words` say so, and of how many rows that stay because they
     * have been changed since.
     */
    async takeBack(words: (stays: number) => string): Promise<boolean> {
      if (!taken) return false;
      const { changes, before } = taken;
      const out = changes.map((change) => turnedDown(change, state.getState().entries));
      const made = changes.filter((_, place) => !out[place]);
      const { changes: back, stays } = takeBackOf(made, before, state.getState().content);
      if (back.length > 0) {
        if (!(await write(back, { done: words(stays) }))) return false;
      } else if (stays > 0) notify({ title: words(stays) });
      // The server never made these: their opposites would be turned down as well.
      const ops = out.flatMap((entry) => (entry ? [entry.operation.op] : []));
      if (ops.length > 0) await outbox.discard(...ops);
      forget();
      return true;
    },
    forget,
  };
}

/** A large import has as many changes as the device has entries, so each is looked for once. */
function countTurnedDown(
  changes: readonly ContentChange[],
  entries: readonly OutboxEntry[],
): number {
  const out = entries.filter(isTurnedDown);
  if (out.length === 0) return 0;
  const ids = new Set(out.map(({ operation }) => operation.id));
  return changes.filter((change) => ids.has(change.id) && turnedDown(change, out)).length;
}

/** Where the server has turned a change down, what is kept of it. */
function turnedDown(
  { kind, id, action, set }: ContentChange,
  entries: readonly OutboxEntry[],
): OutboxEntry | undefined {
  return entries.find((entry) => {
    const { operation } = entry;
    const isIt = operation.kind === kind && operation.id === id && operation.action === action;
    return isIt && isTurnedDown(entry) && sameValue(operation.set, set);
  });
}
