import { type AddressInfo, createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { PUBLISHABLE_KEY } from '#local/secrets.ts';
import { startTestBackend, type TestBackend } from '#local/test-backend.ts';
import { type Fault, startMailServer } from '../mail/mail-server.ts';
import { until } from '../tools/until.ts';
import { readMail } from './mail-parts.ts';
import { clientOf } from './support.ts';

const SITE = 'https://forum.example';
const INVITER = 'inviter@example.org';
const patience = 20_000;

/** What becomes of the tries to send to an address, and how many there were. */
const faults = new Map<string, readonly Fault[]>();
const tries = new Map<string, number>();
let server: Awaited<ReturnType<typeof startMailServer>>;
let backend: TestBackend;
let token: string;
let said: string[];

/** A back end that sends its mails to an address. */
async function startAt(MAIL_SMTP_URL: string): Promise<TestBackend> {
  vi.stubEnv('MAIL_SMTP_URL', MAIL_SMTP_URL);
  vi.stubEnv('MAIL_FROM', 'Forum <forum@forum.example>');
  vi.stubEnv('MAIL_REPLY_TO', 'people@forum.example');
  const options = { push: false, mail: false, siteUrl: SITE };
  return startTestBackend(inject('cluster'), {
    ...options,
    tell: (text) => said.push(text),
  }).finally(() => vi.unstubAllEnvs());
}

beforeAll(async () => {
  server = await startMailServer((to, attempt) => {
    tries.set(to, attempt);
    return faults.get(to)?.[attempt - 1] ?? 'none';
  });
  backend = await startAt(server.url);
  token = await signIn(INVITER, await backend.createAdministrator(INVITER));
});
afterAll(async () => {
  await backend?.stop();
  await server?.stop();
});
beforeEach(() => {
  said = [];
  for (const level of ['warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void said.push(words.join(' ')));
  }
});
afterEach(() => vi.restoreAllMocks());

async function signIn(email: string, password: string): Promise<string> {
  const { data } = await clientOf(backend.innerUrl).auth.signInWithPassword({ email, password });
  return data.session?.access_token ?? '';
}

async function invite(email: string): Promise<unknown> {
  const answer = await fetch(`${backend.innerUrl}/functions/v1/administrators`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ email, roles: ['viewer'] }),
  });
  return answer.json();
}

const forget = (email: string, { innerUrl } = backend) =>
  fetch(`${innerUrl}/auth/v1/recover`, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });

const mailsTo = (address: string) => server.accepted.filter(({ to }) => to === address);

async function mailTo(address: string) {
  await until(() => mailsTo(address).length > 0, patience);
  return readMail(mailsTo(address)[0]?.raw ?? '');
}

/** Follows a link of a mail, on this machine, to where it leads back to. */
async function follow(link: string): Promise<string> {
  const { origin, pathname, search } = new URL(link);
  expect(origin).toBe(SITE);
  const answer = await fetch(`${backend.innerUrl}${pathname}${search}`, { redirect: 'manual' });
  return answer.headers.get('location') ?? '';
}

