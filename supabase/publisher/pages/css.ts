import { type CssNode, parse, type SelectorList, type StyleSheet, walk } from 'css-tree';

/** What a page can have of what style sheets name. */
export interface Names {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
  /** Every letter of the page once. */
  readonly letters: ReadonlySet<number>;
  /** Custom properties that its elements read by themselves. */
  readonly reads: ReadonlySet<string>;
}

/** A piece of a style sheet, in its own words. */
type Piece = Rule | Group | Face | Statement;

interface Rule {
  readonly selectors: readonly Selector[];
  readonly declarations: readonly Declaration[];
}

interface Selector {
  readonly text: string;
  /** What an element must have for it; what stands in parentheses is not looked at. */
  readonly needs: Readonly<Record<'classes' | 'tags' | 'attributes', readonly string[]>>;
}

interface Declaration {
  readonly text: string;
  readonly property: string;
  /** Custom properties that its value reads. */
  readonly reads: readonly string[];
}

/** An at-rule with pieces inside. */
interface Group {
  readonly prelude: string;
  readonly inner: readonly Piece[];
}

/** A font for some letters, as first and last code points. */
interface Face {
  readonly text: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

interface Statement {
  readonly text: string;
}

/** A style sheet that can be cut down to what a page uses. */
export type Sheet = readonly Piece[];

const grouping = new Set(['media', 'supports', 'layer', 'container', 'starting-style']);
const variable = /^--/;

/** Reads a style sheet. Throws where it is none. */
export function readSheet(css: string): Sheet {
  const refuse = (error: Error) => {
    throw error;
  };
  // Values and conditions are kept as they are written: some only old browsers read, some only new ones.
  const asWritten = { parseValue: false, parseAtrulePrelude: false };
  const sheet = parse(css, { positions: true, ...asWritten, onParseError: refuse }) as StyleSheet;
  const of = (node: CssNode) => css.slice(node.loc?.start.offset, node.loc?.end.offset);

  function readAll(nodes: Iterable<CssNode>): Piece[] {
    return [...nodes].flatMap((node) => (node.type === 'Comment' ? [] : [read(node)]));
  }

  function read(node: CssNode): Piece {
    if (node.type === 'Rule' && node.prelude.type === 'SelectorList') {
      const declarations = [...node.block.children].map(readDeclaration);
      return { selectors: readSelectors(node.prelude), declarations };
    }
    if (node.type !== 'Atrule' || !node.block) return { text: of(node) };
    if (node.name === 'font-face') return { text: of(node), ranges: rangesOf(of(node)) };
    if (!grouping.has(node.name)) return { text: of(node) };
    const prelude = css.slice(node.loc?.start.offset, node.block.loc?.start.offset).trim();
    return { prelude, inner: readAll(node.block.children) };
  }

  function readSelectors(list: SelectorList): Selector[] {
    return [...list.children].map((node) => {
      const needs = { classes: [] as string[], tags: [] as string[], attributes: [] as string[] };
      if (node.type === 'Selector') {
        for (const part of node.children) {
          if (part.type === 'ClassSelector') needs.classes.push(part.name.replaceAll('\\', ''));
          if (part.type === 'TypeSelector' && part.name !== '*') needs.tags.push(part.name);
          if (part.type === 'AttributeSelector') needs.attributes.push(part.name.name);
        }
      }
      return { text: of(node), needs };
    });
  }

  function readDeclaration(node: CssNode): Declaration {
    const text = of(node);
    const property = node.type === 'Declaration' ? node.property : '';
    return { text, property, reads: variablesIn(text) };
  }

  return readAll(sheet.children);
}

/** The custom properties that a text of style sheets or elements reads. */
export function variablesIn(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}

function rangesOf(face: string): (readonly [number, number])[] {
  const named: (readonly [number, number])[] = [];
  walk(parse(face), {
    visit: 'UnicodeRange',
    enter({ value }) {
      const [first = '', last = first] = value.slice(2).split('-');
      const open = (digit: string) => Number.parseInt(last.replaceAll('?', digit), 16);
      named.push([Number.parseInt(first.replaceAll('?', '0'), 16), open('F')]);
    },
  });
  return named;
}

/** The addresses of the fonts of a style sheet that have a letter. */
export function fontsWith(letter: string, css: string): string[] {
  const fonts = readSheet(css).filter((piece) => 'ranges' in piece);
  const names = { letters: new Set([letter.codePointAt(0) ?? 0]) };
  return fonts
    .filter((face) => isNeeded(face, names))
    .flatMap(({ text }) => /url\("?([^")]+)"?\)/.exec(text)?.[1] ?? []);
}

/**
 * The rules of some sheets, in their order, that apply to a page: those that name nothing that it has
 * not, fonts of which it has a letter, and custom properties that are read.
 */
export function rulesFor(sheets: readonly Sheet[], names: Names): string {
  const pieces = sheets.flatMap((sheet) => keep(sheet, names));
  const read = readBy(pieces, names.reads);
  return pieces.map((piece) => write(piece, read)).join('');
}

function keep(pieces: readonly Piece[], names: Names): Piece[] {
  return pieces.flatMap((piece): Piece[] => {
    if ('inner' in piece) {
      const inner = keep(piece.inner, names);
      // A layer without rules still has its place in the order.
      return inner.length > 0 || piece.prelude.startsWith('@layer') ? [{ ...piece, inner }] : [];
    }
    if ('ranges' in piece) return isNeeded(piece, names) ? [piece] : [];
    if (!('selectors' in piece)) return [piece];
    const selectors = piece.selectors.filter(({ needs }) => has(names, needs));
    return selectors.length > 0 ? [{ ...piece, selectors }] : [];
  });
}

function has(names: Names, needs: Selector['needs']): boolean {
  return (['classes', 'tags', 'attributes'] as const).every((sort) =>
    needs[sort].every((name) => names[sort].has(name)),
  );
}

function isNeeded({ ranges }: Face, { letters }: Pick<Names, 'letters'>): boolean {
  if (ranges.length === 0) return true;
  return [...letters].some((letter) =>
    ranges.some(([first, last]) => first <= letter && letter <= last),
  );
}

/** The custom properties that are read in the end: not those that only others read that nobody does. */
function readBy(pieces: readonly Piece[], first: ReadonlySet<string>): ReadonlySet<string> {
  const read = new Set(first);
  const inside = new Map<string, string[]>();
  const look = (piece: Piece) => {
    if ('inner' in piece) piece.inner.forEach(look);
    else if ('text' in piece) for (const name of variablesIn(piece.text)) read.add(name);
    else {
      for (const { property, reads } of piece.declarations) {
        if (variable.test(property))
          inside.set(property, [...(inside.get(property) ?? []), ...reads]);
        else for (const name of reads) read.add(name);
      }
    }
  };
  pieces.forEach(look);
  // A set that grows is gone through to its end.
  for (const name of read) for (const other of inside.get(name) ?? []) read.add(other);
  return read;
}

function write(piece: Piece, read: ReadonlySet<string>): string {
  if ('inner' in piece) {
    return `${piece.prelude}{${piece.inner.map((one) => write(one, read)).join('')}}`;
  }
  if ('text' in piece) return piece.text;
  const declarations = piece.declarations.filter(
    ({ property }) => !variable.test(property) || read.has(property),
  );
  if (declarations.length === 0) return '';
  const selectors = piece.selectors.map(({ text }) => text).join(',');
  return `${selectors}{${declarations.map(({ text }) => text).join(';')}}`;
}
