import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeAll, emptyDevice, setUp } from '../../../tests/tools/kept-outbox.ts';
import { settled } from '../storage/kept-database.ts';
import { localPlan } from '../storage/local-database.ts';

beforeEach(emptyDevice);
afterEach(closeAll);

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
  await outbox.settle(new Set([waits ?? '']));
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
  await outbox.settle(await outbox.applied());
  expect(await statuses()).toEqual(['waiting']);
  room();
  await outbox.keepLost();
  expect(await statuses()).toEqual(['refused']);
  await outbox.retry(refused);
  expect(store.state.getState().status).toMatchObject({ waiting: 1, refused: 0 });
});
