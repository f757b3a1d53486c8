import { createStore } from 'zustand/vanilla';
import type { WorkerMessage } from '#shared/worker-message.ts';
import { entryAddress } from './build-name.ts';
import { noteTime } from './noted-time.ts';

const takeOver: WorkerMessage = { type: 'apply_update' };

/**
 * How long a newer worker may take to take over, ms. Chromium lets the one before go on for as long as
 * requests keep waking it; a navigation has it give way at once.
 */
const patience = 3000;

/** Where it is noted when the reader of a page of this version has agreed, for the page that is loaded then. */
export const agreedKey = () => `updateAgreedAt ${entryAddress()}`;

let later: ReturnType<typeof setTimeout> | undefined;

/** Whether a newer version of the app is wholly on this device. */
export const appUpdate = createStore<{
  readonly ready: boolean;
  /** The reader has agreed, and this tab is about to be reloaded. */
  readonly agreed: boolean;
  /** The version that waits for the reader's word; none when it runs already, agreed to in another tab. */
  readonly waiting: ServiceWorker | undefined;
}>(() => ({ ready: false, agreed: false, waiting: undefined }));

/** The reader has agreed: changes over to the newer version with one reload of this tab. */
export function applyUpdate(): void {
  if (appUpdate.getState().agreed) return;
  noteTime(agreedKey());
  takeWaiting();
}

/** Has the version that waits take over, for a reader who has agreed, and reloads this tab. */
export function takeWaiting(): void {
  const { waiting } = appUpdate.getState();
  appUpdate.setState({ agreed: true });
  if (waiting?.state === 'installed') {
    waiting.postMessage(takeOver);
    later = setTimeout(reloadForNewest, patience);
  } else {
    reloadForNewest();
  }
}

/**
 * Reloads this tab, which then runs the newest version that is wholly on this device; and once more
 * when nothing has come of it in a time (ms): while the version before gives way, Chromium may have a
 * navigation wait for minutes that the next one does not.
 */
export function reloadForNewest(time = patience): void {
  clearTimeout(later);
  appUpdate.setState({ agreed: true });
  let left: BeforeUnloadEvent | undefined;
  addEventListener('beforeunload', (event) => (left = event), { once: true });
  location.reload();
  later = setTimeout(() => {
    // Whoever was asked, and stays with a form that is half written, is not asked again but may agree again.
    if (left?.defaultPrevented) appUpdate.setState({ agreed: false });
    // Without a worker only the network answers: begun anew, it takes longer still.
    else if (navigator.serviceWorker?.controller) reloadForNewest(time + patience);
  }, time);
}

/**
 * Whether a worker is of another version than this page: it took over while the page, answered by the
 * one before, was on its way, of which nothing tells the page.
 */
export async function isOutdated(worker: ServiceWorker): Promise<boolean> {
  const code = entryAddress();
  if (!code) return false;
  await stateOf(worker, ['activated', 'redundant']);
  const page = await caches.match('/index.html', { cacheName: 'shell', ignoreSearch: true });
  // What the browser clears away while it is read says nothing.
  const text = await page?.text().catch(() => code);
  return text?.includes(code) === false;
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
  const waited = new Promise<void>((resolve) => setTimeout(resolve, patience));
  await Promise.race([stateOf(worker, ['activated', 'redundant']), waited]);
  return worker.state !== 'redundant';
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
