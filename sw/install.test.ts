import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { smallImageCache } from '#shared/worker-message.ts';
import { entry } from './fake-caches.ts';
import { adminFiles, type FakeScope, installWorker, removeWorker } from './fake-scope.ts';

let scope: FakeScope;
beforeEach(async () => {
  scope = await installWorker();
});
afterEach(removeWorker);

const all = ['/index.html', entry];

/** Another version takes over, and deletes what is not its own. */
async function tidy(): Promise<void> {
  for (const name of ['shell', 'admin']) await scope.caches.delete(name);
}

test('what a version deletes that takes over meanwhile, a newer one fetches again before it is installed', async () => {
  await scope.tell({ type: 'keep_admin' });
  await tidy();
  await scope.start();
  let answer = (_: Response) => {};
  scope.network.set(entry, () => new Promise((resolve) => (answer = resolve)));
  scope.paths();
  const installed = scope.dispatch('install');
  await vi.waitFor(() => expect(scope.paths()).toContain(entry));
  expect(scope.caches.held('shell')).toEqual(['/index.html']);

  await tidy();
  const looked = scope.tell({ type: 'look_again' });
  scope.network.set(entry, () => new Response('start()'));
  answer(new Response('start()'));
  await installed;
  expect(scope.caches.held('shell').sort()).toEqual([...all].sort());
  await looked;
  expect(scope.caches.held('admin')).toEqual(Object.keys(adminFiles));
});

test('a newer version that lacks a file since, and cannot have it, is not installed', async () => {
  await tidy();
  let answer = (_: Response) => {};
  scope.network.set(entry, () => new Promise((resolve) => (answer = resolve)));
  scope.paths();
  const installed = scope.dispatch('install');
  await vi.waitFor(() => expect(scope.paths()).toContain(entry));
  await tidy();
  scope.network.delete('/index.html');
  const looked = scope.tell({ type: 'look_again' });
  answer(new Response('start()'));
  await expect(installed).rejects.toThrow();
  await looked;
});

test('one that waits by then fetches what it lacks, and nothing that it has', async () => {
  await scope.tell({ type: 'keep_admin' });
  await (await scope.caches.open('shell')).delete(entry);
  await scope.caches.delete('admin');
  scope.paths();
  await scope.tell({ type: 'look_again' });
  expect(scope.paths()).toEqual([entry, ...Object.keys(adminFiles)]);
  expect(scope.caches.held('shell')).toEqual(all);
});

test.each(['installing', 'waiting'] as const)(
  'a version that takes over tells a newer one that is %s, once it has tidied',
  async (state) => {
    await (await scope.caches.open('shell')).put('/old', new Response('old'));
    let atMessage: string[] = [];
    const postMessage = vi.fn(() => {
      atMessage = scope.caches.held('shell');
    });
    scope.registration[state] = { postMessage };
    await scope.dispatch('activate');
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'look_again' });
    expect(atMessage).toEqual(all);
  },
);

test.each([
  ['a first version', undefined],
  ['a newer one', {}],
])(
  '%s that finds the device full has the room of its pictures at once, and nobody is alarmed',
  async (_, active) => {
    await scope.caches.delete('shell');
    await (await scope.caches.open(smallImageCache)).put('/a', new Response('a'.repeat(1_000)));
    scope.caches.room = 1_000;
    Object.assign(scope.registration, { active });
    const page = scope.clients.open({ controlled: false });
    await scope.dispatch('install');
    expect(scope.caches.held('shell').sort()).toEqual([...all].sort());
    expect(scope.caches.held(smallImageCache)).toEqual([]);
    expect(page.heard).toEqual([]);
  },
);
