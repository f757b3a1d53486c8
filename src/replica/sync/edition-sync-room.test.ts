import { beforeEach, expect, test, vi } from 'vitest';
import {
  createDevice,
  edition,
  news,
  resetServer,
  server,
  visit,
} from '../../../tests/tools/edition-server.ts';
import { type RowStores, RowStoresNotLoaded } from '../storage/row-store.ts';

beforeEach(resetServer);

test('a device without room goes on in memory and says so, without a storm of pulls', async () => {
  const device = createDevice();
  const full: RowStores = {
    ...device.rowStores,
    open: async (...names) => ({
      ...(await device.rowStores.open(...names)),
      round: async (feed) => {
        await feed.next(0, 10);
        return 'failed';
      },
    }),
  };
  const { editionSync, state, shown } = visit({ ...device, rowStores: full });
  await editionSync.open();
  expect(await editionSync.round()).toMatchObject({ unstored: true });
  expect(await editionSync.round()).toMatchObject({ unstored: true });
  expect(state().status.notice).toBe('storage_full');
  expect(editionSync.keeps).toBe(false);
  server.asked = [];
  expect(await editionSync.round()).toBeUndefined();
  expect(shown()).toBe('a,b');
  expect(server.asked).toHaveLength(1);
});

test('once there is room on the device again it is stored there, and no more said to be full', async () => {
  vi.useFakeTimers();
  const device = createDevice();
  let hasRoom = false;
  const rowStores: RowStores = {
    ...device.rowStores,
    async open(...names) {
      if (!hasRoom) throw new Error('full');
      return device.rowStores.open(...names);
    },
  };
  const { editionSync, state, shown } = visit({ ...device, rowStores });
  await editionSync.open();
  for (const _ of [1, 2]) expect(await editionSync.round()).toMatchObject({ unstored: true });
  expect(await editionSync.round()).toBeUndefined();

  // While there is none, nothing is fetched twice that memory holds.
  expect(editionSync.regain()).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(editionSync.regain()).toBe(true);
  for (const _ of [1, 2]) expect(await editionSync.round()).toMatchObject({ unstored: true });
  expect(state().status.notice).toBe('storage_full');
  expect(editionSync.regain()).toBe(false);
  server.asked = [];
  expect(await editionSync.round()).toBeUndefined();
  expect(server.asked).toEqual([{ edition: 21, since: 4 }]);
  expect(shown()).toBe('a,b');

  hasRoom = true;
  server.rows.push(news('c', 5));
  vi.advanceTimersByTime(60_000);
  expect(editionSync.regain()).toBe(true);
  expect(shown()).toBe('a,b');
  expect(await editionSync.round()).toBeUndefined();
  expect(editionSync.keeps).toBe(true);
  expect(editionSync.regain()).toBe(false);
  expect(state().status.notice).toBeUndefined();
  expect(shown()).toBe('a,b,c');
  vi.useRealTimers();

  server.down = true;
  const later = visit(device);
  await later.editionSync.open();
  expect(later.shown()).toBe('a,b,c');
});

test('what never had room on the device is not said to have been lost once there is some', async () => {
  const device = createDevice();
  const open = () => Promise.reject(new Error('full'));
  const full = visit({ ...device, rowStores: { ...device.rowStores, open } });
  await full.editionSync.open();
  for (const _ of [1, 2]) expect(await full.editionSync.round()).toMatchObject({ unstored: true });
  expect(await full.editionSync.round()).toBeUndefined();
  server.rows.push(edition(21, 5, false), edition(20, 6, true));
  expect(await full.editionSync.round()).toBeUndefined();
  expect(full.state()).toMatchObject({ edition: 20, status: { notice: 'storage_full' } });

  const later = visit(device);
  await later.editionSync.open();
  expect(await later.editionSync.round()).toBeUndefined();
  expect(later.editionSync.keeps).toBe(true);
  expect(later.state()).toMatchObject({ edition: 20, status: { notice: undefined } });
});

test('a device so full that it cannot note where rows are goes on in memory as well', async () => {
  const device = createDevice();
  const exchange = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
  const { editionSync, state, shown } = visit({
    ...device,
    partitions: { ...device.partitions, exchange },
  });
  await editionSync.open();
  for (const _ of [1, 2]) expect(await editionSync.round()).toMatchObject({ unstored: true });
  expect(state().status.notice).toBe('storage_full');
  expect(await editionSync.round()).toBeUndefined();
  expect(state().phase).toBe('ready');
  expect(shown()).toBe('a,b');
});

test('a device without room for the edition that becomes current shows it from memory', async () => {
  const device = createDevice();
  const crowded: RowStores = {
    ...device.rowStores,
    async open(database, identifier) {
      const rowStore = await device.rowStores.open(database, identifier);
      if (!database.includes('-20-')) return rowStore;
      return {
        ...rowStore,
        round: async (feed) => {
          await feed.next(0, 1);
          return 'failed';
        },
      };
    },
  };
  const { editionSync, state, shown } = visit({ ...device, rowStores: crowded });
  await editionSync.open();
  await editionSync.round();
  server.rows.push(edition(21, 5, false), edition(20, 6, true), news('c', 7));
  for (const _ of [1, 2]) expect(await editionSync.round()).toMatchObject({ unstored: true });
  expect(state()).toMatchObject({ edition: 21, status: { notice: 'storage_full' } });
  expect(await editionSync.round()).toBeUndefined();
  expect(state()).toMatchObject({ edition: 20, phase: 'ready' });
  expect(shown()).toBe('a,b,c');

  server.down = true;
  const later = visit(device);
  await later.editionSync.open();
  expect(later.state()).toMatchObject({ edition: 21, phase: 'ready' });
});

test('what cannot be stored for want of code that a network would bring is stored later', async () => {
  const device = createDevice();
  let loaded = false;
  const rowStores: RowStores = {
    ...device.rowStores,
    async open(...names) {
      if (!loaded) throw new RowStoresNotLoaded();
      return device.rowStores.open(...names);
    },
  };
  const { editionSync, state, shown } = visit({ ...device, rowStores });
  await editionSync.open();
  expect(shown()).toBe('a,b');
  for (const _ of [1, 2, 3]) expect(await editionSync.round()).toMatchObject({ code: 'offline' });
  expect(state().status).toMatchObject({ online: false, notice: undefined });
  loaded = true;
  expect(await editionSync.round()).toBeUndefined();
  const later = visit(device);
  server.down = true;
  await later.editionSync.open();
  expect(later.shown()).toBe('a,b');
});
