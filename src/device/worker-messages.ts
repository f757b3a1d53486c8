import type { PageMessage } from '#shared/worker-message.ts';

type Hear = (message: PageMessage, answer: () => void) => void;

/** What the worker has told before that which hears the most of it was loaded; undefined since. */
let early: Parameters<Hear>[] | undefined = [];

/**
 * Hears what the service worker tells this page; `answer` tells it that the message was taken.
 * Returns the end of it.
 */
function listenToWorker(hear: Hear): () => void {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const listen = ({ data, ports }: MessageEvent<PageMessage>) =>
    hear(data, () => ports[0]?.postMessage('taken'));
  container?.addEventListener('message', listen);
  container?.startMessages();
  return () => container?.removeEventListener('message', listen);
}

/** Hears it from the page's start on, and keeps it for what is loaded later. */
export function listenEarly(hear: Hear): () => void {
  return listenToWorker((...told) => {
    early?.push(told);
    hear(...told);
  });
}

/** Hears it from the page's start on, although loaded later; whoever listens so next hears what comes then. */
export function listenLate(hear: Hear): () => void {
  const missed = early ?? [];
  early = undefined;
  for (const told of missed) hear(...told);
  return listenToWorker(hear);
}