/** As far as a mail reader takes them. */
const linksOf = (text: string) => text.match(/https:\/\/[^\s"]+/g) ?? [];

test('an invitation arrives by the mail server, as one, in three languages, and its link opens', async () => {
  expect(await invite('new@example.org')).toEqual({ result: 'invited' });
  const { headers, text, html } = await mailTo('new@example.org');
  expect(headers).toMatchObject({
    from: 'Forum <forum@forum.example>',
    to: 'new@example.org',
    'reply-to': 'people@forum.example',
    'content-language': 'fr, en, ar',
    'auto-submitted': 'auto-generated',
    'message-id': expect.stringMatching(/^<[\w-]{36}@forum\.example>$/),
  });
  expect(html).toContain('Une place vous attend');
  expect(html).toContain('There is a place for you');
  expect(html).toContain('مكان محفوظ لك');
  const links = [...linksOf(text), ...linksOf(html)];
  expect(links).toHaveLength(6);
  expect(new Set(links).size).toBe(1);
  expect(await follow(links[0] ?? '')).toMatch(/^https:\/\/forum\.example\/admin\/login#access_/);
  await until(() => said.length > 0);
  expect(said).toEqual(['[mail] A mail of Auth has left, at try 1.']);
  // Nothing of it lies about on this machine.
  expect(backend.mails).toEqual([]);
});

test('who forgot the password gets the mail of that, by the same way', async () => {
  expect((await forget(INVITER)).status).toBe(200);
  const { html } = await mailTo(INVITER);
  expect(html).toContain('choose a new password');
});

test('a new address is confirmed by a mail in three languages, and shows nothing but an address', async () => {
  const own = 'moving@example.org';
  const bearer = await signIn(own, await backend.createAdministrator(own));
  const change = (email: string) =>
    fetch(`${backend.innerUrl}/auth/v1/user`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
  expect((await change('<b>x</b>@example.org')).status).toBe(400);
  expect((await change('moved@example.org')).status).toBe(200);
  // Who reads the mails of the new address says so; the old one gives nobody another's.
  const { text, html } = await mailTo('moved@example.org');
  for (const language of ['fr', 'en', 'ar']) {
    const part = new RegExp(`<section lang="${language}".*?</section>`, 's').exec(html)?.[0];
    expect(part).toContain('moved@example.org</bdi>');
  }
  expect(text).toContain('confirms the new address');
  await follow(linksOf(text)[0] ?? '');
  const [row] = await backend.database.sql`
    select count(*)::int as moved from auth.users where email = 'moved@example.org'`;
  expect(row).toEqual({ moved: 1 });
});

test('what the server takes late arrives once; a lost answer brings the same mail again', async () => {
  faults.set('late@example.org', ['busy_recipient']);
  faults.set('lost@example.org', ['drops_before_answer']);
  await invite('late@example.org');
  await invite('lost@example.org');
  await until(() => said.filter((text) => text.endsWith('left, at try 2.')).length === 2, patience);
  expect(mailsTo('late@example.org')).toHaveLength(1);
  const ids = mailsTo('lost@example.org').map(({ id }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  expect(said.join('\n')).not.toContain('example.org');
});

test('what the server refuses is told, without a name, and not tried again', async () => {
  faults.set('nobody@example.org', Array(9).fill('no_such_recipient'));
  expect(await invite('nobody@example.org')).toEqual({ result: 'invited' });
  await until(() => said.length > 0, patience);
  expect(said[0]).toMatch(/^\[mail\] A mail of Auth was refused: .*550/);
  expect(said.join('\n')).not.toContain('example.org');
  expect(tries.get('nobody@example.org')).toBe(1);
});

test('nobody waits for a mail server that is down; it gets the mail once it is up, at the end at the latest', async () => {
  // It hangs up on whoever comes.
  let calls = 0;
  const down = createServer((socket) => {
    calls += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => down.listen(0, '127.0.0.1', resolve));
  const { port } = down.address() as AddressInfo;
  const other = await startAt(`smtp://127.0.0.1:${port}?tls=none`);
  for (const name of ['one', 'two']) await other.createAdministrator(`${name}@example.org`);
  expect((await forget('one@example.org', other)).status).toBe(200);
  // The next try is ten seconds off.
  await until(() => calls >= 2, patience);
  expect((await forget('two@example.org', other)).status).toBe(200);
  await new Promise((resolve) => down.close(resolve));
  const up = await startMailServer(() => 'none', port);
  await other.stop();
  await up.stop();
  expect(up.accepted.map(({ to }) => to).sort()).toEqual(['one@example.org', 'two@example.org']);
});

test('a mail server without who writes is told at the start, which does not begin', async () => {
  vi.stubEnv('MAIL_SMTP_URL', server.url);
  await expect(backend.addFront()).rejects.toThrow('MAIL_FROM does not say who writes');
  vi.unstubAllEnvs();
});
