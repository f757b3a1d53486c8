import { withWebLock } from '#replica/coordination/web-lock.ts';
import { afterFirstPaint } from '#replica/first-paint.ts';
import { createBackend } from '#replica/protocol/backend.ts';
import { deviceMemory } from '#replica/storage/device-memory.ts';
import { listenForReturn } from '#replica/sync/page-return.ts';
import { createRetryScheduler, type RetryScheduler } from '#replica/sync/retry-scheduler.ts';
import { backendKey, backendUrl } from '#shared/backend-address.ts';
import { clockSkew } from '#shared/clock.ts';
import { type Failure, type Result, succeed } from '#shared/failure.ts';
import { favouritesTag } from '#shared/worker-message.ts';
import { askForSync } from '../background-sync.ts';
import { joinStoreNews, type StoreNews } from '../tabs.ts';
import type { Visitor } from './favourite.ts';
import { createFavourites } from './favourites.ts';
import { withMemoryInstead } from './memory-storage.ts';
import { createFavouriteStorage, favouritePlan, favouritesLock } from './storage.ts';
import { unlessFull } from './unless-full.ts';
import { isVisitorKey } from './visitor-key.ts';

/** How long after a tap sending begins (ms), so that several taps travel together. */
const gathering = 800;
/** Other devices' taps are asked for at most once in this time (ms), unless the page wakes. */
const fetchPause = 10 * 60_000;
const keyCopy = 'forum.visitor';

/** The server, as favourites reach it. */
export const backend = createBackend(backendUrl, backendKey);
const storage = withMemoryInstead(
  // Before anything else is asked of the new database, which would take this device for another visitor's.
  createFavouriteStorage(favouritePlan, {
    // A device that is full has room for it another time.
    onLost: () => void favourites.keepAgain().catch(() => retries?.request()),
  }),
);
let news: StoreNews | undefined;
let retries: RetryScheduler | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let fetchDue = 0;
let restored = false;

/** The favourites of this page. Nothing is read or sent before `startFavourites`. */
export const favourites = createFavourites({
  storage,
  onChange() {
    news?.tell();
    copyKey();
    if (favourites.state.getState().waiting === 0) return;
    void askForSync(favouritesTag);
    clearTimeout(timer);
    timer = setTimeout(() => retries?.request(), gathering);
  },
  former,
});

/** What sending and fetching favourites work with. */
export const delivery = { storage, backend, onRecorded };
/** Runs work while nobody else on this device sends or fetches favourites. */
export const alone = <T>(work: () => Promise<T>) => withWebLock(favouritesLock, work);

/**
 * Shows what this device holds, then, after the first paint, sends what waits and fetches what
 * other devices have said: now, when the page or the network comes back, and from time to time.
 * Call once per page.
 */
export async function startFavourites(): Promise<void> {
  news = joinStoreNews(favouritePlan.name, () => void favourites.refresh());
  await unlessFull(restoreKey);
  await afterFirstPaint();
  retries = createRetryScheduler(round);
  listenForReturn({
    onReturn() {
      fetchDue = 0;
      retries?.request();
    },
    onOnline: () => {},
    onRestored: favourites.refresh,
  });
}

function round(): Promise<Failure | undefined> {
  return alone(async () => {
    const restoring = await unlessFull(async () => {
      await favourites.keepLost();
      return restoreKey();
    });
    if (!restoring.ok) return restoring.failure;
    // It comes with what keeps the content, after the first paint: nothing is sent before.
    const sending = await import('./delivery.ts').catch(() => undefined);
    if (!sending) return { code: 'offline' };
    const { sendFavourites, fetchFavourites } = sending;
    const unsent = await sendFavourites(delivery);
    if (unsent || performance.now() < fetchDue) return unsent;
    const failure = await fetchFavourites(delivery);
    if (failure) return failure;
    fetchDue = performance.now() + fetchPause;
    // What the server has lost was found just now.
    return sendFavourites(delivery);
  });
}

function onRecorded(): void {
  news?.tell();
  void favourites.refresh();
}

/**
 * The key is kept in two places: a browser that empties IndexedDB leaves the way back to it all. A device
 * that is full has no room for it yet, and is asked again.
 */
async function restoreKey(): Promise<Result<void>> {
  if (restored) return succeed(undefined);
  await favourites.restore();
  copyKey();
  restored = true;
  return succeed(undefined);
}

/**
 * Whom this device spoke for, as is remembered beside the database. What the clock has been seen to be wrong by
 * is kept there, too: else a slow one's taps count as old.
 */
export function former(): Visitor | undefined {
  const key = deviceMemory.get(keyCopy);
  return isVisitorKey(key) ? { key, offset: clockSkew(), restored: true } : undefined;
}

function copyKey(): void {
  const { visitor } = favourites.state.getState();
  if (visitor) deviceMemory.set(keyCopy, visitor.key);
}

/** That no visitor is held says only that the browser has emptied the device; who forgets them says so. */
export function forgetKey(): void {
  deviceMemory.remove(keyCopy);
}
