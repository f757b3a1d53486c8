import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readPrecache } from '../../sw/build/precache.ts';
import { printHeading, printTable, shown } from './table.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly isEntry?: boolean;
}

/** What the first screen of /programme and keeping the content begin with, besides the entry. */
const programme = 'src/features/programme/programme-screen.tsx';
const keeping = 'src/replica/coordination/keep-current.ts';
/** One of those that open over a screen, which come together. */
const dialogs = 'src/features/frame/menu-drawer.tsx';

/** What a visit to /programme loads by itself once it can be read, the screens behind its links with it. */
const afterwards = [
  keeping,
  'src/features/frame/watchers.tsx',
  'src/features/welcome/language-bar.tsx',
  'src/features/programme/search.ts',
  'src/domain/compute-prayers.ts',
  'src/device/worker.ts',
  'src/routes/site.ts',
  'src/replica/protocol/doorbell.ts',
  'src/replica/protocol/realtime.ts',
];

/**
 * Prints the built app's sizes against its budgets; false when one is exceeded. The entry is all the
 * JavaScript that /programme waits for; after it comes what keeps the content
 * current, in the page and in a worker beside it.
 */
export function benchSizes(dist: string): boolean {
  const path = join(dist, '.vite/manifest.json');
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(path, 'utf8'));
  const entryName = Object.keys(manifest).find((name) => manifest[name]?.isEntry) ?? '';
  // The programme may be a part of its own or come with the entry.
  const start = [entryName, ...(manifest[programme] ? [programme] : [])];
  const first = closure(manifest, start);
  const before = (source: string) => closure(manifest, [entryName, source]);
  const whole = closure(manifest, [...start, ...afterwards]);
  const data = new Set([...closure(manifest, [keeping])].filter((chunk) => !first.has(chunk)));

  // The publisher's part is for Node.
  const all = filesUnder(dist)
    .map((file) => relative(dist, file))
    .filter((file) => !file.startsWith('.publish'));
  const sizeOf = (file: string) => {
    const content = join(dist, file);
    const kept = file.endsWith('.woff2');
    return (kept ? statSync(content).size : gzipSync(readFileSync(content)).length) / 1_024;
  };
  const sum = (files: Iterable<string>) => [...files].reduce((total, f) => total + sizeOf(f), 0);
  const scripts = (chunks: Iterable<Chunk>) => sum([...chunks].map(({ file }) => file));
  const styles = new Set([...first].flatMap(({ css = [] }) => css));

  const rows: [label: string, size: number, budget?: number][] = [
    ['JavaScript before /programme is readable', scripts(first), 166],
    ['and all that this visit loads by itself', scripts(whole), 239],
    ['JavaScript before another page is taken over', scripts(before('src/routes/site.ts')), 198],
    ['JavaScript before the menu or search opens', scripts(before(dialogs)), 250],
    ['JavaScript before a formatted text is', scripts(before('src/routes/texts.ts')), 214],
    ['JavaScript before the map is', scripts(before('src/routes/tools.ts')), 225],
    ['what keeps the content, after that, in the page', scripts(data), 8],
    ['and in a worker', sum(all.filter((file) => file.includes('/row-stores-worker-'))), 100],
    ['style sheets before /programme is readable', sum(styles), 9.9],
    ['style sheets, all', sum(all.filter((file) => file.endsWith('.css')))],
    ['words of one language (ar), from the start', sum(['locales/ar.json'])],
    ['fonts of all scripts, as they are', sum(all.filter((file) => file.endsWith('.woff2')))],
    ['service worker', sum(['sw.js'])],
    ['all that is kept for offline, in three languages, with brotli', keptSize(dist), 700],
  ];
  printHeading('Sizes, KB gzip');
  printTable(
    ['', 'KB', 'budget', ''],
    rows.map(([label, size, budget]) => [
      label,
      size.toFixed(1),
      budget?.toString() ?? '',
      budget !== undefined && size > budget ? 'over' : '',
    ]),
  );
  const firstFiles = new Set([...first].map(({ file }) => file));
  const dataFiles = new Set([...data].map(({ file }) => file));
  process.stdout.write('\n');
  printTable(
    ['chunk', 'KB', 'when'],
    all
      .filter((file) => file.endsWith('.js'))
      .map((file): [string, number] => [file, sizeOf(file)])
      .sort((a, b) => b[1] - a[1])
      .map(([file, size]) => [
        file,
        shown(size),
        firstFiles.has(file) ? 'first' : dataFiles.has(file) ? 'data' : '',
      ]),
  );
  return rows.every(([, size, budget]) => budget === undefined || size <= budget);
}

/** What the worker keeps of the app from its installation on, KB as a server sends it. */
function keptSize(dist: string): number {
  const sizes = readPrecache(dist).map(({ url }) => {
    const content = readFileSync(join(dist, new URL(url, 'https://site').pathname));
    return /\.(?:woff2|png)$/.test(url) ? content.length : brotliCompressSync(content).length;
  });
  return sizes.reduce((total, size) => total + size, 0) / 1_024;
}

/** The chunks that must have come before any of these runs, themselves included. */
function closure(manifest: Record<string, Chunk>, names: readonly string[]): Set<Chunk> {
  const found = new Set<Chunk>();
  const reach = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no part ${name}`);
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const inner of chunk.imports ?? []) reach(inner);
  };
  for (const name of names) reach(name);
  return found;
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}
