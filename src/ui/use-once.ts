import { useRef, useState } from 'react';

interface Once {
  /**
   * Does it unless it is under way or done, which it is once it resolves with something; resolves with
   * undefined where nothing was done.
   */
  readonly once: <T>(work: () => Promise<T | undefined>) => Promise<T | undefined>;
  /** Has it done again when it is asked for. */
  readonly again: () => void;
}

/** For what is done once however often its button is pressed, as far as this component goes. */
export function useOnce(): Once {
  const begun = useRef(false);
  const [actions] = useState<Once>(() => ({
    async once(work) {
      if (begun.current) return undefined;
      begun.current = true;
      let done = false;
      try {
        const result = await work();
        done = result !== undefined;
        return result;
      } finally {
        begun.current = done;
      }
    },
    again() {
      begun.current = false;
    },
  }));
  return actions;
}
