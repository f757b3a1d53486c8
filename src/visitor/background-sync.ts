/** The part of Background Sync that the standard library does not know. */
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/**
 * Asks the browser to wake the worker for a tag once there is a network, even if the page is closed by then.
 * Where the browser cannot or will not, the page sends by itself when it is open.
 */
export async function askForSync(tag: string): Promise<void> {
  const container = globalThis.navigator?.serviceWorker as ServiceWorkerContainer | undefined;
  try {
    const registration: SyncRegistration | undefined = await container?.getRegistration();
    await registration?.sync?.register(tag);
  } catch {
    // Refused by the reader's settings.
  }
}
