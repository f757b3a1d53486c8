/** What a number may be. */
export interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

/**
 * The number that was typed so far: null while there is none, undefined while it is out of bounds, as
 * what is to become 45 is at its first digit.
 */
export function takenNumber(
  typed: number | string,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Bounds,
): number | null | undefined {
  const number = Number(typed);
  if (typed === '' || Number.isNaN(number)) return null;
  return number >= min && number <= max ? number : undefined;
}
