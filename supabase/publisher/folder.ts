import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { readFile, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { editionsIn, type Numbered, namesIn, nothing } from './editions.ts';
import type { Publication, PublishedFile, Target } from './publication.ts';

/**
 * A folder of numbered editions, the highest of which is the one held, and of their contents, each under
 * the number of the edition that it was stored for. A reader sees one edition or the next; contents go
 * one publication after the last edition that named them, so that whoever is reading one gets to its end.
 *
 * Any number of processes may publish to a folder, and may be killed at any moment: a number is taken
 * once, by a hard link, so of two that build on the same edition one is told that it was overtaken. An
 * edition names what the one before it named and what was stored for its own number, and nothing else;
 * so what an edition does not name, of its number and those before, no later one will, and may go.
 */
export function folderTarget(folder: string): Target {
  const editions = editionsIn(folder);
  let base = nothing;
  /** What was built upon before that: the next to be cleared away need not be read again. */
  let older = nothing;
  /** What the edition built upon has, and what was stored for the next. */
  let held: ReadonlyMap<string, number> = new Map();
  let added = new Map<string, number>();

  /** Builds on an edition from here on. */
  function buildOn(numbered: Numbered): void {
    if (numbered.number !== base.number) older = base;
    base = numbered;
    held = placesIn(numbered.edition);
    added = new Map();
  }

  const placeOf = (hash: string) => held.get(hash) ?? added.get(hash);

  /** At once: who publishes has nothing else to do, and to hand it to another thread takes three times as long. */
  function write(place: string, content: string | Uint8Array): string {
    const own = `${place}.${randomUUID()}`;
    try {
      writeFileSync(own, content);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(own, content);
    }
    return own;
  }

  return {
    async held() {
      buildOn(await editions.held());
      return base.edition;
    },
    async put(hash, content) {
      if (placeOf(hash) !== undefined) return;
      const number = base.number + 1;
      const place = contentPath(folder, { hash, stored: number });
      renameSync(write(place, content), place);
      added.set(hash, number);
    },
    async commit(edition) {
      const placed = withPlaces(edition, placeOf);
      const next = { number: base.number + 1, edition: placed };
      const place = join(contentsOf(folder, next.number), 'edition');
      const isHeld = await editions.take(next, () => write(place, JSON.stringify(placed)));
      if (!isHeld) return false;
      const [cleared, before] = [older, base];
      buildOn(next);
      await clear(folder, cleared, before, next).catch((error) =>
        console.error('[publish]', error),
      );
      return true;
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

/** Makes a reader of a folder that targets write to, in this process or others. */
export function folderReader(folder: string): FolderReader {
  const editions = editionsIn(folder);
  const held = async () => (await editions.held()).edition;
  return {
    held,
    async find(path) {
      const now = await held();
      if (!now) return undefined;
      if (Object.hasOwn(now.files, path)) return now.files[path];
      return Object.hasOwn(now.retired, path) ? now.retired[path] : undefined;
    },
    read: (file) => readFile(contentPath(folder, file)),
  };
}

/**
 * Deletes contents that no edition names, left by publications that were cut short or overtaken. What is
 * stored for an edition that is still to come stays: somebody may be about to publish it.
 */
export async function sweepFolder(folder: string): Promise<void> {
  const editions = editionsIn(folder);
  const { number, edition } = await editions.held();
  const isUsed = namedBy(edition, await editions.read(number - 1));
  const objects = join(folder, 'objects');
  for (const name of await namesIn(objects)) {
    const stored = Number(name);
    if (!(stored > number)) await sweepContents(join(objects, name), stored, isUsed);
  }
}

/**
 * Deletes the editions before the last two, and what those name and these do not; what is known of them
 * is not read.
 */
async function clear(
  folder: string,
  known: Numbered,
  before: Numbered,
  now: Numbered,
): Promise<void> {
  const editions = editionsIn(folder);
  const isUsed = namedBy(before.edition, now.edition);
  for (const number of await editions.numbers()) {
    if (number >= before.number) continue;
    const emptied = new Set<string>();
    const old = number === known.number ? known.edition : await editions.read(number);
    for (const [hash, stored] of placesIn(old)) {
      if (isUsed(stored, hash)) continue;
      const path = contentPath(folder, { hash, stored });
      await rm(path, { force: true });
      emptied.add(dirname(path));
    }
    for (const contents of emptied) await removeEmpty(contents);
    await editions.remove(number);
  }
  await sweepContents(contentsOf(folder, now.number), now.number, isUsed);
}

/** Whether a content, by the number of the edition that it was stored for and its hash, is in use. */
type IsUsed = (stored: number, hash: string) => boolean;

async function sweepContents(contents: string, stored: number, isUsed: IsUsed): Promise<void> {
  for (const hash of await namesIn(contents)) {
    if (!isUsed(stored, hash)) await rm(join(contents, hash), { force: true });
  }
  await removeEmpty(contents);
}

/** An edition with the numbers under which its contents are stored. */
function withPlaces(
  edition: Publication,
  placeOf: (hash: string) => number | undefined,
): Publication {
  const places = new Map<string, number>();
  const placed = <File extends PublishedFile>(files: Readonly<Record<string, File>>) => {
    const all: Record<string, File> = {};
    for (const path in files) {
      const file = files[path] as File;
      const place = placeOf(file.hash);
      if (place === undefined) throw new Error(`${path} has no content`);
      all[path] = file.stored === place ? file : { ...file, stored: place };
      places.set(file.hash, place);
    }
    return all;
  };
  const whole = { ...edition, files: placed(edition.files), retired: placed(edition.retired) };
  placesKnown.set(whole, places);
  return whole;
}

const placesKnown = new WeakMap<Publication, ReadonlyMap<string, number>>();

/** The numbers under which an edition's contents are stored, by their hashes. */
function placesIn(edition: Publication | undefined): ReadonlyMap<string, number> {
  const held = edition && placesKnown.get(edition);
  if (held) return held;
  const places = new Map<string, number>();
  for (const files of [edition?.files, edition?.retired]) {
    for (const path in files) {
      const file = files[path];
      if (file) places.set(file.hash, file.stored ?? 0);
    }
  }
  if (edition) placesKnown.set(edition, places);
  return places;
}

/** Tells what one of these editions names. */
function namedBy(...editions: (Publication | undefined)[]): IsUsed {
  const all = editions.map(placesIn);
  return (stored, hash) => {
    for (const places of all) if (places.get(hash) === stored) return true;
    return false;
  };
}

function contentsOf(folder: string, number: number): string {
  return join(folder, 'objects', String(number));
}

function contentPath(folder: string, { hash, stored = 0 }: Pick<PublishedFile, 'hash' | 'stored'>) {
  return join(contentsOf(folder, stored), hash);
}

async function removeEmpty(folder: string): Promise<void> {
  await rmdir(folder).catch(() => undefined);
}
