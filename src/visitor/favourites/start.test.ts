import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLocalStorage } from '../../../tests/fixtures/local-storage.ts';
import type { FavouriteStorage } from './storage.ts';
import { makeVisitorKey } from './visitor-key.ts';

/** Whether the device has no room. */
let full: boolean;
/** The browser deletes what the device keeps. */
let evict: () => void;
/** The keys under which the server was asked, and for what. */
let asked: string[];

vi.mock('./storage.ts', async (original) => {
  const { createMemoryFavourites } = await import('./memory-storage.ts');
  return {
    ...(await original<typeof import('./storage.ts')>()),
    createFavouriteStorage(_plan: unknown, { onLost }: { onLost(): void }): FavouriteStorage {
      let kept = createMemoryFavourites();
      evict = () => {
        kept = createMemoryFavourites();
        onLost();
      };
      return {
        read: () => kept.read(),
        async change(decide) {
          // What changes nothing needs no room.
          if (full && decide(await kept.read())) throw new DOMException('', 'QuotaExceededError');
          return kept.change(decide);
        },
      };
    },
  };
});

/** A page that is opened after the browser has deleted its databases, but not what is remembered beside. */
beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  full = false;
  asked = [];
  vi.stubGlobal('localStorage', createLocalStorage());
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint, 16));
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    const { p_key, p_ops = [] } = JSON.parse(String(request.body));
    asked.push(`${address.split('/').at(-1)} ${p_key}`);
    const at = new Date().toISOString();
    const results = p_ops.map((op: object) => ({ ...op, status: 'applied' }));
    return Response.json(p_ops.length > 0 ? { results, at } : { known: true, favourites: [], at });
  });
  // What sends has been loaded: loading it takes time of the machine's, which no test's clock counts.
  await import('./delivery.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that has begun on a device without room; `key` is that of the visitor that it belongs to. */
async function openOnFull() {
  const key = makeVisitorKey();
  localStorage.setItem('forum.visitor', key);
  full = true;
  const { favourites, startFavourites } = await import('./start.ts');
  const starting = startFavourites();
  await vi.advanceTimersByTimeAsync(2_000);
  await starting;
  return { key, favourites };
}

test('who taps on a device that was full when the page began stays the visitor that they were', async () => {
  const { key, favourites } = await openOnFull();
  full = false;
  await favourites.mark('event', 'a', true);
  expect(favourites.state.getState().visitor?.key).toBe(key);
  expect(localStorage.getItem('forum.visitor')).toBe(key);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toContain(`favourites_push ${key}`);
});

test('a device that was full when the page began has its favourites back once there is room', async () => {
  const { key, favourites } = await openOnFull();
  expect(asked).toEqual([]);
  full = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(favourites.state.getState().visitor?.key).toBe(key);
  expect(asked).toContain(`favourites_pull ${key}`);
});

test('who taps before the key was read once more stays the visitor that they were', async () => {
  const key = makeVisitorKey();
  localStorage.setItem('forum.visitor', key);
  const { favourites, startFavourites } = await import('./start.ts');
  const tap = favourites.mark('event', 'a', true);
  const starting = startFavourites();
  await vi.advanceTimersByTimeAsync(2_000);
  await Promise.all([tap, starting]);
  expect(favourites.state.getState().visitor?.key).toBe(key);
});

test('a tap on a device that was emptied, and whose clock is slow, is later than those before it', async () => {
  localStorage.setItem('forum.visitor', makeVisitorKey());
  const { stateClockSkew } = await import('#shared/clock.ts');
  const { favourites, startFavourites } = await import('./start.ts');
  stateClockSkew(86_400_000);
  const starting = startFavourites();
  const tap = favourites.mark('event', 'a', true);
  await vi.advanceTimersByTimeAsync(2_000);
  await Promise.all([tap, starting]);
  const { favourites: words } = await favourites.refresh();
  expect(words.get('event:a')?.at).toBeGreaterThan(Date.now() + 86_000_000);
});

/** A page on which two things were marked that no server has heard of when a full device loses them. */
async function loseWaiting() {
  const { favourites, startFavourites } = await import('./start.ts');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const starting = startFavourites();
  await vi.advanceTimersByTimeAsync(2_000);
  await starting;
  for (const id of ['a', 'b']) await favourites.mark('event', id, true);
  full = true;
  evict();
  await vi.advanceTimersByTimeAsync(0);
  return favourites;
}
const waiting = (words: ReadonlyMap<string, { id: string; state: string }>) =>
  [...words.values()].filter(({ state }) => state === 'waiting').map(({ id }) => id);

test('what a full device lost stays on show, and is kept once there is room', async () => {
  const favourites = await loseWaiting();
  await favourites.refresh();
  expect([...favourites.state.getState().ids.event]).toEqual(['a', 'b']);
  full = false;
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  const { delivery } = await import('./start.ts');
  expect(waiting((await delivery.storage.read()).favourites)).toEqual(['a', 'b']);
});

test('a tap on a device that was full and lost what it kept loses nothing of it', async () => {
  const favourites = await loseWaiting();
  full = false;
  await favourites.mark('event', 'c', true);
  const { delivery } = await import('./start.ts');
  const { favourites: words } = await delivery.storage.read();
  expect(waiting(words)).toEqual(['a', 'b', 'c']);
});

test('who presses a heart twice on a full device that was emptied stays the visitor that they were', async () => {
  const { key, favourites } = await openOnFull();
  const first = favourites.mark('event', 'a', true).catch(() => undefined);
  await Promise.all([first, favourites.mark('event', 'a', false)]);
  expect(localStorage.getItem('forum.visitor')).toBe(key);
  full = false;
  await favourites.mark('event', 'b', true);
  expect(favourites.state.getState().visitor?.key).toBe(key);
});

test('a device that has forgotten its favourites remembers no visitor beside them', async () => {
  const { favourites } = await import('./start.ts');
  const { transfer } = await import('./own-transfer.ts');
  await favourites.mark('event', 'a', true);
  expect(localStorage.getItem('forum.visitor')).not.toBe(null);
  await transfer.forget({ everywhere: false });
  expect(localStorage.getItem('forum.visitor')).toBe(null);
});

test('what is forgotten everywhere on a device that was emptied while it was full is forgotten by the server', async () => {
  const { key } = await openOnFull();
  const { transfer } = await import('./own-transfer.ts');
  full = false;
  await transfer.forget({ everywhere: true });
  expect(asked).toContain(`favourites_forget ${key}`);
});

test('what other devices have said is asked for though the clock is set back under an open page', async () => {
  localStorage.setItem('forum.visitor', makeVisitorKey());
  const { startFavourites } = await import('./start.ts');
  const starting = startFavourites();
  await vi.advanceTimersByTimeAsync(2_000);
  await starting;
  expect(asked).toHaveLength(1);
  vi.setSystemTime(Date.now() - 86_400_000);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(asked.length).toBeGreaterThan(1);
});

test('a page that is shown again by the way back shows what was marked elsewhere meanwhile, without a network', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const { delivery, favourites, startFavourites } = await import('./start.ts');
  const { marked } = await import('./rules.ts');
  const starting = startFavourites();
  await vi.advanceTimersByTimeAsync(2_000);
  await starting;
  // Safari says nothing of other tabs to a page that is not shown.
  await delivery.storage.change((held) => marked(held, 'event', 'a', true, Date.now()));
  expect([...favourites.state.getState().ids.event]).toEqual([]);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect([...favourites.state.getState().ids.event]).toEqual(['a']);
});
