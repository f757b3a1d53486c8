import { mkdir, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PublishedEdition, PublishedFile, Target } from './edition.ts';

/** The file that says what is published: replacing it is the one step of a publication. */
const pointerName = 'edition.json';

/**
 * A folder of contents under their hashes and one file that names them all. A reader sees one
 * edition or the next; contents go one publication after the last edition that named them, so that
 * whoever is reading one gets to its end.
 */
export function folderTarget(folder: string): Target {
  const reader = folderReader(folder);
  let spare = new Set<string>();
  return {
    held: reader.held,
    async put(hash, content) {
      const path = objectPath(folder, hash);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}.new`, content);
      await rename(`${path}.new`, path);
    },
    async commit(edition) {
      const before = await reader.held();
      await mkdir(folder, { recursive: true });
      const pointer = join(folder, pointerName);
      await writeFile(`${pointer}.new`, JSON.stringify(edition));
      await rename(`${pointer}.new`, pointer);
      const used = hashesOf(edition);
      for (const hash of spare) if (!used.has(hash)) await unlinkQuietly(objectPath(folder, hash));
      spare = new Set([...hashesOf(before)].filter((hash) => !used.has(hash)));
    },
  };
}

/** What a folder holds, read anew only when it has changed. */
export interface FolderReader {
  held(): Promise<PublishedEdition | undefined>;
  /** The published file at a path, retired ones too. */
  find(path: string): Promise<PublishedFile | undefined>;
  read(file: PublishedFile): Promise<Uint8Array>;
}

/** Makes a reader of a folder that a target writes to, in this process or another. */
export function folderReader(folder: string): FolderReader {
  let seen = '';
  let edition: PublishedEdition | undefined;
  async function held(): Promise<PublishedEdition | undefined> {
    const found = await stat(join(folder, pointerName)).catch(() => undefined);
    const mark = found ? `${found.mtimeMs} ${found.ino}` : '';
    if (mark !== seen) {
      edition = found && JSON.parse(await readFile(join(folder, pointerName), 'utf8'));
      seen = mark;
    }
    return edition;
  }
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
  const used = hashesOf(await folderReader(folder).held());
  const objects = join(folder, 'objects');
  for (const shelf of await readdir(objects).catch(() => [])) {
    for (const name of await readdir(join(objects, shelf))) {
      if (!used.has(name)) await rm(join(objects, shelf, name), { force: true });
    }
  }
}

function hashesOf(edition: PublishedEdition | undefined): Set<string> {
  const files = Object.values({ ...edition?.files });
  const retired = Object.values({ ...edition?.retired });
  return new Set([...files, ...retired].map(({ hash }) => hash));
}

function objectPath(folder: string, hash: string): string {
  return join(folder, 'objects', hash.slice(0, 2), hash);
}

async function unlinkQuietly(path: string): Promise<void> {
  await unlink(path).catch(() => undefined);
}
