import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { type MigrationError, migrate, OtherMigrationsError, standingOf } from '#local/migrate.ts';
import type { Postgres } from '#local/postgres.ts';
import { prepareDatabase } from '#local/prepare-database.ts';
import { sqlStatements } from '#local/sql-statements.ts';
import { createTestDatabase, type TestDatabase } from '#local/test-database.ts';

describe('statements of a file', () => {
  const split = (sql: string) => sqlStatements(sql).map(({ text, line }) => [line, text]);

  test('end at semicolons, and know their line', () => {
    expect(split('select 1;\n\n-- why;\nselect 2 ;\n')).toEqual([
      [1, 'select 1'],
      [4, 'select 2'],
    ]);
  });

  test('keep semicolons in strings, identifiers, comments and bodies', () => {
    for (const statement of [
      `select 'a;''b', "c;d", E'e\\';f' /* g; /* h; */ ; */`,
      'do $$ begin perform 1; end $$',
      'do $body$ select $$;$$; $body$',
      'create function f() returns int begin atomic select case when true then 1 end; select 2; end',
    ]) {
      expect(split(`${statement};\nselect 3`)).toEqual([
        [1, statement],
        [2, 'select 3'],
      ]);
    }
  });
});

describe('migrations', () => {
  let database: TestDatabase;
  let folder: string;
  beforeEach(async () => {
    database = await createTestDatabase(inject('cluster'));
    // As if its migrations were those of the test alone.
    await database.sql`drop schema supabase_migrations cascade`;
    folder = await mkdtemp(join(tmpdir(), 'forum-migrations-'));
  });
  afterEach(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: MigrationError) => error,
    );

  test('are applied once, in order, with the record that the Supabase CLI reads', async () => {
    await writeFile(
      join(folder, '30000101000200_second.sql'),
      'alter table public.probe add b integer;',
    );
    await writeFile(
      join(folder, '30000101000100_first.sql'),
      'create table public.probe (a integer);',
    );
    await writeFile(join(folder, 'notes.md'), 'no migration');
    const applied = await migrate(database.url(), folder);
    expect(applied).toEqual(['30000101000100_first.sql', '30000101000200_second.sql']);
    expect(await migrate(database.url(), folder)).toEqual([]);
    const rows = await database.sql`
      select version, name, statements from supabase_migrations.schema_migrations
      where version > '3' order by version`;
    expect(rows[0]).toEqual({
      version: '30000101000100',
      name: 'first',
      statements: ['create table public.probe (a integer)'],
    });
  });

  test('do not go on from what others made, and say so', async () => {
    await writeFile(join(folder, '20261101000000_a.sql'), 'create table public.a (a integer);');
    await writeFile(join(folder, '20261102000000_b.sql'), 'create table public.b (b integer);');
    await migrate(database.url(), folder);
    await rm(join(folder, '20261101000000_a.sql'));
    await rm(join(folder, '20261102000000_b.sql'));
    const first = join(folder, '20261103000000_first.sql');
    await writeFile(first, 'create table public.c (c integer);');
    const failure = await failureOf(migrate(database.url(), folder));
    expect(failure).toBeInstanceOf(OtherMigrationsError);
    expect(failure?.message).toMatch(/another version .*\(20261101000000 and 1 more\).*--reset/);
    const [row] = await database.sql`select to_regclass('public.c') as c`;
    expect(row?.c).toBeNull();
  });

  describe('of a later version', () => {
    const own = '30000101000000';
    const [first, second] = ['30000201000000', '30000301000000'];
    const says = (migration: string, serves: string) =>
      `insert into sync.ways_back values ('${migration}', '${serves}');`;

    /** A database that migrations after one's own have taken further, as this version finds it. */
    async function furtherBy(...texts: string[]): Promise<void> {
      await writeFile(join(folder, `${own}_own.sql`), 'create table public.own (a integer);');
      const later = texts.map((text, at) => ({ name: `${[first, second][at]}_later.sql`, text }));
      for (const { name, text } of later) await writeFile(join(folder, name), text);
      await migrate(database.url(), folder);
      for (const { name } of later) await rm(join(folder, name));
    }
    const standing = () => standingOf(database.url(), folder);

    test('are got along with where all of them say so', async () => {
      await furtherBy(says(first, own), says(second, '20261125160000'));
      expect(await standing()).toEqual({ pending: [], later: [first, second] });
      expect(await migrate(database.url(), folder)).toEqual([]);
    });

    test.each([
      ['says nothing', [says(first, own), 'select 1;'], second],
      ['wants a version that knows another', [says(first, own), says(second, first)], second],
      ['leaves no way back', [says(first, first), says(second, own)], first],
    ])('end a start where one of them %s', async (_what, texts, named) => {
      await furtherBy(...texts);
      const failure = await failureOf(standing());
      expect(failure).toBeInstanceOf(OtherMigrationsError);
      expect(failure).toMatchObject({ exitCode: 4 });
      expect(failure?.message).toContain(`cannot follow (${named})`);
      expect(await failureOf(migrate(database.url(), folder))).toBeInstanceOf(OtherMigrationsError);
    });

    test('are left alone by all of a start', async () => {
      await furtherBy(says(first, first));
      const sql = postgres(database.url('supabase_admin'), { max: 1 });
      try {
        // By which the start tells what it laid out before.
        await sql`comment on schema realtime is 'by a later version'`;
        const server = { url: () => database.url('supabase_admin') } as unknown as Postgres;
        expect(await failureOf(prepareDatabase(server))).toBeInstanceOf(OtherMigrationsError);
        const [row] = await sql`select obj_description(to_regnamespace('realtime')) as laid`;
        expect(row?.laid).toBe('by a later version');
      } finally {
        await sql.end();
      }
    });

    test('are another version’s where this one has some that they lack', async () => {
      await furtherBy(says(first, own));
      await writeFile(join(folder, `${second}_own.sql`), 'create table public.more (a integer);');
      expect((await failureOf(standing()))?.message).toContain('another version');
    });

    test('are asked for without a word written to a database that has none', async () => {
      await writeFile(join(folder, `${own}_own.sql`), 'create table public.own (a integer);');
      expect(await standing()).toEqual({ pending: [`${own}_own.sql`], later: [] });
      const [row] = await database.sql`select to_regnamespace('supabase_migrations') as made`;
      expect(row?.made).toBeNull();
    });
  });

  test('that fail leave nothing half-done and say where and why', async () => {
    const name = '30000101000100_broken.sql';
    await writeFile(
      join(folder, name),
      'create table public.half (a integer);\n\ninsert into public.half\n  values (missing_column);\n',
    );
    const failure = await failureOf(migrate(database.url(), folder));
    expect(failure).toMatchObject({ file: name, line: 4, sqlstate: '42703' });
    expect(failure?.message).toContain('missing_column');
    const [row] = await database.sql`select to_regclass('public.half') as half`;
    expect(row?.half).toBeNull();
  });

  test('name the statement where Postgres gives no position, and the file at the commit', async () => {
    await writeFile(join(folder, '1_a.sql'), "select 1;\n\nselect 1 / (length('') * 1);\n");
    expect(await failureOf(migrate(database.url(), folder))).toMatchObject({
      line: 3,
      sqlstate: '22012',
    });
    await rm(join(folder, '1_a.sql'));
    await writeFile(
      join(folder, '2_b.sql'),
      `create table public.late (a integer unique deferrable initially deferred);
      insert into public.late values (1), (1);`,
    );
    expect(await failureOf(migrate(database.url(), folder))).toMatchObject({
      file: '2_b.sql',
      sqlstate: '23505',
    });
  });
});
