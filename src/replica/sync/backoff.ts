import { type Bell, usualSpread } from '../protocol/bell.ts';

const base = 1_000;
const cap = 5 * 60_000;

/**
 * Milliseconds to wait after the n-th failure in a row (from 1): full jitter under a doubling bound
 * of at most five minutes, and never less than the server asked for.
 */
export function backoff(
  failures: number,
  retryAfter: number | undefined,
  random: () => number = Math.random,
): number {
  const jitter = random() * Math.min(cap, base * 2 ** failures);
  return retryAfter === undefined ? jitter : retryAfter * 1_000 + Math.min(jitter, 30_000);
}

/** Milliseconds between two pulls that nothing has asked for: two to five minutes. */
export function idlePause(random: () => number = Math.random): number {
  return 120_000 + random() * 180_000;
}

/**
 * Milliseconds to wait after a doorbell, so that a hall full of phones does not pull at once. An urgent
 * one is answered at once by as many as one server answers at once, and by more within a tenth of the time.
 */
export function bellPause({ urgent, spread }: Bell, random: () => number = Math.random): number {
  return random() * (urgent ? Math.max(0, spread - usualSpread) / 10 : spread);
}
