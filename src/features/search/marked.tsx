import { fold, formsOf } from '#shared/fold.ts';

const word = /[\p{L}\p{M}\p{N}\u0640]+/gu;

/** Splits a text into parts that were matched (folded, they are one of `terms`) and the rest. */
export function partsOf(text: string, terms: readonly string[]): { text: string; hit: boolean }[] {
  const wanted = new Set(terms);
  const parts: { text: string; hit: boolean }[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(word)) {
    const hit = fold(found)
      .split(' ')
      .some((part) => formsOf(part).some((form) => wanted.has(form)));
    if (!hit) continue;
    if (index > end) parts.push({ text: text.slice(end, index), hit: false });
    parts.push({ text: found, hit });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), hit: false });
  return parts;
}

/** A text with the matched words marked. */
export function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  let offset = 0;
  return partsOf(text, terms).map((part) => {
    const key = offset;
    offset += part.text.length;
    return part.hit ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>;
  });
}
