import { settled } from '../local-database.ts';
import type { KeptUpload } from './upload.ts';

/** Where pictures wait until the server has them. */
export interface UploadStorage {
  put(upload: KeptUpload): Promise<void>;
  /** Everything kept for an owner, oldest first. */
  list(owner: string): Promise<KeptUpload[]>;
  remove(path: string): Promise<void>;
}

/** Pictures in a database of their own, opened on first use: visitors never have one. */
export function createUploadStorage(): UploadStorage {
  let opening: Promise<IDBDatabase> | undefined;
  const open = () => {
    opening ??= openDatabase();
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  };
  async function run<T>(
    mode: IDBTransactionMode,
    request: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    const transaction = (await open()).transaction('uploads', mode);
    const complete = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
    });
    const [result] = await Promise.all([
      settled(request(transaction.objectStore('uploads'))),
      complete,
    ]);
    return result;
  }
  return {
    async put(upload) {
      await run('readwrite', (store) => store.put(upload));
    },
    async list(owner) {
      const all: KeptUpload[] = await run('readonly', (store) => store.getAll());
      return all.filter((kept) => kept.owner === owner).sort((a, b) => a.at - b.at);
    },
    async remove(path) {
      await run('readwrite', (store) => store.delete(path));
    },
  };
}

async function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open('forum-uploads', 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('uploads', { keyPath: 'path' });
  };
  const database = await settled(opening);
  database.onversionchange = () => database.close();
  return database;
}
