import { join } from 'node:path';
import { clusterOf } from './backup/back-up.ts';
import { standingOf } from './migrate.ts';
import { withPostgres } from './postgres.ts';

/**
 * Says what a start of this version would do to a data folder, whether or not another version runs on it,
 * and changes nothing. Rejects with an OtherMigrationsError where this version does not serve it.
 */
export async function checkDatabase(dataDir: string): Promise<string> {
  await clusterOf(dataDir);
  const { pending, later } = await withPostgres(join(dataDir, 'postgres'), (server) =>
    standingOf(server.url('postgres', 'supabase_admin')),
  );
  return `This version serves the data in ${dataDir}.
${listed('Its start applies', pending)}${listed('From a later version, which it gets along with', later)}`;
}

function listed(what: string, names: readonly string[]): string {
  return `${what}: ${names.length}\n${names.map((name) => `  ${name}\n`).join('')}`;
}
