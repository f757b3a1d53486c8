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
 * Milliseconds after a pull within which another is made, whatever the published files say: half an hour
 * to an hour, for a publisher that stands still.
 */
export function longestIdle(random: () => number = Math.random): number {
  return 1_800_000 + random() * 1_800_000;
}

/** Milliseconds between two looks at the published files: about a minute, about five out of sight. */
export function lookPause(isSeen: boolean, random: () => number = Math.random): number {
  return (isSeen ? 45_000 : 240_000) + random() * (isSeen ? 30_000 : 120_000);
}

/** Milliseconds from when the doorbell falls silent to the first look, in which it mostly rings again. */
export function firstLook(random: () => number = Math.random): number {
  return 5_000 + random() * 15_000;
}

/**
 * Milliseconds for which a refused doorbell is left alone after the n-th refusal in a row (from 1), where
 * something stands in for it: a minute, doubling to a quarter of an hour, and up to half as much less.
 */
export function bellRest(refusals: number, random: () => number = Math.random): number {
  return Math.min(900_000, 30_000 * 2 ** refusals) * (1 - random() / 2);
}

/**
 * Milliseconds to wait after a doorbell, so that a hall full of phones does not pull at once. An urgent
 * one is answered at once by as many as one server answers at once, and by more within a tenth of the time.
 */
export function bellPause({ urgent, spread }: Bell, random: () => number = Math.random): number {
  return random() * (urgent ? Math.max(0, spread - usualSpread) / 10 : spread);
}
