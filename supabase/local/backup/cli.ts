import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '../command.ts';
import { actAsOwner, BACKUP_KEY } from '../data-folder.ts';
import { provideProgram } from '../debian.ts';
import { backUp, clusterOf, forumMade } from './back-up.ts';
import { folderOf, openRepository, type Repository, readOrMakeKey } from './repository.ts';
import { restore } from './restore.ts';
import { restoredWords } from './restored-words.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const CACHE_FOLDER = 'backup-cache';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const USAGE = `Usage: npm run backup -- --to PLACE [options]    one backup, or one every so often
       npm run restore -- --from PLACE [options]  what there is, or a forum in a new folder

PLACE is a folder, or s3:https://HOST/BUCKET/FOLDER with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY
in the environment. What lies there is encrypted.

Options of backup:
  --data DIR       the forum's data, whether or not it is running (.data)
  --every MINUTES  goes on until it is stopped
  --key FILE       the key; made the first time (backup.key in the data folder)
  --verify         then reads everything that is kept

Options of restore:
  --list           says which backups there are, and does no more
  --into DIR       the new data folder
  --at TIME        the newest backup not after that time, as 2026-11-20T10:05Z; else the newest of all
  --key FILE       the key that the backups were made with (.data/backup.key)
`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      from: { type: 'string' },
      data: { type: 'string', default: join(ROOT, '.data') },
      into: { type: 'string' },
      at: { type: 'string' },
      every: { type: 'string' },
      key: { type: 'string' },
      list: { type: 'boolean', default: false },
      verify: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const dataDir = resolve(values.data);
  const keyFile = resolve(values.key ?? join(dataDir, BACKUP_KEY));
  const cache = join(dataDir, CACHE_FOLDER);
  const [command] = positionals;
  if (values.help) print(USAGE);
  else if (command === 'backup' && values.to) {
    const pause = values.every === undefined ? undefined : minutes(values.every);
    await (pause ? forumMade(dataDir, print) : clusterOf(dataDir));
    // While root may still install it.
    provideProgram('restic');
    await actAsOwner(dataDir);
    const { key, isNew } = await readOrMakeKey(keyFile);
    if (isNew) print(keyNotice(keyFile, key));
    const repository = openRepository(folderOf(values.to) ?? values.to, key, cache);
    await repository.prepare(dataDir);
    await (pause ? keepBackingUp(dataDir, repository, pause) : backUpOnce(dataDir, repository));
    if (values.verify) {
      await repository.verify();
      print('Everything that is kept was read and is whole.\n');
    }
  } else if (command === 'restore' && values.from) {
    const key = await readFile(keyFile, 'utf8').catch(() => {
      throw new UsageError(`There is no key at ${keyFile}. Say where it is with --key.`);
    });
    const repository = openRepository(folderOf(values.from) ?? values.from, key.trim(), cache);
    if (values.list) await list(repository);
    else if (values.into) {
      const into = resolve(values.into);
      await lay(repository, values.at, into);
      // The forum that it becomes goes on with the backups that it comes from.
      await writeFile(join(into, BACKUP_KEY), key, { mode: 0o600 });
    } else throw new UsageError(USAGE);
  } else throw new UsageError(USAGE);
}

function minutes(text: string): number {
  const number = Number(text);
  if (number > 0) return number * MINUTE;
  throw new UsageError(`--every ${text} is not a number of minutes.`);
}

function keyNotice(file: string, key: string): string {
  return `A key was made: ${file}
Without it no backup can ever be read. Write it down where this machine is not:

    ${key}

`;
}

async function backUpOnce(dataDir: string, repository: Repository): Promise<void> {
  const at = await backUp(dataDir, repository);
  await repository.forget(true);
  print(`Backed up as of ${at.toISOString()}.\n`);
}

/** A backup that fails is told, and the next one tried at its time. */
async function keepBackingUp(dataDir: string, repository: Repository, pause: number) {
  let pruned = 0;
  for (;;) {
    const begun = Date.now();
    try {
      const at = await backUp(dataDir, repository);
      const isDue = begun - pruned >= DAY;
      await repository.forget(isDue);
      if (isDue) pruned = begun;
      print(
        `Backed up as of ${at.toISOString()}, in ${((Date.now() - begun) / 1000).toFixed(1)} s.\n`,
      );
    } catch (error) {
      console.error(`${new Date().toISOString()} No backup was made:`, (error as Error).message);
    }
    await sleep(Math.max(0, begun + pause - Date.now()));
  }
}

async function list(repository: Repository): Promise<void> {
  const all = await repository.list();
  for (const { at, id } of all) print(`${at.toISOString()}  ${id.slice(0, 8)}\n`);
  print(`Backups: ${all.length}\n`);
}

async function lay(repository: Repository, time: string | undefined, into: string): Promise<void> {
  const at = time === undefined ? undefined : new Date(time);
  if (at && (Number.isNaN(at.getTime()) || !/(Z|[+-]\d\d:?\d\d)$/i.test(time ?? ''))) {
    throw new UsageError(`--at ${time} is not a time with its zone, as 2026-11-20T10:05Z.`);
  }
  const told = await restore(repository, at, into);
  print(restoredWords(told, into));
}

function print(text: string): void {
  process.stdout.write(text);
}

runCommand(main);
