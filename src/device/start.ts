import { whenIdle, whenLoaded } from './idle.ts';
import { watchInstall } from './install.ts';
import { watchMissingParts } from './parts.ts';
import { askToKeepStorage, keepStorage } from './persistence.ts';

declare global {
  /** Asks for public/whole.js, which looks for what the line has lost, until the app's code has come. */
  var coming: number | undefined;
}

/**
 * Starts what the app asks of the device. Call once, as early as possible; everything that costs
 * network or time waits until the first screen has loaded.
 */
export function startDevice(): void {
  globalThis.coming = void clearInterval(globalThis.coming);
  watchInstall(() => void keepStorage());
  watchMissingParts();
  void afterwards();
}

async function afterwards(): Promise<void> {
  await whenLoaded();
  await whenIdle(4000);
  // In development a worker would answer with yesterday's code.
  if (import.meta.env.PROD) await loadWorker().catch(() => {});
  await askToKeepStorage();
}

/** Its code comes by itself, after the first screen; where it cannot be had, the next visit will do. */
async function loadWorker(): Promise<void> {
  const { startWorker } = await import('./worker.ts');
  await startWorker();
}
