import { afterEach, beforeEach, expect, test } from 'vitest';
import { origin } from './fake-caches.ts';
import { type FakeScope, installWorker, removeWorker } from './fake-scope.ts';

let scope: FakeScope;
beforeEach(async () => {
  scope = await installWorker();
});
afterEach(removeWorker);

const path = '/assets/chart-1a2b.js';
const typed = (text: string, type: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': type } });

async function load(address = path): Promise<Response | undefined> {
  const { answer, done } = scope.request(address, { destination: 'script' });
  await done;
  return answer;
}

test.each([
  ['text/javascript'],
  ['application/javascript; charset=utf-8'],
  ['text/css'],
  ['font/woff2'],
  ['image/svg+xml'],
])('a part of type %s stays on the device once used', async (type) => {
  scope.network.set(path, () => typed('draw()', type));
  await load();
  scope.network.clear();
  expect(await (await load())?.text()).toBe('draw()');
});

test.each([
  ['a portal’s page', () => typed('<html>Sign in', 'text/html')],
  ['an error', () => typed('throw 1', 'text/javascript', 500)],
  ['half a file', () => typed('dra', 'text/javascript', 206)],
  ['a file without a type', () => new Response(new Uint8Array(1))],
])('%s is not kept as a part', async (_, answer) => {
  scope.network.set(path, answer);
  await load();
  expect(scope.caches.held('parts')).toEqual([]);
});

test('parts of other sites are left to the browser', () => {
  const address = `${origin.replace('forum', 'other')}${path}`;
  expect(scope.request(address).answer).toBeUndefined();
});
