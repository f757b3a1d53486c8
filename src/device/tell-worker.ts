import { messageSW } from 'workbox-window/messageSW.js';
import type { WorkerMessage } from '#shared/worker-message.ts';

/** How long (ms) an answer is waited for; a worker that was stopped at its work gives none. */
const patience = 120_000;

/** Tells the service worker something, once it runs; where the browser has none, nobody. */
export async function tellWorker(message: WorkerMessage): Promise<void> {
  (await activeWorker())?.postMessage(message);
}

/** Asks the service worker something; undefined where there is none, or it does not answer. */
export async function askWorker<T>(message: WorkerMessage): Promise<T | undefined> {
  const worker = await activeWorker();
  if (!worker) return undefined;
  let late: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<undefined>((resolve) => {
    late = setTimeout(() => resolve(undefined), patience);
  });
  const answer: Promise<T> = messageSW(worker, message);
  return Promise.race([answer, silence]).finally(() => clearTimeout(late));
}

async function activeWorker(): Promise<ServiceWorker | null | undefined> {
  // In development there is no worker, and nothing to wait for.
  return (await navigator.serviceWorker?.ready)?.active;
}
