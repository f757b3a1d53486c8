import { useState } from 'react';
import type { ContentChange } from '#replica/protocol/operation.ts';
import { useReplica } from '#replica/read.ts';
import { inverseOf } from '../writing/undo.ts';
import { useWrite } from '../writing/use-write.ts';

/** Writes the changes of an import, or of a new edition, in one step, and takes them back in another. */
export function useTakeIn() {
  const { state } = useReplica();
  const write = useWrite();
  const [taken, setTaken] = useState<readonly ContentChange[]>();
  return {
    /** True once something was taken in and not taken back. */
    done: taken !== undefined,
    /** Resolves with whether the changes were kept. */
    async takeIn(changes: readonly ContentChange[], words: string): Promise<boolean> {
      const before = state.getState().content;
      const kept = await write(changes, { done: words });
      if (kept) setTaken(inverseOf(changes, before));
      return kept;
    },
    async takeBack(words: string): Promise<void> {
      if (!taken) return;
      if (await write(taken, { done: words })) setTaken(undefined);
    },
    forget: () => setTaken(undefined),
  };
}
