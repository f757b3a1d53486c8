import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'restored-copy';

/** Notes that a data folder was laid out from the backup of a time, and serves nobody yet. */
export async function noteRestoredCopy(dataDir: string, at: Date): Promise<void> {
  await writeFile(join(dataDir, FILE), at.toISOString());
}

/**
 * Whether a data folder is a copy that serves nobody yet: the forum that it is a copy of may run elsewhere,
 * and what both send arrives twice.
 */
export async function isRestoredCopy(dataDir: string): Promise<boolean> {
  return readFile(join(dataDir, FILE)).then(
    () => true,
    () => false,
  );
}

/** From here on it is the forum itself. */
export async function takeIntoService(dataDir: string): Promise<void> {
  await rm(join(dataDir, FILE), { force: true });
}
