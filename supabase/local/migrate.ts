import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres, { type Sql, type TransactionSql } from 'postgres';
import { OTHER_DATABASE, PlainError } from './command.ts';
import { connected } from './pool.ts';
import { type SqlStatement, sqlStatements } from './sql-statements.ts';

/** The migrations of this project, as the Supabase CLI reads them. */
export const MIGRATIONS_DIR = join(import.meta.dirname, '..', 'migrations');

/** The database as it is, by subject, in the order of the names: what the migrations lead to. */
const SCHEMAS_DIR = join(import.meta.dirname, '..', 'schemas');

/** A file that Postgres refused; the message names it, with line, SQLSTATE and reason. */
export class MigrationError extends PlainError {
  readonly file: string;
  readonly line: number;
  readonly sqlstate: string;

  constructor(file: string, line: number, sqlstate: string, reason: string) {
    super(`${file}, line ${line}: ${reason} (SQLSTATE ${sqlstate})`);
    this.file = file;
    this.line = line;
    this.sqlstate = sqlstate;
  }
}

/** A database that other migrations made: those that are here do not go on from it, or cannot read it. */
export class OtherMigrationsError extends PlainError {
  override readonly exitCode = OTHER_DATABASE;
}

/** How a database stands to the migrations of this version. */
export interface Standing {
  /** The files that it lacks, in order. */
  readonly pending: readonly string[];
  /** The migrations of a later version that it has, all of which leave this one able to serve it. */
  readonly later: readonly string[];
}

/**
 * Compares a database with the migrations of this version and changes nothing. Rejects with an
 * OtherMigrationsError where they do not go on from it, and where a later version has taken it further
 * without a way back to this one (docs/decisions/0033-upgrades.md).
 */
export async function standingOf(url: string, directory = MIGRATIONS_DIR): Promise<Standing> {
  const files = await sqlFiles(directory);
  return connected(url, (sql) => compare(sql, files));
}

/**
 * Applies the migrations that the database does not have yet, in order, each in a transaction with
 * its record in supabase_migrations.schema_migrations. Returns the names of the files applied.
 * Rejects as `standingOf` does, and then applies none.
 */
export async function migrate(url: string, directory = MIGRATIONS_DIR): Promise<readonly string[]> {
  const files = await sqlFiles(directory);
  return connected(url, async (sql) => {
    const { pending } = await compare(sql, files);
    if (pending.length > 0) await prepareRecord(sql);
    for (const name of pending) {
      await applyFile(sql, name, await readFile(join(directory, name), 'utf8'));
    }
    return pending;
  });
}

/** Makes of an empty database what the schemas say, in one transaction and without a record. */
export async function applySchemas(url: string, directory = SCHEMAS_DIR): Promise<void> {
  const files = await sqlFiles(directory);
  await connected(url, (sql) =>
    sql.begin(async (transaction) => {
      for (const name of files) {
        const text = await readFile(join(directory, name), 'utf8');
        await applyStatements(transaction, name, sqlStatements(text));
      }
    }),
  );
}

async function sqlFiles(directory: string): Promise<string[]> {
  return (await readdir(directory)).filter((name) => /^\d+_.*\.sql$/.test(name)).sort();
}

async function compare(sql: Sql, files: readonly string[]): Promise<Standing> {
  const here = new Set(files.map(versionOf));
  const applied = await appliedVersions(sql);
  const pending = files.filter((name) => !applied.has(versionOf(name)));
  const later = [...applied].filter((version) => !here.has(version)).sort();
  if (later.length > 0 && pending.length > 0) {
    throw new OtherMigrationsError(
      `The database was made by another version of the forum, by migrations that are not here (${listed(later)}). Nothing was changed. Go on with that version, choose another folder with --data, or begin anew with --reset, which deletes what is there.`,
    );
  }
  const closed = later.length > 0 ? closedTo(files, later, await waysBack(sql)) : [];
  if (closed.length > 0) {
    throw new OtherMigrationsError(
      `A later version of the forum has taken the database where this one cannot follow (${listed(closed)}). Nothing was changed. Start that version again, or restore a backup of before it: docs/operations/upgrading.md, "The way back".`,
    );
  }
  return { pending, later };
}

function listed([first, ...more]: readonly string[]): string {
  return more.length > 0 ? `${first} and ${more.length} more` : `${first}`;
}

/**
 * Those of a later version's migrations that leave no way back to the one whose files these are. `ways`
 * holds of each migration the newest one of the oldest version that still serves the database.
 */
export function closedTo(
  files: readonly string[],
  later: readonly string[],
  ways: ReadonlyMap<string, string>,
): readonly string[] {
  const newest = files.map(versionOf).sort().at(-1) ?? '';
  return later.filter((migration) => {
    const oldest = ways.get(migration);
    return oldest === undefined || oldest > newest;
  });
}

/** What each migration says of itself: the newest migration of the oldest version that still serves it. */
async function waysBack(sql: Sql): Promise<ReadonlyMap<string, string>> {
  const [{ there } = {}] = await sql`select to_regclass('sync.ways_back') is not null as there`;
  if (!there) return new Map();
  const rows = await sql<{ migration: string; serves: string }[]>`
    select migration, serves from sync.ways_back`;
  return new Map(rows.map(({ migration, serves }) => [migration, serves]));
}

function versionOf(file: string): string {
  return file.slice(0, file.indexOf('_'));
}

/** The table is the Supabase CLI's own, so that either may go on where the other stopped. */
async function prepareRecord(sql: Sql): Promise<void> {
  await sql.unsafe(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text not null primary key,
      statements text[],
      name text
    );`);
}

async function appliedVersions(sql: Sql): Promise<ReadonlySet<string>> {
  const record = 'supabase_migrations.schema_migrations';
  const [{ there } = {}] = await sql`select to_regclass(${record}) is not null as there`;
  if (!there) return new Set();
  const rows = await sql<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations`;
  return new Set(rows.map((row) => row.version));
}

async function applyFile(sql: Sql, file: string, text: string): Promise<void> {
  const statements = sqlStatements(text);
  const applied = sql.begin(async (transaction) => {
    await applyStatements(transaction, file, statements);
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

async function applyStatements(
  transaction: TransactionSql,
  file: string,
  statements: readonly SqlStatement[],
): Promise<void> {
  for (const statement of statements) {
    await transaction.unsafe(statement.text).catch((error) => {
      throw failure(file, statement, error);
    });
  }
}

function failure(file: string, statement: SqlStatement, error: unknown): unknown {
  if (!(error instanceof postgres.PostgresError)) return error;
  const before = statement.text.slice(0, Math.max(0, Number(error.position ?? 1) - 1));
  const line = statement.line + before.split('\n').length - 1;
  const reason = [error.message, error.detail, error.hint, error.where].filter(Boolean).join('; ');
  return new MigrationError(file, line, error.code, reason);
}
