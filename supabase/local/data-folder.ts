import { spawnSync } from 'node:child_process';
import { access, constants, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { diskReasonOf, PlainError } from './command.ts';
import { STORAGE_FOLDER } from './demonstration.ts';
import { canRead } from './postgres-binaries.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** What lies in a data folder and is written to while the forum runs; less at a first start. */
const written = ['', 'secrets.json', 'push-keys.json', 'postgres', STORAGE_FOLDER];

/** Written there by the first start, and never again. */
export const FIRST_FILE = 'secrets.json';

/** What `npm run serve` is told by its environment, a line each, where systemd starts it. */
export const SETTINGS_FILE = 'environment';

/** The key of its backups, unless another place is named. */
export const BACKUP_KEY = 'backup.key';

/** Touched there by each backup that succeeds. */
export const LAST_BACKUP = 'backup.made';

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
    const { path = dataDir } = error as NodeJS.ErrnoException;
    const reason = diskReasonOf(error);
    if (!reason) throw error;
    throw new DataFolderError(
      `Nothing can be written to ${path}: ${reason}. Give this account the folder ${dataDir}, or choose another with --data.`,
    );
  }
}

/**
 * Root goes on as the account that a data folder belongs to, if that one can read this checkout: what root
 * left there, or where the backups lie, the forum could neither read nor replace. Others go on as they are.
 */
export async function actAsOwner(dataDir: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = (await stat(dataDir).catch(() => undefined)) ?? { uid: 0, gid: 0 };
  if (uid === 0 || !canRead(ROOT, { uid, gid })) return;
  // A number without a name, as in a container, has no groups besides.
  const { stdout } = spawnSync('id', ['-G', String(uid)], { encoding: 'utf8' });
  process.setgroups?.([gid, ...(stdout ?? '').split(/\s+/).filter(Boolean).map(Number)]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}

async function mustBeWritable(path: string): Promise<void> {
  await access(path, constants.R_OK | constants.W_OK).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
