import { type Piece, type Rule, type Sheet, variablesIn } from './css.ts';
import type { Markup } from './selectors.ts';

/** What a page can have of what style sheets name. */
export interface Names extends Markup {
  /** Custom properties that its elements read by themselves. */
  readonly reads: ReadonlySet<string>;
}

/** A piece as a page writes it. */
type Kept =
  | { readonly prelude: string; readonly inner: readonly Kept[] }
  | { readonly selectors: string; readonly declarations: Rule['declarations'] }
  | Extract<Piece, { text: string }>;

/**
 * The rules of some sheets, in their order, that apply to a page on a screen: those that name nothing
 * that it has not, animations that are named and custom properties that are read and not set again.
 */
export function rulesFor(sheets: readonly Sheet[], names: Names): string {
  const pieces = sheets.flatMap((sheet) => keep(sheet, names));
  const named = animationsIn(pieces);
  const moved = drop(pieces, (piece) => 'animation' in piece && !named.includes(piece.animation));
  const last = withoutOverridden(moved);
  const read = readBy(last, names.reads);
  return last.map((piece) => write(piece, read)).join('');
}

/** The pieces without some of them, at whatever depth. */
function drop(pieces: readonly Kept[], which: (piece: Kept) => boolean): Kept[] {
  return pieces
    .filter((piece) => !which(piece))
    .map((piece) => ('inner' in piece ? { ...piece, inner: drop(piece.inner, which) } : piece));
}

/** All values that can name an animation, as a text. */
function animationsIn(pieces: readonly Kept[]): string {
  let values = '';
  for (const piece of pieces) {
    if ('inner' in piece) values += animationsIn(piece.inner);
    else if ('declarations' in piece) {
      for (const { animates, text } of piece.declarations) if (animates) values += `${text};`;
    }
  }
  return values;
}

/**
 * What the whole sheets bring, which have come by then or are named by the element `noscript`: the rules for
 * paper, and those for letters of twice the size on a phone, as the build writes their width.
 */
const withTheSheets = new Set(['@media print', '@media not (min-width:17em)']);

function keep(pieces: readonly Piece[], names: Names): Kept[] {
  const kept: Kept[] = [];
  for (const piece of pieces) {
    if ('inner' in piece) {
      if (withTheSheets.has(piece.prelude)) continue;
      const inner = keep(piece.inner, names);
      // A layer without rules still has its place in the order.
      if (inner.length > 0 || piece.prelude.startsWith('@layer')) kept.push({ ...piece, inner });
    } else if ('selectors' in piece) {
      const selectors = chosen(piece.selectors, names);
      if (selectors) kept.push({ selectors, declarations: piece.declarations });
    } else if (!piece.text.startsWith('@page')) kept.push(piece);
  }
  return kept;
}

/** Those of a rule's selectors that choose something of a page, as it writes them. */
function chosen(selectors: Rule['selectors'], names: Names): string {
  let text = '';
  for (const selector of selectors) {
    const own = selector(names);
    if (own !== undefined) text += text ? `,${own}` : own;
  }
  return text;
}

/**
 * The pieces without custom properties that the very same selectors set again: later, or outside of
 * all layers for what stands in one.
 */
function withoutOverridden(pieces: readonly Kept[]): Kept[] {
  const keyOf = (selectors: string, property: string) => `${selectors}{${property}`;
  const set = new Map<string, number>();
  pieces.forEach((piece, index) => {
    if (!('declarations' in piece)) return;
    for (const { custom, property } of piece.declarations) {
      if (custom) set.set(keyOf(piece.selectors, property), index);
    }
  });
  const left = (piece: Kept, index: number): Kept => {
    if ('inner' in piece) {
      if (!piece.prelude.startsWith('@layer')) return piece;
      return { ...piece, inner: piece.inner.map((one) => left(one, -1)) };
    }
    if (!('declarations' in piece)) return piece;
    if (!piece.declarations.some(({ custom }) => custom)) return piece;
    const declarations = piece.declarations.filter(({ custom, property }) => {
      const last = custom ? set.get(keyOf(piece.selectors, property)) : undefined;
      return last === undefined || last === index;
    });
    return { ...piece, declarations };
  };
  return pieces.map(left);
}

/** The custom properties that are read in the end: not those that only others read that nobody does. */
function readBy(pieces: readonly Kept[], first: ReadonlySet<string>): ReadonlySet<string> {
  const read = new Set(first);
  const inside = new Map<string, string[]>();
  const look = (piece: Kept) => {
    if ('inner' in piece) piece.inner.forEach(look);
    else if ('text' in piece) for (const name of variablesIn(piece.text)) read.add(name);
    else {
      for (const { custom, property, reads } of piece.declarations) {
        if (custom) inside.set(property, [...(inside.get(property) ?? []), ...reads]);
        else for (const name of reads) read.add(name);
      }
    }
  };
  pieces.forEach(look);
  // A set that grows is gone through to its end.
  for (const name of read) for (const other of inside.get(name) ?? []) read.add(other);
  return read;
}

function write(piece: Kept, read: ReadonlySet<string>): string {
  if ('inner' in piece) {
    return `${piece.prelude}{${piece.inner.map((one) => write(one, read)).join('')}}`;
  }
  if ('text' in piece) return piece.text;
  let declared = '';
  for (const { custom, property, text } of piece.declarations) {
    if (!custom || read.has(property)) declared += declared ? `;${text}` : text;
  }
  return declared && `${piece.selectors}{${declared}}`;
}
