import { bootstrapDatabase } from './bootstrap.ts';
import { migrate, standingOf } from './migrate.ts';
import type { Postgres } from './postgres.ts';

/** Bootstraps the main database and applies what is pending; returns the files applied. Rejects as `migrate` does. */
export async function prepareDatabase(server: Postgres): Promise<readonly string[]> {
  const all = server.url('postgres', 'supabase_admin');
  // Before anything of this version touches what may be a later one's.
  await standingOf(all);
  await bootstrapDatabase(all);
  return migrate(server.url());
}
