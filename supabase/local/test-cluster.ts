import { readFileSync, rmSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { bootstrapDatabase } from './bootstrap.ts';
import { clusterFolder, removeData } from './cluster-folder.ts';
import { migrate } from './migrate.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { postgresBinaries, runProgram } from './postgres-binaries.ts';
import { isAlive } from './running-server.ts';

/** What a test process needs to make databases in the run's cluster. */
export interface TestClusterAddress {
  port: number;
  /** For both `postgres` and the superuser `supabase_admin`. */
  password: string;
  template: string;
  /** A forum's folder `postgres` as its first start leaves it, to be copied; where it was asked for. */
  begun?: string;
}

export interface TestCluster {
  address: TestClusterAddress;
  stop(): Promise<void>;
}

const PREFIX = 'forum-test-';
const TEMPLATE = 'template_forum';
/** Beside the cluster in a forum's folder `postgres`. */
const PASSWORD_FILE = 'postgres.password';

/**
 * Starts a throw-away Postgres with a template database: bootstrapped and, as asked, migrated. With `begun`
 * it also leaves a copy of itself as of a first start, whose database is what the template is made of.
 */
export async function startTestCluster({
  migrated = true,
  begun = false,
} = {}): Promise<TestCluster> {
  await sweepAbandoned();
  const dataDir = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  // Postgres runs under an account of its own when this process is root's.
  await chmod(dataDir, 0o755);
  const postgresDir = join(dataDir, 'postgres');
  const kept = begun ? join(dataDir, 'begun') : undefined;
  if (kept) await keepBegun(postgresDir, kept);
  const server = await startPostgres({ dataDir: postgresDir, durable: false });
  const abandon = () => endAtOnce(dataDir);
  // Ctrl+C ends this process without asking anybody to stop; Postgres is no child of it.
  process.once('exit', abandon);
  const stop = async () => {
    process.off('exit', abandon);
    await server.stop();
    await removeData(join(dataDir, 'postgres'));
    await removeData(dataDir);
  };
  try {
    const template = kept ? await copyMain(server) : await makeTemplate(server, migrated);
    const { password } = new URL(server.url());
    const address = { port: server.port, password, template, ...(kept && { begun: kept }) };
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Makes a cluster as a first start does, and copies it once its server has stopped. */
async function keepBegun(postgresDir: string, kept: string): Promise<void> {
  const server = await startPostgres({ dataDir: postgresDir, durable: false });
  try {
    await bootstrapDatabase(server.url('postgres', 'supabase_admin'));
    await migrate(server.url());
  } finally {
    await server.stop();
  }
  await copyPostgres(postgresDir, kept);
}

/** Copies a stopped forum's folder `postgres`; the copy has its owners, as far as this account may give them. */
export async function copyPostgres(from: string, to: string): Promise<void> {
  const { account } = await postgresBinaries();
  await mkdir(to, { recursive: true });
  await copyFile(join(from, PASSWORD_FILE), join(to, PASSWORD_FILE));
  const source = await clusterFolder(from, account);
  const copy = await clusterFolder(to, account);
  await runProgram('cp', ['-a', source.path, copy.path], { account: undefined, timeoutMs: 60_000 });
}

/** The template as a copy of the main database, which nobody may be connected to meanwhile, its owner neither. */
async function copyMain(server: Postgres): Promise<string> {
  const admin = postgres(server.url('template1', 'supabase_admin'), { max: 1 });
  try {
    await admin`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = 'postgres'`;
    await admin.unsafe(
      `create database ${TEMPLATE} template postgres owner postgres strategy file_copy`,
    );
  } finally {
    await admin.end();
  }
  return TEMPLATE;
}

async function makeTemplate(server: Postgres, migrated: boolean): Promise<string> {
  const admin = postgres(server.url('postgres', 'supabase_admin'), { max: 1 });
  try {
    await admin.unsafe(`create database ${TEMPLATE} owner postgres`);
    await bootstrapDatabase(server.url(TEMPLATE, 'supabase_admin'));
    if (migrated) await migrate(server.url(TEMPLATE));
  } finally {
    await admin.end();
  }
  return TEMPLATE;
}

/** What can still be done while a process exits: the server is told to end, and its data goes. */
function endAtOnce(dataDir: string): void {
  try {
    const lock = readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8');
    process.kill(Number.parseInt(lock, 10), 'SIGQUIT');
  } catch {
    // It has not begun, or has ended already.
  }
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/** A run that was killed leaves its server behind; the next run clears it away. */
async function sweepAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) : 0;
    if (!pid || isAlive(pid)) continue;
    const dataDir = join(tmpdir(), name);
    const server = startPostgres({ dataDir: join(dataDir, 'postgres'), durable: false });
    await server.then((abandoned) => abandoned.stop()).catch(() => undefined);
    await removeData(join(dataDir, 'postgres')).catch(() => undefined);
    await removeData(dataDir).catch(() => undefined);
  }
}
