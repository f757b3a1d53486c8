import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startTestBackend, type TestBackend } from '#local/test-backend.ts';
import { clientOf } from './support.ts';

const EMAIL = 'admin@example.org';
let backend: TestBackend;
let password: string;
beforeAll(async () => {
  backend = await startTestBackend(inject('cluster'));
  password = await backend.createAdministrator(EMAIL);
});
afterAll(() => backend?.stop());

function claimsOf(token = ''): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

test('a password opens a session whose token carries the hosted claims', async () => {
  const client = clientOf(backend.url);
  const { data, error } = await client.auth.signInWithPassword({ email: EMAIL, password });
  expect(error).toBeNull();
  const claims = claimsOf(data.session?.access_token);
  expect(claims).toMatchObject({
    iss: `${backend.url}/auth/v1`,
    aud: 'authenticated',
    role: 'authenticated',
    sub: data.user?.id,
    email: EMAIL,
    aal: 'aal1',
    session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect((await client.auth.getUser()).data.user?.email).toBe(EMAIL);
  expect((await client.rpc('is_admin')).data).toBe(true);
});

test('who asks for the head of an answer gets its status and no body', async () => {
  const ask = async (path: string, token = '') => {
    const headers = { ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${backend.url}/auth/v1/${path}`, { method: 'HEAD', headers });
    return [answer.status, await answer.text()];
  };
  const { data } = await clientOf(backend.url).auth.signInWithPassword({ email: EMAIL, password });
  expect(await ask('user', data.session?.access_token)).toEqual([200, '']);
  expect(await ask('user')).toEqual([401, '']);
  expect(await ask('token')).toEqual([405, '']);
});

test('a wrong password does not', async () => {
  const { error } = await clientOf(backend.url).auth.signInWithPassword({
    email: EMAIL,
    password: 'no',
  });
  expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' });
});

test('a session is renewed, and ended for good by signing out', async () => {
  const client = clientOf(backend.url);
  const { data } = await client.auth.signInWithPassword({ email: EMAIL, password });
  const first = data.session?.refresh_token ?? '';
  const renewed = await client.auth.refreshSession();
  expect(renewed.error).toBeNull();
  expect(claimsOf(renewed.data.session?.access_token)).toMatchObject({ aal: 'aal1', email: EMAIL });
  const last = renewed.data.session?.refresh_token ?? '';
  expect(last).not.toBe(first);
  expect((await client.auth.signOut()).error).toBeNull();
  const again = await clientOf(backend.url).auth.refreshSession({ refresh_token: last });
  expect(again.error).not.toBeNull();
});

test('a new password ends the sessions of other devices, not the one in which it was chosen', async () => {
  const email = 'two-devices@example.org';
  const before = await backend.createAdministrator(email);
  const own = clientOf(backend.url);
  const other = clientOf(backend.url);
  for (const client of [own, other]) {
    await client.auth.signInWithPassword({ email, password: before });
  }
  const common = await own.auth.updateUser({ password: 'password123' });
  expect(common.error).toMatchObject({ code: 'weak_password' });
  expect((await other.auth.refreshSession()).error).toBeNull();
  expect((await own.auth.updateUser({ password: 'chosen after a loss' })).error).toBeNull();
  expect((await own.auth.refreshSession()).error).toBeNull();
  expect((await other.auth.refreshSession()).error).not.toBeNull();
});

test('nobody signs up, by password, anonymously or by a mailed code', async () => {
  const client = clientOf(backend.url);
  const signUp = await client.auth.signUp({ email: 'new@example.org', password: 'long enough' });
  expect(signUp.error).toMatchObject({ status: 422, code: 'signup_disabled' });
  expect((await client.auth.signInAnonymously()).error?.status).toBe(422);
  await client.auth.signInWithOtp({
    email: 'new@example.org',
    options: { shouldCreateUser: true },
  });
  const users = await backend.database.sql`select from auth.users where email = 'new@example.org'`;
  expect(users).toHaveLength(0);
});

test('a forgotten password is replaced through the mailed code', async () => {
  const email = 'forgetful@example.org';
  await backend.createAdministrator(email);
  const client = clientOf(backend.url);
  expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull();
  const mail = backend.mails.find(({ to }) => to === email);
  const token = /code: (\d{6})/.exec(mail?.text ?? '')?.[1] ?? '';
  const verified = await client.auth.verifyOtp({ email, token, type: 'recovery' });
  expect(verified.error).toBeNull();
  const changed = await client.auth.updateUser({ password: 'a new long password' });
  expect(changed.error).toBeNull();
  const { error } = await clientOf(backend.url).auth.signInWithPassword({
    email,
    password: 'a new long password',
  });
  expect(error).toBeNull();
});

test('the mailed link leads back with a session', async () => {
  const email = 'linked@example.org';
  await backend.createAdministrator(email);
  await clientOf(backend.url).auth.resetPasswordForEmail(email);
  const mail = backend.mails.find(({ to }) => to === email);
  const link = /https?:\S+\/auth\/v1\/verify\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const response = await fetch(link, { redirect: 'manual' });
  const fragment = new URLSearchParams(response.headers.get('location')?.split('#')[1]);
  expect(claimsOf(fragment.get('access_token') ?? '')).toMatchObject({ email, aal: 'aal1' });
});

test('a demotion counts at once', async () => {
  const email = 'demoted@example.org';
  const secret = await backend.createAdministrator(email);
  const client = clientOf(backend.url);
  const { data } = await client.auth.signInWithPassword({ email, password: secret });
  expect((await client.rpc('is_admin')).data).toBe(true);
  await backend.database
    .sql`delete from public.administrators where user_id = ${data.user?.id ?? ''}`;
  expect((await client.rpc('is_admin')).data).toBe(false);
});

test('what everybody tries first is taken for no password', async () => {
  const email = 'careless@example.org';
  const client = clientOf(backend.url);
  await client.auth.signInWithPassword({
    email,
    password: await backend.createAdministrator(email),
  });
  for (const common of ['password', 'Password1', 'qwertyuiop', '12345678', 'iloveyou!!']) {
    const { error } = await client.auth.updateUser({ password: common });
    expect(error, common).toMatchObject({ status: 422, code: 'weak_password' });
  }
});

test('a password of which only the beginning would count is taken for none, in Arabic letters too', async () => {
  const email = 'wordy@example.org';
  const client = clientOf(backend.url);
  await client.auth.signInWithPassword({
    email,
    password: await backend.createAdministrator(email),
  });
  const longest = 'سر'.repeat(18);
  expect((await client.auth.updateUser({ password: longest })).error).toBeNull();
  for (const password of [`${longest}!`, 'pass phrase '.repeat(7)]) {
    const { error } = await client.auth.updateUser({ password });
    expect(error, password).toMatchObject({ status: 400, code: 'validation_failed' });
  }
});

test('what one caller reads is kept for no other', async () => {
  for (const path of ['/auth/v1/settings', '/rest/v1/events?limit=0', '/rest/v1/rpc/is_admin']) {
    const { headers } = await fetch(`${backend.innerUrl}${path}`);
    expect(headers.get('cache-control'), path).toBe('no-store');
    expect(headers.get('vary'), path).toMatch(/authorization, apikey/);
  }
});

test('a body that nobody can read is the fault of who sent it', async () => {
  const client = clientOf(backend.url);
  const { data } = await client.auth.signInWithPassword({ email: EMAIL, password });
  const authorization = `Bearer ${data.session?.access_token}`;
  const send = async (path: string, body: string, headers: Record<string, string> = {}) => {
    const method = path === 'user' ? 'PUT' : 'POST';
    return (await fetch(`${backend.url}/auth/v1/${path}`, { method, headers, body })).status;
  };
  for (const path of ['token?grant_type=password', 'token?grant_type=refresh_token', 'otp']) {
    expect(await send(path, 'null'), path).toBe(400);
    expect(await send(path, '{"email":[],"password":{},"refresh_token":5}'), path).toBe(400);
    const nul = '{"email":"a\\u0000@b.example","password":"\\u0000","refresh_token":"\\u0000"}';
    expect(await send(path, nul), path).toBe(400);
  }
  for (const path of ['factors', 'user']) {
    expect(await send(path, 'null', { authorization }), path).toBe(400);
    expect(await send(path, '{"data":{"a":["\\u0000"]}}', { authorization }), path).toBe(400);
  }
  expect(await send('user', '{"password":null}', { authorization })).toBe(400);
  expect((await client.auth.getUser()).data.user?.email).toBe(EMAIL);
});
