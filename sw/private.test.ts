import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeScope, installWorker, removeWorker } from './fake-scope.ts';

let scope: FakeScope;
beforeEach(async () => {
  scope = await installWorker();
});
afterEach(removeWorker);

/** Every text that any cache of this device holds. */
async function everythingHeld(): Promise<string> {
  const texts: string[] = [];
  for (const name of await scope.caches.keys()) {
    const cache = await scope.caches.open(name);
    for (const request of await cache.keys()) {
      texts.push(`${request.url} ${await (await cache.match(request))?.text()}`);
    }
  }
  return texts.join('\n');
}

/** What the server answers an administrator alone, in every form in which it might be kept. */
const answers: readonly [path: string, type: string, init?: object][] = [
  ['/rest/v1/events?select=*', 'application/json'],
  ['/rest/v1/rpc/sync_pull', 'application/json'],
  ['/rest/v1/administrators', 'text/html'],
  ['/auth/v1/user', 'application/json'],
  ['/functions/v1/administrators', 'application/json'],
  ['/storage/v1/object/authenticated/media/a-1x1.png', 'image/png', { destination: 'image' }],
  ['/storage/v1/object/list/media', 'application/json'],
];

test('no answer to an administrator is kept on the device, neither before they sign out nor after', async () => {
  await scope.tell({ type: 'keep_admin' });
  for (const [path, type, init = {}] of answers) {
    scope.network.set(path, () => new Response('secret', { headers: { 'content-type': type } }));
    const { answer, done } = scope.request(path, init);
    await answer;
    await done;
  }
  expect(await everythingHeld()).not.toContain('secret');
  await scope.tell({ type: 'leave_admin' });
  const held = await everythingHeld();
  expect(held).not.toMatch(/secret|\/(?:rest|auth|functions)\/v1\//);
});
