import { bareText } from './bare-text.ts';

/**
 * A text without the blanks that keyboards leave around words, and without what no database keeps, U+0000 and
 * half a sign as a cut emoji leaves it; empty where there is nothing to be seen.
 */
export function tidyText(text: string): string {
  const kept = text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '');
  return bareText(kept) && kept.trim();
}
