import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { favouritesTag, remarksTag } from '#shared/worker-message.ts';
import type { Favourite } from '#visitor/favourites/favourite.ts';
import { createFavouriteStorage } from '#visitor/favourites/storage.ts';
import { createRemarkStorage } from '#visitor/remarks/storage.ts';
import { type FakeScope, installWorker, now, removeWorker } from './fake-scope.ts';

const address = '/rest/v1/rpc/favourites_push';
const word: Favourite = {
  ...{ key: 'event:e1', kind: 'event', id: 'e1', favourite: true },
  ...{ at: now, revision: 'r1', state: 'waiting' },
};
const applied = () =>
  Response.json({
    results: [{ ...word, at: new Date(now).toISOString(), status: 'applied' }],
    at: new Date(now).toISOString(),
  });

let scope: FakeScope;
let storage: ReturnType<typeof createFavouriteStorage>;
beforeEach(async () => {
  scope = await installWorker();
  scope.network.set(address, applied);
  storage = createFavouriteStorage();
  await storage.change(() => ({ visitor: { key: 'k', offset: 0 }, put: [word] }));
});
afterEach(removeWorker);

const wake = (tag = favouritesTag) => scope.dispatch('sync', { tag });
const state = async () => (await storage.read()).favourites.get(word.key)?.state;

test('the worker sends what waits when it is woken for that, and tells the pages', async () => {
  const page = new BroadcastChannel('forum-favourites');
  const told = new Promise((resolve) => {
    page.onmessage = resolve;
  });
  await wake('something else');
  expect(await state()).toBe('waiting');
  await wake();
  expect([await state(), scope.paths()]).toEqual(['sent', [address]]);
  await told;
  page.close();
});

/** What becomes of a waking that tries again, in less time than that. */
async function wakeAtLength(): Promise<void> {
  vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout'] });
  let over = false;
  const woken = wake().finally(() => {
    over = true;
  });
  woken.catch(() => undefined);
  while (!over) {
    await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  vi.useRealTimers();
  await woken;
}

test('nothing is reported as sent while a page holds the lock', async () => {
  let release = () => {};
  const page = scope.locks.request('forum-favourites', async () => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
  });
  await expect(wakeAtLength()).rejects.toThrow('still wait');
  expect([await state(), scope.paths()]).toEqual(['waiting', []]);
  release();
  await page;
  await wake();
  expect(await state()).toBe('sent');
});

test.each([
  ['no network', undefined],
  ['a server in trouble', () => new Response('', { status: 503 })],
  ['a portal’s page', () => new Response('<html>Sign in')],
])('with %s the sending is reported as failed, and done when woken again', async (_, answer) => {
  scope.network.delete(address);
  if (answer) scope.network.set(address, answer);
  await expect(wakeAtLength()).rejects.toThrow('still wait');
  expect(await state()).toBe('waiting');
  scope.network.set(address, applied);
  await wake();
  expect(await state()).toBe('sent');
});

test('what a network that is just back has failed is sent again before the worker sleeps', async () => {
  let asked = 0;
  scope.network.set(address, () => {
    asked += 1;
    if (asked < 3) throw new TypeError('Failed to fetch');
    return applied();
  });
  await wakeAtLength();
  expect([await state(), asked]).toEqual(['sent', 3]);
});

test('a server that is in trouble is asked once', async () => {
  let asked = 0;
  scope.network.set(address, () => {
    asked += 1;
    return new Response('', { status: 503 });
  });
  await expect(wakeAtLength()).rejects.toThrow('still wait');
  expect(asked).toBe(1);
});

test('an open page is left two seconds to send by itself', async () => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  scope.clients.open();
  const lock = vi.spyOn(scope.locks, 'request');
  const woken = wake();
  await vi.advanceTimersByTimeAsync(1999);
  expect(lock).not.toHaveBeenCalled();
  await storage.change(() => ({ put: [{ ...word, state: 'sent' }] }));
  await vi.advanceTimersByTimeAsync(1);
  await woken;
  expect(scope.paths()).toEqual([]);
});

test('what an open page has not sent by then, the worker sends', async () => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  scope.clients.open();
  const woken = wake();
  await vi.advanceTimersByTimeAsync(2000);
  await woken;
  expect([await state(), scope.paths()]).toEqual(['sent', [address]]);
});

test('a question that waits is sent under its own tag, and under no other', async () => {
  const remarks = createRemarkStorage();
  await remarks.add({
    ...{ id: 'r1', event: 'e1', said: { question: 'Why?' }, at: now, state: 'waiting' as const },
  });
  const path = '/rest/v1/rpc/remarks_push';
  scope.network.set(path, () =>
    Response.json({ results: [{ id: 'r1', status: 'applied' }], at: '' }),
  );
  await wake();
  expect(scope.paths()).toEqual([address]);
  await wake(remarksTag);
  expect(await scope.asked[0]?.json()).toEqual({
    p_key: await remarks.key(),
    p_remarks: [{ id: 'r1', event: 'e1', question: 'Why?' }],
  });
  expect(scope.paths()).toEqual([path]);
  expect((await remarks.read()).map(({ state: left }) => left)).toEqual(['sent']);
});
