import { ExpirationPlugin } from 'workbox-expiration';
import { Route } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { tileTemplate } from '#shared/tile-address.ts';
import { tilePattern } from '#shared/tiles.ts';
import { onlyOfType } from './answer-type.ts';

const month = 30 * 24 * 60 * 60;

/** Tiles of the map are kept as they are seen, if the app is built with any. */
export const tileRoutes: readonly Route[] = tileTemplate
  ? [routeFor(tilePattern(tileTemplate))]
  : [];

function routeFor(tiles: RegExp): Route {
  return new Route(
    ({ url }) => tiles.test(url.href),
    new CacheFirst({
      cacheName: 'tiles',
      // An answer without CORS is opaque: browsers count it as megabytes, and its type is hidden.
      fetchOptions: { mode: 'cors', credentials: 'omit' },
      plugins: [
        onlyOfType(/^image\//),
        new ExpirationPlugin({ maxEntries: 600, maxAgeSeconds: month, purgeOnQuotaError: true }),
      ],
    }),
  );
}
