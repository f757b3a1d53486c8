/** What a number may be. */
export interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

/**
 * The number that was typed so far: null while there is none, undefined while it is out of bounds, as
 * what is to become 45 is at its first digit.
 */
function takenNumber(
  typed: number | string,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Bounds,
): number | null | undefined {
  const number = Number(typed);
  if (typed === '' || Number.isNaN(number)) return null;
  return number >= min && number <= max ? number : undefined;
}

/** What is being typed into a field for a number. */
export interface Typing {
  readonly text: number | string;
  /** What stood there before. */
  readonly before: number | null;
  /** It is out of bounds, and whatever is typed after it. */
  readonly isBeyond: boolean;
  /** What the field is worth meanwhile; undefined for what it was. */
  readonly taken: number | null | undefined;
}

/**
 * What it is to type this text where a `value` stands, after what was `typed` so far. Of a number that grows
 * beyond its bounds nothing is taken on the way: 200 is not what 2000 was to be.
 */
export function typingOf(
  text: number | string,
  value: number | null,
  bounds: Bounds,
  typed?: Typing,
): Typing {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = bounds;
  const goesOn = typed && String(text).startsWith(String(typed.text));
  const before = goesOn ? typed.before : value;
  const number = Number(text);
  const isBeyond = number > max ? number >= 0 : number < min && number < 0;
  return { text, before, isBeyond, taken: isBeyond ? before : takenNumber(text, bounds) };
}
