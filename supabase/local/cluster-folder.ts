import { randomBytes } from 'node:crypto';
import { lstat, mkdir, readdir, readlink, rm, stat, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Account, canRead } from './postgres-binaries.ts';

/** The folder of a cluster and the account that owns it. */
export interface ClusterFolder {
  path: string;
  account: Account | undefined;
}

/** Used when root's data folder is closed to the account that Postgres must run under. */
const OUTSIDE = '/var/lib/forum-postgres';

/**
 * Where the cluster of a data folder lies: inside it, or, when the account of Postgres cannot enter
 * there (a checkout under /root), in /var/lib/forum-postgres with a link left in the data folder.
 */
export async function clusterFolder(
  dataDir: string,
  account: Account | undefined,
): Promise<ClusterFolder> {
  const inside = join(dataDir, 'cluster');
  const linked = await readlink(inside).catch(() => undefined);
  // What lies inside already was put there by an account that could enter.
  const isInside = linked === undefined && (await lstat(inside).catch(() => undefined));
  if (linked === undefined && !isInside && account && !canRead(dataDir, account)) {
    const outside = join(OUTSIDE, randomBytes(6).toString('hex'));
    await mkdir(OUTSIDE, { recursive: true, mode: 0o755 });
    await symlink(outside, inside);
    return { path: outside, account };
  }
  const path = linked ?? inside;
  // Started by an ordinary user before and by root now: it stays with its owner.
  const owner = account && (await stat(path).catch(() => undefined));
  if (owner && owner.uid !== 0) return { path, account: { uid: owner.uid, gid: owner.gid } };
  return { path, account };
}

/** Whether initdb has made a cluster there. */
export async function isCluster(path: string): Promise<boolean> {
  return stat(join(path, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
}

/** Deletes a data folder, wherever its cluster lies. Its server must not be running. */
export async function removeData(dataDir: string): Promise<void> {
  const inside = join(dataDir, 'cluster');
  const entry = await lstat(inside).catch(() => undefined);
  if (entry?.isSymbolicLink()) {
    const outside = await readlink(inside);
    // With it goes what a killed start may have left beside it.
    for (const name of await readdir(dirname(outside)).catch(() => [])) {
      if (!name.startsWith(basename(outside))) continue;
      await rm(join(dirname(outside), name), { recursive: true, force: true });
    }
  }
  await rm(dataDir, { recursive: true, force: true });
}
