import { mkdir, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Publication, PublishedFile, Target } from './publication.ts';

/** The file that says what is published: replacing it is the one step of a publication. */
const pointerName = 'edition.json';

/**
 * A folder of contents under their hashes and one file that names them all. A reader sees one
 * edition or the next; contents go one publication after the last edition that named them, so that
 * whoever is reading one gets to its end.
 */
export function folderTarget(folder: string): Target {
  const pointer = pointerIn(folder);
  let spare = new Set<string>();
  return {
    held: pointer.held,
    async put(hash, content) {
      const path = objectPath(folder, hash);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}.new`, content);
      await rename(`${path}.new`, path);
    },
    async commit(edition) {
      const before = await pointer.held();
      await mkdir(folder, { recursive: true });
      await pointer.replace(edition);
      const unused = new Set([...spare, ...replacedIn(before, edition)]);
      for (const { hash } of allOf(edition)) unused.delete(hash);
      for (const hash of spare) {
        if (unused.delete(hash)) await unlinkQuietly(objectPath(folder, hash));
      }
      spare = unused;
    },
  };
}

/** What a folder holds, read anew only when it has changed. */
export interface FolderReader {
  held(): Promise<Publication | undefined>;
  /** The published file at a path, retired ones too. */
  find(path: string): Promise<PublishedFile | undefined>;
  read(file: PublishedFile): Promise<Uint8Array>;
}

/** Makes a reader of a folder that a target writes to, in this process or another. */
export function folderReader(folder: string): FolderReader {
  const { held } = pointerIn(folder);
  return {
    held,
    async find(path) {
      const now = await held();
      if (!now) return undefined;
      if (Object.hasOwn(now.files, path)) return now.files[path];
      return Object.hasOwn(now.retired, path) ? now.retired[path] : undefined;
    },
    read: ({ hash }) => readFile(objectPath(folder, hash)),
  };
}

/** Deletes contents that no edition names, left by a publication that was cut short. */
export async function sweepFolder(folder: string): Promise<void> {
  const held = await folderReader(folder).held();
  const used = new Set(held && allOf(held).map(({ hash }) => hash));
  const objects = join(folder, 'objects');
  for (const subfolder of await readdir(objects).catch(() => [])) {
    for (const name of await readdir(join(objects, subfolder))) {
      if (!used.has(name)) await rm(join(objects, subfolder, name), { force: true });
    }
  }
}

/** The one file that says what a folder holds. */
function pointerIn(folder: string) {
  const path = join(folder, pointerName);
  let seen = '';
  let edition: Publication | undefined;
  async function mark(): Promise<string> {
    const found = await stat(path).catch(() => undefined);
    return found ? `${found.mtimeMs} ${found.ino}` : '';
  }
  return {
    async held(): Promise<Publication | undefined> {
      const now = await mark();
      if (now !== seen) edition = now ? JSON.parse(await readFile(path, 'utf8')) : undefined;
      seen = now;
      return edition;
    },
    async replace(next: Publication): Promise<void> {
      await writeFile(`${path}.new`, JSON.stringify(next));
      await rename(`${path}.new`, path);
      edition = next;
      seen = await mark();
    },
  };
}

/** Contents of an edition that in the next are not where they were. */
function replacedIn(before: Publication | undefined, now: Publication): string[] {
  const replaced = Object.values(before?.retired ?? {}).map(({ hash }) => hash);
  for (const path in before?.files) {
    const hash = before.files[path]?.hash;
    if (hash && hash !== now.files[path]?.hash) replaced.push(hash);
  }
  return replaced;
}

function allOf({ files, retired }: Publication): PublishedFile[] {
  return [...Object.values(files), ...Object.values(retired)];
}

function objectPath(folder: string, hash: string): string {
  return join(folder, 'objects', hash.slice(0, 2), hash);
}

async function unlinkQuietly(path: string): Promise<void> {
  await unlink(path).catch(() => undefined);
}
