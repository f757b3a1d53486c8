import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { createKeptDatabase, settled } from './kept-database.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  return () => vi.unstubAllGlobals();
});

const plan = {
  name: 'words',
  steps: [(database: IDBDatabase) => void database.createObjectStore('words')],
};

/** What a browser does to a transaction that it ends by itself; its requests are told that they were broken off. */
function end(transaction: IDBTransaction, reason: string): void {
  (transaction as IDBTransaction & { _abort(name: string): void })._abort(reason);
}

test('a transaction that the browser ends for want of room is told as that, and not begun again', async () => {
  const database = createKeptDatabase(plan);
  const work = vi.fn((transaction: IDBTransaction) => {
    const put = transaction.objectStore('words').put('word', 1);
    end(transaction, 'QuotaExceededError');
    return settled(put);
  });
  const full = expect.objectContaining({ name: 'QuotaExceededError' });
  await expect(database.run(['words'], 'readwrite', work)).rejects.toEqual(full);
  expect(work).toHaveBeenCalledOnce();
});
