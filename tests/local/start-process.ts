import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { removeData } from '#local/cluster-folder.ts';
import { joinPostgres } from '#local/postgres.ts';
import type { Account } from '#local/postgres-binaries.ts';
import { copyPostgres } from '#local/test-cluster.ts';

const LOCAL = join(import.meta.dirname, '..', '..', 'supabase', 'local');
const CLI = join(LOCAL, 'cli.ts');
/** What `npm start` has node import before it. */
const TSX_AFTER_LITE = join(LOCAL, 'tsx-after-lite.mjs');

/** A data folder with a stand-in for the built app. */
export interface Workplace {
  dataDir: string;
  dist: string;
  clear(): Promise<void>;
}

/** `npm start` as a real process. */
export interface StartedProcess {
  child: ChildProcess;
  output(): string;
  /** Resolves with the address once it says that it is ready; fails if it ends before. */
  ready: Promise<string>;
  /** Resolves with the exit code, null after a signal. */
  ended: Promise<number | null>;
}

/** An empty one; or, for what is not about a first start, one that has `inject('cluster').begun` behind it. */
export async function makeWorkplace(begun?: string): Promise<Workplace> {
  const folder = await mkdtemp(join(tmpdir(), 'forum-process-'));
  // Postgres runs under an account of its own when this process is root's.
  await chmod(folder, 0o755);
  const dist = join(folder, 'dist');
  await mkdir(dist);
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>Forum</title>');
  const dataDir = join(folder, 'data');
  if (begun) await copyPostgres(begun, join(dataDir, 'postgres'));
  const clear = async () => {
    const server = await joinPostgres(join(dataDir, 'postgres'));
    await server.stop();
    await removeData(join(dataDir, 'postgres'));
    await rm(folder, { recursive: true, force: true });
  };
  return { dataDir, dist, clear };
}

/**
 * Runs the command, without publishing; unless told otherwise it starts on a free port, without the
 * demonstration, as the account that runs the tests.
 */
export function startProcess(
  { dataDir, dist }: Workplace,
  args: string[] = ['start', '--port', '0', '--empty'],
  account: Account | undefined = undefined,
): StartedProcess {
  const options = ['--data', dataDir, '--dist', dist, '--publish', 'never'];
  const tsx = args[0] === 'start' ? TSX_AFTER_LITE : 'tsx';
  const child = spawn(process.execPath, ['--import', tsx, CLI, ...args, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const url = /^Forum +(\S+)/m.exec(output)?.[1];
      if (url && output.includes('Ready in')) resolve(url);
    });
    void ended.then((code) => reject(new Error(`It ended with ${code}: ${output}`)));
  });
  ready.catch(() => undefined);
  return { child, output: () => output, ready, ended };
}

/** The process number of the data folder's Postgres, if its lock file is there. */
export async function postmasterOf({ dataDir }: Workplace): Promise<number | undefined> {
  const lock = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
  const text = await readFile(lock, 'utf8').catch(() => '');
  return Number(text.split('\n')[0]) || undefined;
}

/** Whether a first start has come to: a folder, initdb at work, a cluster, a server, one that is ready. */
export const moments: readonly ((place: Workplace) => boolean)[] = [
  ({ dataDir }) => existsSync(join(dataDir, 'postgres')),
  isBeingMade,
  (place) => existsSync(join(clusterOf(place), 'PG_VERSION')),
  (place) => existsSync(join(clusterOf(place), 'postmaster.pid')),
  (place) => readFileSync(join(clusterOf(place), 'postmaster.pid'), 'utf8').includes('ready'),
];

const clusterOf = ({ dataDir }: Workplace) => join(dataDir, 'postgres', 'cluster');

/** The cluster is made beside its place, which may lie elsewhere behind a link. */
function isBeingMade(place: Workplace): boolean {
  const link = clusterOf(place);
  const isLink = lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink();
  const path = isLink ? readlinkSync(link) : link;
  if (!existsSync(dirname(path))) return false;
  return readdirSync(dirname(path)).some((name) => name.startsWith(`${basename(path)}.`));
}
