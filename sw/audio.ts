import { Route } from 'workbox-routing';
import { audioCache, keptAudioPath } from '#shared/kept-audio.ts';
import { partOf } from './part-of.ts';

/**
 * Plays what the reader has kept, whole or the part that a player leaps to. It stands at an address
 * of this site, so that every other file of sound goes its way without the worker: the policy lets
 * that fetch from few hosts.
 */
export const audioRoute = new Route(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === keptAudioPath,
  async ({ request, url }) => {
    const kept = await caches.match(url.href, { cacheName: audioCache });
    return kept ? partOf(kept, request.headers.get('range')) : new Response(null, { status: 404 });
  },
);
