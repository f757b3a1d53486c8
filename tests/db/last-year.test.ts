import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { entities, kinds } from '#entities/index.ts';
import { MIGRATIONS_DIR, migrate } from '#local/migrate.ts';
import { createTestDatabase, type Identity, type TestDatabase } from '#local/test-database.ts';
import { demonstrationRows } from '#seed/rows/demonstration.ts';
import { laidAround } from '../fixtures/laid-around.ts';
import { makeTemplate } from '../tools/template.ts';
import type { Outcome, Pull } from './forum.ts';

/** Last year's forum: made by the first migration alone, filled, and then taken on by all the others. */

const anonymous: Identity = { role: 'anon' };
const administrator: Identity = { role: 'authenticated', sub: randomUUID() };

/** Columns that a migration moved elsewhere, by table; `tests/db/mail-move.test.ts` has the where. */
const movedAway: Readonly<Record<string, readonly string[]>> = { speakers: ['email'] };

type Rows = Readonly<Record<string, readonly Record<string, unknown>[]>>;

let database: TestDatabase;
let before: { rows: Rows; pull: Pull };
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forum-migrations-'));
  const [first = ''] = (await readdir(MIGRATIONS_DIR)).sort();
  await copyFile(join(MIGRATIONS_DIR, first), join(folder, first));
  const cluster = inject('cluster');
  const template = await makeTemplate(cluster, (url) => migrate(url, folder));
  database = await createTestDatabase({ ...cluster, template });
  await rm(folder, { recursive: true });
  await fill(database.sql);
  before = { rows: await rowsOf(database.sql), pull: await pull() };
  await migrate(database.url());
});
afterAll(() => database.drop());

/** What there was to keep of a forum: content, somebody who writes it, visitors with hearts and a device. */
async function fill(sql: Sql): Promise<void> {
  const content = demonstrationRows(laidAround);
  for (const kind of kinds) {
    const { table } = entities[kind];
    // The plan's paths were of another shape.
    const columns = (await columnsOf(sql, table)).filter((name) => name !== 'plan');
    for (const row of content[kind]) {
      const values = Object.fromEntries(
        Object.entries(row).filter(([name]) => columns.includes(name)),
      );
      if (columns.length > 0 && isOfThen(table, values)) {
        const names = sql(Object.keys(values));
        await sql`insert into ${sql(table)} (${names})
          select ${names} from jsonb_populate_record(null::${sql(table)}, ${sql.json(values as never)})`;
      }
    }
  }
  await sql`insert into auth.users (id, email, aud, role)
    values (${administrator.sub ?? ''}, 'administrator@forum.example', 'authenticated', 'authenticated')`;
  await sql`insert into administrators (user_id) values (${administrator.sub ?? ''})`;
  await sql`insert into visitors (key_hash) values (sha256('visitor'))`;
  await sql`insert into favourites (visitor, kind, id, favourite, at)
    select sha256('visitor'), 'event', id, true, now() from events order by id limit 20`;
}

/** Toilets and car parks were no places yet. */
function isOfThen(table: string, values: Readonly<Record<string, unknown>>): boolean {
  return table !== 'locations' || values.type !== 'service';
}

async function columnsOf(sql: Sql, table: string): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`select attname as name from pg_attribute
    where attrelid = to_regclass(${`public.${table}`}) and attnum > 0 and not attisdropped`;
  return rows.map(({ name }) => name);
}

