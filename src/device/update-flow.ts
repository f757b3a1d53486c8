import { createStore } from 'zustand/vanilla';
import type { WorkerMessage } from '#shared/worker-message.ts';

const takeOver: WorkerMessage = { type: 'apply_update' };

/** Whether a newer version of the app is wholly on this device. */
export const appUpdate = createStore<{
  readonly ready: boolean;
  /** The version that waits for the reader's word; none when it runs already, agreed to in another tab. */
  readonly waiting: ServiceWorker | undefined;
}>(() => ({ ready: false, waiting: undefined }));

let agreed = false;

/**
 * Offers each new version as soon as its worker waits, and reloads this tab once the reader has
 * agreed and it has taken over. A tab whose reader has not agreed is told, never reloaded.
 */
export function followUpdates(
  container: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
): void {
  // Without a controller this page came from the network: what is installed now is its own version.
  let controlled = Boolean(container.controller);
  const offer = () => {
    const { waiting } = registration;
    if (waiting && controlled) appUpdate.setState({ ready: true, waiting });
  };
  const watch = () => registration.installing?.addEventListener('statechange', offer);
  registration.addEventListener('updatefound', watch);
  watch();
  offer();
  container.addEventListener('controllerchange', () => {
    if (agreed) reloadOnce();
    else if (controlled) appUpdate.setState({ ready: true, waiting: undefined });
    controlled = true;
  });
}

/** The reader has agreed: changes over to the newer version with one reload of this tab. */
export function applyUpdate(): void {
  const { waiting } = appUpdate.getState();
  agreed = true;
  if (waiting?.state === 'installed') waiting.postMessage(takeOver);
  else reloadOnce();
}

function reloadOnce(): void {
  agreed = false;
  location.reload();
}

/**
 * Brings the newest version into charge without asking, for a page that cannot go on with its own.
 * Resolves to false when the server cannot be reached or the version cannot be installed, to true
 * when a reload now shows the newest version.
 */
export async function takeNewest(registration: ServiceWorkerRegistration): Promise<boolean> {
  try {
    await registration.update();
  } catch {
    return false;
  }
  const worker = registration.installing ?? registration.waiting;
  if (!worker) return true;
  await stateOf(worker, ['installed', 'activating', 'activated', 'redundant']);
  worker.postMessage(takeOver);
  return (await stateOf(worker, ['activated', 'redundant'])) === 'activated';
}

function stateOf(
  worker: ServiceWorker,
  wanted: readonly ServiceWorkerState[],
): Promise<ServiceWorkerState> {
  return new Promise((resolve) => {
    const look = () => {
      if (!wanted.includes(worker.state)) return;
      worker.removeEventListener('statechange', look);
      resolve(worker.state);
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
