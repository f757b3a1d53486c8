/** One term of leading: ends when `signal` aborts; the work resolves once it has put things down. */
export type Term = (signal: AbortSignal) => Promise<void>;

/** A tab's standing for leader. */
export interface Candidacy {
  /** True while this tab leads. */
  readonly leads: boolean;
  /** Takes the lead from whoever has it; one that comes to itself again stands in line anew. */
  usurp(): void;
  stop(): Promise<void>;
}

/**
 * Stands for election among this browser's tabs until stopped; `work` runs in one tab at a time, but
 * for one that was usurped and has not heard of it yet. A leader that is hidden makes way when another
 * tab waits, for a hidden tab may be frozen. Without Web Locks (pages without TLS, browsers that refuse
 * this site all storage) every tab leads, which costs pulls but nothing else.
 */
export function standForLeader(name: string, work: Term): Candidacy {
  let locks = globalThis.navigator?.locks as LockManager | undefined;
  let waiting = new AbortController();
  let term: AbortController | undefined;
  let serving: Promise<void> | undefined;
  let usurping = false;
  let stopped = false;

  async function serve(): Promise<void> {
    if (stopped) return;
    usurping = false;
    const own = new AbortController();
    term = own;
    serving = work(own.signal).finally(() => {
      if (term === own) term = undefined;
    });
    await serving;
  }

  async function stand(): Promise<void> {
    while (!stopped) {
      if (!locks) return serve();
      waiting = new AbortController();
      const options = usurping ? { steal: true } : { signal: waiting.signal };
      try {
        await locks.request(name, options, serve);
      } catch (error) {
        if (!(error instanceof DOMException)) throw error;
        if (error.name === 'SecurityError' && !serving) {
          locks = undefined;
          continue;
        }
        if (error.name !== 'AbortError') throw error;
        // Usurped, or about to usurp: what this tab did as the leader ends first.
        term?.abort();
        await serving;
      }
    }
  }

  async function makeWay(): Promise<void> {
    if (document.visibilityState !== 'hidden' || !locks) return;
    const { pending } = await locks.query();
    if (pending?.some((request) => request.name === name)) term?.abort();
  }

  const onVisibility = () => void makeWay();
  globalThis.document?.addEventListener('visibilitychange', onVisibility);
  const over = stand();
  return {
    get leads() {
      return term !== undefined;
    },
    usurp() {
      if (term || stopped) return;
      usurping = true;
      waiting.abort();
    },
    async stop() {
      globalThis.document?.removeEventListener('visibilitychange', onVisibility);
      stopped = true;
      waiting.abort();
      term?.abort();
      await over;
    },
  };
}
