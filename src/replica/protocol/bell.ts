/** What a doorbell says besides that something changed. */
export interface Bell {
  readonly urgent: boolean;
  /** Milliseconds over which those who hear it spread their pulls. */
  readonly spread: number;
}

/** What suits some thousand open pages, ms; the server says so where it is more. */
export const usualSpread = 1_500;
const longestSpread = 10 * 60_000;

/** Reads what a doorbell carries; what is not there or makes no sense is as usual. */
export function readBell(payload: unknown): Bell {
  const { urgent, spread } = (payload ?? {}) as Record<string, unknown>;
  const isSpread = typeof spread === 'number' && spread >= 0;
  return {
    urgent: urgent === true,
    spread: isSpread ? Math.min(spread, longestSpread) : usualSpread,
  };
}
