import { type Names, readSheet, rulesFor, variablesIn } from './css.ts';

/** What the script in the head or its reader gives the page before the app has come. */
const settled = ['lang', 'dir', 'data-mantine-color-scheme', 'data-own', 'data-wanted', 'open'];

/** Cuts style sheets down to what a page uses; what is alike is cut once. */
export function createStyles(sheets: ReadonlyMap<string, string>) {
  const read = new Map([...sheets].map(([name, css]) => [name, readSheet(css)]));
  const known = new Map<string, string>();

  /** The rules of some sheets, in their order, that apply to a page's markup. */
  return function stylesFor(addresses: readonly string[], html: string): string {
    const names = namesIn(html);
    const key = JSON.stringify([addresses, ...Object.values(names).map((one) => [...one].sort())]);
    const css =
      known.get(key) ??
      rulesFor(
        addresses.map((name) => read.get(name) ?? []),
        names,
      );
    known.set(key, css);
    return css;
  };
}

function namesIn(html: string): Names {
  const classes = new Set<string>();
  const tags = new Set(['html', 'head', 'body']);
  const attributes = new Set(settled);
  for (const [, tag = '', inside = ''] of html.matchAll(/<([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/g)) {
    tags.add(tag);
    for (const [, name = '', value = ''] of inside.matchAll(/ ([\w:-]+)(?:="([^"]*)")?/g)) {
      attributes.add(name);
      if (name !== 'class') continue;
      for (const one of value.split(/\s+/)) if (one) classes.add(one);
    }
  }
  const letters = new Set([...html].map((letter) => letter.codePointAt(0) ?? 0));
  return { classes, tags, attributes, letters, reads: new Set(variablesIn(html)) };
}
