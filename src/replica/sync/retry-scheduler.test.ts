import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Failure } from '#shared/failure.ts';
import { backoff, bellPause, bellRest, firstLook, idlePause, lookPause } from './backoff.ts';
import { createRetryScheduler } from './retry-scheduler.ts';

const ordinary = { urgent: false, spread: 1_500 };
const urgent = { urgent: true, spread: 1_500 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function counting(answer: () => Failure | undefined = () => undefined) {
  let rounds = 0;
  const retries = createRetryScheduler(async () => {
    rounds += 1;
    return answer();
  });
  return { retries, rounds: () => rounds };
}

test('begins at once and then every two to five minutes', async () => {
  // The longest pause: after a short one a second pause would also be over within these five minutes.
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.999);
  const { retries, rounds } = counting();
  await vi.advanceTimersByTimeAsync(0);
  expect(rounds()).toBe(1);
  await vi.advanceTimersByTimeAsync(119_000);
  expect(rounds()).toBe(1);
  await vi.advanceTimersByTimeAsync(182_000);
  expect(rounds()).toBe(2);
  random.mockReturnValue(0);
  await vi.advanceTimersByTimeAsync(301_000);
  expect(rounds()).toBe(3);
  await vi.advanceTimersByTimeAsync(121_000);
  expect(rounds()).toBe(4);
  await retries.stop();
  random.mockRestore();
});

test('a storm of bells costs one pull a second at most', async () => {
  const { retries, rounds } = counting();
  await vi.advanceTimersByTimeAsync(0);
  for (let bell = 0; bell < 500; bell += 1) {
    retries.bell(urgent);
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(rounds()).toBeLessThanOrEqual(7);
  await retries.stop();
});

test('a bell is answered within a second and a half, an urgent one at once', async () => {
  const { retries, rounds } = counting();
  await vi.advanceTimersByTimeAsync(10_000);
  retries.bell(ordinary);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(rounds()).toBe(2);
  await vi.advanceTimersByTimeAsync(5_000);
  retries.bell(urgent);
  await vi.advanceTimersByTimeAsync(0);
  expect(rounds()).toBe(3);
  await retries.stop();
});

test('a bell during a round is not lost', async () => {
  let finish = () => {};
  let rounds = 0;
  const retries = createRetryScheduler(async () => {
    rounds += 1;
    if (rounds === 1) {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    }
    return undefined;
  });
  await vi.advanceTimersByTimeAsync(0);
  retries.bell(urgent);
  finish();
  await vi.advanceTimersByTimeAsync(1_100);
  expect(rounds).toBe(2);
  await retries.stop();
});

test('a round that throws is reported and followed by another', async () => {
  const complained = vi.spyOn(console, 'error').mockReturnValue();
  const cause = new Error('the disk is on fire');
  let rounds = 0;
  const retries = createRetryScheduler(async () => {
    rounds += 1;
    if (rounds === 1) throw cause;
    return undefined;
  });
  await vi.advanceTimersByTimeAsync(3_100);
  expect(rounds).toBe(2);
  expect(complained).toHaveBeenCalledExactlyOnceWith(cause);
  complained.mockRestore();
  await retries.stop();
});

test('nothing shortens the wait that a server asked for', async () => {
  const { retries, rounds } = counting(() => ({ code: 'unavailable', retryAfter: 60 }));
  await vi.advanceTimersByTimeAsync(0);
  retries.request();
  retries.bell(urgent);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(rounds()).toBe(1);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(rounds()).toBe(2);
  await retries.stop();
});

test('each failure in a row doubles the longest wait, until a round succeeds', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.999);
  let down = true;
  const { retries, rounds } = counting(() => (down ? { code: 'offline' } : undefined));
  await vi.advanceTimersByTimeAsync(0);
  for (const [index, wait] of [2_000, 4_000, 8_000].entries()) {
    await vi.advanceTimersByTimeAsync(wait - 100);
    expect(rounds()).toBe(index + 1);
    down = index < 2;
    await vi.advanceTimersByTimeAsync(100);
    expect(rounds()).toBe(index + 2);
  }
  down = true;
  await vi.advanceTimersByTimeAsync(300_000);
  expect(rounds()).toBe(5);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(rounds()).toBe(6);
  await retries.stop();
  random.mockRestore();
});

test('what nothing asks for can be put off again and again, for an hour at most', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.999);
  const { retries, rounds } = counting();
  await vi.advanceTimersByTimeAsync(0);
  for (let minute = 0; minute < 59; minute += 1) {
    await vi.advanceTimersByTimeAsync(60_000);
    retries.putOff(360_000);
  }
  expect(rounds()).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rounds()).toBe(2);
  // A shorter pause than the one under way brings nothing forward.
  retries.putOff(1_000);
  await vi.advanceTimersByTimeAsync(290_000);
  expect(rounds()).toBe(2);
  await retries.stop();
  random.mockRestore();
});

test('what a bell, a failure or a reader asks for is not put off', async () => {
  const { retries, rounds } = counting(() => (rounds() === 3 ? { code: 'offline' } : undefined));
  await vi.advanceTimersByTimeAsync(10_000);
  retries.bell({ urgent: false, spread: 5_000 });
  retries.putOff(360_000);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(rounds()).toBe(2);
  await vi.advanceTimersByTimeAsync(10_000);
  retries.request();
  retries.putOff(360_000);
  await vi.advanceTimersByTimeAsync(500);
  expect(rounds()).toBe(3);
  retries.putOff(360_000);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(rounds()).toBe(4);
  await retries.stop();
  retries.putOff(360_000);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(rounds()).toBe(4);
});

test('stops for good', async () => {
  const { retries, rounds } = counting();
  await retries.stop();
  retries.request();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(rounds()).toBe(0);
});

test('waits are jittered over their whole range', () => {
  expect(backoff(1, undefined, () => 0)).toBe(0);
  expect(backoff(1, undefined, () => 1)).toBe(2_000);
  expect(backoff(30, undefined, () => 1)).toBe(300_000);
  expect(backoff(1, 20, () => 0)).toBe(20_000);
  expect([idlePause(() => 0), idlePause(() => 1)]).toEqual([120_000, 300_000]);
  expect([bellPause(ordinary, () => 0), bellPause(ordinary, () => 1)]).toEqual([0, 1_500]);
  expect([lookPause(true, () => 0), lookPause(true, () => 1)]).toEqual([45_000, 75_000]);
  expect([lookPause(false, () => 0), lookPause(false, () => 1)]).toEqual([240_000, 360_000]);
  expect([firstLook(() => 0), firstLook(() => 1)]).toEqual([5_000, 20_000]);
  expect([1, 2, 5, 90].map((refusals) => bellRest(refusals, () => 0))).toEqual([
    ...[60_000, 120_000, 900_000, 900_000],
  ]);
  expect(bellRest(1, () => 1)).toBe(30_000);
});

test('where a nation listens, an urgent bell is answered within a tenth of the time', () => {
  const pauses = [ordinary, urgent].map((bell) => bellPause({ ...bell, spread: 101_500 }, () => 1));
  expect(pauses).toEqual([101_500, 10_000]);
  expect(bellPause({ urgent: true, spread: 300 }, () => 1)).toBe(0);
});
