import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { join } from 'node:path';

/** A file system in memory, on every Linux. */
const memory = '/dev/shm';
/** More than a run was ever seen to keep there at once, bytes. */
const enough = 2 * 1024 ** 3;
const prefix = 'forum-tests-';

/**
 * Has this process and all that it starts from now on (databases, profiles of browsers, published
 * files) keep what is temporary in memory until it ends: on disks, making and deleting hundreds of
 * files for each database costs several times the test. Does nothing where `TMPDIR` names a folder
 * already or there is less than 2 GB of memory to be had so.
 */
export function provideMemory(): void {
  if (process.env.TMPDIR || !existsSync(memory)) return;
  sweepAbandoned();
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < enough) return;
  const folder = join(memory, `${prefix}${process.pid}`);
  mkdirSync(folder);
  // For every account, as such folders are: Postgres has one of its own when this process is root's.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  // With its servers: whoever else would end them now reads there which they are.
  process.once('exit', () => clear(folder));
}

/** A run that was killed leaves its folder, and servers that work in it. */
function sweepAbandoned(): void {
  for (const name of readdirSync(memory)) {
    if (!name.startsWith(prefix) || existsSync(`/proc/${name.slice(prefix.length)}`)) continue;
    clear(join(memory, name));
  }
}

/** Ends what works in the folder, and deletes it. */
function clear(folder: string): void {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (readlinkSync(`/proc/${pid}/cwd`).startsWith(`${folder}/`)) {
        process.kill(Number(pid), 'SIGQUIT');
      }
    } catch {
      // It has ended, or is somebody else's.
    }
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
