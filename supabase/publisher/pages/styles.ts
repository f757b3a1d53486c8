import { type Names, readSheet } from './css.ts';

/** Cuts style sheets down to what a page uses; what is alike is cut once. */
export function createStyles(sheets: ReadonlyMap<string, string>) {
  const read = new Map([...sheets].map(([name, css]) => [name, readSheet(css)]));
  const known = new Map<string, string>();

  /** The rules of some sheets, in their order, that apply to a page's markup. */
  return function stylesFor(names: readonly string[], html: string): string {
    const used = namesIn(html);
    const key = [...names, '|', ...[...used.classes].sort(), '|', ...used.tags].join(' ');
    const css = known.get(key) ?? names.map((name) => read.get(name)?.for(used) ?? '').join('');
    known.set(key, css);
    return css;
  };
}

function namesIn(html: string): Names {
  const classes = new Set<string>();
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of list.split(/\s+/)) if (name) classes.add(name);
  }
  const tags = new Set(['html', 'head', 'body']);
  for (const [, tag = ''] of html.matchAll(/<([a-z][\w-]*)/g)) tags.add(tag);
  return { classes, tags };
}
