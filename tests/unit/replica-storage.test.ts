import { IDBDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createContentStore } from '#replica/content/content-store.ts';
import { createOutbox } from '#replica/outbox/outbox.ts';
import { settled } from '#replica/storage/kept-database.ts';
import { localPlan } from '#replica/storage/local-database.ts';
import { openStorage } from '#replica/storage/storage.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const change = { kind: 'news', id: 'n', action: 'update', base: {}, set: { author: 'x' } } as const;

/** A change submitted on this device: what came of it, and what its reader sees. */
async function submitted() {
  const storage = await openStorage({});
  const store = createContentStore();
  const outbox = createOutbox({
    ...{ storage: storage.outbox, store, owner: () => 'me', name: () => 'here' },
    onChange: () => {},
  });
  const answer = await outbox.submit(change).then(
    () => 'kept',
    (cause) => cause.reason,
  );
  await outbox.refresh();
  const { entries } = store.state.getState();
  const { partitions, unkept } = storage;
  // What still works: content is read, if only for as long as the page lasts.
  await partitions.put({ name: '21-public' }).catch(() => {});
  storage.close();
  return { answer, shown: entries.length, unkept };
}

test('a device that keeps what it is given says so by keeping it', async () => {
  expect(await submitted()).toEqual({ answer: 'kept', shown: 1, unkept: undefined });
});

test('no IndexedDB at all: nothing is taken that would be gone with the page', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await submitted()).toEqual({ answer: 'refused', shown: 0, unkept: 'refused' });
});

test('IndexedDB that does not open', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(await submitted()).toEqual({ answer: 'refused', shown: 0, unkept: 'refused' });
});

test('IndexedDB that never says whether it opens, and does in the end', async () => {
  vi.useFakeTimers();
  const close = vi.fn();
  const opening: Partial<IDBOpenDBRequest> = { result: { close } as never };
  vi.spyOn(indexedDB, 'open').mockReturnValue(opening as IDBOpenDBRequest);
  const outcome = submitted();
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(await outcome).toEqual({ answer: 'refused', shown: 0, unkept: 'refused' });
  opening.onsuccess?.call(opening as IDBOpenDBRequest, new Event('success'));
  expect(close).toHaveBeenCalledTimes(1);
});

test('a database of a later version is left alone', async () => {
  const later = await settled(indexedDB.open('forum', localPlan.steps.length + 1));
  later.close();
  expect(await submitted()).toEqual({ answer: 'newer', shown: 0, unkept: 'newer' });
});

test('a full device', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  expect(await submitted()).toEqual({ answer: 'full', shown: 0, unkept: undefined });
});

test('a device that can only be read', async () => {
  const transaction = IDBDatabase.prototype.transaction;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...[stores, mode, options]
  ) {
    if (mode === 'readwrite') throw new DOMException('read only', 'ReadOnlyError');
    return transaction.call(this, stores, mode, options);
  });
  expect(await submitted()).toEqual({ answer: 'refused', shown: 0, unkept: undefined });
});
