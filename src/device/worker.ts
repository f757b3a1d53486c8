import { Workbox } from 'workbox-window/Workbox.js';
import { hasNoRoom, watchRoom } from './no-room.ts';
import { followUpdates } from './update-flow.ts';

const minute = 60 * 1000;

/** How long a page may stay open before it asks for a new version, ms. */
const hour = 60 * minute;

/** And how long where there was no room for any: who has read so may have made some meanwhile. */
const tenMinutes = 10 * minute;

/**
 * Registers the service worker and asks for new versions: now, when the network returns, and now and
 * then while the page is shown. Does nothing where the browser has no worker.
 */
export async function startWorker(): Promise<void> {
  if (!navigator.serviceWorker) return;
  watchRoom();
  let asked = Date.now();
  let soon = minute;
  let followed = await follow();
  const ask = async () => {
    asked = Date.now();
    if (followed && isThere(followed.registration)) {
      // Offline, the next occasion will do.
      await followed.workbox.update().catch(() => {});
    } else {
      // A first version that one lost file broke has the others already: it is soon complete, or not for long.
      soon = Math.min(2 * soon, hour);
      followed = await follow();
    }
  };
  if (followed?.registration.active) void ask();
  addEventListener('online', () => void ask());
  const askAgain = () => {
    const none = hasNoRoom() ? tenMinutes : soon;
    const time = followed && isThere(followed.registration) ? hour : none;
    // Also where the device's clock was set back.
    const isLong = Math.abs(Date.now() - asked) >= time;
    if (document.visibilityState === 'visible' && isLong) void ask();
  };
  document.addEventListener('visibilitychange', askAgain);
  // A screen in a hall is never hidden.
  setInterval(askAgain, minute);
}

/** Undefined where browser or network refuse: the app then works as an ordinary site. */
async function follow() {
  const workbox = new Workbox('/sw.js', { updateViaCache: 'none' });
  const registration = await workbox.register({ immediate: true }).catch(() => undefined);
  if (!registration) return undefined;
  followUpdates(workbox, registration);
  return { workbox, registration };
}

/** Whether there is a worker to be renewed: a first one that could not be installed leaves none. */
function isThere({ installing, waiting, active }: ServiceWorkerRegistration): boolean {
  return Boolean(installing ?? waiting ?? active);
}
