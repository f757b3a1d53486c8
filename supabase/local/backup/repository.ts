import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { PlainError } from '../command.ts';
import { provideProgram } from '../debian.ts';

/** What an operator can act on: no such place, another key, a broken copy. */
export class BackupError extends PlainError {}

/** One backup of a forum. */
export interface Snapshot {
  readonly id: string;
  /** Everything committed before it is in it. */
  readonly at: Date;
}

/** Where backups are kept: encrypted, and each part once however many hold it. */
export interface Repository {
  /** Makes the place ready unless it is. */
  prepare(): Promise<void>;
  /** Keeps files and folders, named relative to `folder`. */
  keep(folder: string, names: readonly string[], at: Date): Promise<void>;
  /** From the oldest to the newest. */
  list(): Promise<Snapshot[]>;
  /** Lays a backup out in a folder. */
  layOut(id: string, folder: string): Promise<void>;
  /** Lets go of what no rule keeps; `prune` also frees its room. */
  forget(prune: boolean): Promise<void>;
  /** Reads everything that is kept against its hashes; throws where something is damaged. */
  verify(): Promise<void>;
}

/** Every backup of two hours, one an hour of two days, one a day of two months, one a month of ten years. */
const rules = [
  ['--keep-within', '2h'],
  ['--keep-within-hourly', '2d'],
  ['--keep-within-daily', '2m'],
  ['--keep-within-monthly', '10y'],
].flat();

const refusals: readonly [RegExp, (place: string) => string][] = [
  [
    /wrong password|no key found/i,
    () => 'The key is not the one that these backups were made with.',
  ],
  [
    /unable to open config file|repository does not exist/i,
    (place) => `There are no backups at ${place}.`,
  ],
  [
    /permission denied|access denied|no space left|read-only file system/i,
    (place) => `Backups at ${place} cannot be read or written by this account`,
  ],
];

/**
 * The repository at a place: a folder, or `s3:https://host/bucket/folder` with AWS_ACCESS_KEY_ID and
 * AWS_SECRET_ACCESS_KEY in the environment. It is kept by restic.
 */
export function openRepository(place: string, key: string, cacheDir: string): Repository {
  const program = provideProgram('restic');
  const run = async (words: readonly string[], folder?: string): Promise<string> => {
    const all = ['-r', place, '--cache-dir', cacheDir, '--quiet', '--json', ...words];
    const { code, output, errors } = await runIn(program, all, key, folder);
    if (code === 0) return output;
    const said = errors.trim() || output.trim();
    const refusal = refusals.find(([pattern]) => pattern.test(said));
    const reason = refusal ? refusal[1](place) : `restic ended with ${code}.`;
    throw new BackupError(refusal && !/cannot be/.test(reason) ? reason : `${reason} ${said}`);
  };
  return {
    async prepare() {
      const known = await run(['snapshots']).then(
        () => true,
        (error: Error) => {
          if (/^There are no backups/.test(error.message)) return false;
          throw error;
        },
      );
      if (!known) await run(['init']);
    },
    async keep(folder, names, at) {
      const time = at.toISOString().replace('T', ' ').slice(0, 19);
      await run(['backup', '--host', 'forum', '--time', time, ...names], folder);
    },
    async list() {
      const found: unknown = JSON.parse(await run(['snapshots', '--host', 'forum']));
      const all = (Array.isArray(found) ? found : []) as { id: string; time: string }[];
      return all
        .map(({ id, time }) => ({ id, at: new Date(time) }))
        .sort((one, other) => one.at.getTime() - other.at.getTime());
    },
    layOut: async (id, folder) => void (await run(['restore', id, '--target', folder])),
    forget: async (prune) =>
      void (await run(['forget', '--host', 'forum', ...rules, ...(prune ? ['--prune'] : [])])),
    verify: async () => void (await run(['check', '--read-data'])),
  };
}

/** Reads the key of a file, or makes it the first time (readable by the owner only). */
export async function readOrMakeKey(path: string): Promise<{ key: string; isNew: boolean }> {
  const key = randomBytes(24).toString('base64url');
  return writeFile(path, `${key}\n`, { mode: 0o600, flag: 'wx' }).then(
    () => ({ key, isNew: true }),
    async () => ({ key: (await readFile(path, 'utf8')).trim(), isNew: false }),
  );
}

/** Times are told and shown in UTC, whatever zone this machine is in. */
function runIn(program: string, words: readonly string[], key: string, folder: string | undefined) {
  return new Promise<{ code: number | null; output: string; errors: string }>((resolve, reject) => {
    const child = spawn(program, words, {
      ...(folder && { cwd: folder }),
      env: { ...process.env, RESTIC_PASSWORD: key, TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [output, errors] = ['', ''];
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (errors += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output, errors }));
  });
}
