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
