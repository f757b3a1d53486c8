import { useState } from 'react';
import type { ContentChange } from '#replica/protocol/operation.ts';
import { useReplica } from '#replica/read.ts';
import { useOnce } from '#ui/use-once.ts';
import { inverseOf } from '../writing/undo.ts';
import { useWrite } from '../writing/use-write.ts';

/** Writes the changes of an import, or of a new edition, in one step, and takes them back in another. */
export function useTakeIn() {
  const { state } = useReplica();
  const write = useWrite();
  const { once, again } = useOnce();
  const [taken, setTaken] = useState<readonly ContentChange[]>();
  const forget = () => {
    setTaken(undefined);
    again();
  };
  return {
    /** True once something was taken in and not taken back. */
    done: taken !== undefined,
    /** Resolves with whether the changes were kept; they are not while others are, or are being. */
    async takeIn(changes: readonly ContentChange[], words: string): Promise<boolean> {
      const inverse = await once(async () => {
        const before = state.getState().content;
        // Taken back by the notice, there is nothing left to take back here.
        const kept = await write(changes, { done: words, undone: forget });
        return kept ? inverseOf(changes, before) : undefined;
      });
      if (inverse) setTaken(inverse);
      return inverse !== undefined;
    },
    /** Resolves with whether they were taken back. */
    async takeBack(words: string): Promise<boolean> {
      const kept = taken !== undefined && (await write(taken, { done: words }));
      if (kept) forget();
      return kept;
    },
    forget,
  };
}
