import {
  createKeptDatabase,
  type DatabasePlan,
  type OpenCalls,
  settled,
} from '../../storage/kept-database.ts';
import type { KeptUpload } from './upload.ts';

/** Where pictures wait until the server has them. */
export interface UploadStorage {
  put(upload: KeptUpload): Promise<void>;
  /** Everything kept for an owner, oldest first. */
  list(owner: string): Promise<KeptUpload[]>;
  remove(path: string): Promise<void>;
}

/** The database of the pictures, which is apart from all others. */
export const uploadPlan: DatabasePlan = {
  name: 'forum-uploads',
  steps: [(database) => void database.createObjectStore('uploads', { keyPath: 'path' })],
};

/** Pictures in a database of their own, opened on first use: visitors never have one. */
export function createUploadStorage(
  plan: DatabasePlan = uploadPlan,
  calls: Pick<OpenCalls, 'onLost'> = {},
): UploadStorage {
  const database = createKeptDatabase(plan, calls);
  const run = <T>(
    mode: 'readonly' | 'readwrite',
    request: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> =>
    database.run(['uploads'], mode, (transaction) =>
      settled(request(transaction.objectStore('uploads'))),
    );
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