/** Everything in the public schema, by table. */
async function rowsOf(sql: Sql): Promise<Rows> {
  const tables = await sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`;
  const found: Record<string, Record<string, unknown>[]> = {};
  for (const { name } of tables) {
    const rows = await sql`select to_jsonb(t) as row from ${sql(name)} t order by t::text`;
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

async function pull(who = anonymous, audience = 'public', since = 0): Promise<Pull> {
  const [row] = await database.as(
    who,
    (sql) => sql<{ answer: Pull }[]>`select sync_pull(p_since => ${since},
      p_epoch => ${before?.pull.epoch ?? null}, p_audience => ${audience}) as answer`,
  );
  if (!row) throw new Error('sync_pull answered nothing');
  return row.answer;
}

const idsOf = ({ rows }: Pull, kind: string) =>
  rows
    .filter((row) => row.kind === kind)
    .map(({ id }) => id)
    .sort();

test('every row of last year is there, with every value that it had', async () => {
  const now = await rowsOf(database.sql);
  expect(before.rows.events?.length).toBeGreaterThan(60);
  expect(before.rows.favourites).toHaveLength(20);
  for (const [table, rows] of Object.entries(before.rows)) {
    const moved = movedAway[table] ?? [];
    const known = Object.keys(rows[0] ?? {}).filter((name) => !moved.includes(name));
    const of = (all: Rows[string]) =>
      all.map((row) => JSON.stringify(known.map((name) => row[name]))).sort();
    expect(of(now[table] ?? []), table).toEqual(of(rows));
  }
});

test('a phone goes on from where it was, and a new one sees the same', async () => {
  const since = await pull(anonymous, 'public', before.pull.revision);
  expect(since.reset).toBeUndefined();
  expect(since.rows.filter(({ gone }) => gone)).toEqual([]);
  const fresh = await pull();
  const old = [...new Set(before.pull.rows.map(({ kind }) => kind))];
  expect(old.length).toBeGreaterThan(10);
  for (const kind of old) expect(idsOf(fresh, kind), kind).toEqual(idsOf(before.pull, kind));
  // What of a row is another by now, phones are told of: else they would hold the shape of before.
  const told = new Set(since.rows.map(({ kind, id }) => `${kind} ${id}`));
  const held = new Map(before.pull.rows.map((row) => [`${row.kind} ${row.id}`, row.row]));
  const untold = fresh.rows.filter(({ kind, id, row }) => {
    const name = `${kind} ${id}`;
    return (
      held.has(name) && !told.has(name) && JSON.stringify(row) !== JSON.stringify(held.get(name))
    );
  });
  expect(untold.map(({ kind }) => kind)).toEqual([]);
});

test('who was an administrator is one, and what an outbox of last year holds is applied', async () => {
  const [event] = before.rows.events ?? [];
  const { title } = event as { title: Record<string, string> };
  const operation = {
    ...{ op: randomUUID(), kind: 'event', id: event?.id, action: 'update' },
    ...{ base: { title: { fr: title.fr } }, set: { title: { fr: 'Corrigé' } } },
    at: '2026-11-20T09:00:00.000Z',
  };
  const send = (who: Identity) =>
    database.as(who, async (sql) => {
      const [row] = await sql<{ answer: { results: Outcome[] } }[]>`
        select sync_push(${sql.json({ ops: [operation] } as never)}) as answer`;
      return row?.answer.results[0];
    });
  expect(await send({ role: 'authenticated', sub: randomUUID() })).toMatchObject({
    ...{ status: 'refused', code: '42501' },
  });
  expect(await send(administrator)).toMatchObject({ status: 'applied' });
  expect((await pull(administrator, 'admin')).audience).toBe('admin');
});

test('nobody sees by the tables what was a draft, or whose the hearts are', async () => {
  const closed = await database.sql`select relname from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'sync') and relkind = 'r' and not relrowsecurity`;
  expect(closed).toEqual([]);
  await database.sql`update events set published = false where id = ${String(before.rows.events?.[0]?.id)}`;
  const seen = await database.as(anonymous, (sql) => sql`select id from events`).catch(() => []);
  expect(seen.map(({ id }) => id)).not.toContain(before.rows.events?.[0]?.id);
  await expect(database.as(anonymous, (sql) => sql`select * from favourites`)).rejects.toThrow(
    'permission denied',
  );
});
