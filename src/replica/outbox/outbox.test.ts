import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Row } from '#entities/index.ts';
import { fail, succeed } from '#shared/failure.ts';
import { createContentStore } from '../content/content-store.ts';
import type { Backend } from '../protocol/backend.ts';
import type { ContentChange, Operation } from '../protocol/operation.ts';
import { type KeptDatabase, settled } from '../storage/kept-database.ts';
import { localPlan, openLocalDatabase } from '../storage/local-database.ts';
import { createOutboxStorage } from '../storage/outbox-storage.ts';
import { createPartitions } from '../storage/partition.ts';
import { createDrain, readOutcomes } from './drain.ts';
import { createOutbox } from './outbox.ts';

const opened: KeptDatabase[] = [];

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  for (const database of opened.splice(0)) database.close();
});

async function open(calls = {}): Promise<KeptDatabase> {
  const database = await openLocalDatabase(calls);
  opened.push(database);
  return database;
}

/** An outbox over IndexedDB and a server that judges each batch of operations. */
async function setUp(judge: (ops: Operation[]) => unknown) {
  const storage = createOutboxStorage(await open());
  const store = createContentStore();
  const outbox = createOutbox({
    storage,
    store,
    owner: () => 'me',
    name: () => 'here',
    onChange: () => {},
  });
  const batches: number[] = [];
  const backend = {
    async post(_name, body, read) {
      const { ops } = body.p_batch as { ops: Operation[] };
      batches.push(ops.length);
      const answer = judge(ops);
      if (answer instanceof Error) return fail('invalid', { detail: answer.message });
      const value = read({ results: answer });
      return value === undefined ? fail('unavailable') : succeed(value);
    },
  } as Pick<Backend, 'post'> as Backend;
  const drain = createDrain({
    storage: outbox.storage,
    backend,
    owner: () => 'me',
    token: async () => succeed('token'),
    alone: (work) => work(),
    onRecorded: outbox.refresh,
  });
  const write = (author: string) =>
    outbox.submit({ kind: 'news', id: 'a', action: 'update', base: {}, set: { author } });
  const statuses = async () => (await storage.list('me')).map(({ outcome }) => outcome.status);
  return { storage, store, outbox, drain, write, batches, statuses };
}

const applied = ({ op }: Operation) => ({ op, status: 'applied', revision: 1 });

test('what was submitted survives the page and belongs to its owner', async () => {
  const { write, storage } = await setUp(() => []);
  await write('x');
  opened.pop()?.close();
  const again = createOutboxStorage(await open());
  expect(await again.list('me')).toMatchObject([{ operation: { set: { author: 'x' } } }]);
  expect(await again.list('somebody else')).toEqual([]);
  await expect(storage.list('me')).rejects.toThrow();
});

test('what is kept for an author whom the browser has forgotten is counted, and shown to nobody', async () => {
  const { write, storage, drain } = await setUp((ops) => ops.slice(0, 1).map(applied));
  await write('sent');
  await drain();
  await write('x');
  await write('y');
  const store = createContentStore();
  let owner = '';
  const outbox = createOutbox({
    storage,
    store,
    owner: () => owner,
    name: () => 'here',
    onChange: () => {},
  });
  await outbox.refresh();
  const counts = () => {
    const { waiting, unclaimed } = store.state.getState().status;
    return { waiting, unclaimed };
  };
  expect(counts()).toEqual({ waiting: 0, unclaimed: 2 });
  expect(store.state.getState().entries).toEqual([]);
  owner = 'somebody else';
  await outbox.refresh();
  expect(counts()).toEqual({ waiting: 0, unclaimed: 0 });
  owner = 'me';
  await outbox.refresh();
  expect(counts()).toEqual({ waiting: 2, unclaimed: 0 });
});

