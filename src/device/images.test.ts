import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WorkerMessage } from '#shared/worker-message.ts';
import { keepImages } from './images.ts';

const origin = 'https://forum.test';
const addresses = Array.from({ length: 10 }, (_, index) => `/media/${index}.small.png`);
const asked: string[][] = [];
let goOn: boolean;
let page: EventTarget & { visibilityState: DocumentVisibilityState };
let held: string[];

/** A worker that notes what it is asked for and keeps it. */
const active = {
  postMessage(message: WorkerMessage, [port]: MessagePort[]) {
    if (message.type !== 'keep_images') throw new Error('Not asked in this test');
    asked.push([...message.addresses]);
    if (goOn) held.push(...message.addresses);
    port?.postMessage({ goOn });
  },
};

beforeEach(() => {
  asked.length = 0;
  held = [];
  goOn = true;
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { href: `${origin}/` });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('requestIdleCallback', (quiet: () => void) => setTimeout(quiet));
  vi.stubGlobal('caches', {
    open: () => Promise.resolve({ keys: () => Promise.resolve(held.map((url) => ({ url }))) }),
  });
  device();
});

afterEach(() => vi.unstubAllGlobals());

function device(more: object = {}): void {
  const locks = { request: (_: string, __: object, run: () => Promise<void>) => run() };
  const serviceWorker = { ready: Promise.resolve({ active }) };
  vi.stubGlobal('navigator', { onLine: true, locks, serviceWorker, ...more });
}

const never = new AbortController().signal;

test('pictures are asked for a few at a time, each once', async () => {
  await keepImages([...addresses, ...addresses], never);
  expect(asked.map((batch) => batch.length)).toEqual([4, 4, 2]);
  expect(new Set(asked.flat()).size).toBe(10);
});

test('a later call goes on where an earlier one was stopped', async () => {
  const leaving = new AbortController();
  vi.stubGlobal('requestIdleCallback', (quiet: () => void) => {
    if (asked.length === 1) leaving.abort();
    setTimeout(quiet);
  });
  await keepImages(addresses, leaving.signal);
  expect(asked.flat()).toHaveLength(4);
  await keepImages(addresses, never);
  expect(asked.flat()).toHaveLength(10);
  expect(new Set(asked.flat()).size).toBe(10);
});

test('the first failure ends it', async () => {
  goOn = false;
  await keepImages(addresses, never);
  expect(asked).toHaveLength(1);
});

test('nothing is fetched while the page is hidden', async () => {
  page.visibilityState = 'hidden';
  const kept = keepImages(addresses, never);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toEqual([]);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await kept;
  expect(asked.flat()).toHaveLength(10);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'a device that spares its data is left alone: %o',
  async (connection) => {
    device({ connection });
    await keepImages(addresses, never);
    expect(asked).toEqual([]);
  },
);

test('a browser without a worker is left alone', async () => {
  device({ serviceWorker: undefined });
  await expect(keepImages(addresses, never)).resolves.toBeUndefined();
});
