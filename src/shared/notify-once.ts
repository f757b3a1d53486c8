/** Name of the cache, of pages and service worker alike, in which this device notes what it told. */
const cacheName = 'told';
/** For how long it is remembered, ms. */
const aDay = 24 * 3_600_000;

/**
 * Whether something is to be notified here: true for the one page or service worker that asks
 * first, false for every other during the next day. Where the browser keeps nothing (pages without
 * TLS), each page is its own.
 */
export async function firstToNotify(what: string): Promise<boolean> {
  if (here.has(what)) return false;
  here.add(what);
  try {
    return await navigator.locks.request(cacheName, () => take(what));
  } catch {
    return true;
  }
}

const here = new Set<string>();

async function take(what: string): Promise<boolean> {
  const cache = await caches.open(cacheName);
  const address = `/${cacheName}/${encodeURIComponent(what)}`;
  let known = false;
  for (const request of await cache.keys()) {
    const isThis = new URL(request.url).pathname === address;
    const toldAt = Number(await (await cache.match(request))?.text());
    // Also where the device's clock was set back.
    if (!(Math.abs(Date.now() - toldAt) < aDay)) await cache.delete(request);
    else known ||= isThis;
  }
  if (!known) await cache.put(address, new Response(String(Date.now())));
  return !known;
}

/** By what the reminder of a session is known: one that moves is worth another. */
export function reminderName(event: string, startsAt: string): string {
  return `${event}@${Date.parse(startsAt)}`;
}
