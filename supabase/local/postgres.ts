import { randomBytes } from 'node:crypto';
import { access, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres, { type Sql } from 'postgres';
import { clusterFolder, isCluster } from './cluster-folder.ts';
import { PlainError } from './command.ts';
import { createCluster } from './create-cluster.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { runningPort, stopServer } from './running-server.ts';
import { type ServerOptions, startServer } from './start-server.ts';
import { readOrMakeSecret } from './whole-file.ts';

/**
 * `postgres` is what migrations and the seed run as on the hosted service, `authenticator` what
 * requests come in as before they take their caller's role, `supabase_admin` the superuser.
 */
export type DatabaseUser = 'postgres' | 'authenticator' | 'supabase_admin';

/** A running server. `stop` ends it; without `stop` the next start on the same data takes it over. */
export interface Postgres {
  url(database?: string, user?: DatabaseUser): string;
  port: number;
  stop(): Promise<void>;
  /**
   * Calls once for each time that the server, or the connection that its owner holds, is gone without
   * having been stopped. Nobody owns the data from then on until `revive` has succeeded.
   */
  onLost(listener: () => void): void;
  /** Starts the server again on its port unless it recovers by itself, and takes ownership again. */
  revive(): Promise<void>;
}

export interface PostgresOptions extends ServerOptions {
  /** Folder for the cluster, its password and its log; made when missing. */
  dataDir: string;
  /** How long to wait for another owner of the data, which may be on its way out; 2 s unless given. */
  patienceMs?: number;
}

/** Another live process works on the same data. */
class DataInUseError extends PlainError {}

/** Held by the process that owns the server, in the database `postgres`; freed by its death. */
const OWNER_LOCK = 7_305_221_001;
/** How long what is left of a server that died may go on holding the lock, ms. */
const REVIVAL_MS = 5_000;

/** Starts (or takes over after a crash) the Postgres whose data lies in `dataDir`. */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const dataDir = resolve(options.dataDir);
  await mkdir(dataDir, { recursive: true });
  const { initdb, pgCtl, account } = await postgresBinaries();
  const cluster = await clusterFolder(dataDir, account);
  const isMade = await isCluster(cluster.path);
  const passwordFile = join(dataDir, 'postgres.password');
  if (isMade && !(await isThere(passwordFile))) throw new PlainError(lostPassword(passwordFile));
  const password = await readOrMakePassword(passwordFile);
  if (!isMade) await createCluster(cluster, password, initdb);

  let port = await runningPort(cluster.path);
  if (port !== undefined && options.port !== undefined && port !== options.port) {
    await (await takeOwnership(port, password, options)).end();
    await stopServer(cluster.path, pgCtl, cluster.account);
    port = undefined;
  }
  port ??= await startServer(cluster, pgCtl, options);
  let tellLost = (): void => undefined;
  const own = (patienceMs = options.patienceMs) =>
    takeOwnership(fixed, password, { ...options, patienceMs }, () => tellLost());
  const fixed = port;
  let owner = await own();
  await ensureLoginRoles(owner, password);
  let stopped = false;
  return {
    url: connectionString(fixed, password),
    port: fixed,
    async stop() {
      stopped = true;
      await owner.end({ timeout: 2 });
      await stopServer(cluster.path, pgCtl, cluster.account);
    },
    onLost(listener) {
      tellLost = () => {
        if (!stopped) listener();
      };
    },
    async revive() {
      const found = await runningPort(cluster.path);
      if (found === undefined) await startServer(cluster, pgCtl, { ...options, port: fixed });
      const lost = owner;
      owner = await own(REVIVAL_MS);
      await lost.end({ timeout: 0 });
    },
  };
}

/** Uses the data whether or not a back end is running on it; `stop` ends only a server of its own. */
export async function joinPostgres(dataDir: string): Promise<Postgres & { owned: boolean }> {
  try {
    return { ...(await startPostgres({ dataDir, patienceMs: 200 })), owned: true };
  } catch (error) {
    if (!(error instanceof DataInUseError)) throw error;
    const { account } = await postgresBinaries();
    const port = await runningPort((await clusterFolder(resolve(dataDir), account)).path);
    const password = await readOrMakePassword(join(resolve(dataDir), 'postgres.password'));
    if (port === undefined) throw error;
    return {
      url: connectionString(port, password),
      port,
      stop: async () => {},
      onLost: () => undefined,
      revive: async () => {},
      owned: false,
    };
  }
}

/** Does something with the data whether or not a back end is running on it, and leaves that as it was. */
export async function withPostgres<T>(
  dataDir: string,
  work: (server: Postgres & { owned: boolean }) => Promise<T>,
): Promise<T> {
  const server = await joinPostgres(dataDir);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

function connectionString(port: number, password: string): Postgres['url'] {
  return (database = 'postgres', user = 'postgres') =>
    `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;
}

async function readOrMakePassword(path: string): Promise<string> {
  const { secret } = await readOrMakeSecret(path, () => randomBytes(18).toString('base64url'));
  return secret.trim();
}

/** Connects as the superuser and holds the owner's lock for as long as the connection lives. */
async function takeOwnership(
  port: number,
  password: string,
  {
    dataDir,
    patienceMs = 2_000,
  }: Pick<PostgresOptions, 'dataDir'> & { patienceMs?: number | undefined },
  onLost: () => void = () => undefined,
): Promise<Sql> {
  const deadline = Date.now() + patienceMs;
  let owned = false;
  const sql = postgres({
    host: '127.0.0.1',
    port,
    username: 'supabase_admin',
    password,
    database: 'postgres',
    max: 1,
    max_lifetime: null,
    connect_timeout: 10,
    // For the reason that pool.ts names.
    fetch_types: false,
    connection: { application_name: 'owner' },
    onclose: () => {
      if (owned) onLost();
      owned = false;
    },
  });
  try {
    // A killed owner's connection is gone within milliseconds, but not before it is noticed.
    for (;;) {
      const [row] = await sql`select pg_try_advisory_lock(${OWNER_LOCK}) as owned`;
      if (row?.owned) {
        owned = true;
        return sql;
      }
      if (Date.now() > deadline) break;
      await sleep(50);
    }
    throw new DataInUseError(
      `The data in ${dataDir} is in use by another running back end. Stop that one first, or choose another folder with --data.`,
    );
  } catch (error) {
    await sql.end({ timeout: 1 });
    if ((error as Partial<postgres.PostgresError>).code !== WRONG_PASSWORD) throw error;
    throw new PlainError(lostPassword(join(resolve(dataDir), 'postgres.password')));
  }
}

/** The SQLSTATE of a password that is not the one. */
const WRONG_PASSWORD = '28P01';

function lostPassword(file: string): string {
  return `${file} is missing or another one than the database was made with. Bring it back, or the whole forum from a backup: npm run restore.`;
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** The roles that log in, with the attributes that they have on the hosted service. */
async function ensureLoginRoles(sql: Sql, password: string): Promise<void> {
  const [role] = await sql`select 1 from pg_roles where rolname = 'postgres'`;
  if (role) return;
  await sql.begin((transaction) => [
    transaction.unsafe(`
      create role authenticator login noinherit password '${password}';
      create role postgres login createdb createrole replication bypassrls password '${password}';
      alter database postgres owner to postgres;`),
  ]);
}
