import { whenIdle, whenLoaded } from './idle.ts';
import { tellWorker } from './tell-worker.ts';

/** Longest wait for a quiet moment, ms. */
const patience = 10_000;

/** Has the worker keep all of the back office on this device, once the page has nothing better to do. */
export async function keepAdmin(): Promise<void> {
  await whenLoaded();
  await whenIdle(patience);
  await tellWorker({ type: 'keep_admin' });
}

/** Tells the worker that nobody administers the site on this device any more. */
export function leaveAdmin(): Promise<void> {
  return tellWorker({ type: 'leave_admin' });
}
