import { randomBytes } from 'node:crypto';
import postgres, { type Sql, type TransactionSql } from 'postgres';
import type {} from 'vitest';
import type { DatabaseUser } from './postgres.ts';
import type { TestClusterAddress } from './test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's Postgres, which vitest-setup.ts starts. */
    cluster: TestClusterAddress;
  }
}

/** Who a statement is run as, the way a request of that caller would be. */
export interface Identity {
  role: 'anon' | 'authenticated' | 'service_role';
  /** The auth user's id. */
  sub?: string;
  email?: string;
}

/** A database of one's own, copied from the run's migrated template. */
export interface TestDatabase {
  name: string;
  /** Connection string; as `postgres` unless another user is asked for. */
  url(user?: DatabaseUser): string;
  /** As `postgres`: the owner of the application's objects, above RLS. */
  sql: Sql;
  /** Runs `work` in one transaction as the identity sees it, with its JWT claims set. */
  as<T>(identity: Identity, work: (sql: TransactionSql) => Promise<T>): Promise<T>;
  drop(): Promise<void>;
}

const administrators = new Map<string, Sql>();

/** The connection that makes and drops databases: one for all tests of a process, ended where none needs it. */
function administrator(address: string): Sql {
  const known = administrators.get(address);
  if (known) return known;
  const made = postgres(address, { max: 1, idle_timeout: 1, onnotice: () => undefined });
  administrators.set(address, made);
  return made;
}

/** Copies the template of the cluster in less than 0.1 s. */
export async function createTestDatabase(cluster: TestClusterAddress): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = (database: string, user: DatabaseUser) =>
    `postgresql://${user}:${cluster.password}@127.0.0.1:${cluster.port}/${database}`;
  const admin = administrator(url('postgres', 'supabase_admin'));
  // By the files: through the log it costs twice the processor.
  await admin.unsafe(
    `create database ${name} template ${cluster.template} owner postgres strategy file_copy`,
  );
  const sql = postgres(url(name, 'postgres'), { max: 10, onnotice: () => undefined });
  return {
    name,
    url: (user = 'postgres') => url(name, user),
    sql,
    as: (identity, work) => runAs(sql, identity, work),
    async drop() {
      await sql.end({ timeout: 5 });
      await admin.unsafe(`drop database if exists ${name} with (force)`);
    },
  };
}

async function runAs<T>(
  sql: Sql,
  { role, ...claims }: Identity,
  work: (sql: TransactionSql) => Promise<T>,
): Promise<T> {
  const result = await sql.begin(async (transaction) => {
    await transaction`
      select set_config('role', ${role}, true),
        set_config('request.jwt.claims', ${JSON.stringify({ role, ...claims })}, true)`;
    return [await work(transaction)] as const;
  });
  return result[0] as T;
}
