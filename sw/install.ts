import type { WorkerMessage } from '#shared/worker-message.ts';
import { renewAdmin } from './admin.ts';
import { isFull } from './errors.ts';
import { fetchMissing } from './fetch-missing.ts';
import { shell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

const look: WorkerMessage = { type: 'look_again' };

/** Whether another version has deleted what is not its own since this one last looked at what it has. */
let disturbed = false;

/** Brings all of this version to the device; rejects when some of it cannot be had. */
export async function install(event: ExtendableEvent): Promise<void> {
  do {
    disturbed = false;
    await shell.install(attempt()).catch((error: unknown) => {
      // A device that is full has given up its pictures by now, which may be room enough.
      if (!isFull(error)) throw error;
      return shell.install(event);
    });
    await renewAdmin(event);
  } while (disturbed);
}

/** Stands for the event of an installation: Workbox has that fail for good with the first attempt. */
function attempt(): ExtendableEvent {
  return Object.create(ExtendableEvent.prototype, {
    type: { value: 'install' },
    waitUntil: { value: () => {} },
  });
}

/** Tells a version that is newer still, and on its way, that this one has tidied as it took over. */
export function tellNewer(): void {
  const { installing, waiting } = self.registration;
  (installing ?? waiting)?.postMessage(look);
}

/** Fetches once more what a version that took over meanwhile has deleted of this one. */
export async function lookAgain(event: ExtendableEvent): Promise<void> {
  disturbed = true;
  await fetchMissing(shell, precacheManifest, event);
  await renewAdmin(event);
}
