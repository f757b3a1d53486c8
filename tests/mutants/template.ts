import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { bootstrapDatabase } from '#local/bootstrap.ts';
import { migrate } from '#local/migrate.ts';
import type { TestClusterAddress } from '#local/test-cluster.ts';

/** Makes one more template in a run's Postgres, of the migrations in a folder. */
export async function makeTemplate(
  { port, password }: TestClusterAddress,
  migrations: string,
): Promise<{ template: string }> {
  const name = `template_${randomBytes(6).toString('hex')}`;
  const url = (user: string, database: string) =>
    `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;
  const admin = postgres(url('supabase_admin', 'postgres'), { max: 1 });
  await admin.unsafe(`create database ${name} owner postgres`).finally(() => admin.end());
  await bootstrapDatabase(url('supabase_admin', name));
  await migrate(url('postgres', name), migrations);
  return { template: name };
}
