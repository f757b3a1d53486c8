import { addressOfFace, type Face, facesIn, isFor, readSheet, variablesIn } from './css.ts';
import { type Names, rulesFor } from './rules-for.ts';

/** What the script in the head or its reader gives the page before the app has come. */
const settled = ['lang', 'dir', 'data-mantine-color-scheme', 'data-own', 'data-wanted', 'open'];

/** The styles of a page. */
export interface Styles {
  readonly css: string;
  /** The addresses of its fonts that have a letter. */
  fontsWith(letter: string): string[];
}

/** Cuts style sheets down to what a page uses; what is alike is cut once. */
export function createStyles(sheets: ReadonlyMap<string, string>) {
  const read = new Map([...sheets].map(([name, css]) => [name, readSheet(css)]));
  const all = [...read.values()].flatMap(facesIn);
  const known = new Map<string, Styles>();

  /** The rules of some sheets, in their order, that apply to the markup of a page in a language. */
  return function stylesFor(addresses: readonly string[], html: string, language: string): Styles {
    const letters = lettersIn(html);
    const faces = new Set(all.filter((face) => isFor(face, letters)));
    const names = { ...namesIn(html, language), faces };
    const key = JSON.stringify([
      addresses,
      [...faces].map((face) => all.indexOf(face)),
      ...[names.classes, names.tags, names.languages, names.reads].map((one) => [...one].sort()),
      [...names.attributes].map(([name, values]) => [name, values && [...values].sort()]).sort(),
    ]);
    const made = known.get(key) ?? stylesOf(addresses, names);
    known.set(key, made);
    return made;
  };

  function stylesOf(addresses: readonly string[], names: Names): Styles {
    const cut = addresses.map((name) => read.get(name) ?? []);
    const faces = cut.flatMap(facesIn).filter((face) => names.faces.has(face));
    return { css: rulesFor(cut, names), fontsWith: (letter) => fontsWith(letter, faces) };
  }
}

function fontsWith(letter: string, faces: readonly Face[]): string[] {
  const letters = lettersIn(letter);
  return faces.filter((face) => isFor(face, letters)).flatMap((face) => addressOfFace(face) ?? []);
}

/** Every letter of a text once, as code points. */
function lettersIn(text: string): ReadonlySet<number> {
  const letters = new Set<number>();
  // Most of a page is ASCII: a set that is asked for each of its letters would be most of the work.
  const plain = new Uint8Array(128);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0;
    if (code < plain.length) plain[code] = 1;
    else letters.add(code);
    if (code > 0xffff) at += 1;
  }
  plain.forEach((there, code) => {
    if (there) letters.add(code);
  });
  return letters;
}

function namesIn(html: string, language: string): Omit<Names, 'faces'> {
  const classes = new Set<string>();
  const tags = new Set(['html', 'head', 'body']);
  const attributes = new Map<string, Set<string> | undefined>();
  for (const [, tag = '', inside = ''] of html.matchAll(/<([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/g)) {
    tags.add(tag);
    for (const [, name = '', value = ''] of inside.matchAll(/ ([\w:-]+)(?:="([^"]*)")?/g)) {
      const values = attributes.get(name) ?? new Set();
      attributes.set(name, values.add(value));
      if (name !== 'class') continue;
      for (const one of value.split(/\s+/)) if (one) classes.add(one);
    }
  }
  const languages = new Set([language, ...(attributes.get('lang') ?? [])]);
  for (const name of settled) attributes.set(name, undefined);
  return { classes, tags, attributes, languages, reads: new Set(variablesIn(html)) };
}
