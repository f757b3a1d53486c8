import { CacheExpiration } from 'workbox-expiration';
import { largeImageCache, smallImageCache } from '#shared/worker-message.ts';

const noteCache = 'images-note';
const notePath = '/images-dropped-at';
/** How long no picture is kept after the device was full, ms. */
const pause = 24 * 60 * 60 * 1000;

let droppedAt: Promise<number> | undefined;

/**
 * Gives up every kept picture and keeps none for a day. Pictures are the first thing to go when a
 * device is full; the note of it outlives the worker, so filling and dropping cannot alternate.
 */
export async function dropImages(): Promise<void> {
  const now = Date.now();
  droppedAt = Promise.resolve(now);
  for (const name of [smallImageCache, largeImageCache]) {
    await caches.delete(name);
    await new CacheExpiration(name, { maxEntries: 1 }).delete();
  }
  const notes = await caches.open(noteCache);
  await notes.put(notePath, new Response(String(now)));
}

/** False for a day after the device was found full, and while its note of that cannot be read. */
export async function mayKeepImages(): Promise<boolean> {
  droppedAt ??= readNote();
  try {
    const age = Date.now() - (await droppedAt);
    return age < 0 || age > pause;
  } catch {
    droppedAt = undefined;
    return false;
  }
}

async function readNote(): Promise<number> {
  const note = await caches.match(notePath, { cacheName: noteCache });
  return note ? Number(await note.text()) : 0;
}
