import { afterEach, expect, test, vi } from 'vitest';
import { createBackend } from '#replica/protocol/backend.ts';
import type { DeviceMemory } from '#replica/storage/device-memory.ts';
import { createDeviceMemory } from '../../../tests/fixtures/device-memory.ts';
import { keepReport, share, waitingReports } from './memory.ts';
import type { Report } from './report.ts';
import { sendReports } from './send.ts';
import { setWilling } from './willing.ts';

afterEach(() => vi.unstubAllGlobals());

let count = 0;
const report = (more: Partial<Report> = {}): Report => ({
  ...{
    id: `r${++count}`,
    version: 'one',
    name: 'TypeError',
    message: 'Gone',
    places: ['a.js:1:2'],
  },
  ...{ screen: '/', browser: 'other', language: 'fr', online: false, ...more },
});
const always = () => 0;

test('a kind of error is kept once in a version, and again in the next', () => {
  const memory = createDeviceMemory();
  expect(keepReport(report(), memory, always)).toBe(true);
  expect(keepReport(report({ screen: '/guide' }), memory, always)).toBe(false);
  expect(keepReport(report({ places: ['b.js:1:2'] }), memory, always)).toBe(true);
  expect(keepReport(report({ message: 'Lost' }), memory, always)).toBe(true);
  expect(keepReport(report({ version: 'two' }), memory, always)).toBe(true);
  expect(waitingReports(memory).map(({ version }) => version)).toEqual([
    'one',
    'one',
    'one',
    'two',
  ]);
});

test('lots are drawn once for each kind, and a quarter is kept', () => {
  const unlucky = createDeviceMemory();
  expect(keepReport(report(), unlucky, () => share)).toBe(false);
  expect(keepReport(report(), unlucky, always)).toBe(false);
  let draws = 0;
  const evenly = () => (draws++ % 100) / 100;
  const kept = Array.from({ length: 100 }, () =>
    keepReport(report(), createDeviceMemory(), evenly),
  );
  expect(kept.filter(Boolean)).toHaveLength(25);
});

test('a device in trouble keeps a handful', () => {
  const memory = createDeviceMemory();
  for (let kind = 0; kind < 1_000; kind += 1) {
    keepReport(report({ message: `Gone ${kind}` }), memory, always);
  }
  expect(waitingReports(memory)).toHaveLength(5);
  expect([...memory.held.values()].join('').length).toBeLessThan(5_000);
});

test('what was turned off keeps nothing, forgets what waits, and sends nothing', async () => {
  const memory = createDeviceMemory();
  keepReport(report(), memory, always);
  setWilling(false, memory);
  expect([...memory.held.keys()]).toEqual(['forum.errors.off']);
  expect(keepReport(report({ message: 'Later' }), memory, always)).toBe(false);
  expect(await sent(memory)).toEqual([]);
  setWilling(true, memory);
  expect(keepReport(report({ message: 'Later' }), memory, always)).toBe(true);
  expect(await sent(memory)).toHaveLength(1);
});

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'nothing is kept or sent where the browser says %o',
  async (signs) => {
    const memory = createDeviceMemory();
    keepReport(report(), memory, always);
    vi.stubGlobal('navigator', signs);
    expect(await sent(memory)).toEqual([]);
    expect(keepReport(report({ message: 'Later' }), memory, always)).toBe(false);
  },
);

test('what is sent is forgotten, yet not reported again', async () => {
  const memory = createDeviceMemory();
  keepReport(report(), memory, always);
  keepReport(report({ message: 'Lost' }), memory, always);
  const [batch] = await sent(memory);
  expect(batch).toMatchObject([{ message: 'Gone' }, { message: 'Lost' }]);
  expect(waitingReports(memory)).toEqual([]);
  expect(keepReport(report(), memory, always)).toBe(false);
  expect(await sent(memory)).toEqual([]);
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 1],
  ['a server that is busy', async () => new Response('', { status: 429 }), 1],
  ['a page of a portal', async () => new Response('<html>'), 1],
  ['a server that wants none', async () => Response.json({ code: '22023' }, { status: 400 }), 0],
])('after %s, %#', async (_what, answer, left) => {
  const memory = createDeviceMemory();
  keepReport(report(), memory, always);
  const failure = await sendReports(createBackend('http://server', 'key', answer), memory);
  expect(waitingReports(memory)).toHaveLength(left);
  expect(failure !== undefined).toBe(left > 0);
});

test('memory that somebody else has written to is begun anew', () => {
  for (const nonsense of ['{', '7', '{"seen": 1}', 'null']) {
    const memory = createDeviceMemory();
    memory.set('forum.errors', nonsense);
    expect(keepReport(report(), memory, always)).toBe(true);
  }
});

/** Sends what waits to a server that takes it; what it was sent, request by request. */
async function sent(memory: DeviceMemory): Promise<unknown[]> {
  const requests: unknown[] = [];
  const backend = createBackend('http://server', 'key', async (_address, { body }) => {
    const { p_reports } = JSON.parse(String(body));
    requests.push(p_reports);
    return Response.json(p_reports.length);
  });
  expect(await sendReports(backend, memory)).toBeUndefined();
  return requests;
}
