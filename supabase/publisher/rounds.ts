/** Work that is rung for: a burst of rings is one round, and rounds never overlap. */
export interface Rounds {
  ring(): void;
  /** Resolves once nothing is under way. */
  stop(): Promise<void>;
}

interface RoundsOptions {
  readonly work: () => Promise<void>;
  /** Milliseconds of silence that begin a round. */
  readonly quiet: number;
  /** Milliseconds after which a round begins although it still rings. */
  readonly patience: number;
  /** Milliseconds at most for which, after a round, none begins: as long as it has taken. */
  readonly rest: number;
  readonly onError: (error: unknown) => void;
}

/** Makes rounds of a work. A ring during a round or the rest after it leads to one more round then. */
export function createRounds({ work, quiet, patience, rest, onError }: RoundsOptions): Rounds {
  let silence: ReturnType<typeof setTimeout> | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  let stopped = false;

  function begin(): void {
    clearTimeout(silence);
    clearTimeout(limit);
    silence = undefined;
    limit = undefined;
    again = running !== undefined || resting !== undefined;
    if (again) return;
    const begun = performance.now();
    running = work()
      .catch(onError)
      .finally(() => {
        running = undefined;
        resting = setTimeout(rested, Math.min(performance.now() - begun, rest));
        if (stopped) clearTimeout(resting);
      });
  }

  function rested(): void {
    resting = undefined;
    if (again && !stopped) begin();
  }

  return {
    ring() {
      if (stopped) return;
      clearTimeout(silence);
      silence = setTimeout(begin, quiet);
      limit ??= setTimeout(begin, patience);
    },
    async stop() {
      stopped = true;
      clearTimeout(silence);
      clearTimeout(limit);
      clearTimeout(resting);
      await running;
    },
  };
}
