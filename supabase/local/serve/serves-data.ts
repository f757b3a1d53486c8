import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { OTHER_DATABASE } from '../command.ts';

/**
 * Asks the version that is checked out in a folder whether it serves the data, in a process of its own:
 * what runs may be another version. False only where it says that it does not; its sentence is on the log.
 */
export function servesData(root: string, dataDir: string): Promise<boolean> {
  const words = ['--import', 'tsx', join(root, 'supabase/local/cli.ts')];
  const child = spawn(process.execPath, [...words, 'check-database', '--data', dataDir], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(true));
    child.once('exit', (code) => resolve(code !== OTHER_DATABASE));
  });
}
