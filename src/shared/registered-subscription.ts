/** Name of the cache, of pages and service worker alike, for what the server knows this device by. */
const cacheName = 'push';
const address = '/push/subscription';

/** The push subscription that the server was told last; `auth` is the secret it knows the device by. */
export interface RegisteredSubscription {
  readonly endpoint: string;
  readonly auth: string;
}

/** Remembers which subscription the server was told of, where there is room for it. */
export async function keepRegisteredSubscription({
  endpoint,
  auth,
}: RegisteredSubscription): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    await cache.put(address, Response.json({ endpoint, auth }));
  } catch {
    await forgetRegisteredSubscription();
  }
}

/** The subscription that the server was told of; undefined where that is not known. */
export async function registeredSubscription(): Promise<RegisteredSubscription | undefined> {
  try {
    const kept = await caches.match(address, { cacheName });
    return kept && ((await kept.json()) as RegisteredSubscription);
  } catch {
    return undefined;
  }
}

/** Forgets it, when the server is to write no more, as far as the browser lets it. */
export async function forgetRegisteredSubscription(): Promise<void> {
  try {
    await caches.delete(cacheName);
  } catch {
    // The server, told so, takes no word of a device that it has forgotten.
  }
}
