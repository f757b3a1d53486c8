import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startTestBackend, type TestBackend } from '#local/test-backend.ts';
import { clientOf } from './support.ts';

const INVITER = 'inviter@example.org';
let backend: TestBackend;
let password: string;
beforeAll(async () => {
  backend = await startTestBackend(inject('cluster'));
  password = await backend.createAdministrator(INVITER);
});
afterAll(() => backend?.stop());

const everything = { roles: ['administrator'] };
const translator = { roles: ['translator'], languages: ['ar'] };

function invite(token: string | undefined, body: unknown): Promise<Response> {
  return send(token, JSON.stringify(body));
}

function send(token: string | undefined, body: string): Promise<Response> {
  return fetch(`${backend.url}/functions/v1/administrators`, {
    method: 'POST',
    headers: { ...(token && { authorization: `Bearer ${token}` }) },
    body,
  });
}

async function tokenOf(email: string, secret: string): Promise<string> {
  const { data } = await clientOf(backend.url).auth.signInWithPassword({ email, password: secret });
  return data.session?.access_token ?? '';
}

test('an invited person follows the link, chooses a password and has the rights they were invited to', async () => {
  const token = await tokenOf(INVITER, password);
  const answer = await invite(token, { email: ' New@Example.org ', ...translator });
  expect([answer.status, await answer.json()]).toEqual([200, { result: 'invited' }]);
  expect(await (await invite(token, { email: 'new@example.org', ...everything })).json()).toEqual({
    result: 'already',
  });

  const mail = backend.mails.find(({ to }) => to === 'new@example.org');
  const link = /https?:\S+\/auth\/v1\/verify\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const response = await fetch(link, { redirect: 'manual' });
  const [page, fragment] = response.headers.get('location')?.split('#') ?? [];
  expect(page).toBe(`${backend.url}/admin/login`);
  const session = new URLSearchParams(fragment);
  const client = clientOf(backend.url);
  await client.auth.setSession({
    access_token: session.get('access_token') ?? '',
    refresh_token: session.get('refresh_token') ?? '',
  });
  expect((await client.auth.updateUser({ password: 'of their own' })).error).toBeNull();
  const own = await tokenOf('new@example.org', 'of their own');
  // Who is in already keeps their rights, and a translator invites nobody.
  expect((await invite(own, { email: INVITER, ...everything })).status).toBe(403);
  const [row] = await backend.database.sql`
    select roles, languages, halls from public.administrators
    where user_id = (select id from auth.users where email = 'new@example.org')`;
  expect(row).toEqual({ ...translator, halls: [] });
  expect((await fetch(link, { redirect: 'manual' })).headers.get('location')).toContain(
    'error_code=otp_expired',
  );
});

test('an account that exists gets the right without a mail', async () => {
  const email = 'former@example.org';
  const secret = await backend.createAdministrator(email);
  await backend.database.sql`
    delete from public.administrators
    where user_id = (select id from auth.users where email = ${email})`;
  const former = await tokenOf(email, secret);
  expect((await invite(former, { email: 'friend@example.org', ...everything })).status).toBe(403);
  const before = backend.mails.length;
  const answer = await invite(await tokenOf(INVITER, password), { email, ...everything });
  expect(await answer.json()).toEqual({ result: 'added' });
  expect(backend.mails).toHaveLength(before);
});

test('nobody else invites, and nonsense is refused', async () => {
  expect((await invite(undefined, { email: 'x@example.org', ...everything })).status).toBe(401);
  expect((await invite('a.b.c', { email: 'x@example.org', ...everything })).status).toBe(401);
  const token = await tokenOf(INVITER, password);
  const wrong = ['no address', 'a@b', 'a@b.c', '!@!.!', 'a@b..ma', 'a@b/.ma'];
  for (const body of [{}, { email: 7 }, ...wrong.map((email) => ({ email }))]) {
    expect((await invite(token, { ...everything, ...body })).status).toBe(400);
  }
  const nobody = { email: INVITER };
  for (const rights of [
    ...[{}, [], { roles: [] }, { roles: 'administrator' }, { roles: [7] }],
    ...[{ roles: Array(51).fill('viewer') }, { ...everything, languages: 'fr' }],
  ]) {
    expect((await invite(token, { ...nobody, ...rights })).status).toBe(400);
  }
  // What there is not the database knows.
  const former = 'other@example.org';
  await backend.createAdministrator(former);
  await backend.database.sql`delete from public.administrators
    where user_id = (select id from auth.users where email = ${former})`;
  for (const rights of [{ roles: ['king'] }, { roles: ['hall'], halls: ['x'] }]) {
    expect((await invite(token, { email: former, ...rights })).status).toBe(400);
  }
  const direct = await fetch(`${backend.url}/auth/v1/invite`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ email: 'x@example.org' }),
  });
  expect(direct.status).toBe(403);
  const users = await backend.database.sql`select from auth.users where email = 'x@example.org'`;
  expect(users).toHaveLength(0);
});

const strange = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.string(),
  fc
    .oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.string(),
      fc.tuple(fc.string(), fc.string()).map(([name, host]) => `${name}@${host}.\u0000`),
      fc.constantFrom(
        ...['a@b.c\u0000', 'a\u0007@b.c', '@b.c', 'a@b', `a@${'b'.repeat(300)}.c`, 'a b@c.d'],
        ...[`${'a'.repeat(65)}@b.c`, 'a@b.c\r\nBcc: x@y.z', 'a@b@c.d', '\ud800@b.c'],
      ),
    )
    .map((email) => JSON.stringify({ email, roles: ['viewer'] })),
);

test('whatever is sent: an answer below 500, and nothing written unless it says so', async () => {
  const { sql } = backend.database;
  const written = () =>
    sql`select (select count(*) from auth.users), (select count(*) from administrators)`;
  const token = await tokenOf(INVITER, password);
  const before = await written();
  await fc.assert(
    fc.asyncProperty(strange, fc.constantFrom(token, 'a.b.c', undefined), async (body, who) => {
      // What chance has made an address of is no nonsense.
      fc.pre(!/@[\w.-]+\.[\w-]{2,}"/.test(body));
      const { status } = await send(who, body);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 150 },
  );
  expect(await written()).toEqual(before);
  expect(backend.mails.filter(({ to }) => to !== 'new@example.org')).toEqual([]);
});
