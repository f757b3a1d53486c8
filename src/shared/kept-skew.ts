/** Name of the cache, of pages and service worker alike, for what this device's clock is wrong by. */
const cacheName = 'clock';
const address = '/clock/skew';

/** A clock that is wrong by less (ms) is taken to be right where no page is. */
const tolerance = 60_000;

/** Keeps for the service worker by how many ms this device's clock is behind the server's, where there is room. */
export async function keepSkew(ms: number): Promise<void> {
  try {
    if (Math.abs(ms) < tolerance) await caches.delete(cacheName);
    else await (await caches.open(cacheName)).put(address, new Response(String(ms)));
  } catch {
    // The worker goes by the device's clock.
  }
}

/** The present (ms since 1970) as far as the last page on this device knew the server's clock. */
export async function keptPresent(): Promise<number> {
  try {
    const kept = await caches.match(address, { cacheName });
    return Date.now() + Number((await kept?.text()) ?? 0);
  } catch {
    return Date.now();
  }
}
