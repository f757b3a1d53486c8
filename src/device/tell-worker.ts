import type { WorkerMessage } from '#shared/worker-message.ts';

/** Tells the service worker something, once it runs; where the browser has none, nobody. */
export async function tellWorker(message: WorkerMessage): Promise<void> {
  // In development there is no worker, and nothing to wait for.
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage(message);
}

/** How long (ms) an answer is waited for; a worker that was stopped at its work gives none. */
const patience = 120_000;

/** Asks the service worker something; undefined where there is none, or it does not answer. */
export async function askWorker<T>(message: WorkerMessage): Promise<T | undefined> {
  const registration = await navigator.serviceWorker?.ready;
  const worker = registration?.active;
  if (!worker) return undefined;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<T | undefined>((resolve) => {
    const late = setTimeout(() => resolve(undefined), patience);
    port1.onmessage = ({ data }: MessageEvent<T>) => {
      clearTimeout(late);
      resolve(data);
    };
  });
  worker.postMessage(message, [port2]);
  return answer.finally(() => port1.close());
}
