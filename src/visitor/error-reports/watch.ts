import { afterFirstPaint } from '#replica/first-paint.ts';
import { deviceMemory } from '#replica/storage/device-memory.ts';
import { isRecord } from '#shared/record.ts';
import type { WorkerFailure } from '#shared/worker-message.ts';
import { keptErrors } from './kept.ts';
import { isUnwilling } from './willing.ts';

/** Reports what nobody catches, here and in the service worker, and after the first paint what a visit before could not send. */
export function watchErrors(note = noteError): void {
  addEventListener('error', ({ error }) => note(error));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  // Without `startMessages`, for what the worker says first is for others.
  globalThis.navigator?.serviceWorker?.addEventListener('message', ({ data }) => {
    if (isRecord(data) && data.type === 'failed')
      note(thrownThere(data as unknown as WorkerFailure));
  });
  if (deviceMemory.get(keptErrors)) void sendWaiting().catch(() => {});
}

/** Reports what was thrown; what does so is loaded when there is something to report. */
export function noteError(thrown: unknown): void {
  // Reports may be turned on again before what makes them is there.
  if (isUnwilling()) return;
  // A report that fails is no error of its own.
  void import('./start.ts').then(({ reportError }) => reportError(thrown)).catch(() => {});
}

async function sendWaiting(): Promise<void> {
  await afterFirstPaint();
  (await import('./start.ts')).startSending();
}

function thrownThere({ name, message, stack }: WorkerFailure): Error {
  return Object.assign(new Error(message), { name, stack });
}
