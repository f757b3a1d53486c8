import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Bundle, bundleAddress } from '../../src/i18n/namespaces.ts';

/** One file of the shell, as `workbox-precaching` takes it. */
export interface PrecacheEntry {
  readonly url: string;
  /** Null when the name itself carries the content's hash. */
  readonly revision: string | null;
  readonly integrity: string;
}

/** A chunk as Vite's build manifest describes it. */
export interface ManifestChunk {
  readonly file: string;
  /** The name of its group in vite.config.ts, or else that of the file it is made of. */
  readonly name?: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The key of the part of the app with a name, which only one has; throws where the build has none. */
export function partNamed(manifest: Manifest, name: string): string {
  const [part, ...more] = Object.keys(manifest).filter((key) => manifest[key]?.name === name);
  if (!part || more.length > 0) throw new Error(`The build has no one part ${name}`);
  return part;
}

/** A folder and a package that only some visitors need: the worker keeps what is loaded from them once it is used. */
const onDemand = new Set(['speaker-page', 'hls.js']);

/** What only the back office loads begins here, and is kept with it. */
const adminSource =
  /^src\/(?:admin|exchange)\/|^src\/replica\/(?:signed-in|sync\/made-edition)\.ts$/;

/** Workers of the back office, which no manifest names: vite.config.ts gives them this folder. */
const adminWorker = /^assets\/admin\/.*\.js$/;

/** Fonts for letters that no word of the app uses, only some names in the content. */
const rareFont = /-latin-ext-/;

/** Public files of the shell: folders end with a slash. The other icons are fetched by the system. */
const publicFiles = [
  'index.html',
  'manifest.webmanifest',
  'manifest.en.webmanifest',
  'manifest.ar.webmanifest',
  'warm-up.js',
  'whole.js',
  'patterns/',
  'icons/favicon.svg',
  'icons/icon-192.png',
];

/**
 * The built files of the shell: all code, styles and assets that can be reached from the entry
 * without passing a dynamic import of something needed on demand.
 */
export function shellChunks(manifest: Manifest): string[] {
  return filesOf(manifest, shellOf(manifest));
}

/** The built files that an administrator's device keeps besides the shell. */
export function adminChunks(manifest: Manifest): string[] {
  const shell = shellOf(manifest);
  const starts = Object.keys(manifest).filter((name) =>
    adminSource.test(manifest[name]?.src ?? ''),
  );
  const files = reachable(manifest, starts, (name) => !shell.has(name));
  const held = new Set(filesOf(manifest, shell));
  return filesOf(manifest, files).filter((file) => !held.has(file));
}

function shellOf(manifest: Manifest): ReadonlySet<string> {
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  return reachable(manifest, entries, (name, onRequest) => {
    return !onRequest || !isOnDemand(manifest[name]?.src ?? name);
  });
}

/** The chunks reached from some by imports that are followed. */
function reachable(
  manifest: Manifest,
  starts: readonly string[],
  follows: (name: string, onRequest: boolean) => boolean,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const reach = (name: string, onRequest: boolean) => {
    const chunk = manifest[name];
    if (!chunk || reached.has(name) || !follows(name, onRequest)) return;
    reached.add(name);
    for (const inner of chunk.imports ?? []) reach(inner, false);
    for (const inner of chunk.dynamicImports ?? []) reach(inner, true);
  };
  for (const start of starts) reach(start, false);
  return reached;
}

function filesOf(manifest: Manifest, chunks: ReadonlySet<string>): string[] {
  const files = [...chunks].flatMap((name) => {
    const { file, css = [], assets = [] } = manifest[name] as ManifestChunk;
    return [file, ...css, ...assets];
  });
  return [...new Set(files)].filter((file) => !rareFont.test(file));
}

const isOnDemand = (source: string) =>
  adminSource.test(source) || source.split('/').some((part) => onDemand.has(part));

/** The shell of a build folder, in a stable order. Throws when the folder holds no complete build. */
export function readPrecache(dist: string): PrecacheEntry[] {
  return entriesOf(dist, [...shellChunks(manifestOf(dist)), ...filesUnder(dist).filter(isPublic)]);
}

/** What an administrator's device keeps besides: all code and words of the back office, its workers too. */
export function readAdminFiles(dist: string): PrecacheEntry[] {
  const more = filesUnder(dist).filter((file) => isBundle(file, 'admin') || adminWorker.test(file));
  return entriesOf(dist, [...adminChunks(manifestOf(dist)), ...more]);
}

function manifestOf(dist: string): Manifest {
  return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
}

function entriesOf(dist: string, files: readonly string[]): PrecacheEntry[] {
  return [...new Set(files)].sort().map((file) => entryOf(file, readFileSync(join(dist, file))));
}

function isPublic(file: string): boolean {
  return (
    isBundle(file, 'start') ||
    isBundle(file, 'later') ||
    publicFiles.some((name) => (name.endsWith('/') ? file.startsWith(name) : file === name))
  );
}

/** Whether a file is a bundle of words; the folders that those were put together from are for the publisher. */
function isBundle(file: string, bundle: Bundle): boolean {
  const [, language = ''] = /^locales\/([a-z]+)\./.exec(file) ?? [];
  return `/${file}` === bundleAddress(language, bundle);
}

function entryOf(file: string, content: Uint8Array): PrecacheEntry {
  const hash = createHash('sha256').update(content).digest('base64');
  const named = file.startsWith('assets/');
  return {
    url: `/${file}`,
    revision: named ? null : hash.slice(0, 12),
    integrity: `sha256-${hash}`,
  };
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
