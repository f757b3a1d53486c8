import { afterFirstPaint } from '#replica/first-paint.ts';
import { deviceMemory } from '#replica/storage/device-memory.ts';
import { keptErrors } from './kept.ts';

/** Reports what nobody catches, and after the first paint what a visit before could not send. */
export function watchErrors(): void {
  addEventListener('error', ({ error }) => noteError(error));
  addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
  if (deviceMemory.get(keptErrors)) void sendWaiting().catch(() => {});
}

/** Reports what was thrown; what does so is loaded when there is something to report. */
export function noteError(thrown: unknown): void {
  // A report that fails is no error of its own.
  void import('./start.ts').then(({ reportError }) => reportError(thrown)).catch(() => {});
}

async function sendWaiting(): Promise<void> {
  await afterFirstPaint();
  (await import('./start.ts')).startSending();
}
