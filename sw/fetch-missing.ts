import type { PrecacheController } from 'workbox-precaching';

/**
 * Fetches what a precache lacks of its files, each checked against its hash, behind other traffic. Ends
 * quietly at the first failure; the next time goes on where this one ended.
 */
export async function fetchMissing(
  precache: PrecacheController,
  files: typeof precacheManifest,
  event: ExtendableEvent,
): Promise<void> {
  for (const { url, revision, integrity } of files) {
    const cacheKey = precache.getCacheKeyForURL(url);
    const cache: RequestCache = revision ? 'reload' : 'default';
    const request = new Request(url, { integrity, cache, priority: 'low' });
    try {
      // Outside of an installation Workbox keeps only what it can check.
      const params = { integrity, ...(cacheKey && { cacheKey }) };
      const [answer, stored] = precache.strategy.handleAll({ event, request, params });
      await answer;
      await stored;
    } catch {
      return;
    }
  }
}
