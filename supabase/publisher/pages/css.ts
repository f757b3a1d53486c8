import { type CssNode, parse, type SelectorList, type StyleSheet, walk } from 'css-tree';

/** What a page can have of what style sheets name. */
export interface Names {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
  /** Fonts of which it has a letter. */
  readonly faces: ReadonlySet<Face>;
  /** Custom properties that its elements read by themselves. */
  readonly reads: ReadonlySet<string>;
}

/** A piece of a style sheet, in its own words. */
type Piece = Rule | Group | Face | Keyframes | Statement;

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
export interface Face {
  readonly text: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

interface Keyframes {
  readonly text: string;
  readonly animation: string;
}

interface Statement {
  readonly text: string;
}

/** A style sheet that can be cut down to what a page uses. */
export type Sheet = readonly Piece[];

const grouping = new Set(['media', 'supports', 'layer', 'container', 'starting-style']);
const variable = /^--/;

/** Reads a style sheet; what it does not understand it keeps in every page. */
export function readSheet(css: string): Sheet {
  // Values and conditions are kept as they are written: some only old browsers read, some only new ones.
  const asWritten = { parseValue: false, parseAtrulePrelude: false };
  const sheet = parse(css, { positions: true, ...asWritten }) as StyleSheet;
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
    if (node.name === 'keyframes')
      return { text: of(node), animation: of(node.prelude as CssNode) };
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

/** The fonts of a style sheet. */
export function facesIn(sheet: Sheet): Face[] {
  return sheet.filter((piece) => 'ranges' in piece);
}

/** Whether a font is for one of some letters (code points); one that names none is for all. */
export function isFor({ ranges }: Face, letters: ReadonlySet<number>): boolean {
  if (ranges.length === 0) return true;
  return [...letters].some((letter) =>
    ranges.some(([first, last]) => first <= letter && letter <= last),
  );
}

/** Where the file of a font lies; undefined for one of the device's own. */
export function addressOfFace({ text }: Face): string | undefined {
  return /url\("?([^")]+)"?\)/.exec(text)?.[1];
}

/**
 * The rules of some sheets, in their order, that apply to a page: those that name nothing that it has
 * not, fonts of which it has a letter, animations that are named and custom properties that are read.
 */
export function rulesFor(sheets: readonly Sheet[], names: Names): string {
  const pieces = sheets.flatMap((sheet) => keep(sheet, names));
  const named = animationsIn(pieces);
  const moved = drop(pieces, (piece) => 'animation' in piece && !named.includes(piece.animation));
  const read = readBy(moved, names.reads);
  return moved.map((piece) => write(piece, read)).join('');
}

/** The pieces without some of them, at whatever depth. */
function drop(pieces: readonly Piece[], which: (piece: Piece) => boolean): Piece[] {
  return pieces
    .filter((piece) => !which(piece))
    .map((piece) => ('inner' in piece ? { ...piece, inner: drop(piece.inner, which) } : piece));
}

/** All values that can name an animation, as a text. */
function animationsIn(pieces: readonly Piece[]): string {
  return pieces
    .flatMap((piece) => {
      if ('inner' in piece) return [animationsIn(piece.inner)];
      if (!('declarations' in piece)) return [];
      return piece.declarations.filter(({ text }) => /anim|^--/.test(text)).map(({ text }) => text);
    })
    .join(';');
}

function keep(pieces: readonly Piece[], names: Names): Piece[] {
  return pieces.flatMap((piece): Piece[] => {
    if ('inner' in piece) {
      const inner = keep(piece.inner, names);
      // A layer without rules still has its place in the order.
      return inner.length > 0 || piece.prelude.startsWith('@layer') ? [{ ...piece, inner }] : [];
    }
    if ('ranges' in piece) return names.faces.has(piece) ? [piece] : [];
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
