/** A piece of a style sheet: a rule, or an at-rule with pieces inside or only a text. */
interface Piece {
  /** Selectors of a rule, or an at-rule's name and condition. */
  readonly prelude: string;
  /** Declarations; undefined for a statement that ends with a semicolon. */
  readonly body: string | undefined;
  readonly inner: readonly Piece[] | undefined;
}

/** The names that a page uses, by which rules are kept. */
export interface Names {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
}

/** A style sheet that can be cut down to what a page uses. */
export interface Sheet {
  for(names: Names): string;
}

const grouping = /^@(?:media|supports|layer|container|starting-style)\b/;

/** Reads a minified style sheet. */
export function readSheet(css: string): Sheet {
  const pieces = read(css.replace(/\/\*[\s\S]*?\*\//g, ''));
  return { for: (names) => pieces.map((piece) => write(piece, names)).join('') };
}

function read(css: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < css.length) {
    const end = next(css, at, '{;');
    const prelude = css.slice(at, end).trim();
    if (css[end] !== '{') {
      if (prelude) pieces.push({ prelude, body: undefined, inner: undefined });
      at = end + 1;
      continue;
    }
    const close = closing(css, end);
    const body = css.slice(end + 1, close);
    pieces.push({ prelude, body, inner: grouping.test(prelude) ? read(body) : undefined });
    at = close + 1;
  }
  return pieces;
}

/** Where one of some characters comes next outside quotes and parentheses. */
function next(css: string, from: number, wanted: string): number {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    const character = css[at] as string;
    if (character === '\\') at += 1;
    else if (character === '"' || character === "'") at = afterQuote(css, at);
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (depth === 0 && wanted.includes(character)) return at;
  }
  return css.length;
}

function closing(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    const character = css[at];
    if (character === '\\') at += 1;
    else if (character === '"' || character === "'") at = afterQuote(css, at);
    else if (character === '{') depth += 1;
    else if (character === '}' && --depth === 0) return at;
  }
  return css.length;
}

function afterQuote(css: string, open: number): number {
  let at = open + 1;
  while (at < css.length && css[at] !== css[open]) at += css[at] === '\\' ? 2 : 1;
  return at;
}

function write({ prelude, body, inner }: Piece, names: Names): string {
  if (inner) {
    const kept = inner.map((piece) => write(piece, names)).join('');
    return kept || prelude.startsWith('@layer') ? `${prelude}{${kept}}` : '';
  }
  if (body === undefined) return `${prelude};`;
  if (prelude.startsWith('@')) return `${prelude}{${body}}`;
  const kept = selectors(prelude).filter((selector) => isUsed(selector, names));
  return kept.length > 0 ? `${kept.join(',')}{${body}}` : '';
}

function selectors(prelude: string): string[] {
  const list: string[] = [];
  for (let from = 0; from < prelude.length; ) {
    const end = next(prelude, from, ',');
    list.push(prelude.slice(from, end).trim());
    from = end + 1;
  }
  return list;
}

/** Whether a page can have what a selector names; what stands in parentheses is not looked at. */
function isUsed(selector: string, { classes, tags }: Names): boolean {
  const plain = selector.replace(/\[[^\]]*\]/g, '').replace(/\((?:[^()]|\([^()]*\))*\)/g, '');
  const named = [...plain.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replace(/\\/g, ''),
  );
  const without = plain.replace(/\.(?:\\.|[\w-])+/g, '.').replace(/::?[\w-]+/g, '');
  const elements = [...without.matchAll(/(?<![\w.#-])[a-z][\w-]*/g)].map(([name]) => name);
  return named.every((name) => classes.has(name)) && elements.every((name) => tags.has(name));
}
