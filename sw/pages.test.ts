import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageWord } from '#shared/page-word.ts';
import { type Changed, type KeepPages, smallImageCache } from '#shared/worker-message.ts';
import { entry } from './fake-caches.ts';
import { fakePage } from './fake-page.ts';
import { type FakeScope, installWorker, now, removeWorker } from './fake-scope.ts';

let scope: FakeScope;
beforeEach(async () => {
  scope = await installWorker();
});
afterEach(removeWorker);

const hour = 3_600_000;
const type = 'text/html; charset=utf-8';
const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': type } });

/** The page with which a host answers every address of the app. */
const shell = `<html><script type="module" src="${entry}"></script></html>`;

/** Has the host show a page in Arabic; tells it from others by a text. */
function publish(address: string, word: Partial<PageWord> = {}, script = entry, text = 'first') {
  const all = { address, language: 'ar', edition: 21, at: now, until: now + hour } as const;
  const page = fakePage({ ...all, ...word }, script).replace('…', text);
  scope.network.set(hosted(address), () => html(page));
}
const hosted = (address: string) => `${address}${address.includes('?') ? '&' : '?'}lng=ar`;
const keep = (wanted: readonly string[], more: Partial<KeepPages> = {}) => {
  const message = { type: 'keep_pages', language: 'ar', edition: 21, wanted, welcome: [] } as const;
  return scope.tell({ ...message, ...more });
};
/** Tells that rows have changed; what the worker answers. */
async function renew(changed: Changed): Promise<unknown> {
  const postMessage = vi.fn();
  await scope.tell({ type: 'renew_pages', changed }, [{ postMessage }]);
  return postMessage.mock.lastCall?.[0];
}
const held = () => scope.caches.held('pages');

/** Visits a page: which text it showed, or that it was the shell. */
async function visit(path: string): Promise<string | undefined> {
  const { answer, done } = scope.request(path, { mode: 'navigate' });
  await done;
  const text = (await (await answer)?.text()) ?? '';
  return /<div id="root">(.*)<\/div>/.exec(text)?.[1] ?? (text.includes(entry) ? 'shell' : text);
}

test('pages that are wanted are fetched in their order and answer their visits', async () => {
  const addresses = ['/programme', '/programme?day=2026-11-20', '/programme/a'];
  for (const address of addresses) publish(address, {}, entry, address);
  await keep(addresses);
  expect([held(), scope.paths()]).toEqual([addresses, addresses.map(hosted)]);
  scope.network.clear();
  for (const address of addresses) expect(await visit(address)).toBe(address);
  expect(await visit('/programme/?lng=ar&utm_source=card')).toBe('/programme');
  expect(await visit('/programme?lng=fr')).toBe('shell');
  expect(await visit('/programme?search=x')).toBe('shell');
  expect(await visit('/speakers')).toBe('shell');
});

test('a kept page is painted before it asks for anything', async () => {
  publish('/programme');
  await keep(['/programme']);
  const { answer } = scope.request('/programme', { mode: 'navigate' });
  expect(await (await answer)?.text()).toContain('<template id="ahead"><link id="entry"');
});

test('a page that is shown is fetched behind, so that the next visit has the newer one', async () => {
  publish('/programme');
  await keep(['/programme']);
  publish('/programme', {}, entry, 'second');
  expect([await visit('/programme'), await visit('/programme')]).toEqual(['first', 'second']);
});

test('the visit does not wait for the page to be fetched behind', async () => {
  publish('/programme');
  await keep(['/programme']);
  let arrive = (_answer: Response) => {};
  const late = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  scope.network.set(hosted('/programme'), () => late);
  const { answer } = scope.request('/programme', { mode: 'navigate' });
  expect(await (await answer)?.text()).toContain('first');
  arrive(html('', 500));
});

test('a page past its time is not shown, but fetched behind', async () => {
  publish('/programme');
  await keep(['/programme']);
  vi.setSystemTime(now + hour);
  publish('/programme', { until: now + 2 * hour }, entry, 'second');
  expect([await visit('/programme'), await visit('/programme')]).toEqual(['shell', 'second']);
});

test('a page of another version of the app is neither kept nor shown', async () => {
  publish('/programme', {}, '/assets/index-next.js');
  await keep(['/programme']);
  expect(held()).toEqual([]);
  publish('/programme');
  await keep(['/programme']);
  vi.stubGlobal('precacheManifest', [{ url: '/index.html', revision: '2', integrity: 'sha256-' }]);
  await scope.start();
  scope.paths();
  const { answer } = scope.request('/programme', { mode: 'navigate' });
  await answer?.catch(() => undefined);
  // For the answer, and to be kept again.
  expect([...new Set(scope.paths())]).toEqual(['/index.html']);
  scope.network.delete(hosted('/programme'));
  await keep(['/programme']);
  expect(held()).toEqual([]);
});

test.each([
  ['language', { language: 'fr' }],
  ['edition', { edition: 22 }],
] as const)('pages of another %s are given up', async (_, more) => {
  publish('/programme');
  await keep(['/programme']);
  await keep([], { welcome: ['/programme'], ...more });
  expect(held()).toEqual([]);
});

