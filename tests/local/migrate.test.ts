import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { type MigrationError, migrate, OtherMigrationsError } from '#local/migrate.ts';
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

  test('serve a database that a later version has taken further', async () => {
    await writeFile(join(folder, '20261101000000_a.sql'), 'create table public.a (a integer);');
    await writeFile(join(folder, '20261102000000_b.sql'), 'create table public.b (b integer);');
    await migrate(database.url(), folder);
    await rm(join(folder, '20261102000000_b.sql'));
    expect(await migrate(database.url(), folder)).toEqual([]);
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
