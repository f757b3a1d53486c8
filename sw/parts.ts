import { ExpirationPlugin } from 'workbox-expiration';
import { Route } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { onlyOfType } from './answer-type.ts';

/**
 * Parts of the app that are not in the shell (back office, map, …) stay on the device once used.
 * Their names carry their hash, so a kept part is never out of date.
 */
export const partsRoute = new Route(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'parts',
    plugins: [
      onlyOfType(/^(?:text|application)\/(?:javascript|css)|^font\/|^image\//),
      new ExpirationPlugin({ maxEntries: 60 }),
    ],
  }),
);
