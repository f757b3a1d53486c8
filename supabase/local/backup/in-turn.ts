import { join } from 'node:path';
import { takeTurn } from '../turn.ts';
import { BackupError } from './repository.ts';

/** Does the work unless a process that is alive does it for the same data folder. */
export async function inTurn<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const turn = await takeTurn(join(dataDir, 'backup.turn'));
  if (typeof turn === 'number')
    throw new BackupError(`Another backup of ${dataDir} is being made.`);
  return work().finally(turn.end);
}
