import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  type Manifest,
  type ManifestChunk,
  type PrecacheEntry,
  partNamed,
  readPrecache,
} from '../../sw/build/precache.ts';
import { printHeading, printTable, shown } from './table.ts';

/** What a visit to /programme loads by itself once it can be read, the screens behind its links with it. */
const afterwards = [
  'keeping',
  'watchers',
  'language-bar',
  'search',
  'prayers',
  'worker',
  'site',
  'doorbell',
];

/**
 * Prints the built app's sizes against its budgets; false when one is exceeded. The entry is all the
 * JavaScript that /programme waits for; after it comes what keeps the content
 * current, in the page and in a worker beside it.
 */
export function benchSizes(dist: string): boolean {
  const path = join(dist, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'));
  const entryName = Object.keys(manifest).find((name) => manifest[name]?.isEntry) ?? '';
  const closureOf = (...names: string[]) =>
    closure(manifest, [entryName, ...names.map((name) => partNamed(manifest, name))]);
  const first = closureOf('programme');
  const whole = closureOf('programme', ...afterwards);
  const data = new Set([...closureOf('keeping')].filter((chunk) => !first.has(chunk)));

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
  const scripts = (chunks: Iterable<ManifestChunk>) => sum([...chunks].map(({ file }) => file));
  const kept = readPrecache(dist);
  const styles = new Set([...first].flatMap(({ css = [] }) => css));

  const rows: [label: string, size: number, budget?: number][] = [
    ['JavaScript before /programme is readable', scripts(first), 165],
    ['and all that this visit loads by itself', scripts(whole), 238],
    ['JavaScript before another page is taken over', scripts(closureOf('site')), 197],
    ['JavaScript before the menu or search opens', scripts(closureOf('dialogs')), 250],
    ['JavaScript before a formatted text is', scripts(closureOf('texts')), 214],
    ['JavaScript before the map is', scripts(closureOf('tools')), 225],
    ['what keeps the content, after that, in the page', scripts(data), 8],
    ['and in a worker', sum(all.filter((file) => file.includes('/row-stores-worker-'))), 100],
    ['style sheets before /programme is readable', sum(styles), 9.9],
    ['style sheets, all', sum(all.filter((file) => file.endsWith('.css')))],
    ['words of one language (ar), from the start', sum(['locales/ar.json'])],
    ['fonts of all scripts, as they are', sum(all.filter((file) => file.endsWith('.woff2')))],
    ['service worker', sum(['sw.js'])],
    ['all that is kept for offline, in three languages, with brotli', keptSize(dist, kept), 700],
    ['in how many files', kept.length, 80],
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
function keptSize(dist: string, kept: readonly PrecacheEntry[]): number {
  const sizes = kept.map(({ url }) => {
    const content = readFileSync(join(dist, new URL(url, 'https://site').pathname));
    return /\.(?:woff2|png)$/.test(url) ? content.length : brotliCompressSync(content).length;
  });
  return sizes.reduce((total, size) => total + size, 0) / 1_024;
}

/** The chunks that must have come before any of these runs, themselves included. */
function closure(manifest: Manifest, names: readonly string[]): Set<ManifestChunk> {
  const found = new Set<ManifestChunk>();
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
