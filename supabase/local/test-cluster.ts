import { readFileSync, rmSync } from 'node:fs';
import { chmod, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { bootstrapDatabase } from './bootstrap.ts';
import { removeData } from './cluster-folder.ts';
import { migrate } from './migrate.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { isAlive } from './running-server.ts';

/** What a test process needs to make databases in the run's cluster. */
export interface TestClusterAddress {
  port: number;
  /** For both `postgres` and the superuser `supabase_admin`. */
  password: string;
  template: string;
}

export interface TestCluster {
  address: TestClusterAddress;
  stop(): Promise<void>;
}

const PREFIX = 'forum-test-';

/** Starts a throw-away Postgres with a template database: bootstrapped and, as asked, migrated. */
export async function startTestCluster({ migrated = true } = {}): Promise<TestCluster> {
  await sweepAbandoned();
  const dataDir = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  // Postgres runs under an account of its own when this process is root's.
  await chmod(dataDir, 0o755);
  const server = await startPostgres({ dataDir: join(dataDir, 'postgres'), durable: false });
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
    const template = await makeTemplate(server, migrated);
    const { password } = new URL(server.url());
    return { address: { port: server.port, password, template }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function makeTemplate(server: Postgres, migrated: boolean): Promise<string> {
  const template = 'template_forum';
  const admin = postgres(server.url('postgres', 'supabase_admin'), { max: 1 });
  try {
    await admin.unsafe(`create database ${template} owner postgres`);
    await bootstrapDatabase(server.url(template, 'supabase_admin'));
    if (migrated) await migrate(server.url(template));
  } finally {
    await admin.end();
  }
  return template;
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
