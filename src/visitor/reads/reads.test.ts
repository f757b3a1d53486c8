import { afterEach, expect, test, vi } from 'vitest';
import { createBackend } from '#replica/protocol/backend.ts';
import type { DeviceMemory } from '#replica/storage/device-memory.ts';
import { createDeviceMemory } from '../../../tests/fixtures/device-memory.ts';
import { setWilling } from '../error-reports/willing.ts';
import { keepRead, share, waitingReads } from './memory.ts';
import { pageRead } from './page-read.ts';
import { sendReads } from './send.ts';

afterEach(() => vi.unstubAllGlobals());

const always = () => 0;

test.each([
  ['/', 'screen:home'],
  ['/guide/', 'screen:guide'],
  ['/programme/3f2b-8c', 'event:3f2b-8c'],
  ['/intervention/3f2b-8c/a', 'event:3f2b-8c'],
  ['/orateurs/a1', 'speaker:a1'],
  ['/lieux/b2', 'location:b2'],
  ['/village-solidaire/c3', 'exhibitor:c3'],
  ['/actualites/d4', 'news:d4'],
  ['/programme', undefined],
  ['/programme/a/avis', undefined],
  ['/ma-participation', undefined],
  ['/admin/orateurs', undefined],
  ['/orateurs/amina@example.org', undefined],
])('the page at %s is counted as %s', (path, page) => expect(pageRead(path)).toBe(page));

test('reads are added up by page and language, and nothing else is kept of them', () => {
  const memory = createDeviceMemory();
  for (const language of ['ar', 'ar', 'fr'] as const) keepRead('event:a', language, memory, always);
  expect([...memory.held]).toEqual([['forum.reads', '{"event:a ar":2,"event:a fr":1}']]);
  expect(waitingReads(memory)).toEqual([
    { page: 'event:a', language: 'ar', count: 2 },
    { page: 'event:a', language: 'fr', count: 1 },
  ]);
});

test('a quarter is counted, by lot', () => {
  expect(keepRead('event:a', 'fr', createDeviceMemory(), () => share)).toBe(false);
  let draws = 0;
  const evenly = () => (draws++ % 100) / 100;
  const kept = Array.from({ length: 100 }, () =>
    keepRead('event:a', 'fr', createDeviceMemory(), evenly),
  );
  expect(kept.filter(Boolean)).toHaveLength(25);
});

test('a device without a network keeps no more than can be said at once', () => {
  const memory = createDeviceMemory();
  for (let count = 0; count < 30; count += 1) {
    keepRead(`event:${count}`, 'fr', memory, always);
    keepRead('event:0', 'fr', memory, always);
  }
  const reads = waitingReads(memory);
  expect(reads).toHaveLength(20);
  expect(Math.max(...reads.map(({ count }) => count))).toBe(10);
});

test('what was turned off keeps nothing, forgets what waits, and sends nothing', async () => {
  const memory = createDeviceMemory();
  keepRead('event:a', 'fr', memory, always);
  setWilling(false, memory);
  expect([...memory.held.keys()]).toEqual(['forum.errors.off']);
  expect(keepRead('event:a', 'fr', memory, always)).toBe(false);
  expect(await sent(memory)).toEqual([]);
});

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'nothing is counted or sent where the browser says %o',
  async (signs) => {
    const memory = createDeviceMemory();
    keepRead('event:a', 'fr', memory, always);
    vi.stubGlobal('navigator', signs);
    expect(await sent(memory)).toEqual([]);
    expect(keepRead('event:a', 'fr', memory, always)).toBe(false);
  },
);

test('what is sent is forgotten, and what is read meanwhile waits', async () => {
  const memory = createDeviceMemory();
  keepRead('event:a', 'fr', memory, always);
  const [batch] = await sent(memory, () => keepRead('event:a', 'fr', memory, always));
  expect(batch).toEqual([{ page: 'event:a', language: 'fr', count: 1 }]);
  expect(waitingReads(memory)).toMatchObject([{ count: 1 }]);
  await sent(memory);
  expect([...memory.held.keys()]).toEqual([]);
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 1],
  ['a server that is busy', async () => new Response('', { status: 429 }), 1],
  ['a page of a portal', async () => new Response('<html>'), 1],
  ['a server that wants none', async () => Response.json({ code: '22023' }, { status: 400 }), 0],
])('after %s, %#', async (_what, answer, left) => {
  const memory = createDeviceMemory();
  keepRead('event:a', 'fr', memory, always);
  const failure = await sendReads(createBackend('http://server', 'key', answer), memory);
  expect(waitingReads(memory)).toHaveLength(left);
  expect(failure !== undefined).toBe(left > 0);
});

test('memory that somebody else has written to is begun anew', () => {
  for (const nonsense of ['{', '7', '{"event:a xx": 3}', '{"event:a fr": "3"}', 'null']) {
    const memory = createDeviceMemory();
    memory.set('forum.reads', nonsense);
    keepRead('event:b', 'fr', memory, always);
    expect(waitingReads(memory)).toEqual([{ page: 'event:b', language: 'fr', count: 1 }]);
  }
});

/** Sends what waits to a server that takes it, and does something meanwhile; what it was sent, request by request. */
async function sent(memory: DeviceMemory, meanwhile: () => unknown = () => {}): Promise<unknown[]> {
  const requests: unknown[] = [];
  const backend = createBackend('http://server', 'key', async (_address, { body }) => {
    const { p_reads } = JSON.parse(String(body));
    requests.push(p_reads);
    meanwhile();
    return Response.json(p_reads.length);
  });
  expect(await sendReads(backend, memory)).toBeUndefined();
  return requests;
}
