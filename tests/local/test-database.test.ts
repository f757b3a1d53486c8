import postgres from 'postgres';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#local/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'));
});
afterAll(() => database.drop());

test('migrations find what the hosted service has', async () => {
  const [row] = await database.sql`
    select to_regclass('auth.users') is not null as users,
      to_regclass('storage.objects') is not null as objects,
      to_regclass('realtime.messages') is not null as messages,
      extensions.digest('x', 'sha256') = sha256('x') as pgcrypto,
      (select rolsuper from pg_roles where rolname = current_user) as superuser`;
  expect(row).toEqual({
    users: true,
    objects: true,
    messages: true,
    pgcrypto: true,
    superuser: false,
  });
});

test('a statement runs as the identity it is given', async () => {
  const sub = '6f1b4f3e-5b2c-4a55-9c0e-0d6f0f6b1a11';
  const identity = { role: 'authenticated', sub, email: 'someone@example.org' } as const;
  const [row] = await database.as(
    identity,
    (sql) => sql`
    select current_user::text as who, auth.uid() as uid, auth.role() as role, auth.email() as email`,
  );
  expect(row).toEqual({
    who: 'authenticated',
    uid: sub,
    role: 'authenticated',
    email: identity.email,
  });
});

test('two databases share nothing', async () => {
  const other = await createTestDatabase(inject('cluster'));
  await other.sql`create table public.only_here (id integer)`;
  const [row] = await database.sql`select to_regclass('public.only_here') as found`;
  expect(row?.found).toBeNull();
  await other.drop();
});

test('on the clock of the tests a limit of time ends nothing before its time', async () => {
  const owner = postgres(database.url('supabase_admin'), { max: 2, onnotice: () => undefined });
  await database.sql`create table public.waited_for (id integer)`;
  const waiting = await owner.begin(async (holder) => {
    await holder`lock table public.waited_for`;
    const read = owner.begin(async (reader) => {
      // Within the wait a timer of Postgres goes off, and it looks at the clock for all limits.
      await reader`set local deadlock_timeout = '20ms'`;
      await reader`set local statement_timeout = '20s'`;
      return (await reader`select * from public.waited_for`).length;
    });
    read.catch(() => undefined);
    await holder`select pg_sleep(0.2)`;
    return { read };
  });
  expect(await waiting.read).toBe(0);
  await owner.end();
});
