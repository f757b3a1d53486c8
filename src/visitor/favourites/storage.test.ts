import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { settled } from '#replica/storage/kept-database.ts';
import { createFavourites } from './favourites.ts';
import { withMemoryInstead } from './memory-storage.ts';
import { marked, waitingIn } from './rules.ts';
import { createFavouriteStorage, favouritePlan } from './storage.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  return () => vi.unstubAllGlobals();
});

test('what is written is there for every tab and the worker, and after closing', async () => {
  const [page, worker] = [createFavouriteStorage(), createFavouriteStorage()];
  const held = await page.change((found) => marked(found, 'event', 'a', true, 1));
  expect(await worker.read()).toEqual(held);
  expect(await createFavouriteStorage().read()).toEqual(held);
});

test('two tabs that need a key at once make one', async () => {
  const tabs = [1, 2, 3, 4].map(() => createFavouriteStorage());
  const all = await Promise.all(
    tabs.map((tab, index) =>
      tab.change((held) => marked(held, 'event', String(index), true, index)),
    ),
  );
  expect(new Set(all.map(({ visitor }) => visitor?.key)).size).toBe(1);
  expect(waitingIn(await createFavouriteStorage().read())).toHaveLength(4);
});

test('a change that fails leaves everything as it was', async () => {
  const storage = createFavouriteStorage();
  const held = await storage.change((found) => marked(found, 'event', 'a', true, 1));
  const bug = new Error('bug');
  await expect(
    storage.change(() => {
      throw bug;
    }),
  ).rejects.toBe(bug);
  expect(await storage.read()).toEqual(held);
});

test('forgetting removes the visitor and the words', async () => {
  const storage = createFavouriteStorage();
  await storage.change((found) => marked(found, 'event', 'a', true, 1));
  await storage.change(({ favourites }) => ({ visitor: null, remove: [...favourites.keys()] }));
  expect(await storage.read()).toEqual({ visitor: undefined, favourites: new Map() });
});

test('a browser that refuses IndexedDB keeps favourites as long as the page', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  const storage = withMemoryInstead(createFavouriteStorage());
  await storage.change((found) => marked(found, 'event', 'a', true, 1));
  expect((await storage.read()).favourites.size).toBe(1);
});

test('a database that the browser closes, as when the site’s data is cleared, is opened anew', async () => {
  const open = vi.spyOn(indexedDB, 'open');
  const storage = createFavouriteStorage();
  await storage.change((found) => marked(found, 'event', 'a', true, 1));
  const opened: IDBDatabase | undefined = open.mock.results[0]?.value.result;
  opened?.close();
  opened?.onclose?.(new Event('close'));
  await storage.change((found) => marked(found, 'event', 'b', true, 2));
  expect((await storage.read()).favourites.size).toBe(2);
});

test.each<[string, (connection: IDBDatabase) => unknown]>([
  ['deletes', () => settled(indexedDB.deleteDatabase(favouritePlan.name))],
  [
    'deletes, without a word,',
    (connection: IDBDatabase) => {
      connection.close();
      vi.stubGlobal('indexedDB', new IDBFactory());
    },
  ],
])(
  'a browser that %s what the device kept leaves a visitor of an open page all their marks',
  async (_how, lose) => {
    const open = vi.spyOn(indexedDB, 'open');
    const favourites = createFavourites({
      storage: withMemoryInstead(
        createFavouriteStorage(favouritePlan, { onLost: () => void favourites.keepAgain() }),
      ),
      onChange: () => undefined,
    });
    for (const id of ['a', 'b']) await favourites.mark('event', id, true);
    const { key } = (await favourites.refresh()).visitor ?? {};
    await lose(open.mock.results[0]?.value.result);
    await favourites.mark('event', 'b', false);
    await favourites.mark('event', 'c', true);
    const held = await createFavouriteStorage().read();
    expect(held.visitor?.key).toBe(key);
    expect([...held.favourites.values()].map(({ id, favourite }) => [id, favourite])).toEqual([
      ['a', true],
      ['b', false],
      ['c', true],
    ]);
    expect([...favourites.state.getState().ids.event].sort()).toEqual(['a', 'c']);
  },
);

test('what another tab has forgotten is not kept again', async () => {
  const [storage, other] = [createFavouriteStorage(), createFavouriteStorage()];
  const favourites = createFavourites({ storage, onChange: () => undefined });
  await favourites.mark('event', 'a', true);
  await other.change(({ favourites: words }) => ({ visitor: null, remove: [...words.keys()] }));
  await favourites.refresh();
  await favourites.keepAgain();
  expect(await other.read()).toEqual({ visitor: undefined, favourites: new Map() });
});
