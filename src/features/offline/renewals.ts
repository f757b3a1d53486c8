import type { Changed } from '#shared/worker-message.ts';

/** How long after a change (ms) pages are fetched anew: it has to be published first. */
const publishing = 30_000;
/** How long (ms) is between two times at least, while changes do not end. */
const pause = 60_000;

/** What has to be fetched anew, and when. */
export interface Renewals {
  /** Rows have just changed. */
  note(changed: Changed): void;
  /** Nothing is fetched anew from now on. */
  stop(): void;
}

/**
 * Calls `renew` half a minute after rows have changed, and each minute while they go on changing;
 * what has changed too late to have been published by then is renewed once more. `renew` waits for
 * its moment, takes what has changed by then, and asks again later where it fails (false).
 */
export function createRenewals(
  renew: (take: () => Changed, signal: AbortSignal) => Promise<boolean>,
): Renewals {
  /** When rows have changed last (ms), under their id or `all`. */
  const changes = new Map<string, number>();
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Number.NEGATIVE_INFINITY;
  let running = false;

  function schedule(): void {
    if (signal.aborted || running || timer !== undefined || changes.size === 0) return;
    const first = Math.min(...changes.values());
    const at = Math.max(first + publishing, last + pause);
    timer = setTimeout(() => void run(), Math.max(0, at - performance.now()));
  }

  async function run(): Promise<void> {
    timer = undefined;
    running = true;
    const taken = new Map<string, number>();
    const take = () => {
      for (const [id, at] of changes) taken.set(id, at);
      return taken.has('all') ? 'all' : [...taken.keys()];
    };
    const done = await renew(take, signal);
    last = performance.now();
    for (const [id, at] of taken) {
      const published = done && at + publishing <= last;
      if (published && changes.get(id) === at) changes.delete(id);
    }
    running = false;
    schedule();
  }

  return {
    note(changed) {
      for (const id of changed === 'all' ? ['all'] : changed) changes.set(id, performance.now());
      schedule();
    },
    stop() {
      stopping.abort();
      clearTimeout(timer);
    },
  };
}
