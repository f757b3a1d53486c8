import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reminderName } from './notify-once.ts';

/** As much of the browser's cache as is asked for; outlives the modules, as a browser's does. */
class FakeCaches {
  readonly kept = new Map<string, string>();
  open = async () => this;
  keys = async () =>
    [...this.kept.keys()].map((path) => new Request(`https://forum.example${path}`));
  match = async ({ url }: Request) => new Response(this.kept.get(new URL(url).pathname));
  delete = async ({ url }: Request) => this.kept.delete(new URL(url).pathname);
  put = async (path: string, answer: Response) => {
    this.kept.set(path, await answer.text());
  };
}

/** One at a time, as Web Locks has it in all pages and workers of an origin. */
function locks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = <T>(_name: string, work: () => Promise<T>) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  return { request };
}

/** One page or worker: modules of its own. */
async function place(): Promise<typeof import('./notify-once.ts')> {
  vi.resetModules();
  return import('./notify-once.ts');
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('caches', new FakeCaches());
  vi.stubGlobal('navigator', { locks: locks() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('one place of a browser takes a thing to tell, every other finds it taken', async () => {
  const [page, worker] = [await place(), await place()];
  const taken = await Promise.all([page, worker, page].map((one) => one.firstToNotify('a')));
  expect(taken.filter(Boolean)).toHaveLength(1);
  expect(await page.firstToNotify('b')).toBe(true);
  expect(await (await place()).firstToNotify('b')).toBe(false);
});

test('what is over is forgotten', async () => {
  expect(await (await place()).firstToNotify('a')).toBe(true);
  vi.setSystemTime(Date.now() + 25 * 3_600_000);
  expect(await (await place()).firstToNotify('a')).toBe(true);
});

test('without storage each place tells for itself, once', async () => {
  vi.stubGlobal('caches', undefined);
  const page = await place();
  expect(await page.firstToNotify('a')).toBe(true);
  expect(await page.firstToNotify('a')).toBe(false);
});

test('a session that is moved is another reminder, however its time is written', () => {
  expect(reminderName('a', '2026-11-20T20:00:00.000Z')).toBe(
    reminderName('a', '2026-11-20T21:00:00+01:00'),
  );
  expect(reminderName('a', '2026-11-20T20:05:00.000Z')).not.toBe(
    reminderName('a', '2026-11-20T20:00:00.000Z'),
  );
});
