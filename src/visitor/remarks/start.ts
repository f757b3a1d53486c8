import { createStore } from 'zustand/vanilla';
import { withWebLock } from '#replica/coordination/web-lock.ts';
import { createBackend } from '#replica/protocol/backend.ts';
import { deviceMemory } from '#replica/storage/device-memory.ts';
import { listenForReturn } from '#replica/sync/page-return.ts';
import { createRetryScheduler, type RetryScheduler } from '#replica/sync/retry-scheduler.ts';
import { backendKey, backendUrl } from '#shared/backend-address.ts';
import { succeed } from '#shared/failure.ts';
import { randomUuid } from '#shared/random-uuid.ts';
import { remarksTag } from '#shared/worker-message.ts';
import { askForSync } from '../background-sync.ts';
import { unlessFull } from '../favourites/unless-full.ts';
import { isVisitorKey } from '../favourites/visitor-key.ts';
import { joinStoreNews, type StoreNews } from '../tabs.ts';
import { remarksLock, sendRemarks } from './delivery.ts';
import { type Remark, type Said, waitingMark } from './remark.ts';
import { createRemarkStorage, remarkPlan } from './storage.ts';

// A device that is full has room for it another time.
const storage = createRemarkStorage(remarkPlan, {
  onLost: () => void keepAgain().catch(() => retries?.request()),
});
const keyCopy = 'forum.speaker';
const backend = createBackend(backendUrl, backendKey);
let news: StoreNews | undefined;
let retries: RetryScheduler | undefined;
/** What the browser has deleted and this page still knows. */
let lost: readonly Remark[] = [];

/** What was said on this device, the oldest first; undefined until it has been read. */
export const shown = createStore<{ readonly remarks: readonly Remark[] | undefined }>(() => ({
  remarks: undefined,
}));

/** Shows what was said on this device and sends what waits. Calling it again changes nothing. */
export function startRemarks(): void {
  if (retries) return;
  news = joinStoreNews(remarkPlan.name, () => void refresh());
  retries = createRetryScheduler(() =>
    withWebLock(remarksLock, async () => {
      const kept = await unlessFull(async () => succeed(await keepLost()));
      if (!kept.ok) return kept.failure;
      return sendRemarks({
        storage,
        backend,
        onRecorded() {
          news?.tell();
          void refresh();
        },
      });
    }),
  );
  listenForReturn({
    onReturn: () => retries?.request(),
    onOnline: () => {},
    onRestored: refresh,
  });
  // A browser that refuses to store has nothing to show, and says so once something is said.
  void refresh().catch(() => shown.setState({ remarks: [] }));
}

/**
 * Says something of a session: resolved once it is safely stored, and sent when it can be. Rejects
 * when the device cannot store it. The `id` is of what was refused, which this takes the place of.
 */
export async function say(event: string, said: Said, id = randomUuid()): Promise<void> {
  // A rating takes the place of one before it, though that was lost.
  await keepLost();
  await keepKey();
  await storage.add({ id, event, said, at: Date.now(), state: 'waiting' });
  await changed();
}

/** Takes away what was refused, or is no longer wanted on this device. */
export async function takeAway(id: string): Promise<void> {
  lost = lost.filter((remark) => remark.id !== id);
  await storage.remove(id);
  await changed();
}

/** The browser has deleted what the device kept: what this page shows of it is kept once more. */
async function keepAgain(): Promise<void> {
  lost = shown.getState().remarks ?? [];
  await keepLost();
}

async function keepLost(): Promise<void> {
  const known = lost;
  if (known.length === 0) return;
  await keepKey();
  await storage.keepAgain(known);
  if (lost === known) lost = [];
  await changed();
}

/**
 * The key is kept in two places: where a browser has emptied the device, a rating that is changed takes the
 * place of the one before. It is there before what is sent under it, which the worker does as well.
 */
async function keepKey(): Promise<void> {
  const former = deviceMemory.get(keyCopy);
  deviceMemory.set(keyCopy, await storage.key(isVisitorKey(former) ? former : undefined));
}

async function changed(): Promise<void> {
  news?.tell();
  if ((await refresh()).some(({ state }) => state === 'waiting')) void askForSync(remarksTag);
  retries?.request();
}

async function refresh(): Promise<readonly Remark[]> {
  const held = await storage.read();
  const missing = lost.filter(({ id }) => !held.some((remark) => remark.id === id));
  const remarks = [...missing, ...held].sort((a, b) => a.at - b.at);
  shown.setState({ remarks });
  if (remarks.some(({ state }) => state === 'waiting')) deviceMemory.set(waitingMark, '1');
  else deviceMemory.remove(waitingMark);
  return remarks;
}
