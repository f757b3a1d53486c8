import { createBackend } from '#replica/protocol/backend.ts';
import { backendKey, backendUrl } from '#shared/backend-address.ts';
import { favouritesLock, sendFavourites } from '#visitor/favourites/delivery.ts';
import { createFavouriteStorage } from '#visitor/favourites/storage.ts';
import { joinFavouriteNews } from '#visitor/favourites/tabs.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long an open page is left to send by itself, ms; a little longer than it gathers taps. */
const headStart = 2_000;

const storage = createFavouriteStorage();
const backend = createBackend(backendUrl, backendKey);

/**
 * Sends the favourites that wait, with or without a page open. Rejects when some still wait after
 * that, for the browser then wakes the worker again.
 */
export async function sendWaitingFavourites(): Promise<void> {
  if ((await self.clients.matchAll({ type: 'window' })).length > 0) {
    await new Promise((resolve) => setTimeout(resolve, headStart));
  }
  const news = joinFavouriteNews();
  const reason = await navigator.locks.request(
    favouritesLock,
    { ifAvailable: true },
    async (lock) => {
      if (!lock) return 'a page is sending';
      return (await sendFavourites({ storage, backend, onRecorded: news.tell }))?.code;
    },
  );
  if (reason) throw new Error(`Favourites may still wait: ${reason}`);
}
