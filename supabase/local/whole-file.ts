import { randomBytes } from 'node:crypto';
import { constants, copyFile, link, readFile, rename, rm, writeFile } from 'node:fs/promises';

/** Readable and writable by its owner only. */
const OWN = 0o600;

interface Writing {
  /** Whether it is there after a power cut, too. */
  readonly durable: boolean;
  readonly mode?: number;
}

/** Readers see the old file or the new one, never a part. What fails leaves nothing on a disk that is full. */
export async function writeWhole(
  path: string,
  content: string | Uint8Array,
  writing: Writing,
): Promise<void> {
  await written(path, content, writing, (unfinished) => rename(unfinished, path));
}

/** Writes a file unless there is one; answers whether it did. */
export function claimWhole(path: string, content: string): Promise<boolean> {
  return written(path, content, { durable: false }, (unfinished) => claim(unfinished, path));
}

/** Writes a secret, in place of the one that is there, readable by its owner only. */
export function writeSecret(path: string, content: string): Promise<void> {
  return writeWhole(path, content, { durable: true, mode: OWN });
}

/**
 * Reads a secret that is made the first time and by whoever comes first, readable by its owner only. One that is
 * empty was left by a full disk or a kill, and is made again.
 */
export async function readOrMakeSecret(
  path: string,
  make: () => string,
): Promise<{ secret: string; isNew: boolean }> {
  const kept = await readIfThere(path);
  if (kept) return { secret: kept, isNew: false };
  if (kept === '') await rm(path, { force: true });
  const made = make();
  const isNew = await written(path, made, { durable: true, mode: OWN }, (unfinished) =>
    claim(unfinished, path),
  );
  return isNew ? { secret: made, isNew } : { secret: await readFile(path, 'utf8'), isNew };
}

function readIfThere(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** Gives a file its name unless another has it; false then. */
async function claim(unfinished: string, path: string): Promise<boolean> {
  const isOther = (error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return false;
    throw error;
  };
  return link(unfinished, path)
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw error;
      // A disk without links, as a key's stick.
      return copyFile(unfinished, path, constants.COPYFILE_EXCL);
    })
    .then(() => true, isOther);
}

async function written<T>(
  path: string,
  content: string | Uint8Array,
  { durable, mode }: Writing,
  place: (unfinished: string) => Promise<T>,
): Promise<T> {
  const unfinished = `${path}.${randomBytes(4).toString('hex')}`;
  try {
    await writeFile(unfinished, content, { flush: durable, ...(mode !== undefined && { mode }) });
    return await place(unfinished);
  } finally {
    await rm(unfinished, { force: true }).catch(() => undefined);
  }
}
