import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from '../running-server.ts';
import { BackupError } from './repository.ts';

/** Does the work unless a process that is alive does it for the same data folder. */
export async function inTurn<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const path = join(dataDir, 'backup.turn');
  const holder = Number(await readFile(path, 'utf8').catch(() => ''));
  if (holder && !isAlive(holder)) await rm(path, { force: true });
  await writeFile(path, String(process.pid), { flag: 'wx' }).catch(() => {
    throw new BackupError(`Another backup of ${dataDir} is being made.`);
  });
  return work().finally(() => rm(path, { force: true }));
}
