import { afterEach, beforeEach, expect, test } from 'vitest';
import { entry } from './fake-caches.ts';
import { type FakeScope, installWorker, removeWorker } from './fake-scope.ts';

let scope: FakeScope;
beforeEach(async () => {
  scope = await installWorker();
});
afterEach(removeWorker);

const visit = async (path: string) => scope.request(path, { mode: 'navigate' }).answer;

test.each(['/', '/programme?day=2', '/programme/x?lng=ar', '/admin/annonces'])(
  'the shell answers %s without asking the network',
  async (path) => {
    expect(await (await visit(path))?.text()).toContain(entry);
    expect(scope.paths()).toEqual([]);
  },
);

test.each(['/rest/v1/rpc/sync_pull', '/auth/v1/verify?token=1', '/programme.ics', '/sitemap.xml'])(
  'a visit to %s is left to the network',
  (path) => expect(scope.request(path, { mode: 'navigate' }).answer).toBeUndefined(),
);

test.each(['/programme/%E0%A4%A', '/%'])(
  'a visit to %s, which cannot be read, goes on to an address that can',
  async (path) => {
    const answer = await visit(`${path}?lng=ar`);
    expect(answer?.status).toBe(302);
    const { pathname, search } = new URL(answer?.headers.get('location') ?? '');
    expect([pathname, search]).toEqual([path.replaceAll('%', '_'), '?lng=ar']);
  },
);

test('what a page asks for is never answered with the shell', async () => {
  expect(scope.request('/programme').answer).toBeUndefined();
  expect(scope.request('/icons/old.png', { destination: 'image' }).answer).toBeUndefined();
  scope.network.set('/assets/index-old.js', () => new Response('Not found', { status: 404 }));
  const old = await scope.request('/assets/index-old.js', { destination: 'script' }).answer;
  expect(old?.status).toBe(404);
});

test('a file of the shell comes from this device', async () => {
  scope.network.clear();
  const { answer } = scope.request(entry, { destination: 'script' });
  expect(await (await answer)?.text()).toBe('start()');
});

test('a device that has lost the shell and kept its worker has all of it again after one visit', async () => {
  const whole = scope.caches.held('shell');
  await scope.caches.delete('shell');
  const { answer, done } = scope.request('/programme', { mode: 'navigate' });
  expect(await (await answer)?.text()).toContain(entry);
  await done;
  expect(scope.caches.held('shell')).toEqual(whole);
  scope.network.clear();
  expect(await (await visit('/programme'))?.text()).toContain(entry);
});

test('and of a version that is gone from the network nothing else gets in', async () => {
  await scope.caches.delete('shell');
  for (const path of scope.network.keys()) scope.network.set(path, () => new Response('later'));
  const { answer, done } = scope.request('/programme', { mode: 'navigate' });
  expect(await (await answer)?.text()).toBe('later');
  await done;
  expect(scope.caches.held('shell')).toEqual([]);
});

test('the shell answers where kept pages cannot be read', async () => {
  const { open } = scope.caches;
  scope.caches.open = async (name) => {
    if (name === 'pages') throw new DOMException('Broken', 'UnknownError');
    return open.call(scope.caches, name);
  };
  expect(await (await visit('/programme'))?.text()).toContain(entry);
});

test('a portal’s page in place of a file of the shell fails the installation', async () => {
  await scope.caches.delete('shell');
  scope.network.set(entry, () => new Response('<html>Sign in'));
  await expect(scope.dispatch('install')).rejects.toThrow();
  expect(scope.caches.held('shell')).not.toContain(entry);
});

test('a new version serves open pages only after what the last one kept is gone', async () => {
  const old = ['pages', 'admin', 'shell'] as const;
  for (const name of old) await (await scope.caches.open(name)).put('/old', new Response('old'));
  let atClaim: string[] = ['not claimed'];
  scope.clients.claim = async () => {
    atClaim = old.flatMap((name) => scope.caches.held(name));
  };
  await scope.dispatch('activate');
  expect(atClaim).toEqual(['/index.html', entry]);
});
