import type { WorkerMessage } from '#shared/worker-message.ts';

/** Tells the service worker something, once it runs; where the browser has none, nobody. */
export async function tellWorker(message: WorkerMessage): Promise<void> {
  // In development there is no worker, and nothing to wait for.
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage(message);
}
