import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { recoverAdministrator } from '#local/recover.ts';
import { startTestBackend, type TestBackend } from '#local/test-backend.ts';
import { stepAt, toBase32, totpCode } from '#local/totp.ts';
import { clientOf } from './support.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(inject('cluster'));
});
afterAll(() => backend?.stop());

async function signedIn(email: string, password: string) {
  const client = clientOf(backend.url);
  const { error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  return client;
}

const isAdmin = async (client: ReturnType<typeof clientOf>) => (await client.rpc('is_admin')).data;
/** Codes are good once; a test that needs a second takes the one of the next period. */
const codeOf = (secret: string, ahead = 0) => totpCode(secret, stepAt(Date.now()) + ahead);

test('codes are those of RFC 6238', () => {
  const secret = toBase32(Buffer.from('12345678901234567890'));
  expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  const published: readonly [number, string][] = [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ];
  for (const [seconds, code] of published) {
    expect(totpCode(secret, stepAt(seconds * 1000))).toBe(code);
  }
});

test('once confirmed, a second factor is wanted at every sign-in', async () => {
  const email = 'guarded@example.org';
  const password = await backend.createAdministrator(email);
  const first = await signedIn(email, password);
  const { data } = await first.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  const { id = '', totp } = { ...data, totp: data?.type === 'totp' ? data.totp : undefined };
  expect(totp?.uri).toMatch(/^otpauth:\/\/totp\//);
  expect(await isAdmin(first)).toBe(true);
  const secret = totp?.secret ?? '';
  const code = codeOf(secret);
  const confirmed = await first.auth.mfa.challengeAndVerify({ factorId: id, code });
  expect(confirmed.error).toBeNull();
  expect(await isAdmin(first)).toBe(true);
  expect((await first.auth.refreshSession()).error).toBeNull();
  expect(await isAdmin(first)).toBe(true);

  const second = await signedIn(email, password);
  expect((await second.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  });
  expect(await isAdmin(second)).toBe(false);
  const again = await second.auth.mfa.challengeAndVerify({ factorId: id, code });
  expect(again.error).toMatchObject({ code: 'mfa_verification_failed' });
  expect((await second.auth.mfa.unenroll({ factorId: id })).error).toMatchObject({
    code: 'insufficient_aal',
  });
  expect((await second.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
    code: 'insufficient_aal',
  });
  for (const change of [{ password: 'a new long password' }, { email: 'moved@example.org' }]) {
    expect((await second.auth.updateUser(change)).error).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
    });
  }
  const next = await second.auth.mfa.challengeAndVerify({
    factorId: id,
    code: codeOf(secret, 1),
  });
  expect(next.error).toBeNull();
  expect(await isAdmin(second)).toBe(true);
  expect((await second.auth.updateUser({ password: 'a new long password' })).error).toBeNull();
  expect((await second.auth.mfa.unenroll({ factorId: id })).error).toBeNull();
  expect(await isAdmin(await signedIn(email, 'a new long password'))).toBe(true);
});

test('of two factors that are begun at once, one by a stranger with the password, the first confirmed is the only one', async () => {
  const email = 'overlooked@example.org';
  const password = await backend.createAdministrator(email);
  const [owner, stranger] = [await signedIn(email, password), await signedIn(email, password)];
  const { data } = await owner.auth.mfa.enroll({ factorType: 'totp' });
  // As it is left behind where both begin in the same millisecond, and where the stranger's comes last.
  const begin = async () => {
    const secret = toBase32(Buffer.from('stranger'));
    const [begun] = await backend.database.sql<{ id: string }[]>`
      insert into auth.mfa_factors (user_id, friendly_name, factor_type, status, secret)
      select id, '', 'totp', 'unverified', ${secret} from auth.users where email = ${email}
      returning id`;
    return { factorId: begun?.id ?? '', code: codeOf(secret) };
  };
  await begin();
  const secret = data?.type === 'totp' ? data.totp.secret : '';
  const own = { factorId: data?.id ?? '', code: codeOf(secret) };
  expect((await owner.auth.mfa.challengeAndVerify(own)).error).toBeNull();
  expect((await owner.auth.mfa.listFactors()).data?.all).toHaveLength(1);

  const late = await stranger.auth.mfa.challengeAndVerify(await begin());
  expect(late.error).toMatchObject({ code: 'insufficient_aal' });
  expect(await isAdmin(stranger)).toBe(false);
  expect((await owner.auth.mfa.challengeAndVerify(await begin())).error).toBeNull();
});

test('guessing is stopped, and nobody touches the factor of another', async () => {
  const email = 'guessed@example.org';
  const client = await signedIn(email, await backend.createAdministrator(email));
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
  const factorId = data?.id ?? '';
  const secret = data?.type === 'totp' ? data.totp.secret : '';
  const wrong = createHmac('sha1', secret).digest('hex').slice(0, 6);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code: wrong });
    expect(error).toMatchObject({ code: 'mfa_verification_failed' });
  }
  const late = await client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
  expect(late.error).toMatchObject({ status: 429 });

  const other = 'other@example.org';
  const stranger = await signedIn(other, await backend.createAdministrator(other));
  for (const { error } of [
    await stranger.auth.mfa.challenge({ factorId }),
    await stranger.auth.mfa.unenroll({ factorId }),
  ]) {
    expect(error?.status).toBe(404);
  }
});

test('many codes that are given at once are no more tries than one after the other', async () => {
  const email = 'hurried@example.org';
  const client = await signedIn(email, await backend.createAdministrator(email));
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
  const factorId = data?.id ?? '';
  const challenge = await client.auth.mfa.challenge({ factorId });
  const challengeId = challenge.data?.id ?? '';
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      client.auth.mfa.verify({ factorId, challengeId, code: `no code ${number}` }),
    ),
  );
  const judged = answers.filter(({ error }) => error?.code === 'mfa_verification_failed');
  expect(judged).toHaveLength(5);
});

test('who has lost it is let in with a new password; sessions and links of before are over, and those of others go on', async () => {
  const email = 'lost@example.org';
  const old = await backend.createAdministrator(email);
  const client = await signedIn(email, old);
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
  const secret = data?.type === 'totp' ? data.totp.secret : '';
  await client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code: codeOf(secret) });
  const colleague = 'colleague@example.org';
  const other = await signedIn(colleague, await backend.createAdministrator(colleague));
  await other.auth.mfa.enroll({ factorType: 'totp' });
  await client.auth.resetPasswordForEmail(email);
  const mail = backend.mails.find(({ to }) => to === email);
  const link = /https?:\S+\/auth\/v1\/verify\S+/.exec(mail?.text ?? '')?.[0] ?? '';

  const { sql } = backend.database;
  await expect(recoverAdministrator(sql, 'nobody@example.org')).rejects.toThrow(/no account/);
  const done = await recoverAdministrator(sql, email);
  expect(done).toMatchObject({ email, roles: ['administrator'], factors: 1, sessions: 1 });
  expect((await client.auth.refreshSession()).error).not.toBeNull();
  expect((await fetch(link, { redirect: 'manual' })).headers.get('location')).toContain('error');
  const before = await clientOf(backend.url).auth.signInWithPassword({ email, password: old });
  expect(before.error?.code).toBe('invalid_credentials');
  expect(await isAdmin(await signedIn(email, done.password))).toBe(true);
  expect((await other.auth.refreshSession()).error).toBeNull();
  expect((await other.auth.mfa.listFactors()).data?.all).toHaveLength(1);
});
