import { Workbox } from 'workbox-window/Workbox.js';
import { watchRoom } from './no-room.ts';
import { followUpdates } from './update-flow.ts';

/** How long a page may stay open before it asks for a new version when shown again, ms. */
const hour = 60 * 60 * 1000;

/**
 * Registers the service worker and asks for new versions: now, when the network returns, and now and
 * then while the page is shown. Does nothing where the browser has no worker.
 */
export async function startWorker(): Promise<void> {
  if (!navigator.serviceWorker) return;
  watchRoom();
  const workbox = new Workbox('/sw.js', { updateViaCache: 'none' });
  const registration = await workbox.register({ immediate: true }).catch(() => undefined);
  // Refused by the browser's settings or unreachable: the app works as an ordinary site.
  if (!registration) return;
  followUpdates(workbox, registration);

  let asked = Date.now();
  const ask = () => {
    asked = Date.now();
    // Offline, the next occasion will do.
    workbox.update().catch(() => {});
  };
  if (registration.active) ask();
  addEventListener('online', ask);
  const askAgain = () => {
    // Also where the device's clock was set back.
    const isLong = Math.abs(Date.now() - asked) > hour;
    if (document.visibilityState === 'visible' && isLong) ask();
  };
  document.addEventListener('visibilitychange', askAgain);
  // A screen in a hall is never hidden.
  setInterval(askAgain, hour);
}
