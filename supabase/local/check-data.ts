import { connected } from './pool.ts';

/**
 * Reads every row of every table, whose pages Postgres holds against their checksums; throws when one
 * cannot be read. `url` is the superuser's.
 */
export async function checkData(url: string): Promise<void> {
  await connected(url, async (sql) => {
    await sql`set enable_indexscan = off`;
    await sql`set enable_indexonlyscan = off`;
    const tables = await sql<{ name: string }[]>`
      select c.oid::regclass::text as name from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema')
        and n.nspname not like 'pg_toast%'`;
    for (const { name } of tables) {
      await sql.unsafe(`select count(t.*::text) from ${name} t`);
    }
  });
}
