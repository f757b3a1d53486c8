import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { fetchMissing } from './fetch-missing.ts';

/**
 * The back office: its code and words in this version, each checked against its hash. They stay on
 * a device once used; on an administrator's all of them are fetched ahead.
 */
const precache = new PrecacheController({ cacheName: 'admin' });
precache.addToCacheList([...adminManifest]);

/** The cache by whose existence a worker knows that somebody administers the site on this device. */
const mark = 'admin-kept';

/** Every file of the back office comes from this device once it has been here. */
export const adminRoute = new PrecacheRoute(precache, { cleanURLs: false });

/** From now on keeps the whole back office on this device. */
export async function keepAdmin(event: ExtendableEvent): Promise<void> {
  await caches.open(mark);
  await fetchMissing(precache, adminManifest, event);
}

/** Nobody administers the site here any more: what is held may stay, nothing more is fetched. */
export async function leaveAdmin(): Promise<void> {
  await caches.delete(mark);
}

/** Fetches what a new version brings, so that an administrator's device lacks no part of it. */
export async function renewAdmin(event: ExtendableEvent): Promise<void> {
  if (await caches.has(mark)) await fetchMissing(precache, adminManifest, event);
}

/** Deletes what this version no longer has. */
export function tidyAdmin(event: ExtendableEvent): Promise<unknown> {
  return precache.activate(event);
}
