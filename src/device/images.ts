import { type KeptImages, smallImageCache, type WorkerMessage } from '#shared/worker-message.ts';
import { savesData, whenQuiet } from './quiet.ts';
import { askWorker } from './tell-worker.ts';

/** How many pictures the worker is asked for at a time; between two batches the page may be busy. */
const batch = 4;

/**
 * Has the worker fetch the pictures at these addresses that the device does not hold yet, so that
 * they are there offline. Polite: in quiet moments only, while the page is shown and online, not
 * when the reader saves data, from one tab at a time. Ends quietly when aborted, at the first failure
 * or when the device is full; a later call goes on where this one ended.
 */
export async function keepImages(addresses: readonly string[], signal: AbortSignal): Promise<void> {
  if (!navigator.serviceWorker || !navigator.locks || savesData()) return;
  const { active } = await navigator.serviceWorker.ready;
  if (!active || signal.aborted) return;
  const keepMissing = async () => {
    const missing = await notHeld(addresses);
    while (missing.length > 0) {
      await whenQuiet(signal);
      if (signal.aborted) return;
      const addresses = missing.splice(0, batch);
      const answer = await askWorker<KeptImages>({ type: 'keep_images', addresses });
      if (!answer?.goOn) return;
    }
  };
  try {
    await navigator.locks.request('keep_images', { signal }, keepMissing);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Gives up the kept pictures, because the content itself has found no room on this device. */
export function dropImages(): void {
  const message: WorkerMessage = { type: 'drop_images' };
  navigator.serviceWorker?.controller?.postMessage(message);
}

async function notHeld(addresses: readonly string[]): Promise<string[]> {
  const cache = await caches.open(smallImageCache);
  const held = new Set((await cache.keys()).map(({ url }) => url));
  return [...new Set(addresses.map((address) => new URL(address, location.href).href))].filter(
    (address) => !held.has(address),
  );
}
