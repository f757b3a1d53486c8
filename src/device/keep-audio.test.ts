import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { audioCache, keptAudioAddress, mostKept } from '#shared/kept-audio.ts';
import {
  keepAudio,
  readKept,
  removeKept,
  stopKeeping,
  totalOf,
  useKeptAudio,
} from './keep-audio.ts';

const origin = 'https://forum.example';
const url = 'https://files.example/speech.mp3';
const wish = { url, eventId: 'e', name: { fr: 'Discours' } };
const sound = { 'content-type': 'audio/mpeg' };

/** A browser's cache, as far as it is used here. */
class MemoryCache {
  readonly held = new Map<string, Response>();
  /** Bytes that one more may have. */
  room = Number.POSITIVE_INFINITY;

  async put(path: string, response: Response): Promise<void> {
    const bytes = await response.arrayBuffer();
    if (bytes.byteLength > this.room) throw new DOMException('Full', 'QuotaExceededError');
    this.held.set(origin + path, new Response(bytes, response));
  }
  async match(path: string) {
    return this.held.get(path.startsWith('/') ? origin + path : path)?.clone();
  }
  async keys() {
    return [...this.held.keys()].map((path) => ({ url: path }));
  }
  async delete(path: string) {
    return this.held.delete(path.startsWith('/') ? origin + path : path);
  }
}

let cache: MemoryCache;
let estimate: { quota: number; usage: number };
let online: boolean;
let answer: (signal: AbortSignal) => Promise<Response>;

beforeEach(() => {
  cache = new MemoryCache();
  estimate = { quota: 10e9, usage: 0 };
  online = true;
  answer = async () =>
    new Response('0123456789', { headers: { ...sound, 'content-length': '10' } });
  vi.stubGlobal('caches', {
    open: async (name: string) => (name === audioCache ? cache : undefined),
  });
  vi.stubGlobal('navigator', {
    get onLine() {
      return online;
    },
    serviceWorker: {},
    storage: { estimate: async () => estimate },
    locks: {
      request: async (_name: string, ...rest: unknown[]) => (rest.at(-1) as () => unknown)(),
    },
  });
  vi.stubGlobal('fetch', async (asked: string, init: RequestInit = {}) => {
    if (asked.startsWith('/')) return online ? new Response() : Promise.reject(new TypeError());
    return answer(init.signal as AbortSignal);
  });
  useKeptAudio.setState({ kept: undefined, coming: new Map(), troubles: new Map() });
});
afterEach(() => vi.unstubAllGlobals());

const trouble = () => useKeptAudio.getState().troubles.get(url);
const kept = () => [...(useKeptAudio.getState().kept?.values() ?? [])];

test('a recording is kept whole, told with its size, found again, and taken away', async () => {
  await keepAudio(wish);
  expect(trouble()).toBeUndefined();
  expect(kept()).toMatchObject([{ ...wish, bytes: 10 }]);
  expect(totalOf(kept())).toBe(10);
  const file = cache.held.get(origin + keptAudioAddress(url));
  expect([file?.headers.get('content-type'), await file?.clone().text()]).toEqual([
    'audio/mpeg',
    '0123456789',
  ]);

  useKeptAudio.setState({ kept: undefined });
  await readKept();
  expect(kept()).toMatchObject([{ url, bytes: 10 }]);

  await removeKept(url);
  expect(kept()).toEqual([]);
  expect(cache.held.size).toBe(0);
});

test.each([
  ['a host that lets nobody fetch', 'refused', () => Promise.reject(new TypeError())],
  ['one in trouble', 'refused', async () => new Response('', { status: 503 })],
  ['one that has it no more', 'absent', async () => new Response('', { status: 404 })],
  [
    'the sign-in page of a network',
    'not_sound',
    async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
  ],
  [
    'a file that ends early',
    'broken',
    async () => new Response('0123', { headers: { ...sound, 'content-length': '10' } }),
  ],
  [
    'one larger than may be kept',
    'too_much',
    async () =>
      new Response('0', { headers: { ...sound, 'content-length': String(mostKept * 1e6 + 1) } }),
  ],
] as const)('of %s nothing is kept, and it is said why: %s', async (_what, why, answered) => {
  answer = answered;
  await keepAudio(wish);
  expect(trouble()).toBe(why);
  expect(cache.held.size).toBe(0);
  expect(useKeptAudio.getState().coming.size).toBe(0);
});

test('without a network it says so', async () => {
  online = false;
  answer = () => Promise.reject(new TypeError());
  await keepAudio(wish);
  expect(trouble()).toBe('offline');
});

test('what would leave the content no room is not even begun, and a full device says so', async () => {
  estimate = { quota: 60e6, usage: 9_999_995 };
  await keepAudio(wish);
  expect(trouble()).toBe('no_room');
  estimate = { quota: 10e9, usage: 0 };
  cache.room = 5;
  await keepAudio(wish);
  expect(trouble()).toBe('no_room');
  expect(cache.held.size).toBe(0);
});

test('what says no length is held to the bound as it comes', async () => {
  estimate = { quota: 50e6 + 15, usage: 0 };
  answer = async () => new Response('0123456789'.repeat(2), { headers: sound });
  await keepAudio(wish);
  expect(trouble()).toBe('no_room');
  expect(cache.held.size).toBe(0);
});

test('all recordings together are held to what may be kept', async () => {
  await keepAudio(wish);
  const path = keptAudioAddress(url);
  await cache.put(`${path}&note`, Response.json({ ...wish, bytes: mostKept * 1e6 - 5, at: 1 }));
  const other = 'https://files.example/other.mp3';
  await keepAudio({ ...wish, url: other });
  expect(useKeptAudio.getState().troubles.get(other)).toBe('too_much');
  expect(kept()).toHaveLength(1);
});

test('what another tab has kept meanwhile is shown, and not lost to an attempt that fails', async () => {
  await keepAudio(wish);
  useKeptAudio.setState({ kept: new Map() });
  online = false;
  answer = () => Promise.reject(new TypeError());
  await keepAudio(wish);
  expect(trouble()).toBeUndefined();
  expect(kept()).toMatchObject([{ url, bytes: 10 }]);
  expect(cache.held.size).toBe(2);
});

test('who stops waiting for another tab’s download leaves alone what that has kept', async () => {
  await keepAudio(wish);
  useKeptAudio.setState({ kept: new Map() });
  vi.stubGlobal('navigator', {
    ...navigator,
    locks: {
      request: (_name: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          queueMicrotask(() => stopKeeping(url));
        }),
    },
  });
  await keepAudio(wish);
  expect([trouble(), cache.held.size]).toEqual([undefined, 2]);
});

test('a download that is stopped leaves nothing and no complaint', async () => {
  answer = (signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      queueMicrotask(() => stopKeeping(url));
    });
  await keepAudio(wish);
  expect([trouble(), cache.held.size]).toEqual([undefined, 0]);
});

test('what a closed page left unfinished is deleted', async () => {
  await cache.put(keptAudioAddress(url), new Response('0123'));
  await readKept();
  expect([kept(), cache.held.size]).toEqual([[], 0]);
});
