import type { GlossaryTerm } from '#entities/index.ts';
import { fold, formsOf } from '#shared/fold.ts';
import type { Language } from '#shared/localized.ts';

/** A piece of a text; with the term that it is, where it is one. */
export interface TermPart {
  readonly text: string;
  readonly term?: GlossaryTerm;
}

const word = /[\p{L}\p{M}\p{N}\u0640]+/gu;

/** Letters by which a word may be longer than the term it is: plurals, and feminine forms. */
const endings = 2;

/**
 * Splits a text where terms of the glossary stand in it, whatever their accents, case and short endings,
 * with or without the Arabic article; of terms that begin at one word the longest.
 */
export function termsIn(
  text: string,
  language: Language,
  glossary: Iterable<GlossaryTerm>,
): readonly TermPart[] {
  const terms = [...glossary]
    .map((term) => ({
      term,
      words: wordsOf(term.term[language] ?? '').map(({ folded }) => folded),
    }))
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => b.words.length - a.words.length);
  const words = wordsOf(text);
  const parts: TermPart[] = [];
  let from = 0;
  for (let at = 0; at < words.length; at += 1) {
    const found = terms.find((one) => one.words.every((want, i) => isForm(words[at + i], want)));
    const first = words[at];
    const last = words[at + (found?.words.length ?? 1) - 1];
    if (!found || !first || !last) continue;
    if (first.begins > from) parts.push({ text: text.slice(from, first.begins) });
    parts.push({ text: text.slice(first.begins, last.ends), term: found.term });
    from = last.ends;
    at += found.words.length - 1;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

interface Word {
  readonly folded: string;
  readonly begins: number;
  readonly ends: number;
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(word)].map(({ 0: one, index }) => ({
    folded: fold(one),
    begins: index,
    ends: index + one.length,
  }));
}

function isForm(found: Word | undefined, wanted: string): boolean {
  if (!found) return false;
  const forms = formsOf(found.folded);
  const bare = formsOf(wanted);
  return forms.some((form) =>
    bare.some(
      (one) =>
        form === one ||
        (one.length > 3 && form.startsWith(one) && form.length - one.length <= endings),
    ),
  );
}

/** The terms of a text that are called something in another language, each once, as they come. */
export function offeredIn(
  parts: readonly TermPart[],
  language: Language,
): readonly { readonly term: GlossaryTerm; readonly text: string }[] {
  const terms = new Set(parts.flatMap(({ term }) => term ?? []));
  return [...terms].flatMap((term) => {
    const text = term.term[language];
    return text ? [{ term, text }] : [];
  });
}
