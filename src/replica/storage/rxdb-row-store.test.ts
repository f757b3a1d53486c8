import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { succeed } from '#shared/failure.ts';
import { createFeed } from '../protocol/feed.ts';
import type { Pull, PullPage } from '../protocol/pull.ts';
import type { SyncRow } from '../protocol/sync-row.ts';
import type { RowStore } from './row-store.ts';
import { joinRowStores } from './row-stores-beside.ts';
import { serveRowStores } from './row-stores-service.ts';
import { listRxdb, openRxdb, removeRxdb } from './rxdb-row-stores.ts';
import { readStoredContent } from './stored-content.ts';

const opened: RowStore[] = [];
let beside: ReturnType<typeof joinBeside>;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  beside = joinBeside();
});

afterEach(async () => {
  for (const rowStore of opened.splice(0)) await rowStore.close();
  beside.end();
});

/** Row stores at the other end of a channel, as a page has them of its worker. */
function joinBeside() {
  const { port1, port2 } = new MessageChannel();
  serveRowStores(port2, { open: openRxdb, remove: removeRxdb, names: listRxdb });
  const rowStores = joinRowStores(port1);
  port1.start();
  port2.start();
  return { rowStores, end: () => port1.close() };
}

async function open(name: string): Promise<RowStore> {
  const rowStore = await beside.rowStores.open(name, '21/public/e1');
  opened.push(rowStore);
  return rowStore;
}

async function close(rowStore: RowStore): Promise<void> {
  opened.splice(opened.indexOf(rowStore), 1);
  await rowStore.close();
}

function news(id: string, revision: number): SyncRow {
  return { kind: 'news', id, revision, row: { id, title: { fr: `r${revision}` } } as never };
}

function gone(id: string, revision: number): SyncRow {
  return { kind: 'news', id, revision, gone: true };
}

/** A server that holds a list of rows in order of revision. */
function serverOf(rows: SyncRow[], limit = 1_000) {
  const asked: number[] = [];
  const pull: Pull = async (_scope, since) => {
    asked.push(since);
    const left = rows.filter(({ revision }) => revision > since);
    const page = left.slice(0, limit);
    const more = left.length > page.length;
    const revision = (more ? page.at(-1) : rows.at(-1))?.revision ?? 0;
    const answer: PullPage = { edition: 21, epoch: 'e1', revision, at: 1, more, rows: page };
    return succeed(answer);
  };
  return { pull, asked };
}

function feedOf(pull: Pull, resumes = false) {
  return createFeed({ pull, scope: { edition: 21, audience: 'public' }, epoch: 'e1', resumes });
}

async function stored(name: string): Promise<string[]> {
  const titles: string[] = [];
  await readStoredContent(name, (rows) => {
    for (const row of rows) titles.push(`${row.id}@${row.revision}`);
  });
  return titles.sort();
}

test('stores a fill of several pages and slices, and resumes from its checkpoint', async () => {
  const rows = Array.from({ length: 333 }, (_, index) => news(`n${index}`, index + 1));
  const { pull, asked } = serverOf(rows, 150);
  const rowStore = await open('forum-fill');
  const seen: SyncRow[] = [];
  rowStore.watch((some) => seen.push(...some));

  const feed = feedOf(pull);
  expect(await rowStore.round(feed)).toBe('stored');
  expect(feed.end).toEqual({ kind: 'complete', revision: 333, at: 1 });
  expect(asked).toEqual([0, 150, 300]);
  expect(seen).toHaveLength(333);
  await close(rowStore);
  expect(await stored('forum-fill')).toHaveLength(333);

  rows.push(news('n0', 334), gone('n1', 335));
  const again = await open('forum-fill');
  const delta = feedOf(pull, true);
  expect(await again.round(delta)).toBe('stored');
  expect(asked.slice(3)).toEqual([333]);
  await close(again);
  const held = await stored('forum-fill');
  expect(held).toHaveLength(332);
  expect(held).toContain('n0@334');
  expect(held.some((row) => row.startsWith('n1@'))).toBe(false);
});

