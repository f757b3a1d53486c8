import type { Changed, KeepPages, RenewedPages } from '#shared/worker-message.ts';
import { savesData, whenQuiet } from './quiet.ts';
import { askWorker, tellWorker } from './tell-worker.ts';

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

/**
 * Has the worker fetch the kept pages anew that show changed rows, which are `take`n in a quiet moment;
 * false when it could not. For a reader who saves data each is fetched anew when it is visited.
 */
export async function renewPages(take: () => Changed, signal: AbortSignal): Promise<boolean> {
  await whenQuiet(signal);
  if (signal.aborted) return false;
  const changed = take();
  if (savesData()) return true;
  const answer = await askWorker<RenewedPages>({ type: 'renew_pages', changed });
  return answer?.done ?? false;
}
