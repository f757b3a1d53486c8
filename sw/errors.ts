import type { PageMessage, WorkerFailure } from '#shared/worker-message.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Tells one open page what was thrown here; the page scrubs it, draws the lot and asks whether its reader
 * is willing, of which the worker knows nothing. With no page open nobody is told.
 */
export async function tellError(thrown: unknown): Promise<void> {
  if (!(thrown instanceof Error)) return;
  const { name, message, stack = '' } = thrown;
  const [page] = await self.clients.matchAll({ type: 'window' });
  page?.postMessage({ type: 'failed', name, message, stack } satisfies WorkerFailure);
}

/** Whether the device had no room for something. */
export function isFull(thrown: unknown): boolean {
  return thrown instanceof DOMException && thrown.name === 'QuotaExceededError';
}

/** Tells all open pages that the app found no room to be installed, unless a version of it is. */
export async function tellNoRoom(thrown: unknown): Promise<void> {
  if (!isFull(thrown) || self.registration.active) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage({ type: 'no_room' } satisfies PageMessage);
}

/** Work that an event waits for, whose failure no page would otherwise hear of. */
export function watched<T>(work: Promise<T>): Promise<T> {
  work.catch(tellError).catch(() => undefined);
  return work;
}
