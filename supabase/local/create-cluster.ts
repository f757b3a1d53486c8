import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type ClusterFolder, isCluster } from './cluster-folder.ts';
import { giveTo, runProgram } from './postgres-binaries.ts';
import { isAlive } from './running-server.ts';

/** Runs initdb with `supabase_admin` as the superuser, in UTF-8 and independent of the host's locales. */
export async function createCluster(
  { path, account }: ClusterFolder,
  password: string,
  initdb: string,
): Promise<void> {
  // Made aside and renamed: a start that is killed here leaves nothing that looks like a cluster.
  const unfinished = `${path}.${process.pid}`;
  const passwordFile = `${unfinished}.password`;
  await clearUnfinished(path);
  try {
    await mkdir(unfinished, { mode: 0o700 });
    await giveTo(unfinished, account);
    await writeFile(passwordFile, password, { mode: 0o600 });
    await giveTo(passwordFile, account);
    const args = ['-D', unfinished, '-U', 'supabase_admin', '-A', 'scram-sha-256'];
    args.push(`--pwfile=${passwordFile}`, '-E', 'UTF8', '--no-sync', '--no-instructions');
    args.push('--data-checksums');
    args.push('--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8');
    await runProgram(initdb, args, { account, timeoutMs: 60_000 });
    await rename(unfinished, path).catch(async (error) => {
      if (!(await isCluster(path))) throw error;
    });
  } finally {
    await rm(passwordFile, { force: true });
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Removes what starts that were killed while they made the cluster left beside it. */
async function clearUnfinished(path: string): Promise<void> {
  const prefix = `${basename(path)}.`;
  for (const name of await readdir(dirname(path))) {
    const maker = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : 0;
    if (!maker || isAlive(maker)) continue;
    // Its initdb outlives it and goes on writing until it misses its files.
    const whileWritten = { maxRetries: 12, retryDelay: 100 };
    await rm(join(dirname(path), name), { recursive: true, force: true, ...whileWritten });
  }
}
