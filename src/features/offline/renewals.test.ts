import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Changed } from '#shared/worker-message.ts';
import { createRenewals } from './renewals.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Notes what is renewed and when (s), while `fails` says that it cannot be done. */
function renewing(fails = () => false) {
  const begun = Date.now();
  const seconds = () => Math.round((Date.now() - begun) / 1_000);
  const renewed: [number, Changed][] = [];
  const renewals = createRenewals(async (take) => {
    renewed.push([seconds(), take()]);
    return !fails();
  });
  return { renewals, renewed, seconds };
}

test('what has changed is renewed once it has been published', async () => {
  const { renewals, renewed } = renewing();
  renewals.note(['a', 'b']);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(renewed).toEqual([[30, ['a', 'b']]]);
});

test.each([1, 7, 20, 31, 59])('a change every %i s is renewed each minute', async (every) => {
  const { renewals, renewed, seconds } = renewing();
  while (seconds() < 600) {
    renewals.note([`row ${seconds()}`]);
    await vi.advanceTimersByTimeAsync(every * 1_000);
  }
  await vi.advanceTimersByTimeAsync(120_000);
  expect(renewed[0]?.[0]).toBe(30);
  for (const [at, [second]] of renewed.entries()) {
    const [before] = renewed[at - 1] ?? [0];
    expect(second - before).toBeLessThanOrEqual(60);
  }
  // Each is fetched when it has been half a minute, and a minute after that at the latest.
  for (let change = 0; change < 600; change += every) {
    const found = renewed.find(([at, ids]) => ids.includes(`row ${change}`) && at >= change + 30);
    expect(found?.[0]).toBeLessThanOrEqual(change + 90);
  }
});

test('what changes all the time does not put off what has changed before', async () => {
  const { renewals, renewed, seconds } = renewing();
  renewals.note(['once']);
  while (seconds() < 200) {
    renewals.note(['always']);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(renewed).toEqual([
    [30, ['once', 'always']],
    [90, ['always']],
    [150, ['always']],
  ]);
});

test('what could not be fetched is fetched a minute later', async () => {
  let failing = true;
  const { renewals, renewed } = renewing(() => failing);
  renewals.note('all');
  await vi.advanceTimersByTimeAsync(60_000);
  failing = false;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(renewed).toEqual([
    [30, 'all'],
    [90, 'all'],
  ]);
});

test('nothing is renewed once stopped', async () => {
  const { renewals, renewed } = renewing();
  renewals.note('all');
  renewals.stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(renewed).toEqual([]);
});

test('a clock that is set back under an open page puts nothing off', async () => {
  const { renewals, renewed } = renewing();
  renewals.note(['a']);
  await vi.advanceTimersByTimeAsync(60_000);
  vi.setSystemTime(Date.now() - 86_400_000);
  renewals.note(['b']);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(renewed.map(([, changed]) => changed)).toEqual([['a'], ['b']]);
});
