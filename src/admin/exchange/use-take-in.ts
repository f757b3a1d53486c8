import { useState } from 'react';
import { sameValue } from '#replica/content/change.ts';
import { type ContentChange, isTurnedDown, type OutboxEntry } from '#replica/protocol/operation.ts';
import { type Content, useReplica } from '#replica/read.ts';
import { useOnce } from '#ui/use-once.ts';
import { inverseOf } from '../writing/undo.ts';
import { useWrite } from '../writing/use-write.ts';

/** Writes the changes of an import, or of a new edition, in one step, and takes them back in another. */
export function useTakeIn() {
  const { state, outbox } = useReplica();
  const write = useWrite();
  const { once, again } = useOnce();
  const [taken, setTaken] = useState<{ changes: readonly ContentChange[]; before: Content }>();
  const forget = () => {
    setTaken(undefined);
    again();
  };
  return {
    /** True once something was taken in and not taken back. */
    done: taken !== undefined,
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
    /** Resolves with whether they were taken back. */
    async takeBack(words: string): Promise<boolean> {
      if (!taken) return false;
      const { changes, before } = taken;
      const out = changes.map((change) => turnedDown(change, state.getState().entries));
      const made = changes.filter((_, place) => !out[place]);
      const kept = made.length === 0 || (await write(inverseOf(made, before), { done: words }));
      if (!kept) return false;
      // The server never made these: their opposites would be turned down as well.
      for (const entry of out) if (entry) await outbox.discard(entry.operation.op);
      forget();
      return true;
    },
    forget,
  };
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
