import { keptText } from '#shared/tidy-text.ts';

/** A text as the server keeps it: without control characters and half signs, white space as single spaces. */
export function tidied(text: string): string {
  return keptText(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}
