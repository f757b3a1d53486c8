import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { settled } from '#replica/storage/kept-database.ts';
import { createLocalStorage } from '../../../tests/fixtures/local-storage.ts';
import { say, shown, startRemarks, takeAway } from './start.ts';
import { createRemarkStorage, remarkPlan } from './storage.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', createLocalStorage());
});

test('what was said stays to be sent though the browser deletes what the device kept', async () => {
  await say('e1', { question: 'Why?' });
  await settled(indexedDB.deleteDatabase(remarkPlan.name));
  const kept = createRemarkStorage();
  await vi.waitFor(async () => expect(await kept.read()).toHaveLength(1));
  expect(await kept.read()).toMatchObject([{ event: 'e1', state: 'waiting' }]);
  expect(shown.getState().remarks).toHaveLength(1);
});

test('what a full device loses stays on show, and is kept before the next thing is said', async () => {
  await say('e2', { stars: 2 });
  await say('e2', { question: 'How?' });
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await settled(indexedDB.deleteDatabase(remarkPlan.name));
  const kept = createRemarkStorage();
  await vi.waitFor(() => expect(put).toHaveBeenCalled());
  expect(await kept.read()).toEqual([]);
  await takeAway('another');
  expect(shown.getState().remarks?.map(({ event }) => event)).toEqual(['e1', 'e2', 'e2']);
  put.mockRestore();
  await say('e2', { stars: 4 });
  expect((await kept.read()).map(({ said }) => said)).toEqual([
    { question: 'Why?' },
    { question: 'How?' },
    { stars: 4 },
  ]);
});

test('a rating that is changed after the browser has emptied the device takes the place of the one before', async () => {
  await say('e3', { stars: 5 });
  const key = await createRemarkStorage().key();
  // Between two visits: no page knows what was deleted.
  for (const { id } of shown.getState().remarks ?? []) await takeAway(id);
  await settled(indexedDB.deleteDatabase(remarkPlan.name));
  await say('e3', { stars: 1 });
  expect(await createRemarkStorage().key()).toBe(key);
});

test('a question that was refused waits to be sent again in its new words, in the place of the old ones', async () => {
  await say('e6', { question: 'Where?' });
  const kept = createRemarkStorage();
  const ofSession = async () => (await kept.read()).filter(({ event }) => event === 'e6');
  const [asked] = await ofSession();
  const id = asked?.id ?? '';
  await kept.settle(new Map([[id, 'too_many']]));
  await say('e6', { question: 'Where then?' }, id);
  expect(await ofSession()).toMatchObject([
    { id, state: 'waiting', said: { question: 'Where then?' } },
  ]);
  expect(await ofSession()).not.toMatchObject([{ refusal: 'too_many' }]);
  await takeAway(id);
});

test('what an open page keeps again is sent under the key under which it was said', async () => {
  await say('e4', { stars: 5 });
  const key = await createRemarkStorage().key();
  await settled(indexedDB.deleteDatabase(remarkPlan.name));
  const kept = createRemarkStorage();
  await vi.waitFor(async () => expect(await kept.read()).not.toEqual([]));
  expect(await kept.key()).toBe(key);
});

test('a page that is shown again by the way back shows what was sent or taken away elsewhere meanwhile', async () => {
  const page = new EventTarget();
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  startRemarks();
  await say('e5', { question: 'When?' });
  const kept = createRemarkStorage();
  for (const { id } of await kept.read()) await kept.remove(id);
  expect(shown.getState().remarks).not.toEqual([]);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.waitFor(() => expect(shown.getState().remarks).toEqual([]));
  vi.unstubAllGlobals();
});
