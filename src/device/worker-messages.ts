import type { PageMessage } from '#shared/worker-message.ts';

/**
 * Hears what the service worker tells this page; `answer` tells it that the message was taken.
 * Returns the end of it.
 */
export function listenToWorker(
  hear: (message: PageMessage, answer: () => void) => void,
): () => void {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const listen = ({ data, ports }: MessageEvent<PageMessage>) =>
    hear(data, () => ports[0]?.postMessage('taken'));
  container?.addEventListener('message', listen);
  container?.startMessages();
  return () => container?.removeEventListener('message', listen);
}