test('what a later version of the app left here is sent by this one, and kept until it is taken or given up', async () => {
  const answers = [
    { status: 'refused', code: '42P01', message: 'there is no kind' },
    { status: 'conflict', revision: 4, row: { name: { fr: 'Autre', en: 'Other' } } },
    { status: 'applied', revision: 5 },
  ];
  const sent: Operation[] = [];
  const { storage, store, outbox, drain, statuses } = await setUp((ops) => {
    sent.push(...ops);
    return ops.map(({ op }) => ({ op, ...answers.shift() }));
  });
  const theirs = { op: 'later', kind: 'sponsor', id: 's', action: 'insert', at: '' } as never;
  const texts = { base: null, set: { name: { fr: 'Après' }, size: 3 } };
  await storage.add('me', [{ ...(theirs as Operation), ...texts }]);
  await outbox.refresh();
  expect(store.state.getState().status.waiting).toBe(1);
  for (const status of ['refused', 'conflict', 'applied']) {
    await drain();
    expect(await statuses()).toEqual([status]);
    const [entry] = await storage.list('me');
    if (status !== 'applied') await outbox.retry(entry?.operation.op ?? '');
  }
  expect(sent.map(({ set }) => set)).toEqual([texts.set, texts.set, texts.set]);
});

test('drains in order, at most a hundred at a time', async () => {
  const sent: unknown[] = [];
  const { write, drain, batches, statuses } = await setUp((ops) => {
    sent.push(...ops.map(({ set }) => set?.author));
    return ops.map(applied);
  });
  for (let index = 0; index < 130; index += 1) await write(String(index));
  expect(await drain()).toEqual({ ok: true, value: 130 });
  expect(batches).toEqual([100, 30]);
  expect(sent).toEqual(Array.from({ length: 130 }, (_, index) => String(index)));
  expect(new Set(await statuses())).toEqual(new Set(['applied']));
});

test('a refused or conflicting operation is kept with its reason and holds nothing up', async () => {
  const verdicts = [
    { status: 'refused', code: '23514', message: 'no' },
    { status: 'conflict', row: { author: 'them' }, revision: 9 },
    { status: 'applied', revision: 10 },
  ];
  const { write, drain, store, outbox, statuses } = await setUp((ops) =>
    ops.map(({ op }, index) => ({
      op,
      ...(verdicts[index] ?? { status: 'applied', revision: 11 }),
    })),
  );
  const first = await write('1');
  const second = await write('2');
  await write('3');
  await drain();
  expect(await statuses()).toEqual(['refused', 'conflict', 'applied']);
  expect(store.state.getState().status).toMatchObject({ waiting: 0, refused: 2 });

  verdicts.length = 0;
  await outbox.discard(first);
  await outbox.retry(second);
  const [renewed] = store.state.getState().entries;
  expect(renewed?.operation).toMatchObject({ base: { author: 'them' }, set: { author: '2' } });
  expect(renewed?.operation.op).not.toBe(second);
  await drain();
  expect(await statuses()).toEqual(['applied', 'applied']);
});

test('one operation that spoils the request is found and set aside', async () => {
  const { write, drain, statuses } = await setUp((ops) =>
    ops.some(({ set }) => set?.author === 'bad')
      ? new Error('400 {"code":"22P02","message":"malformed"}')
      : ops.map(applied),
  );
  for (const author of ['a', 'b', 'bad', 'c']) await write(author);
  expect((await drain()).ok).toBe(true);
  expect(await statuses()).toEqual(['applied', 'applied', 'refused', 'applied']);
});

test('a page that a proxy answers with refuses nothing', async () => {
  const { write, drain, statuses } = await setUp(() => new Error('413 <html>Too large</html>'));
  for (const author of ['a', 'b']) await write(author);
  expect(await drain()).toMatchObject({ ok: false });
  expect(await statuses()).toEqual(['waiting', 'waiting']);
});

test('several changes are kept together, or none of them', async () => {
  const { outbox, storage, drain, batches } = await setUp((ops) => ops.map(applied));
  const change = (author: unknown): ContentChange => ({
    kind: 'news',
    id: 'a',
    action: 'update',
    base: {},
    set: { author },
  });
  await outbox.submitAll([change('x'), change('y')]);
  const kept = (await storage.list('me')).map(({ operation }) => operation.set?.author);
  expect(kept).toEqual(['x', 'y']);
  // A function cannot be stored.
  await expect(outbox.submitAll([change('z'), change(() => 0)])).rejects.toThrow();
  expect((await storage.list('me')).length).toBe(2);
  await drain();
  expect(batches).toEqual([2]);
});