test('of what is held, what is wanted or welcome stays as it is, and the rest is given up', async () => {
  const addresses = ['/a', '/b', '/c'];
  for (const address of addresses) publish(address);
  await keep(addresses);
  scope.paths();
  await keep(['/a'], { welcome: ['/b', '/d'] });
  expect([held(), scope.paths()]).toEqual([['/a', '/b'], []]);
});

test('a wanted page past its time is fetched anew', async () => {
  publish('/a');
  await keep(['/a']);
  scope.paths();
  vi.setSystemTime(now + hour);
  await keep(['/a']);
  expect(scope.paths()).toEqual([hosted('/a')]);
});

test.each([
  ['a server in trouble', () => html(shell, 503)],
  ['too many requests', () => html('Slow down', 429)],
  ['a portal’s page', () => html('<html>Sign in')],
  ['another type', () => new Response(shell, { headers: { 'content-type': 'text/plain' } })],
  ['a broken connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'a redirection',
    () => Object.defineProperty(html(fakePage({} as PageWord)), 'redirected', { value: true }),
  ],
])('%s ends the keeping and takes nothing away', async (_, answer) => {
  publish('/a');
  publish('/b');
  await keep(['/a']);
  vi.setSystemTime(now + hour);
  scope.network.set(hosted('/a'), answer);
  scope.paths();
  await keep(['/a', '/b']);
  expect([held(), scope.paths()]).toEqual([['/a'], [hosted('/a')]]);
});

test.each([
  ['status 404', () => html('None', 404)],
  ['status 410', () => html('Gone', 410)],
  ['the shell', () => html(shell)],
])(
  '%s says that there is no such page: it is given up, and the others are kept',
  async (_, answer) => {
    publish('/a');
    publish('/b');
    await keep(['/a']);
    vi.setSystemTime(now + hour);
    scope.network.set(hosted('/a'), answer);
    await keep(['/a', '/b']);
    expect(held()).toEqual(['/b']);
  },
);

test('a full device gives up its pictures for a page, and fetches no more pages for a day', async () => {
  await (await scope.caches.open(smallImageCache)).put('/picture', new Response('picture'));
  for (const address of ['/a', '/b']) publish(address);
  scope.caches.room = scope.caches.used() + 20;
  await keep(['/a', '/b']);
  expect([scope.caches.held(smallImageCache), held()]).toEqual([[], []]);
  expect(scope.paths()).toEqual([hosted('/a')]);
  scope.caches.room = Number.POSITIVE_INFINITY;
  await keep(['/a']);
  expect(scope.paths()).toEqual([]);
  vi.setSystemTime(now + 25 * hour);
  await keep(['/a']);
  expect(scope.paths()).toEqual([hosted('/a')]);
});

test('a later wish ends the fetching for an earlier one', async () => {
  for (const address of ['/b', '/c']) publish(address);
  let arrive = (_answer: Response) => {};
  const late = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  scope.network.set(hosted('/a'), () => late);
  const earlier = keep(['/a', '/b']);
  await vi.waitFor(() => expect(scope.asked).toHaveLength(1));
  await keep(['/c']);
  arrive(html('', 404));
  await earlier;
  expect([held(), scope.paths()]).toEqual([['/c'], [hosted('/a'), hosted('/c')]]);
});

const [one, two] = ['4b3f3c1e-0000-4000-8000-000000000001', '4b3f3c1e-0000-4000-8000-00000000002'];

test('a page that shows a changed row is fetched anew, and no other', async () => {
  publish('/a', {}, entry, one);
  publish('/b', {}, entry, two);
  await keep(['/a', '/b']);
  scope.paths();
  publish('/a', {}, entry, `${one} second`);
  expect(await renew(['unknown', one])).toEqual({ done: true });
  expect([held(), scope.paths()]).toEqual([['/a', '/b'], [hosted('/a')]]);
  expect(await visit('/a')).toBe(`${one} second`);
});

test('a page whose row has changed is shown until the next has come, offline too', async () => {
  publish('/a', {}, entry, one);
  publish('/b', {}, entry, two);
  await keep(['/a', '/b']);
  scope.network.clear();
  scope.paths();
  expect(await renew('all')).toEqual({ done: false });
  expect([held(), scope.paths()]).toEqual([['/a', '/b'], [hosted('/a')]]);
  expect(await visit('/a')).toBe(one);
});

test('a page of what is gone is given up when all are fetched anew', async () => {
  publish('/a');
  publish('/b');
  await keep(['/a', '/b']);
  scope.network.set(hosted('/a'), () => html('Gone', 404));
  expect(await renew('all')).toEqual({ done: true });
  expect(held()).toEqual(['/b']);
});

test('a line that swallows everything is not waited for without end, and the next wish is heard', async () => {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  scope.network.set(hosted('/programme'), () => new Promise(() => {}));
  const keeping = keep(['/programme', '/speakers']);
  await vi.waitFor(() => expect(scope.paths()).toEqual([hosted('/programme')]));
  expect(timeout).toHaveBeenCalledWith(60_000);
  patience.abort();
  await keeping;
  timeout.mockRestore();
  publish('/programme');
  await keep(['/programme']);
  expect(held()).toEqual(['/programme']);
});
