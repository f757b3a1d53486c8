import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainError } from '../command.ts';
import { connected } from '../pool.ts';

/** What a server makes anew at its start, or what is of one run only (Postgres' manual, 25.3.4). */
const emptied = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]);
const omitted = /^(postmaster\.(pid|opts)|server\.log|pg_internal\.init.*|pgsql_tmp.*)$/;

const walSegment = /^[0-9A-F]{24}$/;

/** The running server was started without what a copy of it needs. */
export class NotCopyableError extends PlainError {}

/**
 * Copies the cluster of a running server into a new folder that a server can be started on; it holds
 * everything that was committed before the call. Writers are not held up. Resolves with when it was
 * complete, by the server's clock. `url` is the superuser's.
 */
export async function copyCluster(url: string, cluster: string, to: string): Promise<Date> {
  return connected(url, async (sql) => {
    const [level] = await sql<{ wal: string }[]>`select current_setting('wal_level') as wal`;
    if (level?.wal === 'minimal') {
      throw new NotCopyableError(
        'This forum was started by a version without backups. Stop it, start it again, and repeat this.',
      );
    }
    // For as long as this connection lives, no log that the copy needs is thrown away.
    await sql`select pg_create_physical_replication_slot(${`copy_${process.pid}`}, true, true)`;
    const [begin] = await sql<{ first: string }[]>`
      select pg_walfile_name(pg_backup_start('forum', fast => true)) as first`;
    await copyFolder(cluster, to);
    const [end] = await sql<{ label: string; last: string; at: Date }[]>`
      select labelfile as label, pg_walfile_name(lsn) as last, now() as at
      from pg_backup_stop(wait_for_archive => false)`;
    if (!begin || !end) throw new Error('Postgres did not say what belongs to the copy.');
    for (const name of await readdir(join(cluster, 'pg_wal'))) {
      const isWanted = walSegment.test(name) && name >= begin.first && name <= end.last;
      if (isWanted) await copyFile(join(cluster, 'pg_wal', name), join(to, 'pg_wal', name));
    }
    await writeFile(join(to, 'backup_label'), end.label, { mode: 0o600 });
    return end.at;
  });
}

async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  // A table that is dropped meanwhile takes its files along.
  const entries = await readdir(from, { withFileTypes: true }).catch(unlessGone);
  for (const entry of entries ?? []) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (omitted.test(entry.name)) continue;
    if (emptied.has(entry.name)) await mkdir(copy, { mode: 0o700 });
    else if (entry.isDirectory()) await copyFolder(source, copy);
    else await copyFile(source, copy).catch(unlessGone);
  }
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
