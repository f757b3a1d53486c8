import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainError } from './command.ts';
import { STORAGE_FOLDER } from './demonstration.ts';

/** What lies in a data folder and is written to while the forum runs; less at a first start. */
const written = ['', 'secrets.json', 'push-keys.json', 'postgres', STORAGE_FOLDER];

/** Written there by the first start, and never again. */
export const FIRST_FILE = 'secrets.json';

/** Touched there by each backup that succeeds. */
export const LAST_BACKUP = 'backup.made';

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this account may not',
  EPERM: 'this account may not',
  EROFS: 'it lies on a disk that can only be read',
  ENOTDIR: 'it lies in a file, which is no folder',
  EEXIST: 'it is a file, and no folder',
  ENOSPC: 'the disk is full',
};

/** Nothing can be kept in the data folder. */
class DataFolderError extends PlainError {}

/**
 * Makes a data folder unless it is there. Rejects with a DataFolderError, and leaves what it finds as
 * it is, where this account cannot write to it and to what lies in it.
 */
export async function claimDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    for (const name of written) await mustBeWritable(join(dataDir, name));
  } catch (error) {
    const { code = '', path = dataDir } = error as NodeJS.ErrnoException;
    const reason = reasons[code];
    if (!reason) throw error;
    throw new DataFolderError(
      `Nothing can be written to ${path}: ${reason}. Give this account the folder ${dataDir}, or choose another with --data.`,
    );
  }
}

async function mustBeWritable(path: string): Promise<void> {
  await access(path, constants.R_OK | constants.W_OK).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
