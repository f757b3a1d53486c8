import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { clientAt } from '#local/auth-limits.ts';
import { startTestBackend, type TestBackend } from '#local/test-backend.ts';

const EMAIL = 'demo@forum.example';
let backend: TestBackend;
let password: string;
beforeEach(async () => {
  backend = await startTestBackend(inject('cluster'), { push: false });
  password = await backend.createAdministrator(EMAIL);
});
afterEach(() => backend?.stop());

/** What a password costs to check is of no matter where it is only counted how often that is done. */
const makeCheap = (email: string, secret: string) => backend.database.sql`
  update auth.users set encrypted_password = extensions.crypt(${secret}, extensions.gen_salt('bf', 4))
  where email = ${email}`;

const post = (path: string, body: object, client = '') =>
  fetch(`${backend.innerUrl}/auth/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(client && { 'x-forwarded-for': client }) },
    body: JSON.stringify(body),
  });
const signIn = (email: string, secret: string, client?: string) =>
  post('token?grant_type=password', { email, password: secret }, client);

async function mailedCode(email = EMAIL): Promise<string> {
  expect((await post('recover', { email })).status).toBe(200);
  const mail = backend.mails.findLast(({ to }) => to === email);
  return /code: (\d{6})/.exec(mail?.text ?? '')?.[1] ?? '';
}

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a mailed code dies of five wrong tries, and is good after four', async () => {
  const tries = async (count: number) => {
    const code = await mailedCode();
    for (let wrong = 0; wrong < count; wrong += 1) {
      const answer = await post('verify', { email: EMAIL, token: other(code), type: 'recovery' });
      expect(answer.status).toBe(403);
    }
    return (await post('verify', { email: EMAIL, token: code, type: 'recovery' })).status;
  };
  expect(await tries(5)).toBe(403);
  await backend.stop();
  backend = await startTestBackend(inject('cluster'), { push: false });
  await backend.createAdministrator(EMAIL);
  expect(await tries(4)).toBe(200);
});

test('where the address ends is no way round those tries', async () => {
  const code = await mailedCode();
  const tried = (digits: string, border: number) => {
    const whole = EMAIL + digits;
    const at = EMAIL.length + border;
    return post('verify', { email: whole.slice(0, at), token: whole.slice(at), type: 'recovery' });
  };
  for (const border of [-2, -1, 1, 3, 5]) {
    expect((await tried(code, border)).status).toBe(403);
  }
  for (let wrong = 0; wrong < 5; wrong += 1) await tried(other(code), 0);
  expect((await tried(code, 0)).status).toBe(403);
});

test('who guesses codes is told to wait, whatever address they name', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async (_, number) => {
      const email = `nobody-${number}@example.org`;
      const answer = await post('verify', { email, token: '123456', type: 'recovery' });
      return [answer.status, Number(answer.headers.get('retry-after'))] as const;
    }),
  );
  const refused = statuses.filter(([status]) => status === 429);
  expect(refused).toHaveLength(10);
  for (const [, seconds] of refused) {
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(300);
  }
});

test('a link cannot be made of a guessed code', async () => {
  const code = await mailedCode();
  const token_hash = createHash('sha256')
    .update(EMAIL + code)
    .digest('hex');
  expect((await post('verify', { token_hash, type: 'recovery' })).status).toBe(403);
  const link = `${backend.innerUrl}/auth/v1/verify?type=recovery&token=${token_hash}`;
  const answer = await fetch(link, { redirect: 'manual' });
  expect(answer.headers.get('location')).toContain('error_code=otp_expired');
  const { text = '' } = backend.mails.at(-1) ?? {};
  const signed = /token=([\w.-]+)/.exec(text)?.[1];
  expect((await post('verify', { token_hash: signed, type: 'recovery' })).status).toBe(200);
});

test('strangers who guess from everywhere keep nobody out where they were let in before', async () => {
  await makeCheap(EMAIL, password);
  const [home, away] = ['198.51.100.1', '198.51.100.2'];
  expect((await signIn(EMAIL, password, home)).status).toBe(200);
  for (let wrong = 0; wrong < 100; wrong += 1) {
    const stranger = `203.0.113.${1 + Math.floor(wrong / 10)}`;
    expect((await signIn(EMAIL, `wrong ${wrong}`, stranger)).status).toBe(400);
  }
  expect((await signIn(EMAIL, password, away)).status).toBe(429);
  expect((await signIn(EMAIL, password, home)).status).toBe(200);
  // Nor is there more to guess with for who shares that network.
  for (let wrong = 0; wrong < 10; wrong += 1) await signIn(EMAIL, `wrong ${wrong}`, home);
  expect((await signIn(EMAIL, password, home)).status).toBe(429);
});

test('who tries passwords is told to wait; others and those who know theirs are not', async () => {
  await makeCheap(EMAIL, password);
  for (let wrong = 0; wrong < 10; wrong += 1) {
    expect((await signIn(EMAIL, `wrong ${wrong}`)).status).toBe(400);
  }
  const late = await signIn(EMAIL.toUpperCase(), password);
  expect(late.status).toBe(429);
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await late.json()).toMatchObject({ error_code: 'over_request_rate_limit' });
  const own = await backend.createAdministrator('other@example.org');
  await makeCheap('other@example.org', own);
  for (let again = 0; again < 32; again += 1) {
    expect((await signIn('other@example.org', own)).status).toBe(200);
  }
});

test('one mail a minute goes to an address', async () => {
  await mailedCode();
  const again = await post('recover', { email: EMAIL });
  expect([again.status, (await again.json()).error_code]).toEqual([
    429,
    'over_email_send_rate_limit',
  ]);
  expect(backend.mails).toHaveLength(1);
});

test('an answer does not say whether there is such an address, nor does its time', async () => {
  const timed = async (email: string) => {
    const begun = performance.now();
    await signIn(email, 'wrong');
    return performance.now() - begun;
  };
  const ratios: number[] = [];
  // One after the other, so that a busy machine is so for both.
  for (let turn = 0; turn < 7; turn += 1) {
    const known = await timed(EMAIL);
    ratios.push((await timed(`nobody-${turn}@example.org`)) / known);
  }
  const [median = 0] = ratios.sort((a, b) => a - b).slice(3);
  expect(median).toBeGreaterThan(0.3);
  expect(median).toBeLessThan(3);
  for (const path of ['recover', 'otp']) {
    const answers = [];
    for (const email of [`${path}@example.org`, `no-${path}@example.org`]) {
      if (!email.startsWith('no-')) await backend.createAdministrator(email);
      const answer = await post(path, { email });
      answers.push([answer.status, await answer.text()]);
    }
    expect(answers[0]).toEqual(answers[1]);
  }
});

test('signing in does not keep others waiting', async () => {
  let turns = 0;
  let done = false;
  const asking = (async () => {
    while (!done) {
      await sleep(2);
      turns += 1;
    }
  })();
  await Promise.all(Array.from({ length: 8 }, () => signIn(EMAIL, 'wrong')));
  done = true;
  await asking;
  // Made on the thread that answers, eight hashes would leave it a turn or two after each.
  expect(turns).toBeGreaterThan(40);
});

test('a client is an address, or a network of them', () => {
  expect(clientAt('127.0.0.1')).toBe('127.0.0.1');
  expect(clientAt('::ffff:10.0.0.7')).toBe('10.0.0.7');
  expect(clientAt('2001:db8:1:2:3:4:5:6')).toBe(clientAt('2001:db8:1:2::9'));
  expect(clientAt('2001:db8:1:2::9')).not.toBe(clientAt('2001:db8:1:3::9'));
  expect(clientAt('fe80::1%eth0')).toBe('fe80:0:0:0');
});
