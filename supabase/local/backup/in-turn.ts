import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { markOf } from '../running-server.ts';
import { BackupError } from './repository.ts';

/** Does the work unless a process that is alive does it for the same data folder. */
export async function inTurn<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const path = join(dataDir, 'backup.turn');
  const held = await readFile(path, 'utf8').catch(() => '');
  if (held !== (await markOf(Number.parseInt(held, 10)))) await rm(path, { force: true });
  await writeFile(path, (await markOf(process.pid)) ?? '', { flag: 'wx' }).catch(() => {
    throw new BackupError(`Another backup of ${dataDir} is being made.`);
  });
  return work().finally(() => rm(path, { force: true }));
}