test('looks for rows in bulk before it writes them, and finds those that it has', async () => {
  const rows = Array.from({ length: 300 }, (_, index) => news(`n${index}`, index + 1));
  const { pull } = serverOf(rows);
  const get = vi.spyOn(IDBObjectStore.prototype, 'get');
  try {
    const rowStore = await open('forum-bulk');
    expect(await rowStore.round(feedOf(pull))).toBe('stored');
    // Three for each row, if they were asked for one by one.
    expect(get.mock.calls.length).toBeLessThan(100);

    // Some of a slice are there, among others; each change comes upon the row it changes.
    const changed = [3, 7, 8, 120, 121, 122, 123, 200, 298].map((at) => rows[at] as SyncRow);
    rows.push(...changed.map(({ id }, at) => news(id, 301 + at)));
    rows.push(news('new-1', 310), gone('n0', 311), news('new-2', 312));
    expect(await rowStore.round(feedOf(pull, true))).toBe('stored');
    await close(rowStore);
  } finally {
    get.mockRestore();
  }
  const held = await stored('forum-bulk');
  expect(held).toHaveLength(301);
  expect(held).toEqual(expect.arrayContaining(['n3@301', 'n298@309', 'n1@2', 'new-2@312']));
  expect(held.some((row) => row.startsWith('n0@'))).toBe(false);
});

test.each([
  ['stored', news('a', 9), ['a@9']],
  ['deleted', gone('a', 9), []],
])(
  'a tab whose place another has taken writes nothing over what that has %s',
  async (_, later, left) => {
    const rows = [news('a', 1), news('b', 2)];
    const { pull } = serverOf(rows);
    const rowStore = await open('forum-usurped');
    const seen: SyncRow[] = [];
    rowStore.watch((some) => seen.push(...some));
    await rowStore.round(feedOf(pull));
    // Suspended with what the server had said, it wakes when another tab has stored what came later.
    rows.push(news('a', 3), news('c', 4));
    const late: Pull = async (...asked) => {
      const answer = await pull(...asked);
      await storeElsewhere('forum-usurped', later);
      return answer;
    };
    expect(await rowStore.round(feedOf(late, true))).toBe('failed');
    expect(await stored('forum-usurped')).toEqual([...left, 'b@2']);
    expect(seen.map(({ id, revision }) => `${id}@${revision}`)).toEqual(['a@1', 'b@2']);
    // What it did not write it has not marked as written.
    rows.splice(2, 1, news('d', 3));
    const next = await open('forum-usurped');
    expect(await next.round(feedOf(pull, true))).toBe('stored');
    expect(await stored('forum-usurped')).toEqual([...left, 'b@2', 'c@4', 'd@3']);
  },
);

/** Stores a row as another tab does, whose replication remembers it as well. */
async function storeElsewhere(name: string, { id, revision, ...rest }: SyncRow): Promise<void> {
  const [row, deleted] = 'row' in rest ? [rest.row, false] : [{}, true];
  const stored = { revision, row, _deleted: deleted ? '1' : '0' };
  const names = (await indexedDB.databases()).map((one) => one.name ?? '');
  for (const full of names.filter((one) => one.startsWith(`rxdb-dexie-${name}--`))) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(full);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    if (database.objectStoreNames.contains('docs')) {
      await new Promise<void>((resolve, reject) => {
        const transaction = database.transaction('docs', 'readwrite');
        const docs = transaction.objectStore('docs');
        docs.getAll().onsuccess = ({ target }) => {
          for (const doc of (target as IDBRequest).result) {
            if (doc.id === id && doc.kind) docs.put({ ...doc, ...stored, _rev: '2-elsewhere' });
            if (doc.docData?.id === id) {
              const docData = { ...doc.docData, revision, row, _deleted: deleted };
              docs.put({ ...doc, docData, _rev: '2-elsewhere' });
            }
          }
        };
        transaction.oncomplete = () => resolve();
        transaction.onerror = () => reject(transaction.error);
      });
    }
    database.close();
  }
}

