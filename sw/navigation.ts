import { PrecacheRoute } from 'workbox-precaching';
import { Route } from 'workbox-routing';
import { isAppPage } from './app-page.ts';
import { keptPage } from './pages.ts';
import { shell } from './shell.ts';

const shellPage = shell.createHandlerBoundToURL('/index.html');

/**
 * From an address that cannot be read to one that can, of which the app says that nothing is there: its
 * router takes the first for none of its own, without header, and reads %25 twice.
 */
function elsewhere({ href, pathname }: URL): Response | undefined {
  try {
    // The build would leave out a call of which nothing is asked.
    if (decodeURI(pathname)) return undefined;
  } catch {}
  return Response.redirect(href.replace(pathname, pathname.replaceAll('%', '_')));
}

/**
 * Every file of the shell comes from this device. So does every page of the app: as it was
 * published, where this device keeps it so and it is still true, else as the shell's one page.
 */
export const shellRoutes: readonly Route[] = [
  new Route(
    ({ request, url }) => request.mode === 'navigate' && isAppPage(url.pathname),
    async (options) =>
      elsewhere(options.url) ??
      (await keptPage(options.event, options.url).catch(() => undefined)) ??
      shellPage(options),
  ),
  new PrecacheRoute(shell, { cleanURLs: false }),
];
