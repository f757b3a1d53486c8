import { inspect } from 'node:util';

/** What begins a line of its own on a terminal, or tells the terminal something. */
const unprintable = /[\p{C}\p{Zl}\p{Zp}]/gu;
const LONGEST = 300;

/**
 * Has an error logged as one line, with nothing in it that a log or a terminal takes for its own: the words of
 * Postgres hold what a client sent, and nobody needs the stack of a question that was wrong.
 */
export function sayInOneLine<T>(error: T): T {
  if (!(error instanceof Error)) return error;
  const { message } = error;
  const code = 'code' in error ? ` ${error.code}` : '';
  const line = `${error.name}${code}: ${message}`.slice(0, LONGEST).replace(unprintable, escaped);
  Object.defineProperty(error, inspect.custom, { configurable: true, value: () => line });
  return error;
}

function escaped(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}
