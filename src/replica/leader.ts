/** One term of leading: ends when `signal` aborts; the work resolves once it has put things down. */
export type Term = (signal: AbortSignal) => Promise<void>;

/**
 * Stands for election among this browser's tabs until stopped; `work` runs in one tab at a time. A
 * leader that is hidden makes way when another tab waits, for a hidden tab may be frozen. Without
 * Web Locks (pages without TLS) every tab leads, which costs pulls but nothing else.
 */
export function standForLeader(name: string, work: Term): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let term: AbortController | undefined;
  const locks = globalThis.navigator?.locks as LockManager | undefined;

  async function serve(): Promise<void> {
    if (stopping.signal.aborted) return;
    term = new AbortController();
    await work(term.signal);
  }

  async function stand(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (!locks) return serve();
      try {
        await locks.request(name, { signal: stopping.signal }, serve);
      } catch (error) {
        if (!stopping.signal.aborted) throw error;
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
    async stop() {
      globalThis.document?.removeEventListener('visibilitychange', onVisibility);
      stopping.abort();
      term?.abort();
      await over;
    },
  };
}
