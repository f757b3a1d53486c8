import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mediaAddress } from '#shared/backend-address.ts';
import { largeImageCache, smallImageCache } from '#shared/worker-message.ts';
import { origin } from './fake-caches.ts';
import { type FakeScope, installWorker, now, removeWorker } from './fake-scope.ts';

let scope: FakeScope;
beforeEach(async () => {
  scope = await installWorker();
});
afterEach(removeWorker);

const [large, small, other] = ['a-9x9.webp', 'a-9x9.small.webp', 'b-9x9.small.webp'].map((name) =>
  mediaAddress(`portraits/${name}`),
) as [string, string, string];
const picture = (text = 'picture') =>
  new Response(text, { headers: { 'content-type': 'image/webp' } });
const html = { headers: { 'content-type': 'text/html' } };
const hours = (count: number) => now + count * 3_600_000;

/** Has a page show a picture; resolves with the answer once nothing is left to do for it. */
async function show(path: string): Promise<Response | undefined> {
  const { answer, done } = scope.request(path, { destination: 'image' });
  await done;
  return answer;
}

/** Asks the worker to keep pictures; whether it is worth asking on. */
async function keep(...paths: string[]): Promise<boolean> {
  const postMessage = vi.fn();
  const addresses = paths.map((path) => origin + path);
  await scope.tell({ type: 'keep_images', addresses }, [{ postMessage }]);
  expect(postMessage).toHaveBeenCalledOnce();
  return postMessage.mock.lastCall?.[0].goOn;
}

const held = () => [...scope.caches.held(smallImageCache), ...scope.caches.held(largeImageCache)];

test('a picture that was seen is shown without a network', async () => {
  for (const path of [large, small]) scope.network.set(path, () => picture(path));
  for (const path of [large, small]) await show(path);
  scope.network.clear();
  for (const path of [large, small]) expect(await (await show(path))?.text()).toBe(path);
  expect(scope.caches.held(largeImageCache)).toEqual([large]);
  expect(scope.caches.held(smallImageCache)).toEqual([small]);
});

const failures: [string, () => Response | Promise<Response>][] = [
  ['status 429', () => new Response('Slow down', { status: 429 })],
  ['status 500', () => new Response('Oh no', { status: 500 })],
  ['a drawing of an error', () => new Response('<svg>', { status: 503 })],
  ['a portal’s page', () => new Response('<html>Sign in', html)],
  ['a broken connection', () => Promise.reject(new TypeError('Failed to fetch'))],
];

test.each(failures)(
  '%s is no answer: it is not kept, and the small picture stands in',
  async (_, answer) => {
    scope.network.set(small, () => picture('small'));
    await show(small);
    scope.network.set(large, answer);
    expect(await (await show(large))?.text()).toBe('small');
    expect(held()).toEqual([small]);
    scope.network.set(large, () => picture('large'));
    expect(await (await show(large))?.text()).toBe('large');
  },
);

test('without a network any version of a picture stands in for another, the larger first', async () => {
  const [whole, medium, little] = ['', '.medium', '.small'].map((version) =>
    mediaAddress(`news/a-m-1600x900${version}.webp`),
  ) as [string, string, string];
  const shown = async (path: string) => (await show(path))?.text();
  const keepOf = async (path: string) => {
    scope.network.set(path, () => picture(path));
    await show(path);
    scope.network.delete(path);
  };
  await keepOf(little);
  expect([await shown(whole), await shown(medium)]).toEqual([little, little]);
  await keepOf(medium);
  expect(await shown(whole)).toBe(medium);
  await keepOf(whole);
  await scope.caches.delete(smallImageCache);
  expect(await shown(little)).toBe(whole);
});

test.each(failures)('after %s no more pictures are fetched ahead for now', async (_, answer) => {
  scope.network.set(small, answer).set(other, () => picture());
  expect(await keep(small, other)).toBe(false);
  expect([held(), scope.paths()]).toEqual([[], [small]]);
  scope.network.set(small, () => picture());
  expect(await keep(small, other)).toBe(true);
  expect(held()).toEqual([small, other]);
});

