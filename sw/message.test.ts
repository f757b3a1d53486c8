import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WorkerMessage } from '#shared/worker-message.ts';
import { type FakeScope, installWorker, removeWorker } from './fake-scope.ts';

let scope: FakeScope;
beforeEach(async () => {
  scope = await installWorker();
});
afterEach(removeWorker);

test('a new version waits until a page asks it to take over', async () => {
  await scope.dispatch('activate');
  expect(scope.skipWaiting).not.toHaveBeenCalled();
  await scope.tell({ type: 'apply_update' });
  expect(scope.skipWaiting).toHaveBeenCalledOnce();
});

test('pages that no worker serves are taken when one of them asks', async () => {
  const claim = vi.spyOn(scope.clients, 'claim');
  await scope.tell({ type: 'take_pages' });
  expect(claim).toHaveBeenCalledOnce();
});

test('what only a page of another version knows to ask is passed over', async () => {
  await scope.tell({ type: 'sing' } as unknown as WorkerMessage);
  expect(scope.paths()).toEqual([]);
});
