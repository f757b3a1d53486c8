import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { loadLite } from './load-lite.ts';
import { connected } from './pool.ts';

/** Gives a database what the hosted service has before the first migration; `url` is the superuser's. */
export async function bootstrapDatabase(url: string): Promise<void> {
  const own = await readFile(new URL('./bootstrap.sql', import.meta.url), 'utf8');
  const version = createHash('sha256').update(own).digest('hex');
  await connected(url, async (sql) => {
    const [row] = await sql`select obj_description(to_regnamespace('realtime')) as version`;
    if (row?.version === version) return;
    const { getAuthSchemaSql, getStorageSchemaSql } = await loadLite();
    await sql.begin(async (transaction) => {
      await transaction.unsafe(`${getAuthSchemaSql()};${getStorageSchemaSql()};`);
      await transaction.unsafe(own);
      await transaction.unsafe(`comment on schema realtime is '${version}'`);
    });
  });
}
