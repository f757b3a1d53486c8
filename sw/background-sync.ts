import { createBackend } from '#replica/protocol/backend.ts';
import { backendKey, backendUrl } from '#shared/backend-address.ts';
import type { Failure } from '#shared/failure.ts';
import { pause } from '#shared/pause.ts';
import { favouritesTag, remarksTag } from '#shared/worker-message.ts';
import { sendFavourites } from '#visitor/favourites/delivery.ts';
import {
  createFavouriteStorage,
  favouritePlan,
  favouritesLock,
} from '#visitor/favourites/storage.ts';
import { remarksLock, sendRemarks } from '#visitor/remarks/delivery.ts';
import { createRemarkStorage, remarkPlan } from '#visitor/remarks/storage.ts';
import { joinStoreNews } from '#visitor/tabs.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long an open page is left to send by itself, ms; a little longer than it gathers taps. */
const headStart = 2_000;

/**
 * After how long what nobody answered is sent again, ms: a network that is just back often fails the first, and
 * the browser wakes a worker after minutes only, three times at most.
 */
const again = [2_000, 10_000];

const backend = createBackend(backendUrl, backendKey);
const favourites = createFavouriteStorage();
const remarks = createRemarkStorage();

/** What is sent for a tag: under which lock, from which database, and how. */
interface Sender {
  readonly lock: string;
  readonly database: string;
  readonly send: (onRecorded: () => void) => Promise<Failure | undefined>;
}

const senders: ReadonlyMap<string, Sender> = new Map([
  [
    favouritesTag,
    {
      lock: favouritesLock,
      database: favouritePlan.name,
      send: (onRecorded) => sendFavourites({ storage: favourites, backend, onRecorded }),
    },
  ],
  [
    remarksTag,
    {
      lock: remarksLock,
      database: remarkPlan.name,
      send: (onRecorded) => sendRemarks({ storage: remarks, backend, onRecorded }),
    },
  ],
]);

/**
 * Sends what waits under a tag, with or without a page open. Rejects when some of it still waits after
 * that, for the browser then wakes the worker again.
 */
export async function sendWaiting(tag: string): Promise<void> {
  const sender = senders.get(tag);
  if (!sender) return;
  if ((await self.clients.matchAll({ type: 'window' })).length > 0) {
    await pause(headStart);
  }
  const news = joinStoreNews(sender.database);
  const send = () =>
    navigator.locks.request(sender.lock, { ifAvailable: true }, async (lock) =>
      lock ? (await sender.send(news.tell))?.code : 'a page is sending',
    );
  let reason = await send();
  for (const wait of again) {
    // A server that is there says itself when it wants to be asked again.
    if (reason !== 'offline' && reason !== 'a page is sending') break;
    await pause(wait);
    reason = await send();
  }
  if (reason) throw new Error(`What is under ${tag} may still wait: ${reason}`);
}
