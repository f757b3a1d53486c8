import { access, constants, copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { clusterFolder, isCluster } from '../cluster-folder.ts';
import { LAST_BACKUP, SETTINGS_FILE } from '../data-folder.ts';
import { EDITIONS_FILE, STORAGE_FOLDER } from '../demonstration.ts';
import { withPostgres } from '../postgres.ts';
import { postgresBinaries } from '../postgres-binaries.ts';
import { copyCluster } from './copy-cluster.ts';
import { inTurn } from './in-turn.ts';
import { BackupError, type Repository } from './repository.ts';

/** What a copy of the database lies in, in the data folder and in each backup. */
export const COPY_FOLDER = 'copy';
export const PASSWORD_FILE = 'postgres.password';

/** How often is looked for a forum that is being made, ms. */
const LOOK_MS = 500;

/** What is kept beside the database. Pictures come after it: a row of it finds its picture. */
const beside = [STORAGE_FOLDER, 'secrets.json', 'push-keys.json', EDITIONS_FILE, SETTINGS_FILE];

/** Where the database of a data folder lies; throws a BackupError where there is none. */
export async function clusterOf(dataDir: string): Promise<string> {
  const postgresDir = join(dataDir, 'postgres');
  const nothing = new BackupError(`There is no forum in ${dataDir}.`);
  await access(postgresDir).catch(() => Promise.reject(nothing));
  const { account } = await postgresBinaries();
  const { path } = await clusterFolder(postgresDir, account);
  if (!(await isCluster(path))) throw nothing;
  return path;
}

/** Resolves once a forum is in a data folder: started beside its backup, it is made meanwhile. Says once that it waits. */
export async function forumMade(dataDir: string, say: (text: string) => void): Promise<void> {
  for (let told = false; ; told = true) {
    const failure = await clusterOf(dataDir).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (!failure) return;
    if (!(failure instanceof BackupError)) throw failure;
    if (!told) say(`${failure.message} It is backed up once there is one.\n`);
    await sleep(LOOK_MS);
  }
}

/**
 * Makes one backup of a data folder, whether or not a forum is running on it. Resolves with its time,
 * by the database's clock: everything committed before the call is in it.
 */
export function backUp(dataDir: string, repository: Repository): Promise<Date> {
  return clusterOf(dataDir).then((cluster) =>
    inTurn(dataDir, () => copyAndKeep(dataDir, cluster, repository)),
  );
}

async function copyAndKeep(dataDir: string, cluster: string, repository: Repository) {
  const copy = join(dataDir, COPY_FOLDER);
  const postgresDir = join(dataDir, 'postgres');
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { mode: 0o700 });
  try {
    const at = await withPostgres(postgresDir, (server) =>
      copyCluster(server.url('postgres', 'supabase_admin'), cluster, join(copy, 'cluster')),
    );
    await copyFile(join(postgresDir, PASSWORD_FILE), join(copy, PASSWORD_FILE));
    const there = await Promise.all(beside.map((name) => isKept(dataDir, name)));
    const names = beside.filter((_, index) => there[index]);
    await repository.keep(dataDir, [COPY_FOLDER, ...names], at);
    await writeFile(join(dataDir, LAST_BACKUP), `${at.toISOString()}\n`);
    return at;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Root writes the settings, maybe for itself alone: that says so, and keeps nothing else from being kept. */
function isKept(dataDir: string, name: string): Promise<boolean> {
  const path = join(dataDir, name);
  return access(path, name === SETTINGS_FILE ? constants.R_OK : constants.F_OK).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EACCES')
        console.error(`This account cannot read ${path}: no backup has it.`);
      return false;
    },
  );
}