test('without an answer everything waits', async () => {
  const { write, drain, statuses } = await setUp(() => 'captive portal');
  await write('x');
  expect(await drain()).toMatchObject({ ok: false, failure: { code: 'unavailable' } });
  expect(await statuses()).toEqual(['waiting']);
});

test('an answer that speaks of no operation sent does not go round in circles', async () => {
  const { write, drain, batches } = await setUp(() => [
    { op: 'other', status: 'applied', revision: 1 },
  ]);
  await write('x');
  expect((await drain()).ok).toBe(false);
  expect(batches).toEqual([1]);
});

test('a conflict with a row that somebody deleted is an answer, and the rest go on', async () => {
  const { write, drain, store, statuses } = await setUp((ops) =>
    ops.map((op, index) =>
      index === 0 ? { op: op.op, status: 'conflict', row: null, revision: 9 } : applied(op),
    ),
  );
  await write('x');
  await write('y');
  expect(await drain()).toEqual({ ok: true, value: 2 });
  expect(await statuses()).toEqual(['conflict', 'applied']);
  const [entry] = store.state.getState().entries;
  expect(entry?.outcome).toEqual({ status: 'conflict', row: null, revision: 9 });
});

test('what the server applied stays on show until the replica holds what it did', async () => {
  const { write, drain, outbox, store } = await setUp((ops) =>
    ops.map(({ op }, index) => ({ op, status: 'applied', revision: 10 + index })),
  );
  const first = await write('x');
  const second = await write('y');
  await drain();
  expect(await outbox.applied()).toEqual(new Set([first, second]));
  const shown = () => store.state.getState().entries.map(({ operation }) => operation.op);
  await outbox.settle((_op, revision) => revision <= 9);
  expect(shown()).toEqual([first, second]);
  await outbox.settle((_op, revision) => revision <= 10);
  expect(shown()).toEqual([second]);
});

test('what still waits is not settled, whatever has arrived', async () => {
  const { write, outbox, statuses } = await setUp(() => []);
  await write('x');
  await outbox.settle(() => true);
  expect(await statuses()).toEqual(['waiting']);
  expect(await outbox.applied()).toEqual(new Set());
});

test('a batch is not longer than the server reads; one long change goes by itself', async () => {
  const { write, drain, batches } = await setUp((ops) => ops.map(applied));
  for (const length of [300_000, 190_000, 20_000, 600_000, 5]) await write('x'.repeat(length));
  expect(await drain()).toEqual({ ok: true, value: 5 });
  expect(batches).toEqual([2, 1, 1, 1]);
});

test('answers of another shape are no answers', () => {
  expect(readOutcomes({ results: [{ op: 'a', status: 'applied' }] })).toBeUndefined();
  expect(readOutcomes({ results: [{ op: 'a', status: 'unheard of' }] })).toBeUndefined();
  expect(readOutcomes({ results: [{ op: 'a', status: 'conflict', row: 5, revision: 1 }] })).toBe(
    undefined,
  );
  expect(readOutcomes({ results: [{ op: 'a', status: 'applied', revision: -1 }] })).toBeUndefined();
  expect(readOutcomes([])).toBeUndefined();
});

test('a deletion says what its author saw: the row as shown, and up to which revision', async () => {
  const { write, outbox, store, storage } = await setUp(() => []);
  const row = { id: 'a', author: 'Karim', featured: true } as Row<'news'>;
  store.apply([{ kind: 'news', id: 'a', revision: 4, row }]);
  await write('Amina');
  await outbox.submit({ kind: 'news', id: 'a', action: 'delete', base: null, set: null });
  const [update, deletion] = (await storage.list('me')).map(({ operation }) => operation);
  expect(deletion).toMatchObject({ base: { author: 'Amina', featured: true }, seen: 4 });
  expect(update).toMatchObject({ outbox: 'here' });
  expect(deletion).toMatchObject({ outbox: 'here' });
});

test('nobody writes without being signed in', async () => {
  const store = createContentStore();
  const storage = createOutboxStorage(await open());
  const outbox = createOutbox({
    storage,
    store,
    owner: () => '',
    name: () => 'here',
    onChange: () => {},
  });
  const change = { kind: 'news', id: 'a', action: 'delete', base: null, set: null } as const;
  await expect(outbox.submit(change)).rejects.toThrow('signed-in');
});

