import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Part, partOf } from '#published/part-of.ts';
import type { AddressName } from '#shared/addresses.ts';
import type { Language } from '#shared/localized.ts';
import { type Manifest, partNamed } from '../../../sw/build/precache.ts';
import { createFonts } from './fonts.ts';

/** The parts of the built app that published pages are put together from. */
export interface Shell {
  /** What of its head holds of every page: icons, manifest, colours. */
  readonly head: string;
  /** The fonts that it fetches, as a style sheet. */
  readonly letters: string;
  /** The device's own that stand in for them, as a style sheet. */
  readonly standIns: string;
  /** The fonts that the markup of a page in a language needs, as addresses. */
  fontsOf(language: Language, html: string): readonly string[];
  /** The script that settles language and colours, with its element, to the byte. */
  readonly script: string;
  /**
   * Entry script and what it imports, as elements. They are only fetched: the script in the head
   * starts the one with the id `entry`.
   */
  readonly code: string;
  /** Style sheets of the entry and of a screen's part, as addresses, in the order of the cascade. */
  sheetsOf(screen: AddressName): readonly string[];
  /** Code of a screen's part besides the entry's, as addresses. */
  codeOf(screen: AddressName): readonly string[];
  /** The text of each of those style sheets, by address. */
  readonly sheets: ReadonlyMap<string, string>;
}

const fetchedFace = /@font-face\s*\{[^}]*url\([^}]*\}/g;
const entryScript = /<script type="module"[^>]* src="([^"]*)"><\/script>/;

/** Reads the shell of a build. Throws when a part of it is not there. */
export async function readShell(dist: string): Promise<Shell> {
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(
    await readFile(join(dist, '.vite', 'manifest.json'), 'utf8'),
  );
  const head = /<head>([\s\S]*)<\/head>/.exec(html)?.[1] ?? '';
  const [script = ''] = /<script>[\s\S]*?<\/script>/.exec(head) ?? [];
  const [, fonts = ''] = /<style>([\s\S]*?)<\/style>/.exec(head) ?? [];
  const tags =
    head.replace(script, '').match(/<(?:meta|link)[^>]*>|<script[^>]*><\/script>/g) ?? [];
  const isCode = (tag: string) => tag.startsWith('<script') || tag.includes('modulepreload');
  const isSheet = (tag: string) => tag.includes('rel="stylesheet"');
  const entrySheets = tags.filter(isSheet).map((tag) => /href="([^"]*)"/.exec(tag)?.[1] ?? '');
  const entryCode = tags.filter(isCode).join('');

  function filesOf(part: Part) {
    const css = new Set<string>();
    const code = new Set<string>();
    const reach = (name: string) => {
      const chunk = manifest[name];
      const file = `/${chunk?.file}`;
      if (!chunk || code.has(file) || entryCode.includes(file)) return;
      for (const inner of chunk.imports ?? []) reach(inner);
      for (const sheet of chunk.css ?? []) css.add(`/${sheet}`);
      code.add(file);
    };
    reach(partNamed(manifest, part));
    return { css: [...css], code: [...code] };
  }

  const parts: Readonly<Record<Part, ReturnType<typeof filesOf>>> = {
    programme: filesOf('programme'),
    site: filesOf('site'),
    texts: filesOf('texts'),
    tools: filesOf('tools'),
  };
  const filesFor = (screen: AddressName) => parts[partOf(screen)];

  const addresses = new Set([entrySheets, ...Object.values(parts).map(({ css }) => css)].flat());
  const sheets = new Map<string, string>();
  for (const address of addresses) sheets.set(address, await readFile(join(dist, address), 'utf8'));
  return {
    head: tags.filter((tag) => !isCode(tag) && !isSheet(tag)).join(''),
    letters: (fonts.match(fetchedFace) ?? []).join(''),
    standIns: fonts.replace(fetchedFace, ''),
    fontsOf: createFonts(fonts),
    script,
    code: entryCode.replace(
      entryScript,
      '<link id="entry" rel="modulepreload" crossorigin href="$1">',
    ),
    sheetsOf: (screen) => [...new Set([...entrySheets, ...filesFor(screen).css])],
    codeOf: (screen) => filesFor(screen).code,
    sheets,
  };
}
