import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { bootstrapDatabase } from '#local/bootstrap.ts';
import type { TestClusterAddress } from '#local/test-cluster.ts';

/** Makes one more template in a run's Postgres: bootstrapped, and then as `fill` makes it at its address. */
export async function makeTemplate(
  { port, password }: TestClusterAddress,
  fill: (url: string) => Promise<unknown>,
): Promise<string> {
  const name = `template_${randomBytes(6).toString('hex')}`;
  const url = (user: string, database: string) =>
    `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;
  const admin = postgres(url('supabase_admin', 'postgres'), { max: 1 });
  await admin.unsafe(`create database ${name} owner postgres`).finally(() => admin.end());
  await bootstrapDatabase(url('supabase_admin', name));
  await fill(url('postgres', name));
  return name;
}
