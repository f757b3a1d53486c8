import { type Kind, kinds } from '#entities/index.ts';
import { pause } from '#shared/pause.ts';
import type { PresentRow } from '../protocol/sync-row.ts';
import { settled } from './kept-database.ts';

/** What the first screens show is read first; the other kinds follow. */
const firstKinds: readonly Kind[] = ['edition', 'site_content', 'event', 'location', 'speaker'];

const readingOrder = [...new Set([...firstKinds, ...kinds])];

interface StoredDocument extends PresentRow {
  readonly _deleted: boolean | '0' | '1';
}

/** RxDB's version of the layout in which rows are stored. */
export const contentVersion = 0;

/** Where RxDB's Dexie storage keeps the documents of collection `content`. */
function contentDatabase(name: string, version: number): string {
  return `rxdb-dexie-${name}--${version}--content`;
}

/**
 * Reads the rows that RxDB has stored without loading RxDB: the first screen after a cold start
 * waits for nothing else. `rxdb-row-store.test.ts` holds this against RxDB's own layout. A browser that
 * restarts its storage breaks a reading off; it is then begun once more, and hands rows over again.
 */
export async function readStoredContent(
  name: string,
  take: (rows: readonly PresentRow[]) => void,
  version = contentVersion,
): Promise<void> {
  const read = () => readNewest(name, take, version);
  await read().catch(async () => {
    await pause(100);
    await read();
  });
}

async function readNewest(
  name: string,
  take: (rows: readonly PresentRow[]) => void,
  version: number,
): Promise<void> {
  // RxDB moves rows in small pieces, and clears where they were last: until then they are whole there.
  for (let from = 0; from <= version; from += 1) {
    if (await readVersion(contentDatabase(name, from), take)) return;
  }
}

/** Reads the rows of one version; resolves with whether there were any. */
async function readVersion(
  name: string,
  take: (rows: readonly PresentRow[]) => void,
): Promise<boolean> {
  const database = await openExisting(name);
  if (!database) return false;
  let any = false;
  try {
    if (!database.objectStoreNames.contains('docs')) return false;
    const store = database.transaction('docs').objectStore('docs');
    // One request per kind is sent at once, so that the browser reads ahead while rows are taken in.
    const requests = readingOrder.map((kind) =>
      settled<StoredDocument[]>(
        store.getAll(IDBKeyRange.bound(`${kind}:`, `${kind};`, false, true)),
      ),
    );
    for (const request of requests) {
      const documents = await request;
      const rows = documents.filter(({ _deleted }) => _deleted !== true && _deleted !== '1');
      if (rows.length > 0) take(rows);
      any ||= rows.length > 0;
    }
  } finally {
    database.close();
  }
  return any;
}

/** Opens a database only if it is there; undefined otherwise. Never makes one. */
function openExisting(name: string): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () =>
      opening.error?.name === 'AbortError' ? resolve(undefined) : reject(opening.error);
  });
}
