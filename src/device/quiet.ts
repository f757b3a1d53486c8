import { whenIdle } from './idle.ts';

/** Longest wait for a quiet moment, ms. */
const patience = 30_000;

/** True when the reader saves data or has very little of it: nothing is fetched ahead then. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** Resolves in a moment in which the page is shown, online and idle; also when aborted. */
export async function whenQuiet(signal: AbortSignal): Promise<void> {
  await whenShownOnline(signal);
  await whenIdle(patience);
}

function whenShownOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const settled = new AbortController();
    const look = () => {
      const right = document.visibilityState === 'visible' && navigator.onLine;
      if (!right && !signal.aborted) return;
      settled.abort();
      resolve();
    };
    const options = { signal: settled.signal };
    document.addEventListener('visibilitychange', look, options);
    addEventListener('online', look, options);
    signal.addEventListener('abort', look, options);
    look();
  });
}
