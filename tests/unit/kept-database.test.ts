import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { createUploadStorage, uploadPlan } from '#replica/outbox/uploads/storage.ts';
import type { Operation } from '#replica/protocol/operation.ts';
import { createKeptDatabase, type DatabasePlan, settled } from '#replica/storage/kept-database.ts';
import { localPlan, openLocalDatabase } from '#replica/storage/local-database.ts';
import { createOutboxStorage } from '#replica/storage/outbox-storage.ts';
import { createPartitions } from '#replica/storage/partition.ts';
import { openRxdb } from '#replica/storage/rxdb-row-stores.ts';
import { contentVersion, readStoredContent } from '#replica/storage/stored-content.ts';
import { createFavouriteStorage, favouritePlan } from '#visitor/favourites/storage.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

/** The same database in the next version of the app. */
function next(plan: DatabasePlan): DatabasePlan {
  return { ...plan, steps: [...plan.steps, (database) => void database.createObjectStore('new')] };
}

const operation: Operation = {
  ...{ op: 'o', id: 'n', base: null, set: null, at: '' },
  ...{ kind: 'news', action: 'delete' },
};

/** A store of the app, opened, written to and read with a plan, each time by another page. */
interface Store {
  readonly plan: DatabasePlan;
  write(plan: DatabasePlan): Promise<unknown>;
  read(plan: DatabasePlan): Promise<unknown>;
}

async function withLocal<T>(
  plan: DatabasePlan,
  work: (database: Awaited<ReturnType<typeof openLocalDatabase>>) => Promise<T>,
): Promise<T> {
  const database = await openLocalDatabase({}, plan);
  return work(database).finally(database.close);
}

const picture = { path: 'p', owner: 'me', at: 1, full: new Blob(['x']), small: new Blob(['y']) };
const favourite = { key: 'event:e', favourite: true, at: '', sent: false };
const stores: Record<string, Store> = {
  outbox: {
    plan: localPlan,
    write: (plan) => withLocal(plan, (kept) => createOutboxStorage(kept).add('me', [operation])),
    read: (plan) => withLocal(plan, (kept) => createOutboxStorage(kept).list('me')),
  },
  places: {
    plan: localPlan,
    write: (plan) => withLocal(plan, (kept) => createPartitions(kept).put({ name: '21-public' })),
    read: (plan) => withLocal(plan, (kept) => createPartitions(kept).all()),
  },
  pictures: {
    plan: uploadPlan,
    write: (plan) => createUploadStorage(plan).put(picture as never),
    read: async (plan) =>
      (await createUploadStorage(plan).list('me')).map(({ path }) => ({ path })),
  },
  favourites: {
    plan: favouritePlan,
    write: (plan) => createFavouriteStorage(plan).change(() => ({ put: [favourite as never] })),
    read: async (plan) => [...(await createFavouriteStorage(plan).read()).favourites.values()],
  },
};

test.each(Object.entries(stores))(
  '%s: what version 1 wrote is there in version 2, which version 1 leaves alone',
  async (_name, { plan, write, read }) => {
    await write(plan);
    const written = await read(plan);
    expect(written).toHaveLength(1);
    expect(await read(next(plan))).toEqual(written);
    // Rolled back: refused, with nothing lost.
    await expect(read(plan)).rejects.toMatchObject({ name: 'VersionError' });
    await expect(write(plan)).rejects.toMatchObject({ name: 'VersionError' });
    expect(await read(next(plan))).toEqual(written);
  },
);

async function storedIn(version: number): Promise<string[]> {
  const ids: string[] = [];
  await readStoredContent('forum-a', (rows) => ids.push(...rows.map(({ id }) => id)), version);
  return ids;
}

test('content: version 2 reads what version 1 stored, before and after it has moved it', async () => {
  const row = { kind: 'news', id: 'n', revision: 1, row: { id: 'n' } as never } as const;
  const first = await openRxdb('forum-a', 'x', contentVersion);
  let end: { kind: 'complete'; revision: number; at: number } | undefined;
  await first.round({
    from: 0,
    get end() {
      return end;
    },
    async next() {
      if (end) return { rows: [], revision: 1 };
      end = { kind: 'complete', revision: 1, at: 1 };
      return { rows: [row], revision: 1 };
    },
  });
  await first.close();
  expect(await storedIn(contentVersion)).toEqual(['n']);
  expect(await storedIn(contentVersion + 1)).toEqual(['n']);
  const second = await openRxdb('forum-a', 'x', contentVersion + 1);
  expect(await storedIn(contentVersion + 1)).toEqual(['n']);
  await second.close();
});

