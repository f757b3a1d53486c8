import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Row } from '#entities/index.ts';
import { presentTime, stateClockSkew } from '#shared/clock.ts';
import { applied, closeAll, emptyDevice, open, setUp } from '../../../tests/tools/kept-outbox.ts';
import { createContentStore } from '../content/content-store.ts';
import type { ContentChange, Operation } from '../protocol/operation.ts';
import { createOutboxStorage } from '../storage/outbox-storage.ts';
import { createOutbox } from './outbox.ts';

beforeEach(emptyDevice);
afterEach(closeAll);

test('what was submitted survives the page and belongs to its owner', async () => {
  const { write, storage } = await setUp(() => []);
  await write('x');
  closeAll();
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

test('several that were turned down are given up at once, and nothing else', async () => {
  const refusal = { status: 'refused', code: '42501', message: 'not yours' };
  const { outbox, write, drain, storage, statuses } = await setUp((ops) =>
    ops.map(({ op, set }) => ({
      op,
      ...(set?.author === 'kept' ? applied({ op } as Operation) : refusal),
    })),
  );
  for (const author of ['x', 'kept', 'y', 'z']) await write(author);
  await drain();
  const [first, , third] = (await storage.list('me')).map(({ operation }) => operation.op);
  await outbox.discard(first ?? '', third ?? '');
  expect(await statuses()).toEqual(['applied', 'refused']);
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

test('what the server applied stays on show until the replica holds what it did', async () => {
  const { write, drain, outbox, store } = await setUp((ops) =>
    ops.map(({ op }, index) => ({ op, status: 'applied', revision: 10 + index })),
  );
  const first = await write('x');
  const second = await write('y');
  await drain();
  expect(await outbox.applied()).toEqual(new Set([first, second]));
  const shown = () => store.state.getState().entries.map(({ operation }) => operation.op);
  await outbox.settle(new Set());
  expect(shown()).toEqual([first, second]);
  await outbox.settle(new Set([first]));
  expect(shown()).toEqual([second]);
});

test('what still waits is not settled, whatever has arrived', async () => {
  const { write, outbox, statuses } = await setUp(() => []);
  const op = await write('x');
  await outbox.settle(new Set([op]));
  expect(await statuses()).toEqual(['waiting']);
  expect(await outbox.applied()).toEqual(new Set());
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
    await outbox.retry(...(await storage.list('me')).map(({ operation }) => operation.op));
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
  // What awaits another goes on awaiting it, tried again together.
  await retryAll();
  expect(await statuses()).toEqual(['applied', 'applied', 'applied']);
});

test('what is written on a device whose clock is wrong was written in the present', async () => {
  stateClockSkew(-3_600_000);
  try {
    const { write, storage } = await setUp(() => []);
    const before = presentTime();
    await write('x');
    const [entry] = await storage.list('me');
    expect(Date.parse(entry?.operation.at ?? '')).toBeGreaterThanOrEqual(before);
    expect(Date.parse(entry?.operation.at ?? '')).toBeLessThanOrEqual(presentTime());
  } finally {
    stateClockSkew(0);
  }
});
