import { Router } from 'workbox-routing';
import { forgetPages } from '#shared/page-cache.ts';
import { adminRoute, tidyAdmin } from './admin.ts';
import { audioRoute } from './audio.ts';
import { passBackend } from './backend.ts';
import { sendWaiting } from './background-sync.ts';
import { tellError, tellNoRoom, watched } from './errors.ts';
import { install, tellNewer } from './install.ts';
import { mediaRoute } from './media.ts';
import { handleMessage } from './message.ts';
import { shellRoutes } from './navigation.ts';
import { partsRoute } from './parts.ts';
import { openPush, showPush } from './push.ts';
import { resubscribe, type SubscriptionChange } from './resubscribe.ts';
import { shell } from './shell.ts';
import { tileRoutes } from './tiles.ts';

/** An event of Background Sync, which the standard library does not know. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

declare const self: ServiceWorkerGlobalScope;

const router = new Router();
const routes = [...shellRoutes, adminRoute, partsRoute, mediaRoute, audioRoute, ...tileRoutes];
for (const route of routes) router.registerRoute(route);

self.addEventListener('error', ({ error }) => void tellError(error));
self.addEventListener('unhandledrejection', ({ reason }) => void tellError(reason));

self.addEventListener('install', (event) => {
  passBackend(event);
  const installed = install(event);
  event.waitUntil(installed);
  event.waitUntil(installed.catch(tellNoRoom));
});

self.addEventListener('activate', (event) => {
  // What was kept for the version before names code that is gone.
  const tidied = Promise.all([shell.activate(event), tidyAdmin(event), forgetPages()]);
  // Pages of the first visit are served from here at once, without a reload.
  event.waitUntil(watched(tidied.then(tellNewer).then(() => self.clients.claim())));
});

self.addEventListener('fetch', (event) => {
  const answer = router.handleRequest({ request: event.request, event });
  if (answer) event.respondWith(answer);
});

self.addEventListener('message', (event) => {
  event.waitUntil(watched(handleMessage(event)));
});

self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent;
  (event as SyncEvent).waitUntil(sendWaiting(tag));
});

self.addEventListener('push', (event) => {
  event.waitUntil(watched(showPush(event)));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(watched(resubscribe(event as SubscriptionChange)));
});

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(watched(openPush(event)));
});
