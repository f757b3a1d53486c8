import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Identity } from '#local/test-database.ts';
import { type Forum, openForum } from './forum.ts';

let forum: Forum | undefined;
let sql: Forum['sql'];
let administrator: Identity;
let stranger: Identity;

beforeEach(async () => {
  await forum?.drop();
  forum = await openForum({ filled: false });
  ({ sql, administrator, stranger } = forum);
});
afterAll(() => forum?.drop());

async function as<T>(who: Identity, query: string, values: string[] = []): Promise<T> {
  const [row] = (await forum?.as(who, (on) => on.unsafe(query, values))) ?? [];
  return row?.answer as T;
}

const isAdmin = (who: Identity) => as<boolean>(who, 'select is_admin() as answer');
const demote = (who: Identity, whom: string) =>
  as<string>(who, 'select demote_administrator($1) as answer', [whom]);

async function secondAdministrator(): Promise<Identity & { sub: string }> {
  const sub = randomUUID();
  await sql`insert into auth.users (id, aud, role, email)
    values (${sub}, 'authenticated', 'authenticated', ${`${sub}@forum.example`})`;
  await sql`insert into administrators (user_id) values (${sub})`;
  return { role: 'authenticated', sub };
}

async function addFactor({ sub = '' }: Identity, status: string): Promise<void> {
  await sql`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (${randomUUID()}, ${sub}, 'totp', ${status}, now(), now())`;
}

test('administrators see each other with address, date and second factor; nobody else does', async () => {
  const second = await secondAdministrator();
  await addFactor(second, 'verified');
  const list = await as<object[]>(administrator, 'select list_administrators() as answer');
  expect(list).toEqual([
    {
      id: administrator.sub,
      email: 'administrator@forum.example',
      since: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      roles: ['administrator'],
      languages: [],
      halls: [],
      joined: false,
      second_factor: false,
    },
    expect.objectContaining({ id: second.sub, second_factor: true }),
  ]);
  await expect(as(stranger, 'select list_administrators()')).rejects.toMatchObject({
    code: '42501',
  });
});

test('an administrator demotes another, which counts at once, and never themselves', async () => {
  const second = await secondAdministrator();
  expect(await demote(second, second.sub)).toBe('self');
  expect(await demote(administrator, randomUUID())).toBe('unknown');
  expect(await demote(administrator, second.sub)).toBe('demoted');
  expect(await isAdmin(second)).toBe(false);
  await expect(demote(second, administrator.sub ?? '')).rejects.toMatchObject({ code: '42501' });
  await expect(demote(stranger, administrator.sub ?? '')).rejects.toMatchObject({ code: '42501' });
  expect(await isAdmin(administrator)).toBe(true);
});

test('of two who demote each other at the same time one remains', async () => {
  const second = await secondAdministrator();
  const answers = await Promise.allSettled([
    demote(administrator, second.sub),
    demote(second, administrator.sub ?? ''),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await sql`select from administrators`).toHaveLength(1);
});

test('who has a second factor is an administrator only in a session opened with it', async () => {
  const weak = { ...administrator, aal: 'aal1' };
  const strong = { ...administrator, aal: 'aal2' };
  await addFactor(administrator, 'unverified');
  expect(await isAdmin(weak)).toBe(true);
  await addFactor(administrator, 'verified');
  expect(await isAdmin(weak)).toBe(false);
  expect(await isAdmin(administrator)).toBe(false);
  expect(await isAdmin(strong)).toBe(true);
  expect(await isAdmin({ ...stranger, aal: 'aal2' } as Identity)).toBe(false);
});

test('the service gives the right to an account, whatever the case of its address', async () => {
  const service: Identity = { role: 'service_role' };
  const add = (email: string) =>
    as<string>(service, 'select add_administrator($1) as answer', [email]);
  expect(await add('nobody@forum.example')).toBe('unknown');
  expect(await add(' Stranger@Elsewhere.example ')).toBe('added');
  expect(await add('stranger@elsewhere.example')).toBe('already');
  expect(await isAdmin(stranger)).toBe(true);
});
