import type { ReactNode } from 'react';
import { fold, formsOf } from '#shared/fold.ts';
import { partedNames } from '#shared/joined-names.ts';
import type { Localized } from '#shared/localized.ts';
import { foundIn, needleOf } from '#shared/word-match.ts';
import classes from './marked.module.css';

const word = /[\p{L}\p{M}\p{N}\u0640]+/gu;
/** What stands between the halves of a word that is found as one: Fatima-Zahra, Qur’an. */
const within = /^['’-]$/;

/** Tells of a folded word whether it was found; names of several words are asked for joined. */
type Found = (word: string) => boolean;

/** Finds the words that are one of `terms`, whatever their form. */
export function termsFound(terms: readonly string[]): Found {
  const wanted = new Set(terms);
  return (folded) => formsOf(folded).some((form) => wanted.has(form));
}

interface Part {
  readonly text: string;
  readonly hit: boolean;
}

/** Splits a text into parts that were matched and the rest. */
export function partsOf(text: string, isFound: Found): Part[] {
  const words = [...text.matchAll(word)];
  const folded = words.map(([one]) => fold(one));
  const hits = folded.map((one) => one.split(' ').some(isFound));
  const halves = words.flatMap(({ 0: one, index: begins }, index) => {
    const between = text.slice(begins + one.length, words[index + 1]?.index);
    return within.test(between) ? [[index, index + 2] as const] : [];
  });
  for (const [start, end] of [...partedNames(folded), ...halves]) {
    // A name that is found joined is one, however it is written here.
    if (isFound(folded.slice(start, end).join(''))) hits.fill(true, start, end);
  }
  const parts: Part[] = [];
  let at = 0;
  for (const [index, { 0: one, index: begins }] of words.entries()) {
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
export function excerptOf(text: string, isFound: Found): string | undefined {
  const parts = partsOf(text, isFound);
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
    return part.hit ? (
      <mark key={key} className={classes.hit}>
        {part.text}
      </mark>
    ) : (
      <span key={key}>{part.text}</span>
    );
  });
}

/** How the texts of a narrowed list are shown. */
export type Mark = (text: string) => ReactNode;

/** Marks in a text what a query has found there; undefined where nothing is looked for. */
export function markFor(query: string, synonyms?: Localized): Mark | undefined {
  const needle = needleOf(query, synonyms);
  if (needle.length === 0) return undefined;
  return (text) => <Marked parts={partsOf(text, foundIn(needle, text))} />;
}