test('an older tab closes its database when a newer version wants it', async () => {
  const onClaimed = vi.fn();
  const old = await open({ onClaimed });
  const newer = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('forum', localPlan.steps.length + 1);
    opening.onsuccess = () => resolve(opening.result);
  });
  expect(onClaimed).toHaveBeenCalledOnce();
  await expect(createPartitions(old).all()).rejects.toThrow();
  newer.close();
});

test('partitions are kept, listed and removed', async () => {
  const partitions = createPartitions(await open());
  await partitions.put({ name: '21-public' });
  await partitions.put({ name: '20-public' });
  expect((await partitions.all()).map(({ name }) => name)).toEqual(['20-public', '21-public']);
  await partitions.remove('20-public');
  expect(await partitions.get('20-public')).toBeUndefined();
  expect(await partitions.get('21-public')).toEqual({ name: '21-public' });
});

test('what is written in one step with a new edition is sent as coming after it', async () => {
  const sent: Operation[] = [];
  const { outbox, drain } = await setUp((ops) => {
    sent.push(...ops);
    return ops.map(({ op }) => ({ op, status: 'applied', revision: 1 }));
  });
  const insert = (kind: 'edition' | 'zone', id: string): ContentChange => ({
    ...{ kind, id, action: 'insert', base: null, set: { name: { fr: id } } },
  });
  await outbox.submitAll([insert('edition', '22'), insert('zone', 'a')]);
  await outbox.submitAll([insert('zone', 'b')]);
  await drain();
  const [edition] = sent;
  expect(sent.map(({ id, after }) => [id, after])).toEqual([
    ['22', undefined],
    ['a', edition?.op],
    ['b', undefined],
  ]);
});

test('what waits for a change that was refused goes once that is tried again, and not into somebody else’s', async () => {
  const done = new Set<string>();
  const verdicts = [
    { status: 'refused', code: '42501', message: 'not yours' },
    { status: 'conflict', row: { name: {} }, revision: 3 },
  ];
  const { outbox, drain, storage, statuses } = await setUp((ops) =>
    ops.map(({ op, after }) => {
      if (after && !done.has(after)) return { op, status: 'refused', code: 'FR002', message: '' };
      const verdict = after ? undefined : verdicts.shift();
      if (!verdict) done.add(op);
      return { op, ...(verdict ?? { status: 'applied', revision: 1 }) };
    }),
  );
  const insert = (kind: 'edition' | 'zone', id: string): ContentChange => ({
    ...{ kind, id, action: 'insert', base: null, set: { name: { fr: id } } },
  });
  const retryAll = async () => {
    for (const { operation } of await storage.list('me')) await outbox.retry(operation.op);
    await drain();
  };
  await outbox.submitAll([insert('edition', '22'), insert('zone', 'a')]);
  await drain();
  expect(await statuses()).toEqual(['refused', 'refused']);
  // Somebody else has taken the number meanwhile: what is tried again is an update of theirs.
  await retryAll();
  expect(await statuses()).toEqual(['conflict', 'refused']);
  await retryAll();
  expect(await statuses()).toEqual(['applied', 'refused']);

  await outbox.discard((await storage.list('me'))[1]?.operation.op ?? '');
  verdicts.push({ status: 'refused', code: '42501', message: 'not yours' });
  await outbox.submitAll([insert('edition', '23'), insert('zone', 'b')]);
  await drain();
  expect(await statuses()).toEqual(['applied', 'refused', 'refused']);
  await outbox.retry((await storage.list('me'))[1]?.operation.op ?? '');
  await outbox.retry((await storage.list('me'))[2]?.operation.op ?? '');
  await drain();
  expect(await statuses()).toEqual(['applied', 'applied', 'applied']);
});

test('what was turned down outlives a browser that deletes what the device kept, and so does what waits', async () => {
  const { write, outbox, drain, storage, statuses } = await setUp((ops) =>
    ops.map(({ op }) => ({ op, status: 'refused', code: '23514', message: 'no' })),
  );
  const refused = await write('x');
  await drain();
  const waiting = await write('y');
  await settled(indexedDB.deleteDatabase(localPlan.name));
  await outbox.keepAgain();
  expect(await statuses()).toEqual(['refused', 'waiting']);
  expect((await storage.list('me')).map(({ operation }) => operation.op)).toEqual([
    refused,
    waiting,
  ]);
});

