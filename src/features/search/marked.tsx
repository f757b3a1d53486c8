import { fold, formsOf } from '#shared/fold.ts';
import { partedNames } from '#shared/joined-names.ts';

const word = /[\p{L}\p{M}\p{N}\u0640]+/gu;

interface Part {
  readonly text: string;
  readonly hit: boolean;
}

/** Splits a text into parts that were matched (folded, they are one of `terms`) and the rest. */
export function partsOf(text: string, terms: readonly string[]): Part[] {
  const wanted = new Set(terms);
  const found = [...text.matchAll(word)];
  const folded = found.map(([one]) => fold(one));
  const hits = folded.map((one) =>
    one.split(' ').some((part) => formsOf(part).some((form) => wanted.has(form))),
  );
  for (const [start, end] of partedNames(folded)) {
    // A name that is found joined is one, however it is written here.
    if (wanted.has(folded.slice(start, end).join(''))) hits.fill(true, start, end);
  }
  const parts: Part[] = [];
  let at = 0;
  for (const [index, { 0: one, index: begins }] of found.entries()) {
    if (!hits[index]) continue;
    if (begins > at) parts.push({ text: text.slice(at, begins), hit: false });
    parts.push({ text: one, hit: true });
    at = begins + one.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), hit: false });
  return parts;
}

/** Letters of a text that are shown before what was found in it, and all in all. */
const room = { before: 30, all: 110 };

/**
 * What stands around the first matched word of a text, cut between words; undefined where none is.
 */
export function excerptOf(text: string, terms: readonly string[]): string | undefined {
  const parts = partsOf(text, terms);
  const first = parts.findIndex(({ hit }) => hit);
  if (first < 0) return undefined;
  const begins = parts.slice(0, first).reduce((sum, part) => sum + part.text.length, 0);
  const from = begins > room.before ? text.indexOf(' ', begins - room.before) + 1 : 0;
  const cut = text.length - from > room.all ? text.lastIndexOf(' ', from + room.all) : text.length;
  const to = cut > begins ? cut : text.length;
  return `${from > 0 ? '… ' : ''}${text.slice(from, to).trim()}${to < text.length ? ' …' : ''}`;
}

/** A text of parts, with those that were matched marked. */
export function Marked({ parts }: { parts: readonly Part[] }) {
  let offset = 0;
  return parts.map((part) => {
    const key = offset;
    offset += part.text.length;
    return part.hit ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>;
  });
}