test('a reading that the browser breaks off is begun once more', async () => {
  const { pull } = serverOf([news('a', 1), news('b', 2)]);
  const rowStore = await open('forum-broken-off');
  await rowStore.round(feedOf(pull));
  await close(rowStore);
  const breakOff = () => {
    throw new DOMException('the connection to the storage was lost', 'UnknownError');
  };
  const getAll = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementationOnce(breakOff);
  try {
    expect(await stored('forum-broken-off')).toEqual(['a@1', 'b@2']);
    getAll.mockImplementation(breakOff);
    await expect(stored('forum-broken-off')).rejects.toThrow('the storage was lost');
  } finally {
    getAll.mockRestore();
  }
});

test('a gone row leaves its revision on the device for a day, and then nothing', async () => {
  const rows = [news('a', 1)];
  const { pull } = serverOf(rows);
  const rowStore = await open('forum-gone');
  await rowStore.round(feedOf(pull));
  rows.splice(0, 1, gone('a', 2));
  await rowStore.round(feedOf(pull, true));
  await close(rowStore);
  expect(await documents('forum-gone')).toMatchObject([{ id: 'a', revision: 2, row: {} }]);

  vi.setSystemTime(Date.now() + 25 * 3_600_000);
  try {
    rows.splice(0, 1, news('b', 3), gone('b', 4));
    const later = await open('forum-gone');
    await later.round(feedOf(pull, true));
    await close(later);
  } finally {
    vi.useRealTimers();
  }
  expect(await documents('forum-gone')).toMatchObject([{ id: 'b', revision: 4, row: {} }]);
});

/** What of the rows is in the database that RxDB keeps for a generation. */
async function documents(name: string): Promise<unknown> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open(`rxdb-dexie-${name}--0--content`);
    opening.onsuccess = () => resolve(opening.result);
  });
  const held = await new Promise((resolve) => {
    const request = database.transaction('docs').objectStore('docs').getAll();
    request.onsuccess = () => resolve(request.result);
  });
  database.close();
  return held;
}

test('a lost checkpoint over held rows is damage, for tombstones would be missed', async () => {
  const { pull } = serverOf([news('a', 1)]);
  const rowStore = await open('forum-lost');
  const feed = feedOf(pull, true);
  await rowStore.round(feed);
  expect(feed.end).toEqual({ kind: 'damaged' });
});

test('rounds that fail or find nothing leave rows and checkpoint alone', async () => {
  const { pull, asked } = serverOf([news('a', 1)]);
  const rowStore = await open('forum-fail');
  await rowStore.round(feedOf(pull));
  const broken = feedOf(async () => ({ ok: false, failure: { code: 'unavailable' } }), true);
  expect(await rowStore.round(broken)).toBe('stored');
  expect(broken.end).toEqual({ kind: 'failed', failure: { code: 'unavailable' } });
  await rowStore.round(feedOf(pull, true));
  expect(asked).toEqual([0, 1]);
  expect(await stored('forum-fail')).toEqual(['a@1']);
});

test('rows that cannot be stored hold the checkpoint back', async () => {
  const rows = Array.from({ length: 200 }, (_, index) => news(`n${index}`, index + 1));
  const { pull, asked } = serverOf(rows);
  const rowStore = await open('forum-full');
  const put = IDBObjectStore.prototype.put;
  let writes = 0;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...values) {
    if (values[0]?.kind === 'news' && ++writes === 101)
      throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, values);
  };
  try {
    expect(await rowStore.round(feedOf(pull))).toBe('failed');
  } finally {
    IDBObjectStore.prototype.put = put;
  }
  expect(await stored('forum-full')).toHaveLength(60);
  expect(await rowStore.round(feedOf(pull))).toBe('stored');
  // The checkpoint of the rows that were stored may have been written or not.
  expect([0, 60]).toContain(asked[1]);
  expect(await stored('forum-full')).toHaveLength(200);
});

test('databases are listed by name and removed whole', async () => {
  const { pull } = serverOf([news('a', 1)]);
  const rowStore = await open('forum-one');
  await rowStore.round(feedOf(pull));
  await close(rowStore);
  expect(await listRxdb()).toEqual(['forum-one']);
  await removeRxdb('forum-one');
  expect(await listRxdb()).toEqual([]);
  expect(await stored('forum-one')).toEqual([]);
  expect(await listRxdb()).toEqual([]);
});
