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

/** Milliseconds to wait after a doorbell, so that a hall full of phones does not pull at once. */
export function bellPause(urgent: boolean, random: () => number = Math.random): number {
  return urgent ? 0 : random() * 1_500;
}
