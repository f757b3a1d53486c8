import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { counted, PlainError } from '../command.ts';
import { provideProgram } from '../debian.ts';
import { type Account, giveAllTo } from '../postgres-binaries.ts';
import { readOrMakeSecret } from '../whole-file.ts';

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
  /**
   * Makes the place ready unless it is. Throws a BackupError where it has held backups of a data folder,
   * which that folder remembers, and holds none: so does the mount point of a disk that is not there.
   */
  prepare(dataDir: string): Promise<void>;
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

/** The places that have held backups of a data folder, a line each, in that folder. */
const PLACES = 'backup.places';

/** What an S3 address asks for: whose key it is, and its secret. */
const s3Settings = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;

/** What restic says, by what can be done about it; its own words follow where they say more. */
const refusals: readonly { says: RegExp; told(place: string): string; more?: true }[] = [
  {
    says: /wrong password|no key found/i,
    told: () => 'The key is not the one that these backups were made with.',
  },
  {
    says: /dial tcp|no such host|connection re(fused|set)|timeout|tls: |x509: |unreachable|server gave HTTP response/i,
    told: (place) => `${place} cannot be reached.`,
    more: true,
  },
  {
    says: /signature|access ?key id you provided|invalidaccesskeyid/i,
    told: (place) => `${place} does not accept ${s3Settings.join(' and ')}: one of them is wrong.`,
  },
  {
    says: /bucket does not exist|nosuchbucket/i,
    told: (place) => `There is no bucket at ${place}. Make it, or mend the address.`,
  },
  {
    says: /no space left/i,
    told: (place) => `The disk is full: of backups at ${place}, or where they are laid out.`,
    more: true,
  },
  {
    says: /permission denied|access ?denied|forbidden|read-only file system|not a directory|create repository at .*failed/i,
    told: (place) => `Backups at ${place} cannot be read or written by this account.`,
    more: true,
  },
  {
    says: /returned error, retrying|not found in (repository|index)|ciphertext verification failed|invalid data returned|hash mismatch/i,
    told: (place) =>
      `What is kept at ${place} is damaged. npm run backup -- --to PLACE --verify reads all of it; a backup of before may be whole (npm run restore with --at).`,
    more: true,
  },
  {
    says: /already locked/,
    told: (place) => `Backups at ${place} are being worked on.`,
    more: true,
  },
  {
    says: /specified key does not exist|unable to open config file: stat .+: no such file|repository does not exist/i,
    told: nothingAt,
  },
];

function nothingAt(place: string): string {
  return `There are no backups at ${place}.`;
}

/** How many lines of restic's words are told. */
const MOST_LINES = 3;

/** Its first words, without its question for the place, which is told anyway. */
function wordsOf(said: string): string {
  const [words = ''] = said.split('Is there a repository at the following');
  const lines = words
    .replace(/^Fatal: /, '')
    .trim()
    .split('\n');
  // One file is like the next.
  return lines.length > MOST_LINES
    ? `${lines.slice(0, MOST_LINES).join('\n')}\nand ${counted(lines.length - MOST_LINES, 'line')} more`
    : lines.join('\n');
}

function isLocked(error: unknown): boolean {
  return error instanceof BackupError && /already locked/.test(error.message);
}

/**
 * The repository at a place: a folder, or `s3:https://host/bucket/folder` with AWS_ACCESS_KEY_ID and
 * AWS_SECRET_ACCESS_KEY in the environment; throws a BackupError without them. It is kept by restic.
 */
export function openRepository(place: string, key: string, cacheDir: string): Repository {
  const missing = place.startsWith('s3:') ? s3Settings.filter((name) => !process.env[name]) : [];
  if (missing.length > 0) {
    throw new BackupError(`${place} needs ${missing.join(' and ')} in the environment.`);
  }
  const program = provideProgram('restic');
  const run = async (words: readonly string[], folder?: string): Promise<string> => {
    const all = ['-r', place, '--cache-dir', cacheDir, '--quiet', '--json', ...words];
    const { code, output, errors } = await runIn(program, all, key, folder);
    if (code === 0) return output;
    const said = wordsOf(errors.trim() || output.trim());
    // What the place is called says nothing of it.
    const refusal = refusals.find(({ says }) => says.test(said.replaceAll(place, '')));
    if (!refusal) throw new BackupError(`restic ended with ${code}. ${said}`);
    throw new BackupError(`${refusal.told(place)}${refusal.more ? ` ${said}` : ''}`);
  };
  return {
    async prepare(dataDir) {
      const memory = join(dataDir, PLACES);
      const places = (await readFile(memory, 'utf8').catch(() => '')).split('\n');
      const known = await run(['snapshots']).then(
        () => true,
        (error: Error) => {
          if (error.message === nothingAt(place)) return false;
          throw error;
        },
      );
      if (!known && places.includes(place)) {
        throw new BackupError(
          `${nothingAt(place)} There have been: is its disk there? If they are gone for good, delete ${memory}.`,
        );
      }
      if (!known) await run(['init']);
      if (!places.includes(place)) await appendFile(memory, `${place}\n`);
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
    async forget(prune) {
      // By host alone: whatever folder they were made of, they are this forum's.
      const one = ['--host', 'forum', '--group-by', 'host'];
      const words = ['forget', ...one, ...rules, ...(prune ? ['--prune'] : [])];
      await run(words).catch(async (error) => {
        if (!isLocked(error)) throw error;
        // A backup that was killed has left its lock; those of processes that are alive stay.
        await run(['unlock']);
        await run(words);
      });
    },
    verify: async () => void (await run(['check', '--read-data'])),
  };
}

/** The folder that a place is, as seen from here; undefined where it is an address. */
export function folderOf(place: string): string | undefined {
  return /^[a-z0-9]+:/.test(place) ? undefined : resolve(place);
}

/**
 * Makes the folder of backups unless it is there, and gives it to the account that will write them, with
 * those that lie there already. What holds something else stays whose it is.
 */
export async function giveFolder(folder: string, account: Account): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = await readdir(folder);
  if (names.length === 0 || names.includes('config')) await giveAllTo(folder, account);
}

/** Reads the key of a file, or makes it the first time (readable by the owner only). */
export async function readOrMakeKey(path: string): Promise<{ key: string; isNew: boolean }> {
  const made = () => `${randomBytes(24).toString('base64url')}\n`;
  const { secret, isNew } = await readOrMakeSecret(path, made);
  return { key: secret.trim(), isNew };
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
