import type { WorkerMessage } from '#shared/worker-message.ts';
import { keepAdmin, leaveAdmin } from './admin.ts';
import { dropImages } from './image-room.ts';
import { lookAgain } from './install.ts';
import { keepImages } from './media.ts';
import { keepPages, renewPages } from './pages.ts';

declare const self: ServiceWorkerGlobalScope;

/** Does what a page, or another version, asks; of things that this one does not know, nothing. */
export async function handleMessage(event: ExtendableMessageEvent): Promise<void> {
  const message = event.data as WorkerMessage;
  switch (message.type) {
    case 'apply_update':
      return self.skipWaiting();
    case 'take_pages':
      return self.clients.claim();
    case 'look_again':
      return lookAgain(event);
    case 'keep_images':
      event.ports[0]?.postMessage(await keepImages(event, message.addresses));
      return;
    case 'drop_images':
      return dropImages();
    case 'keep_pages':
      return keepPages(message);
    case 'renew_pages':
      event.ports[0]?.postMessage(await renewPages(message.changed));
      return;
    case 'keep_admin':
      return keepAdmin(event);
    case 'leave_admin':
      return leaveAdmin();
  }
}
