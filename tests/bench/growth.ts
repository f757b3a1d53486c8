import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { entities, kinds } from '#entities/index.ts';
import { backUp } from '#local/backup/back-up.ts';
import { openRepository } from '#local/backup/repository.ts';
import { removeData } from '#local/cluster-folder.ts';
import { startPostgres } from '#local/postgres.ts';
import { prepareDatabase } from '#local/prepare-database.ts';
import { idOf } from '#seed/ids.ts';
import { demonstrationRows } from '#seed/rows/demonstration.ts';
import { markdown } from '../tools/markdown.ts';

/**
 * What a forum weighs after each of so many editions (10), with so many visitors at each (2,000): the
 * demonstration's edition, corrected, with hearts, subscribed devices and ratings; then a year goes by and
 * the night's tidying is done. Pictures and sent messages are left out.
 * `npx tsx tests/bench/growth.ts [EDITIONS] [VISITORS]`
 */
const [editions = 10, visitors = 2_000] = process.argv.slice(2).map(Number);

const folder = await mkdtemp(join(tmpdir(), 'forum-growth-'));
const dataDir = join(folder, 'data');
await mkdir(dataDir);
await writeFile(join(dataDir, 'secrets.json'), '{}');
const server = await startPostgres({ dataDir: join(dataDir, 'postgres') });
const rows: string[][] = [];
try {
  await prepareDatabase(server);
  const sql = postgres(server.url('postgres', 'supabase_admin'), { max: 1, onnotice: () => {} });
  const repository = openRepository(join(folder, 'backups'), 'a key', join(folder, 'cache'));
  await repository.prepare(dataDir);
  for (let year = 1; year <= editions; year += 1) {
    await holdEdition(sql, year);
    const held = await bytes(sql);
    await yearGoesBy(sql);
    await sql`select sync.tidy()`;
    await sql`vacuum full`;
    const tidied = await bytes(sql);
    const before = await sizeOf(join(folder, 'backups'));
    await backUp(dataDir, repository);
    const kept = await sizeOf(join(folder, 'backups'));
    const cells = [held, tidied, kept - before, kept].map((size) => (size / 1e6).toFixed(1));
    rows.push([String(year), ...cells, ...(await largest(sql))]);
    console.log(rows.at(-1)?.join(' | '));
  }
  await sql.end();
} finally {
  await server.stop();
  await removeData(join(dataDir, 'postgres'));
  await rm(folder, { recursive: true, force: true });
}
console.log(
  markdown(
    [
      'editions',
      'database, MB',
      'a year on, MB',
      'its backup adds, MB',
      'backups, MB',
      'largest',
      'next',
      'third',
    ],
    rows,
  ),
);

/** One edition from its first row to its last heart. */
async function holdEdition(sql: Sql, year: number): Promise<void> {
  const content = demonstrationRows(new Date());
  const edition = 100 + year;
  const current = content.edition.find(({ is_current }) => is_current)?.id ?? 0;
  await sql`update editions set is_current = false`;
  for (const kind of kinds) {
    const own = content[kind].filter(
      (row) => isOf(row, current) || (kind === 'site_content' && year === 1),
    );
    // Every edition has rows of its own, as an import makes them.
    const text = JSON.stringify(own)
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g, (id) =>
        idOf('growth', `${year}/${id}`),
      )
      .replaceAll(`"edition_id":${current}`, `"edition_id":${edition}`)
      .replace(/"edition_ids":\[[\d,]*\]/g, `"edition_ids":[${edition}]`);
    const named = JSON.parse(text).map((row: Record<string, unknown>) => ({
      ...row,
      ...(kind === 'edition' && { id: edition, year: 2100 + year }),
      ...('slug' in row && { slug: `${String(row.slug)}-${year}` }),
    }));
    if (named.length === 0) continue;
    const columns = sql(Object.keys(named[0]));
    const table = sql(entities[kind].table);
    await sql`insert into ${table} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${table}, ${sql.json(named)})`;
  }
  // Each session is corrected five times before and during the forum, each speaker twice.
  for (let time = 1; time <= 5; time += 1) {
    await sql`update events set description = description || jsonb_build_object('fr',
      coalesce(description ->> 'fr', '') || ' ' || ${String(time)}) where edition_id = ${edition}`;
    if (time <= 2) {
      await sql`update speakers set title = title || jsonb_build_object('fr', ${`Titre ${time}`}::text)
        where ${edition} = any (edition_ids)`;
    }
  }
  await sql`insert into visitors (key_hash)
    select sha256(convert_to(${`${year}/`} || n, 'UTF8')) from generate_series(1, ${visitors}::int) n`;
  await sql`insert into favourites (visitor, kind, id, favourite, at)
    select v.key_hash, 'event', e.id, true, now() from visitors v
    cross join lateral (select id from events where edition_id = ${edition}
      order by md5(id::text || v.key_hash::text) limit 15) e
    where v.last_seen > now() - interval '1 day'`;
  await sql`insert into push_subscriptions (endpoint, p256dh, auth, language, topics)
    select 'https://push.test/' || ${year}::int || '/' || n, 'BA' || repeat('A', 85), repeat('A', 22), 'fr',
      '{announcements}' from generate_series(1, ${Math.round(visitors / 2)}::int) n`;
  await sql`update editions set is_current = id = ${edition}`;
  await sql`insert into feedback (id, event_id, author, stars, remark)
    select gen_random_uuid(), f.id, f.visitor, 5, 'Merci, une belle rencontre.'
    from favourites f join events e on e.id = f.id where e.edition_id = ${edition}
    order by f.visitor limit ${visitors}`;
}

function isOf(row: object, current: number): boolean {
  if ('edition_id' in row) return row.edition_id === current;
  if ('edition_ids' in row) return (row.edition_ids as number[]).includes(current);
  return 'is_current' in row && row.is_current === true;
}

/** Everything but the programme is a year older; no trigger hears of it. */
async function yearGoesBy(sql: Sql): Promise<void> {
  await sql`set session_replication_role = replica`;
  const columns = await sql<{ name: string; columns: string[] }[]>`
    select c.oid::regclass::text as name, array_agg(a.attname::text) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid
    where n.nspname in ('public', 'sync') and c.relkind = 'r' and a.attnum > 0
      and a.atttypid = 'timestamptz'::regtype and a.attgenerated = ''
      and c.relname not in (select table_name from sync.kinds)
    group by 1`;
  for (const { name, columns: times } of columns) {
    const sets = times.map((time) => `${time} = ${time} - interval '366 days'`).join(', ');
    await sql.unsafe(`update ${name} set ${sets}`);
  }
  await sql`set session_replication_role = default`;
}

async function bytes(sql: Sql): Promise<number> {
  await sql`vacuum full`;
  const [row] = await sql`select pg_database_size(current_database())::float as size`;
  return row?.size ?? 0;
}

/** The three largest tables, with their indexes. */
async function largest(sql: Sql): Promise<string[]> {
  const tables =
    await sql`select c.oid::regclass::text as name, pg_total_relation_size(c.oid)::float as size
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'sync') order by 2 desc limit 3`;
  return tables.map(({ name, size }) => `${name} ${(size / 1e6).toFixed(1)}`);
}

async function sizeOf(path: string): Promise<number> {
  const names = await readdir(path, { recursive: true });
  const sizes = await Promise.all(names.map((name) => stat(join(path, name))));
  return sizes.reduce((sum, one) => sum + (one.isFile() ? one.size : 0), 0);
}
