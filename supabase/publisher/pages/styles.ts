import { addressOfFace, type Face, facesIn, isFor, readSheet, variablesIn } from './css.ts';
import { type Names, rulesFor } from './rules-for.ts';
import { type Asked, askedNothing } from './selectors.ts';

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
  const asked = askedNothing();
  const read = new Map([...sheets].map(([name, css]) => [name, readSheet(css, asked)]));
  const all = [...read.values()].flatMap(facesIn);
  const known = new Map<string, Styles>();
  const byLetter = new Map<number, readonly Face[]>();

  function facesOf(letter: number): readonly Face[] {
    const found = byLetter.get(letter) ?? all.filter((face) => isFor(face, [letter]));
    byLetter.set(letter, found);
    return found;
  }

  /** The rules of some sheets, in their order, that apply to the markup of a page in a language. */
  return function stylesFor(addresses: readonly string[], html: string, language: string): Styles {
    const faces = new Set<Face>();
    for (const letter of lettersIn(html)) for (const face of facesOf(letter)) faces.add(face);
    const names = { ...namesIn(html, language, asked), faces };
    const key = JSON.stringify([
      addresses,
      all.flatMap((face, index) => (faces.has(face) ? [index] : [])),
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

/** For each code point whether a text that is being read has had it: a set would be most of the work. */
const had = new Uint8Array(0x110000);

/** Every letter of a text once, as code points. */
function lettersIn(text: string): readonly number[] {
  const letters: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0;
    if (code > 0xffff) at += 1;
    if (had[code]) continue;
    had[code] = 1;
    letters.push(code);
  }
  for (const code of letters) had[code] = 0;
  return letters;
}

/** What a page has of what style sheets ask for: pages that differ in nothing else have the same styles. */
function namesIn(html: string, language: string, asked: Asked): Omit<Names, 'faces'> {
  const classes = new Set<string>();
  const tags = new Set(['html', 'head', 'body']);
  const attributes = new Map<string, Set<string> | undefined>();
  const languages = new Set<string>();
  const speak = (one: string) => asked.languages.has(one) && languages.add(one);
  speak(language);
  const read = new Set<string>();
  const elements = html.matchAll(/<([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/g);
  for (const [element, tag = '', inside = ''] of elements) {
    if (read.has(element)) continue;
    read.add(element);
    if (asked.tags.has(tag)) tags.add(tag);
    for (const [, name = '', value = ''] of inside.matchAll(/ ([\w:-]+)(?:="([^"]*)")?/g)) {
      if (name === 'lang') speak(value);
      if (name === 'class') {
        for (const one of value.split(/\s+/)) if (asked.classes.has(one)) classes.add(one);
      }
      const wanted = asked.attributes.get(name);
      if (!wanted) continue;
      const values = attributes.get(name) ?? new Set();
      attributes.set(name, wanted.has(value) ? values.add(value) : values);
    }
  }
  for (const name of settled) attributes.set(name, undefined);
  return { classes, tags, attributes, languages, reads: new Set(variablesIn(html)) };
}
