import { withWebLock } from '#replica/coordination/web-lock.ts';
import { createBackend } from '#replica/protocol/backend.ts';
import { backendKey, backendUrl } from '#shared/backend-address.ts';
import type { Language } from '#shared/localized.ts';
import { keepRead, waitingReads } from './memory.ts';
import { pageRead } from './page-read.ts';
import { sendReads } from './send.ts';

/** The Web Lock under which reads are sent, by one tab at a time. */
const readsLock = 'forum-reads';

/** How long reads are gathered before they are sent (ms): one request for some pages. */
const gathering = 60_000;

/** What this visit has counted, or drawn no lot for: a page counts once. */
const seen = new Set<string>();
let sending: ReturnType<typeof setTimeout> | undefined;

/** Counts the page at a path as read in a language, and sends what waits, now or when there is a network. */
export function noteRead(path: string, language: Language): void {
  const page = pageRead(path);
  const key = `${page} ${language}`;
  if (page && !seen.has(key)) {
    seen.add(key);
    keepRead(page, language);
  }
  if (sending !== undefined || waitingReads().length === 0) return;
  sending = setTimeout(() => {
    sending = undefined;
    // What fails waits for the next page that is read.
    if (navigator.onLine)
      void withWebLock(readsLock, () => sendReads(createBackend(backendUrl, backendKey)));
  }, gathering);
}
