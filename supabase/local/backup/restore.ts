import { chmod, copyFile, cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { checkData } from '../check-data.ts';
import { clusterFolder, removeData } from '../cluster-folder.ts';
import { STORAGE_FOLDER } from '../demonstration.ts';
import { connected } from '../pool.ts';
import { startPostgres } from '../postgres.ts';
import { giveAllTo, postgresBinaries } from '../postgres-binaries.ts';
import { noteRestoredCopy } from '../restored-copy.ts';
import { StorageFiles } from '../storage-files.ts';
import { COPY_FOLDER, PASSWORD_FILE } from './back-up.ts';
import { BackupError, type Repository, type Snapshot } from './repository.ts';

/** What came back. */
export interface Restored {
  readonly at: Date;
  readonly revision: number;
  readonly editions: number;
  readonly sessions: number;
  /** How many stored pictures the database names, and how many of them are not there. */
  readonly pictures: number;
  readonly missing: number;
  /** Sendings of mail that were under way: who has had theirs since is not known here. */
  readonly paused: number;
}

/**
 * Lays the newest backup that is not after `at` (undefined: the newest of all) out as a data folder
 * in a new place, reads every row of it, and begins an epoch, by which phones learn that they may hold
 * more than the server. Mail that was being sent is paused, and until the folder serves people nothing
 * is sent from it. The folder is there only once all of that has succeeded.
 */
export async function restore(
  repository: Repository,
  at: Date | undefined,
  into: string,
): Promise<Restored> {
  if (!(await isFree(into))) {
    throw new BackupError(`${into} is not an empty folder. Name one that is yet to be made.`);
  }
  const snapshot = pick(await repository.list(), at);
  const unfinished = `${into}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  try {
    await repository.layOut(snapshot.id, unfinished);
    await placeCluster(unfinished);
    const restored = await look(unfinished, snapshot.at);
    await noteRestoredCopy(unfinished, snapshot.at);
    await rm(into, { recursive: true, force: true });
    await rename(unfinished, into);
    return restored;
  } catch (error) {
    // Nobody asks for it, and it may be what fills the disk.
    await removeData(join(unfinished, 'postgres')).catch(() => undefined);
    await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
}

/** The newest backup not after a time. */
export function pick(snapshots: readonly Snapshot[], at: Date | undefined): Snapshot {
  const [oldest, newest] = [snapshots[0], snapshots.at(-1)];
  if (!oldest || !newest) throw new BackupError('There is no backup yet.');
  const found = at ? snapshots.findLast((one) => one.at <= at) : newest;
  if (found) return found;
  throw new BackupError(`The oldest backup is of ${oldest.at.toISOString()}.`);
}

async function isFree(folder: string): Promise<boolean> {
  return readdir(folder).then(
    (names) => names.length === 0,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  );
}

/** Brings the copy of the cluster where a server looks for it, and gives it to the server's account. */
async function placeCluster(dataDir: string): Promise<void> {
  const [copy, postgresDir] = [join(dataDir, COPY_FOLDER), join(dataDir, 'postgres')];
  await mkdir(postgresDir);
  await copyFile(join(copy, PASSWORD_FILE), join(postgresDir, PASSWORD_FILE));
  const { account } = await postgresBinaries();
  const { path } = await clusterFolder(postgresDir, account);
  await cp(join(copy, 'cluster'), path, { recursive: true });
  await chmod(path, 0o700);
  if (account) await giveAllTo(path, account);
  await rm(copy, { recursive: true });
}

async function look(dataDir: string, at: Date): Promise<Restored> {
  const server = await startPostgres({ dataDir: join(dataDir, 'postgres') });
  try {
    await checkData(server.url('postgres', 'supabase_admin'));
    return await connected(server.url(), async (sql) => {
      await sql`select public.admin_restore_epoch()`;
      const [held] = await sql<Omit<Restored, 'at' | 'pictures' | 'missing' | 'paused'>[]>`
        select sync.latest()::int as revision,
          (select count(*)::int from public.editions) as editions,
          (select count(*)::int from public.events) as sessions`;
      if (!held) throw new BackupError('The database of this backup is empty.');
      const paused = await pauseMailings(sql);
      const objects = await sql<{ bucket: string; name: string }[]>`
        select bucket_id as bucket, name from storage.objects`;
      const files = new StorageFiles(join(dataDir, STORAGE_FOLDER));
      const isMissing = ({ bucket, name }: (typeof objects)[number]) =>
        files.headObject(bucket, name).then(
          () => false,
          () => true,
        );
      const missing = (await Promise.all(objects.map(isMissing))).filter(Boolean).length;
      return { at, ...held, pictures: objects.length, missing, paused };
    });
  } finally {
    await server.stop();
  }
}

/** Pauses what was being sent to speakers; returns how many sendings that are. */
async function pauseMailings(sql: Sql): Promise<number> {
  // The backup may be of a version that sent none.
  const [known] = await sql`select to_regclass('public.mailings') is not null as has_mailings`;
  if (!known?.has_mailings) return 0;
  const paused = await sql`
    update public.mailings m set state = 'paused' where state = 'running' and exists (
      select from public.mail_deliveries d where d.mailing = m.id and d.state in ('waiting', 'sending'))
    returning id`;
  return paused.length;
}
