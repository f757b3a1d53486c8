/**
 * The version of everything this app keeps in IndexedDB. Raising it makes tabs with the older app
 * close their databases and ask for a reload; RxDB's schema carries the same number, less one.
 */
export const storageVersion = 1;

const name = 'forum';

/** The app's own small IndexedDB database: the outbox and the places. The service worker opens it too. */
export interface LocalDatabase {
  /** Runs work in one transaction; resolves with its result once the transaction is complete. */
  run<T>(
    stores: readonly StoreName[],
    mode: IDBTransactionMode,
    work: (transaction: IDBTransaction) => Promise<T>,
  ): Promise<T>;
  close(): void;
}

export type StoreName = 'operations' | 'places';

export interface OpenCalls {
  /** A newer version of the app wants the database; this connection is closed by now. */
  readonly onClaimed?: () => void;
  /** An older version of the app in another tab keeps the database from opening. */
  readonly onBlocked?: () => void;
}

/** Opens the database. Rejects when the browser offers no IndexedDB. */
export async function openLocalDatabase(calls: OpenCalls = {}): Promise<LocalDatabase> {
  const opening = indexedDB.open(name, storageVersion);
  opening.onblocked = () => calls.onBlocked?.();
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('operations', { keyPath: 'sequence', autoIncrement: true });
    opening.result.createObjectStore('places', { keyPath: 'name' });
  };
  const database = await settled(opening);
  database.onversionchange = () => {
    database.close();
    calls.onClaimed?.();
  };
  return {
    async run(stores, mode, work) {
      const transaction = database.transaction(stores, mode);
      const completed = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
      });
      const working = work(transaction).catch((error) => {
        try {
          // What was asked for before the failure would be kept otherwise.
          transaction.abort();
        } catch {
          // It has ended by itself.
        }
        throw error;
      });
      const [result] = await Promise.all([working, completed]);
      return result;
    },
    close: () => database.close(),
  };
}

/** The result of one IndexedDB request. */
export function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