/** A device that takes nothing more; `room` has it take things again. */
function fillUp(): { readonly room: () => void } {
  const full = () => {
    throw new DOMException('No room', 'QuotaExceededError');
  };
  const writes = [
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full),
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full),
  ];
  return {
    room() {
      for (const write of writes) write.mockRestore();
    },
  };
}

test('what a full device has lost stays on show, is sent all the same, and is kept once there is room', async () => {
  const { write, outbox, drain, storage, store, statuses } = await setUp((ops) =>
    ops.map(({ op, set }) =>
      set?.author === 'refused'
        ? { op, status: 'refused', code: '23514', message: 'no' }
        : { op, status: 'applied', revision: 3 },
    ),
  );
  const shown = () =>
    store.state.getState().entries.map(({ operation, outcome }) => {
      return [operation.set?.author, outcome.status];
    });
  const unkept = () => store.state.getState().status.unkept;
  await write('refused');
  await drain();
  await write('waits');
  await write('given up');
  await settled(indexedDB.deleteDatabase(localPlan.name));
  const { room } = fillUp();
  await outbox.keepAgain();
  await outbox.refresh();
  const before = [
    ['refused', 'refused'],
    ['waits', 'waiting'],
    ['given up', 'waiting'],
  ];
  expect(shown()).toEqual(before);
  expect(unkept()).toBe('full');
  // Neither what is tried again nor what is new is said to be kept.
  const [refused, waits, givenUp] = store.state
    .getState()
    .entries.map(({ operation }) => operation.op);
  await outbox.retry(refused ?? '');
  await expect(write('new')).rejects.toMatchObject({ reason: 'full' });
  expect(shown()).toEqual(before);
  await outbox.discard(givenUp ?? '');
  expect(await drain()).toEqual({ ok: true, value: 1 });
  expect(shown()).toEqual([
    ['refused', 'refused'],
    ['waits', 'applied'],
  ]);
  await outbox.settle((op) => op === waits);
  expect(shown()).toEqual([['refused', 'refused']]);

  await outbox.keepLost();
  expect(unkept()).toBe('full');
  room();
  await outbox.keepLost();
  expect(unkept()).toBeUndefined();
  expect(await statuses()).toEqual(['refused']);
  await outbox.retry(refused ?? '');
  expect((await storage.list('me'))[0]?.operation).toMatchObject({ set: { author: 'refused' } });
  expect(await statuses()).toEqual(['waiting']);
});

test('a change for which there is no room is told as such until one is kept', async () => {
  const { write, outbox, store, statuses } = await setUp(() => []);
  const { room } = fillUp();
  await expect(write('x')).rejects.toMatchObject({ reason: 'full' });
  await outbox.keepLost();
  expect(store.state.getState().status.unkept).toBe('full');
  room();
  await write('x');
  expect(store.state.getState().status.unkept).toBeUndefined();
  expect(await statuses()).toEqual(['waiting']);
});

test('on a device that has become full every change is sent, and its answer told', async () => {
  const { write, outbox, drain, batches, statuses, store } = await setUp((ops) =>
    ops.map(({ op, set }) =>
      set?.author === '0'
        ? { op, status: 'refused', code: '23514', message: 'no' }
        : { op, status: 'applied', revision: 3 },
    ),
  );
  for (let index = 0; index < 130; index += 1) await write(String(index));
  const { room } = fillUp();
  expect(await drain()).toEqual({ ok: true, value: 130 });
  expect(batches).toEqual([100, 30]);
  expect(store.state.getState().status).toMatchObject({ waiting: 0, refused: 1 });
  const refused = store.state.getState().entries[0]?.operation.op ?? '';
  await outbox.settle(() => true);
  expect(await statuses()).toEqual(['waiting']);
  room();
  await outbox.keepLost();
  expect(await statuses()).toEqual(['refused']);
  await outbox.retry(refused);
  expect(store.state.getState().status).toMatchObject({ waiting: 1, refused: 0 });
});
