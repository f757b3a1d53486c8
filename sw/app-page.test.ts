import { expect, test } from 'vitest';
import { isAppPage } from './app-page.ts';

test.each(['/', '/programme', '/orateurs/2f0c', '/admin/annonces', '/restaurants', '/authors'])(
  '%s is a page of the app',
  (path) => expect(isAppPage(path)).toBe(true),
);

test.each([
  '/rest/v1/rpc/sync_pull',
  '/auth/v1/verify',
  '/auth',
  '/storage/v1/object/public/media/a/b',
  '/functions/v1/push',
  '/realtime/v1/websocket',
  '/icons/icon-512.png',
  '/assets/old-1a2b.js',
  '/programme.ics',
  '/embed/programme.fr.html',
])('%s is not', (path) => expect(isAppPage(path)).toBe(false));
