import { PrecacheRoute } from 'workbox-precaching';
import { Route } from 'workbox-routing';
import { isAppPage } from './app-page.ts';
import { keptPage } from './pages.ts';
import { shell } from './shell.ts';

const shellPage = shell.createHandlerBoundToURL('/index.html');

/**
 * Every file of the shell comes from this device. So does every page of the app: as it was
 * published, where this device keeps it so and it is still true, else as the shell's one page.
 */
export const shellRoutes: readonly Route[] = [
  new Route(
    ({ request, url }) => request.mode === 'navigate' && isAppPage(url.pathname),
    async (options) =>
      (await keptPage(options.event, options.url).catch(() => undefined)) ?? shellPage(options),
  ),
  new PrecacheRoute(shell, { cleanURLs: false }),
];
