import { withWebLock } from '#replica/coordination/web-lock.ts';
import { createBackend } from '#replica/protocol/backend.ts';
import { listenForReturn } from '#replica/sync/page-return.ts';
import { createRetryScheduler, type RetryScheduler } from '#replica/sync/retry-scheduler.ts';
import { backendKey, backendUrl } from '#shared/backend-address.ts';
import { keepReport, waitingReports } from './memory.ts';
import { reportOf } from './report.ts';
import { sendReports } from './send.ts';

/** The Web Lock under which reports are sent, by one tab at a time. */
const errorsLock = 'forum-errors';

let retries: RetryScheduler | undefined;

/** Reports what was thrown, as far as the reader is willing and chance has it; sent when it can be. */
export function reportError(thrown: unknown): void {
  const report = reportOf(thrown);
  if (report && keepReport(report)) startSending();
}

/** Sends the reports that wait, now and whenever that may succeed; with none nothing is started. */
export function startSending(): void {
  retries?.request();
  if (retries || waitingReports().length === 0) return;
  const backend = createBackend(backendUrl, backendKey);
  retries = createRetryScheduler(() => withWebLock(errorsLock, () => sendReports(backend)));
  listenForReturn({ onReturn: () => retries?.request(), onOnline: () => {} });
}
