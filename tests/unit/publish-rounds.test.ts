import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRounds } from '#publisher/rounds.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function countingRounds(ms = 0) {
  const begun: number[] = [];
  const start = Date.now();
  const rounds = createRounds({
    async work() {
      begun.push(Date.now() - start);
      await new Promise((resolve) => setTimeout(resolve, ms));
    },
    quiet: 200,
    patience: 1_000,
    rest: 2_000,
    onError: (error) => expect.unreachable(String(error)),
  });
  return { begun, rounds };
}

test('a burst is one round, begun when it is quiet again', async () => {
  const { begun, rounds } = countingRounds();
  for (let ring = 0; ring < 3; ring += 1) {
    rounds.ring();
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(5_000);
  expect(begun).toEqual([400]);
});

test('what never stops ringing does not wait for ever', async () => {
  const { begun, rounds } = countingRounds();
  for (let ring = 0; ring < 25; ring += 1) {
    rounds.ring();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(begun).toEqual([1_000, 2_000]);
});

test('a ring during a round leads to one more after it and a rest, never to two at once', async () => {
  const { begun, rounds } = countingRounds(3_000);
  rounds.ring();
  await vi.advanceTimersByTimeAsync(300);
  for (const wait of [500, 500]) {
    rounds.ring();
    await vi.advanceTimersByTimeAsync(wait);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(begun).toEqual([200, 5_200]);
});

test('a round that was quick rests as long as it took', async () => {
  const { begun, rounds } = countingRounds(600);
  for (const wait of [300, 600, 10_000]) {
    rounds.ring();
    await vi.advanceTimersByTimeAsync(wait);
  }
  expect(begun).toEqual([200, 1_400]);
});

test('stopping waits for what is under way and begins nothing more', async () => {
  const { begun, rounds } = countingRounds(500);
  rounds.ring();
  await vi.advanceTimersByTimeAsync(200);
  rounds.ring();
  let stopped = false;
  void rounds.stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(400);
  expect(stopped).toBe(false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([stopped, begun]).toEqual([true, [200]]);
});
