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
  /** Undefined once the field has been left, which then shows what it is worth. */
  readonly text: number | string | undefined;
  /** What stood there before. */
  readonly before: number | null;
  /** Why nothing of it is taken, nor of whatever is typed after it. */
  readonly wrong?: 'out_of_range' | 'not_a_number' | undefined;
  /** What the field is worth meanwhile; undefined for what it was. */
  readonly taken: number | null | undefined;
}

/**
 * What it is to type this text where a `value` stands, after what was `typed` so far. Of a number that grows
 * beyond its bounds nothing is taken on the way: 200 is not what 2000 was to be. Neither is it of one that had
 * `letters` in it, which the field leaves out: 130 is not what 1h30 was to be.
 */
export function typingOf(
  text: number | string,
  value: number | null,
  bounds: Bounds,
  typed?: Typing,
  letters = false,
): Typing {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = bounds;
  const goesOn = typed?.text !== undefined && String(text).startsWith(String(typed.text));
  const before = goesOn ? typed.before : value;
  const hadLetters = goesOn && typed.text !== '' && typed.wrong === 'not_a_number';
  if (letters || hadLetters) return { text, before, wrong: 'not_a_number', taken: before };
  const number = Number(text);
  const isBeyond = number > max ? number >= 0 : number < min && number < 0;
  if (isBeyond) return { text, before, wrong: 'out_of_range', taken: before };
  return { text, before, taken: takenNumber(text, bounds) };
}

/** What is still said of a field that has been left: that it had letters, of which it has shown nothing. */
export function leftTyping(typed: Typing | undefined): Typing | undefined {
  return typed?.wrong === 'not_a_number' ? { ...typed, text: undefined } : undefined;
}
