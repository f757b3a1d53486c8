import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { type SqlStatement, sqlStatements } from './sql-statements.ts';

/** The migrations of this project, as the Supabase CLI reads them. */
export const MIGRATIONS_DIR = join(import.meta.dirname, '..', 'migrations');

/** A migration that Postgres refused; the message names file, line, SQLSTATE and reason. */
export class MigrationError extends Error {
  readonly file: string;
  readonly line: number;
  readonly sqlstate: string;

  constructor(file: string, line: number, sqlstate: string, reason: string) {
    super(`Migration ${file}, line ${line}: ${reason} (SQLSTATE ${sqlstate})`);
    this.file = file;
    this.line = line;
    this.sqlstate = sqlstate;
  }
}

/**
 * Applies the migrations that the database does not have yet, in order, each in a transaction with
 * its record in supabase_migrations.schema_migrations. Returns the names of the files applied.
 */
export async function migrate(url: string, directory = MIGRATIONS_DIR): Promise<string[]> {
  const files = (await readdir(directory)).filter((name) => /^\d+_.*\.sql$/.test(name)).sort();
  const sql = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => undefined });
  try {
    const applied = await appliedVersions(sql);
    const pending = files.filter((name) => !applied.has(versionOf(name)));
    for (const name of pending) {
      await applyFile(sql, name, await readFile(join(directory, name), 'utf8'));
    }
    return pending;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

function versionOf(file: string): string {
  return file.slice(0, file.indexOf('_'));
}

/** The table is the Supabase CLI's own, so that either may go on where the other stopped. */
async function appliedVersions(sql: Sql): Promise<Set<string>> {
  await sql.unsafe(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text not null primary key,
      statements text[],
      name text
    );`);
  const rows = await sql<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations`;
  return new Set(rows.map((row) => row.version));
}

async function applyFile(sql: Sql, file: string, text: string): Promise<void> {
  const statements = sqlStatements(text);
  const applied = sql.begin(async (transaction) => {
    for (const statement of statements) {
      await transaction.unsafe(statement.text).catch((error) => {
        throw failure(file, statement, error);
      });
    }
    const name = file.slice(versionOf(file).length + 1, -'.sql'.length);
    const texts = statements.map((statement) => statement.text);
    await transaction`
      insert into supabase_migrations.schema_migrations (version, statements, name)
      values (${versionOf(file)}, ${texts}, ${name})`;
    await transaction`reset all`;
  });
  await applied.catch((error) => {
    // What is deferred to the commit belongs to no single statement.
    throw failure(file, { text: '', line: 1 }, error);
  });
}

function failure(file: string, statement: SqlStatement, error: unknown): unknown {
  if (!(error instanceof postgres.PostgresError)) return error;
  const before = statement.text.slice(0, Math.max(0, Number(error.position ?? 1) - 1));
  const line = statement.line + before.split('\n').length - 1;
  const reason = [error.message, error.detail, error.hint, error.where].filter(Boolean).join('; ');
  return new MigrationError(file, line, error.code, reason);
}
