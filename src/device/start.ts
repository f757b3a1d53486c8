import { whenIdle, whenLoaded } from './idle.ts';
import { watchInstall } from './install.ts';
import { watchMissingParts } from './parts.ts';
import { askToKeepStorage, keepStorage } from './persistence.ts';
import { startWorker } from './worker.ts';

/**
 * Starts what the app asks of the device. Call once, as early as possible; everything that costs
 * network or time waits until the first screen has loaded.
 */
export function startDevice(): void {
  watchInstall(() => void keepStorage());
  watchMissingParts();
  void afterwards();
}

async function afterwards(): Promise<void> {
  await whenLoaded();
  await whenIdle(4000);
  // In development a worker would answer with yesterday's code.
  if (import.meta.env.PROD) await startWorker();
  await askToKeepStorage();
}
