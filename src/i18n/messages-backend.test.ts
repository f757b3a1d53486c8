import { createInstance } from 'i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMessagesBackend } from './messages-backend.ts';

let asked: { address: string; at: number }[];
let answer: (address: string) => Response | Promise<Response>;

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Loads the words of some namespaces with the app's limits. */
function start(ns: string[]) {
  const i18n = createInstance();
  const begun = Date.now();
  const backend = createMessagesBackend(async (address) => {
    asked.push({ address, at: Date.now() - begun });
    return answer(address);
  });
  const limits = { maxRetries: 5, retryTimeout: 350 };
  const loading = i18n.use(backend).init({ lng: 'fr', fallbackLng: false, ns, ...limits });
  return { i18n, loading };
}

test.each([
  ['admin', '/locales/fr.admin.json'],
  ['admin-media', '/locales/fr.admin.json'],
  ['fields', '/locales/fr.admin.json'],
  ['display', '/locales/fr.later.json'],
  ['common', '/locales/fr.json'],
])('reads the words of %s in %s', async (namespace, address) => {
  answer = () => Response.json({ [namespace]: { hello: 'Bonjour' } });
  const { i18n, loading } = start([namespace]);
  await vi.runAllTimersAsync();
  await loading;
  expect(asked).toEqual([{ address, at: 0 }]);
  expect(i18n.getResource('fr', namespace, 'hello')).toBe('Bonjour');
});

test('what the site starts with comes in one file, asked for once', async () => {
  answer = () => Response.json({ common: { hello: 'Bonjour' }, home: { now: 'Maintenant' } });
  const { i18n, loading } = start(['common', 'home', 'map']);
  await vi.runAllTimersAsync();
  await loading;
  expect(asked).toEqual([{ address: '/locales/fr.json', at: 0 }]);
  expect(i18n.getResource('fr', 'common', 'hello')).toBe('Bonjour');
  expect(i18n.getResource('fr', 'home', 'now')).toBe('Maintenant');
  expect(i18n.hasResourceBundle('fr', 'map')).toBe(false);
});

test('with one of them all of a bundle are there: nothing on show waits for the others', async () => {
  answer = () => Response.json({ admin: { a: 'b' }, fields: { c: 'd' } });
  const { i18n, loading } = start(['admin']);
  await vi.runAllTimersAsync();
  await loading;
  expect(i18n.hasLoadedNamespace('fields')).toBe(true);
  expect(i18n.getResource('fr', 'fields', 'c')).toBe('d');
});

test('that one file is asked for again after an error, once for all that want it', async () => {
  answer = () =>
    asked.length < 2
      ? new Response('', { status: 503 })
      : Response.json({ common: { a: 'b' }, home: { c: 'd' } });
  const { i18n, loading } = start(['common', 'home']);
  await vi.runAllTimersAsync();
  await loading;
  expect(asked.map(({ at }) => at)).toEqual([0, 350]);
  expect(i18n.hasResourceBundle('fr', 'home')).toBe(true);
});

test.each([
  ['an error of the server', () => new Response('oops', { status: 503 })],
  ['a network that fails', () => Promise.reject(new TypeError('failed to fetch'))],
])('asks again after %s, five times, waiting twice as long each time', async (_what, fail) => {
  answer = fail;
  const { i18n, loading } = start(['admin']);
  await vi.runAllTimersAsync();
  await loading;
  expect(asked.map(({ at }) => at)).toEqual([0, 350, 1_050, 2_450, 5_250, 10_850]);
  expect(i18n.hasResourceBundle('fr', 'admin')).toBe(false);
});

test('takes the words of a server that recovers', async () => {
  answer = () =>
    asked.length < 3 ? new Response('', { status: 500 }) : Response.json({ admin: { a: 'b' } });
  const { i18n, loading } = start(['admin']);
  await vi.runAllTimersAsync();
  await loading;
  expect(i18n.getResource('fr', 'admin', 'a')).toBe('b');
});

test.each([
  ['a file that is not there', () => new Response('', { status: 404 })],
  ["a captive portal's page", () => new Response('<html>Welcome to the hotel</html>')],
])('does not ask again for %s', async (_what, fail) => {
  answer = fail;
  const { i18n, loading } = start(['admin']);
  await vi.runAllTimersAsync();
  await loading;
  expect(asked).toHaveLength(1);
  expect(i18n.hasResourceBundle('fr', 'admin')).toBe(false);
});

test('what a portal has put into the browser’s cache in their place is not taken a second time', async () => {
  const caches: RequestCache[] = [];
  const backend = createMessagesBackend(async (_address, cache) => {
    caches.push(cache);
    const cached = cache === 'default';
    return cached ? new Response('<html>Wi-Fi</html>') : Response.json({ common: { a: 'b' } });
  });
  const read = () => new Promise((done) => backend.read('fr', 'common', (_, words) => done(words)));
  expect([await read(), await read()]).toEqual([false, { a: 'b' }]);
  expect(caches).toEqual(['default', 'no-cache']);
});

test('words that are cut off on their way are asked for again', async () => {
  const cut = new ReadableStream({
    pull(stream) {
      stream.enqueue(new TextEncoder().encode('{"common":'));
      stream.error(new TypeError('network error'));
    },
  });
  answer = () => (asked.length < 2 ? new Response(cut) : Response.json({ common: { a: 'b' } }));
  const { i18n, loading } = start(['common']);
  await vi.runAllTimersAsync();
  await loading;
  expect(asked).toHaveLength(2);
  expect(i18n.getResource('fr', 'common', 'a')).toBe('b');
});
