import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeScope, installWorker, removeWorker } from './fake-scope.ts';

let scope: FakeScope;
beforeEach(async () => {
  scope = await installWorker();
});
afterEach(removeWorker);

const heard = { type: 'failed', name: 'RangeError', message: 'Gone', stack: 'at sw.js' };
const thrown = Object.assign(new RangeError('Gone'), { stack: 'at sw.js' });

test('what nobody caught in the worker is told to one page, to be reported by its rules', async () => {
  const [first, second] = [scope.clients.open(), scope.clients.open()];
  await scope.dispatch('error', { error: thrown });
  await scope.dispatch('unhandledrejection', { reason: thrown });
  await scope.dispatch('unhandledrejection', { reason: 'no error' });
  expect(first.heard).toEqual([heard, heard]);
  expect(second.heard).toEqual([]);
});

test('what an event waits for and fails is told too, and fails all the same', async () => {
  const page = scope.clients.open();
  scope.registration.showNotification = () => Promise.reject(thrown);
  const push = scope.dispatch('push', { data: { json: () => ({}) } });
  await expect(push).rejects.toThrow('Gone');
  expect(page.heard).toContainEqual(heard);
});

test('with no page open nobody is told, and nothing else fails', async () => {
  await scope.dispatch('error', { error: thrown });
});

test('an app that finds no room on the device says so to every page, unless a version of it is there', async () => {
  await scope.caches.delete('shell');
  scope.caches.room = 0;
  const page = scope.clients.open({ controlled: false });
  await expect(scope.dispatch('install')).rejects.toThrow('Full');
  expect(page.heard).toEqual([{ type: 'no_room' }]);
  scope.registration.active = {};
  await expect(scope.dispatch('install')).rejects.toThrow('Full');
  expect(page.heard).toHaveLength(1);
});
