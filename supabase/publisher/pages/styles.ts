import { readSheet, variablesIn } from './css.ts';
import { type Names, rulesFor } from './rules-for.ts';
import { type Asked, askedNothing } from './selectors.ts';

/** What the script in the head or its reader gives the page before the app has come. */
const settled = [
  'lang',
  'dir',
  'data-mantine-color-scheme',
  'data-own',
  'data-wanted',
  'data-unchosen',
  'open',
];

/** Cuts style sheets down to what a page uses; what is alike is cut once. */
export function createStyles(sheets: ReadonlyMap<string, string>) {
  const asked = askedNothing();
  const read = new Map([...sheets].map(([name, css]) => [name, readSheet(css, asked)]));
  const known = new Map<string, string>();

  /** The rules of some sheets, in their order, that apply to the markup of a page in a language. */
  return function stylesFor(addresses: readonly string[], html: string, language: string): string {
    const names = namesIn(html, language, asked);
    const key = JSON.stringify([
      addresses,
      ...[names.classes, names.tags, names.languages, names.reads].map((one) => [...one].sort()),
      [...names.attributes].map(([name, values]) => [name, values && [...values].sort()]).sort(),
    ]);
    const sheetsOfPage = addresses.map((name) => read.get(name) ?? []);
    const css = known.get(key) ?? rulesFor(sheetsOfPage, names);
    known.set(key, css);
    return css;
  };
}

/** What a page has of what style sheets ask for: pages that differ in nothing else have the same styles. */
function namesIn(html: string, language: string, asked: Asked): Names {
  const classes = new Set<string>();
  const tags = new Set(['html', 'head', 'body']);
  const attributes = new Map<string, Set<string> | undefined>();
  const languages = new Set<string>();
  const speak = (one: string) => asked.languages.has(one) && languages.add(one);
  speak(language);
  const read = new Set<string>();
  const elements = html.matchAll(/<([a-z][\w-]*)([^">]*(?:"[^"]*"[^">]*)*)>/g);
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
