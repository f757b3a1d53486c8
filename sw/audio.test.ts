import { afterEach, beforeEach, expect, test } from 'vitest';
import { audioCache, keptAudioAddress } from '#shared/kept-audio.ts';
import { type FakeScope, installWorker, removeWorker } from './fake-scope.ts';

let scope: FakeScope;
beforeEach(async () => {
  scope = await installWorker();
});
afterEach(removeWorker);

const url = 'https://files.example/speech.mp3?a=1&b=2';

async function keep(): Promise<void> {
  const cache = await scope.caches.open(audioCache);
  const headers = { 'content-type': 'audio/mpeg' };
  await cache.put(keptAudioAddress(url), new Response('0123456789', { headers }));
}

const ask = (path: string, headers: Record<string, string> = {}) =>
  scope.request(path, { headers, destination: 'audio' }).answer;

test('what is kept plays without a network, whole and from where a player leaps to', async () => {
  await keep();
  const whole = await ask(keptAudioAddress(url));
  expect([whole?.status, await whole?.text()]).toEqual([200, '0123456789']);
  const part = await ask(keptAudioAddress(url), { range: 'bytes=4-6' });
  expect(part?.status).toBe(206);
  expect(part?.headers.get('content-range')).toBe('bytes 4-6/10');
  expect(part?.headers.get('content-type')).toBe('audio/mpeg');
  expect(await part?.text()).toBe('456');
  const rest = await ask(keptAudioAddress(url), { range: 'bytes=7-' });
  expect(await rest?.text()).toBe('789');
  expect(scope.asked).toEqual([]);
});

test('a leap beyond the end is no answer, and what is not kept is not there', async () => {
  await keep();
  expect((await ask(keptAudioAddress(url), { range: 'bytes=20-' }))?.status).toBe(416);
  expect((await ask(keptAudioAddress(`${url}3`)))?.status).toBe(404);
});

test('sound from anywhere else goes its way without the worker', async () => {
  await keep();
  expect(ask(url)).toBeUndefined();
});

test('a new version of the app leaves it where it is', async () => {
  await keep();
  await scope.dispatch('install');
  await scope.dispatch('activate');
  await scope.tell({ type: 'drop_images' });
  expect((await ask(keptAudioAddress(url)))?.status).toBe(200);
});
