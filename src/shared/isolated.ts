/** What opens or closes a direction of its own: one more end than beginnings, and the rest of the line turns. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text that somebody typed, to stand in a sentence where no element can: it takes its direction from its own
 * letters and leaves the words around it theirs, whatever it holds.
 */
export function isolated(text: string): string {
  return `\u2068${text.replace(turning, '')}\u2069`;
}
