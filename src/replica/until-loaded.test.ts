import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilLoaded } from './until-loaded.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A file that can be had at the so-many-th try only. */
function comesAt(success: number) {
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries < success) throw new TypeError('failed to fetch');
    return 'code';
  };
  return { load, tries: () => tries };
}

test('what cannot be fetched is asked for again, after pauses, until it is there', async () => {
  const file = comesAt(4);
  const loaded = untilLoaded(file.load, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(0);
  expect(file.tries()).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000 + 4_000 + 8_000);
  expect(await loaded).toBe('code');
  expect(file.tries()).toBe(4);
});

test('nothing is asked for once nobody wants it', async () => {
  const file = comesAt(Number.POSITIVE_INFINITY);
  const stopping = new AbortController();
  const loaded = untilLoaded(file.load, stopping.signal).catch(String);
  await vi.advanceTimersByTimeAsync(0);
  const tried = file.tries();
  stopping.abort();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(await loaded).toMatch(/abort/i);
  expect(file.tries()).toBe(tried);
});
