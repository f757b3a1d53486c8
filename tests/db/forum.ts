import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { Rights } from '#domain/rights.ts';
import { createTestDatabase, type Identity, type TestDatabase } from '#local/test-database.ts';
import type {} from '#local/vitest-setup.ts';
import { content, type Sample } from './content.ts';

/** One change or tombstone of a pull. */
export interface Change {
  kind: string;
  id: string;
  revision: number;
  row?: Record<string, unknown>;
  gone?: true;
}

/** An answer of sync_pull; with `reset` it carries no rows. */
export interface Pull {
  edition: number | null;
  epoch: string;
  revision: number;
  audience: string;
  at: string;
  more: boolean;
  rows: Change[];
  reset?: true;
}

interface Question {
  edition?: number;
  since?: number;
  epoch?: string;
  audience?: string;
  code?: string;
  limit?: number;
}

/** One operation of an outbox; what is left out gets a harmless default. */
export interface Operation {
  op?: string;
  kind: string;
  id: string;
  action: string;
  base?: Record<string, unknown> | null;
  set?: Record<string, unknown> | null;
  seen?: number;
  outbox?: string;
  after?: string;
}

export interface Outcome {
  op: string;
  status: 'applied' | 'conflict' | 'refused';
  revision?: number;
  row?: Record<string, unknown> | null;
  code?: string;
  message?: string;
}

export const anonymous: Identity = { role: 'anon' };

/** A database with an administrator, a stranger's account and, if asked, one of each kind of row. */
export interface Forum extends TestDatabase {
  administrator: Identity;
  stranger: Identity;
  /** Somebody of the back office with these rights. */
  member(rights: Partial<Rights>): Promise<Identity>;
  rows: Sample;
  pull(question?: Question, who?: Identity): Promise<Pull>;
  push(operations: Operation[], who?: Identity): Promise<Outcome[]>;
  /** The deletion of a row by somebody who has seen all there is by now. */
  deletion(kind: string, id: string): Promise<Operation>;
}

/** What a forum begins with. */
interface Beginning {
  readonly administrator: Identity;
  readonly stranger: Identity;
  readonly rows: Sample;
}

/** The filled database that others are copies of, one for all files of a process: filling each costs three copies. */
let filledOnce: Promise<Beginning & { readonly template: string }> | undefined;

async function makeFilled() {
  const database = await createTestDatabase(inject('cluster'));
  const beginning = await begin(database);
  for (const { table, values } of Object.values(beginning.rows)) {
    await insert(database.sql, table, values);
  }
  // Nobody may be connected to what is copied.
  await database.sql.end();
  return { ...beginning, template: database.name };
}

async function begin(database: TestDatabase): Promise<Beginning> {
  const administrator = await account(database, 'administrator@forum.example');
  const stranger = await account(database, 'stranger@elsewhere.example');
  await database.sql`insert into administrators (user_id) values (${administrator.sub ?? ''})`;
  return { administrator, stranger, rows: content() };
}

async function copyFilled(): Promise<TestDatabase & Beginning> {
  filledOnce ??= makeFilled();
  const { template, ...beginning } = await filledOnce;
  const database = await createTestDatabase({ ...inject('cluster'), template });
  return { ...database, ...structuredClone(beginning) };
}

async function makeEmpty(): Promise<TestDatabase & Beginning> {
  const database = await createTestDatabase(inject('cluster'));
  return { ...database, ...(await begin(database)) };
}

/** Opens a forum of its own for a test file; `drop()` it at the end. */
export async function openForum({ filled = true } = {}): Promise<Forum> {
  const database = filled ? await copyFilled() : await makeEmpty();
  return {
    ...database,
    async member({ roles = ['viewer'], languages = [], halls = [] }) {
      const who = await account(database, `${roles.join('-')}-${randomUUID()}@forum.example`);
      const { sql } = database;
      await sql`insert into administrators (user_id, roles, languages, halls) values (
        ${who.sub ?? ''}, ${sql.array([...roles])}, ${sql.array([...languages])}, ${sql.array([...halls])}::uuid[])`;
      return who;
    },
    pull: (question = {}, who = anonymous) => pull(database, question, who),
    push: (operations, who = database.administrator) => push(database, operations, who),
    async deletion(kind, id) {
      const [row] = await database.sql`
        select sync.admin_row(k, ${id}) as base, sync.latest()::integer as seen
        from sync.kinds k where kind = ${kind}`;
      return { kind, id, action: 'delete', base: row?.base, seen: row?.seen };
    },
  };
}

async function account({ sql }: TestDatabase, email: string): Promise<Identity> {
  const sub = randomUUID();
  await sql`insert into auth.users (id, email, aud, role)
    values (${sub}, ${email}, 'authenticated', 'authenticated')`;
  return { role: 'authenticated', sub, email };
}

/** Inserts a row as the owner, above RLS. */
export async function insert(
  sql: TestDatabase['sql'],
  table: string,
  values: Record<string, unknown>,
): Promise<void> {
  const names = sql(Object.keys(values));
  await sql`insert into ${sql(table)} (${names})
    select ${names} from jsonb_populate_record(null::${sql(table)}, ${sql.json(values as never)})`;
}

/** What a function of the API answers somebody who gives it its parameters in their order. */
export async function callFunction(
  database: TestDatabase,
  who: Identity,
  name: string,
  ...args: unknown[]
) {
  const places = args.map((_, at) => `$${at + 1}`).join(', ');
  const [row] = await database.as(who, (sql) =>
    sql.unsafe(`select public.${name}(${places}) as answer`, args as never[]),
  );
  return row?.answer;
}

async function pull(database: TestDatabase, question: Question, who: Identity): Promise<Pull> {
  const { edition = null, since = 0, epoch = null, audience = 'public', code = null } = question;
  const [row] = await database.as(
    who,
    (sql) => sql<{ answer: Pull }[]>`
      select sync_pull(p_edition => ${edition}, p_since => ${since}, p_epoch => ${epoch},
        p_audience => ${audience}, p_code => ${code}, p_limit => ${question.limit ?? 5000}) as answer`,
  );
  if (!row) throw new Error('sync_pull answered nothing');
  return row.answer;
}

async function push(
  database: TestDatabase,
  operations: Operation[],
  who: Identity,
): Promise<Outcome[]> {
  const at = new Date().toISOString();
  const ops = operations.map((op) => ({ op: randomUUID(), base: null, set: null, at, ...op }));
  const [row] = await database.as(
    who,
    (sql) => sql<{ answer: { results: Outcome[] } }[]>`
      select sync_push(${sql.json({ ops } as never)}) as answer`,
  );
  return row?.answer.results ?? [];
}
