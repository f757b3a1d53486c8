import { isStandalone } from './standalone.ts';

const askedKey = 'storagePersistenceAsked';
const visitedKey = 'visitedOn';

/**
 * Asks the browser to keep our storage when others are cleared, at most once per device: when the
 * app runs installed or its reader comes back on another day. Some browsers turn this into a
 * question to the reader, so a first visit is never the moment.
 */
export async function askToKeepStorage(today = new Date()): Promise<void> {
  const day = today.toISOString().slice(0, 10);
  const firstVisit = recall(visitedKey);
  if (!firstVisit) remember(visitedKey, day);
  const returning = firstVisit !== null && firstVisit !== day;
  if ((returning || isStandalone()) && !recall(askedKey)) await keepStorage();
}

/** Asks at once: the reader has just installed the app or kept something of their own in it. */
export async function keepStorage(): Promise<void> {
  const { storage } = navigator;
  if (!storage?.persist || (await storage.persisted())) return;
  remember(askedKey, 'yes');
  await storage.persist();
}

function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without local storage the question may come again on another visit.
  }
}
