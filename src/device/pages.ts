import type { KeepPages } from '#shared/worker-message.ts';
import { savesData, whenQuiet } from './quiet.ts';
import { tellWorker } from './tell-worker.ts';

/**
 * Has the worker keep these published pages, and no others, for later visits to begin with. Waits
 * for a quiet moment; for a reader who saves data nothing is fetched ahead.
 */
export async function keepPages(
  { wanted, welcome, ...pages }: Omit<KeepPages, 'type'>,
  signal: AbortSignal,
): Promise<void> {
  await whenQuiet(signal);
  if (signal.aborted) return;
  const lists = savesData()
    ? { wanted: [], welcome: [...wanted, ...welcome] }
    : { wanted, welcome };
  await tellWorker({ type: 'keep_pages', ...pages, ...lists });
}

/** Has the worker give up the kept pages that show rows of these ids. */
export function dropPages(ids: readonly string[]): Promise<void> {
  return tellWorker({ type: 'drop_pages', ids });
}
