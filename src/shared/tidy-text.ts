import { bareText } from './bare-text.ts';

/** A text without what no database keeps: U+0000, and half a sign as a cut emoji leaves it. */
export function keptText(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '');
}

/**
 * A text without the blanks that keyboards leave around words, and without what no database keeps; empty
 * where there is nothing to be seen.
 */
export function tidyText(text: string): string {
  const kept = keptText(text);
  return bareText(kept) && kept.trim();
}
