import { NotKept, type Unkept } from '../storage/not-kept.ts';
import type { ContentStore } from './content-store.ts';

/** Waits for a change of what this device keeps, which rejects with `NotKept` where it cannot. */
export type Keeping = (work: Promise<void>) => Promise<void>;

/** Has the status say by what becomes of changes whether this device keeps them. */
export function createKeeping({ state }: ContentStore): Keeping {
  function say(unkept: Unkept | undefined): void {
    if (state.getState().status.unkept === unkept) return;
    state.setState(({ status }) => ({ status: { ...status, unkept } }));
  }

  return async (work) => {
    try {
      await work;
      say(undefined);
    } catch (cause) {
      const notKept = new NotKept(cause);
      say(notKept.reason);
      throw notKept;
    }
  };
}

/** For a change that was not kept, of which the status tells. */
export function isSaid(): void {}
