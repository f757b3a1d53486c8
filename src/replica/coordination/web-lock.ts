/** How long work waits for work of the same name elsewhere, ms: whoever does that may be suspended. */
const patience = 30_000;

/**
 * Runs work while no other tab or worker of this browser runs work of the same name, as far as that
 * ends within half a minute: two of them at once must cost requests but nothing else.
 */
export async function withWebLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  // Pages without TLS have no locks; browsers that refuse a site all storage have none to give.
  if (!locks) return work();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), patience);
  let begun = false;
  try {
    return await locks.request(name, { signal: waiting.signal }, () => {
      begun = true;
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    if (begun) throw error;
    return work();
  } finally {
    clearTimeout(timer);
  }
}
