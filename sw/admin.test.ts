import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminFiles, type FakeScope, installWorker, removeWorker } from './fake-scope.ts';

let scope: FakeScope;
beforeEach(async () => {
  scope = await installWorker();
});
afterEach(removeWorker);

const files = Object.keys(adminFiles);
const [first = '', second = ''] = files;
const held = () => scope.caches.held('admin');
const load = async (path: string) => {
  const { answer, done } = scope.request(path, { destination: 'script' });
  await done;
  return answer;
};

test('a visitor’s device fetches no part of the back office, and keeps one that was used', async () => {
  expect(held()).toEqual([]);
  await scope.dispatch('install');
  expect(scope.paths()).toEqual([]);
  await load(second);
  expect([held(), scope.caches.held('parts')]).toEqual([[second], []]);
});

test('an administrator’s device has all of it without a network', async () => {
  await scope.tell({ type: 'keep_admin' });
  expect(held()).toEqual(files);
  scope.network.clear();
  for (const [path, text] of Object.entries(adminFiles)) {
    expect(await (await load(path))?.text()).toBe(text);
  }
});

test('a file that is not the one of this version is not kept; the next time goes on from there', async () => {
  const right = scope.network.get(second);
  scope.network.set(second, () => new Response('<html>Sign in'));
  await scope.tell({ type: 'keep_admin' });
  expect(held()).toEqual([first]);
  if (right) scope.network.set(second, right);
  scope.paths();
  await scope.tell({ type: 'keep_admin' });
  expect([held(), scope.paths()]).toEqual([files, [second]]);
});

test('the first failure ends it for now', async () => {
  scope.network.delete(first);
  await scope.tell({ type: 'keep_admin' });
  expect([held(), scope.paths()]).toEqual([[], [first]]);
});

test('a new version is fetched ahead where an administrator works', async () => {
  await scope.tell({ type: 'keep_admin' });
  await scope.caches.delete('admin');
  await scope.start();
  await scope.dispatch('install');
  expect(held()).toEqual(files);
});

test('and no more once they have signed out, though what is held stays', async () => {
  await scope.tell({ type: 'keep_admin' });
  await scope.tell({ type: 'leave_admin' });
  expect(held()).toEqual(files);
  await scope.caches.delete('admin');
  await scope.dispatch('install');
  expect(held()).toEqual([]);
});

test('what this version no longer has is deleted when it takes over', async () => {
  await scope.tell({ type: 'keep_admin' });
  await (await scope.caches.open('admin')).put('/assets/admin-old.js', new Response('old'));
  await scope.dispatch('activate');
  expect(held()).toEqual(files);
});