test('content: rows of which the version after has moved some are read where they are whole', async () => {
  const whole = ['m', 'n'].map((id) => ({ key: `news:${id}`, kind: 'news', id, _deleted: '0' }));
  const lay = (version: number, rows: typeof whole) =>
    createKeptDatabase({
      name: `rxdb-dexie-forum-a--${version}--content`,
      steps: [(database) => void database.createObjectStore('docs', { keyPath: 'key' })],
    }).run(['docs'], 'readwrite', async (transaction) => {
      const store = transaction.objectStore('docs');
      store.clear();
      for (const row of rows) store.put(row);
    });
  await lay(contentVersion, whole);
  await lay(contentVersion + 1, whole.slice(1));
  expect(await storedIn(contentVersion + 1)).toEqual(['m', 'n']);
  await lay(contentVersion, []);
  await lay(contentVersion + 1, whole);
  expect(await storedIn(contentVersion + 1)).toEqual(['m', 'n']);
});

test('what is written has reached the disk', async () => {
  const durability = (mode: 'readonly' | 'readwrite') =>
    withLocal(localPlan, (kept) => kept.run(['operations'], mode, async (on) => on.durability));
  expect(await durability('readwrite')).toBe('strict');
  expect(await durability('readonly')).toBe('default');
});

test('a database that the browser closes is opened again at the next use', async () => {
  const onLost = vi.fn();
  const connections: IDBDatabase[] = [];
  const database = createKeptDatabase(
    { name: 'x', steps: [(made) => void made.createObjectStore('a')] },
    { onLost },
  );
  const put = (value: string) =>
    database.run(['a'], 'readwrite', async (transaction) => {
      connections.push(transaction.db);
      await settled(transaction.objectStore('a').put(value, value));
    });
  await put('one');
  forceCloseDatabase(connections[0] as never);
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce());
  await put('two');
  expect(connections[1]).not.toBe(connections[0]);
  database.close();
  await expect(put('three')).rejects.toThrow();
});

test('what the browser breaks off is done once more, on a new connection', async () => {
  const onLost = vi.fn();
  const database = await openLocalDatabase({ onLost });
  const connections = new Set<IDBDatabase>();
  const keep = (times: number, value: string) =>
    database.run(['places'], 'readwrite', async (transaction) => {
      const kept = transaction.objectStore('places').put({ name: value });
      connections.add(transaction.db);
      if (connections.size > times) return settled(kept);
      forceCloseDatabase(transaction.db as never);
      throw new DOMException('Connection is closing.', 'UnknownError');
    });
  await keep(1, 'kept');
  expect(onLost).toHaveBeenCalledOnce();
  expect(await createPartitions(database).all()).toEqual([{ name: 'kept' }]);
  await expect(keep(9, 'never')).rejects.toThrow('closing');
  const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  const work = vi.fn(full);
  await expect(database.run(['places'], 'readwrite', work)).rejects.toThrow('full');
  expect(work).toHaveBeenCalledOnce();
});

test('a connection that is gone without a word is noticed when it is used', async () => {
  const onLost = vi.fn();
  const database = await openLocalDatabase({ onLost });
  const partitions = createPartitions(database);
  await database.run(['places'], 'readonly', async ({ db }) => db.close());
  await partitions.put({ name: '21-public' });
  expect(onLost).toHaveBeenCalledOnce();
  expect(await partitions.all()).toHaveLength(1);
});

test('a database that is deleted under the page is made again', async () => {
  const onLost = vi.fn();
  const storage = createOutboxStorage(await openLocalDatabase({ onLost }));
  await storage.add('me', [operation]);
  await settled(indexedDB.deleteDatabase('forum'));
  expect(onLost).toHaveBeenCalledOnce();
  expect(await storage.list('me')).toEqual([]);
  const entries = [
    { sequence: 1, owner: 'me', operation, outcome: { status: 'waiting' } },
  ] as const;
  await storage.keepAgain(entries);
  await storage.keepAgain(entries);
  expect(await storage.list('me')).toHaveLength(1);
});

test('what opens while the browser is still emptying its storage is opened again', async () => {
  const { open } = indexedDB;
  let tries = 0;
  vi.spyOn(indexedDB, 'open').mockImplementation((...values) => {
    tries += 1;
    if (tries > 2) return open.apply(indexedDB, values);
    throw new DOMException('The connection was closed.', 'AbortError');
  });
  const database = await openLocalDatabase();
  expect(tries).toBe(3);
  database.close();
});
