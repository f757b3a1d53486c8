import { pause } from '#shared/pause.ts';
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
