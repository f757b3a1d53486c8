import { backoff } from './sync/backoff.ts';

/**
 * Loads code that goes on by itself without the reader asking for it, however long that takes: again
 * after a pause while it cannot be fetched. Rejects once the signal says that nobody wants it.
 */
export async function untilLoaded<T>(load: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await load();
    } catch {
      await pause(backoff(failures, undefined), signal);
      signal.throwIfAborted();
    }
  }
}

/** Resolves after so many milliseconds, or at once when the signal says so. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