test.each([404, 410, 400])(
  '%i says that there is no picture: nothing stands in for it',
  async (status) => {
    scope.network.set(small, () => picture('small'));
    await show(small);
    scope.network.set(large, () => new Response('None', { status }));
    expect((await show(large))?.status).toBe(status);
    expect(held()).toEqual([small]);
  },
);

test('a picture that does not exist does not keep the others from being fetched', async () => {
  scope.network.set(small, () => new Response('None', { status: 404 })).set(other, () => picture());
  expect(await keep(small, other)).toBe(true);
  expect(held()).toEqual([other]);
});

test('only small pictures of the forum are fetched ahead, and none twice', async () => {
  const foreign = '/portraits/c-9x9.small.webp';
  for (const path of [large, small, foreign]) scope.network.set(path, () => picture());
  expect(await keep(large, foreign, small)).toBe(true);
  expect(await keep(small)).toBe(true);
  expect([held(), scope.paths()]).toEqual([[small], [small]]);
});

test('what is fetched ahead is noted with its time, so that the oldest can make room', async () => {
  for (const path of [small, other]) scope.network.set(path, () => picture());
  await keep(small, other);
  const request = indexedDB.open('workbox-expiration');
  await new Promise((opened) => request.addEventListener('success', opened));
  const all = request.result.transaction('cache-entries').objectStore('cache-entries').getAll();
  await new Promise((read) => all.addEventListener('success', read));
  request.result.close();
  expect(all.result).toEqual(
    [small, other].map((path) =>
      expect.objectContaining({ url: origin + path, timestamp: now, cacheName: smallImageCache }),
    ),
  );
});

test('what is no picture of the content is left to the browser', async () => {
  expect(scope.request(large).answer).toBeUndefined();
  expect(scope.request('/portraits/a-9x9.webp', { destination: 'image' }).answer).toBeUndefined();
});

test('pictures are asked for so that their size and type are known, without cookies', async () => {
  const asked = vi.spyOn(scope, 'fetch');
  vi.stubGlobal('fetch', asked);
  scope.network.set(large, () => picture());
  await show(large);
  expect(asked.mock.lastCall?.[1]).toEqual({ mode: 'cors', credentials: 'omit' });
});

test('a full device gives up every picture, and nothing else, and keeps none for a day', async () => {
  for (const path of [large, small, other]) scope.network.set(path, () => picture());
  await show(large);
  await show(small);
  const shell = scope.caches.held('shell');
  // Room for the note that is written, which is longer than any picture here.
  scope.caches.room = scope.caches.used();
  expect(await keep(other)).toBe(false);
  expect([held(), scope.caches.held('shell')]).toEqual([[], shell]);
  scope.caches.room = Number.POSITIVE_INFINITY;
  scope.paths();
  for (const when of [hours(0), hours(23)]) {
    vi.setSystemTime(when);
    await scope.start();
    expect(await keep(small)).toBe(false);
    expect((await show(large))?.ok).toBe(true);
  }
  expect([held(), scope.paths()]).toEqual([[], [large, large]]);
  vi.setSystemTime(hours(24.1));
  expect(await keep(small)).toBe(true);
  expect(held()).toEqual([small]);
});

test('a note that cannot be read once keeps no later picture from being kept', async () => {
  scope.network.set(small, () => picture());
  const { match } = scope.caches;
  scope.caches.match = async (asked, options) => {
    if (options.cacheName !== 'images-note') return match.call(scope.caches, asked, options);
    scope.caches.match = match;
    throw new DOMException('Broken off', 'UnknownError');
  };
  await show(small);
  expect(held()).toEqual([]);
  await show(small);
  expect(held()).toEqual([small]);
});

test('pictures go when the content of a page finds no room', async () => {
  scope.network.set(small, () => picture());
  await show(small);
  await scope.tell({ type: 'drop_images' });
  expect(held()).toEqual([]);
  expect(await keep(small)).toBe(false);
});

test('a picture that never comes ends the fetching for now, and the page is told', async () => {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  scope.network.set(small, () => new Promise(() => {})).set(other, () => picture());
  const kept = keep(small, other);
  await vi.waitFor(() => expect(scope.paths()).toEqual([small]));
  patience.abort();
  expect(await kept).toBe(false);
  expect(held()).toEqual([]);
  vi.restoreAllMocks();
});
