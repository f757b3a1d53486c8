import type { Workbox } from 'workbox-window/Workbox.js';
import type { WorkerMessage } from '#shared/worker-message.ts';
import { agreedKey, appUpdate, isOutdated, reloadForNewest, takeWaiting } from './change-over.ts';
import { forgetTime, isNotedWithin } from './noted-time.ts';

/** How long (ms) it counts that the reader has agreed. */
const agreement = 60_000;

const takePages: WorkerMessage = { type: 'take_pages' };

/**
 * Offers each new version as soon as its worker waits, and reloads this tab once the reader has
 * agreed and it has taken over. A tab whose reader has not agreed is told, never reloaded.
 */
export function followUpdates(workbox: Workbox, registration: ServiceWorkerRegistration): void {
  const { controller } = navigator.serviceWorker;
  // Without a controller this page came from the network: what is installed now is its own version.
  let controlled = Boolean(controller);
  const offer = () => {
    const { waiting } = registration;
    if (waiting && controlled) appUpdate.setState({ ready: true, waiting });
  };
  // Workbox says `waiting` of one version later than its own at the most: a page that stays open for
  // days, or whose first one could not be installed, would hear of no other.
  const watch = () => registration.installing?.addEventListener('statechange', offer);
  registration.addEventListener('updatefound', watch);
  watch();
  offer();
  const agreed = isNotedWithin(agreedKey(), agreement) ?? false;
  // A second reload follows at most.
  forgetTime(agreedKey());
  // The version before has answered this page as well, instead of giving way: nobody is asked twice.
  if (agreed && appUpdate.getState().waiting) takeWaiting();
  const inCharge = controller ?? registration.active;
  if (inCharge) {
    void isOutdated(inCharge).then((outdated) => {
      if (outdated && controller) changeOver(agreed);
      // A worker that came to the device while this page was on its way serves all pages but this one.
      if (!outdated && !controller) inCharge.postMessage(takePages);
    });
  }
  workbox.addEventListener('controlling', () => {
    const { controller: now } = navigator.serviceWorker;
    const before = controlled;
    controlled = Boolean(now);
    // A browser that empties what it keeps of the site takes the worker away.
    if (!now) return;
    // Again where the reload is under way: Chromium never answers one that had the worker take over.
    if (appUpdate.getState().agreed) reloadForNewest();
    else if (before) changeOver(false);
    // Between this page and its worker a newer version may have been published.
    else void isOutdated(now).then((outdated) => outdated && changeOver(false));
  });
}

/** Once more where the reader has just agreed; else the reader is told. */
function changeOver(agreed: boolean): void {
  if (agreed) reloadForNewest();
  else appUpdate.setState({ ready: true, waiting: undefined });
}
