import { type CssNode, parse, type StyleSheet } from 'css-tree';
import { type Asked, askedNothing, readSelectors, type Selector } from './selectors.ts';

/** A piece of a style sheet, in its own words. */
export type Piece = Rule | Group | Keyframes | Statement;

export interface Rule {
  readonly selectors: readonly Selector[];
  readonly declarations: readonly Declaration[];
}

interface Declaration {
  readonly text: string;
  readonly property: string;
  /** Whether it sets a custom property. */
  readonly custom: boolean;
  /** Whether it can name an animation. */
  readonly animates: boolean;
  /** Custom properties that its value reads. */
  readonly reads: readonly string[];
}

/** An at-rule with pieces inside. */
interface Group {
  readonly prelude: string;
  readonly inner: readonly Piece[];
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

/** Reads a style sheet, and adds what it asks a page for; what it does not understand it keeps in every page. */
export function readSheet(css: string, asked: Asked = askedNothing()): Sheet {
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
      return { selectors: readSelectors(node.prelude, css, asked), declarations };
    }
    if (node.type !== 'Atrule' || !node.block) return { text: of(node) };
    if (node.name === 'keyframes')
      return { text: of(node), animation: of(node.prelude as CssNode) };
    if (!grouping.has(node.name)) return { text: of(node) };
    const prelude = css.slice(node.loc?.start.offset, node.block.loc?.start.offset).trim();
    return { prelude, inner: readAll(node.block.children) };
  }

  function readDeclaration(node: CssNode): Declaration {
    const text = of(node);
    const property = node.type === 'Declaration' ? node.property : '';
    const custom = property.startsWith('--');
    const animates = custom || text.includes('anim');
    return { text, property, custom, animates, reads: variablesIn(text) };
  }

  return readAll(sheet.children);
}

/** The custom properties that a text of style sheets or elements reads. */
export function variablesIn(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}
