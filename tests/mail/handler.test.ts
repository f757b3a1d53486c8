import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import handle, { type MailEnvironment } from '#functions/mail/handler.ts';
import { startTestBackend, type TestBackend } from '#local/test-backend.ts';
import { content } from '../db/content.ts';
import { insert } from '../db/forum.ts';

let backend: TestBackend;
let token: string;
let environment: MailEnvironment;
beforeAll(async () => {
  backend = await startTestBackend(inject('cluster'), { push: false });
  const rows = content();
  for (const kind of [
    ...(['edition', 'location', 'speaker', 'zone', 'track', 'event', 'intervention'] as const),
  ]) {
    await insert(backend.database.sql, rows[kind].table, rows[kind].values);
  }
  const password = await backend.createAdministrator('one@forum.example');
  const signed = await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: 'sb_publishable_local', 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'one@forum.example', password }),
  });
  token = (await signed.json()).access_token;
  environment = {
    SUPABASE_URL: backend.url,
    SUPABASE_SERVICE_ROLE_KEY: backend.secrets.serviceKey,
    APP_URL: 'https://forum.example',
    MAIL_FROM: 'Forum <forum@forum.example>',
    MAIL_SECRET: 'sending',
    MAIL_BOUNCE_SECRET: 'bouncing',
  };
});
afterAll(() => backend?.stop());

const mailbox = async (bearer = token) =>
  fetch(`${backend.url}/functions/v1/mailbox`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}` },
    body: '{}',
  });
const rpc = async (name: string, body: object, bearer = token) =>
  (
    await fetch(`${backend.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: 'sb_publishable_local',
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    })
  ).json();
const speaker = async () =>
  String((await backend.database.sql`select id from speakers limit 1`)[0]?.id);

async function send(
  email: string,
): Promise<{ id: string; text: string; headers: Record<string, string> }> {
  const id = randomUUID();
  const one = await speaker();
  await rpc('set_speaker_contacts', { p_contacts: [{ speaker: one, email, language: 'ar' }] });
  await rpc('start_mailing', {
    ...{
      p_id: id,
      p_edition: 21,
      p_recipients: 'all',
      p_people: [{ speaker: one, language: 'ar' }],
    },
    ...{ p_subject: { ar: 'مرحبا {name}' }, p_body: { ar: '{sessions}\n\n{link}' } },
  });
  return expect
    .poll(
      async () => {
        const { mails } = await (await mailbox()).json();
        return mails.find(({ to }: { to: string }) => to === email);
      },
      { timeout: 20_000 },
    )
    .toBeDefined()
    .then(async () => {
      const { mails } = await (await mailbox()).json();
      return { ...mails.find(({ to }: { to: string }) => to === email), id };
    });
}

test('without a mail server mails are kept, for administrators alone to look at', async () => {
  const { text, headers } = await send('a@example.org');
  expect(text).toMatch(/ma-participation#[\w-]{24}/);
  expect(headers['Content-Language']).toBe('ar');
  expect(await (await fetch(`${backend.url}/functions/v1/mail`)).json()).toEqual({
    ...{ sends: true, mailbox: true },
  });
  expect((await mailbox('')).status).toBe(401);
  expect((await mailbox('wrong')).status).toBeGreaterThanOrEqual(401);
});

test('whoever opens the address of a mail is shown a page; posting to it is what unsubscribes', async () => {
  const { headers } = await send('b@example.org');
  const address = /<(.+)>/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const code = address.split('/').at(-1) ?? '';
  const held = () => rpc('mail_subscription', { p_code: code }, '');
  const opened = await fetch(address, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([
    303,
    `${backend.url}/courriels#${code}`,
  ]);
  expect(await held()).toMatchObject({ found: true, unsubscribed: false });
  const posted = await fetch(address, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
  expect(posted.status).toBe(200);
  expect(await held()).toMatchObject({ unsubscribed: true });
  const wrong = await fetch(address.replace(code, 'A'.repeat(24)), { method: 'POST' });
  expect(wrong.status).toBe(404);
});

test('a report of delivery with the secret keeps the address off, nobody else’s does', async () => {
  const { id } = await send('c@example.org');
  const one = await speaker();
  const report = [
    'Content-Type: multipart/report; report-type=delivery-status; boundary=x',
    '',
    '--x',
    'Content-Type: message/delivery-status',
    '',
    'Final-Recipient: rfc822; c@example.org',
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1',
    ' no such user here',
    '',
    '--x',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: <${id}.${one}@forum.example>`,
    '--x--',
  ].join('\r\n');
  const tell = (body: string, secret = 'bouncing') =>
    handle(
      new Request('https://x.example/functions/v1/mail/bounces', {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}` },
        body,
      }),
      environment,
    );
  expect((await tell(report, 'sending')).status).toBe(401);
  expect((await tell('hello')).status).toBe(400);
  const late = report.replace('failed', 'delayed').replace('Status: 5', 'Status: 4');
  expect(await (await tell(late)).json()).toEqual({ bounced: false });
  expect(await (await tell(report)).json()).toEqual({ bounced: true });
  const [row] = await backend.database
    .sql`select state, words from mail_deliveries where mailing = ${id}`;
  expect(row).toEqual({ state: 'bounced', words: '550 5.1.1 no such user here' });
});

test('a report with the whole of a long mail in it gets through to the function', async () => {
  const { id } = await send('d@example.org');
  vi.stubEnv('MAIL_BOUNCE_SECRET', 'bouncing');
  const front = await backend.addFront();
  const one = await speaker();
  const answer = await fetch(`${front.innerUrl}/functions/v1/mail/bounces`, {
    method: 'POST',
    headers: { authorization: 'Bearer bouncing' },
    body: [
      'Final-Recipient: rfc822; d@example.org',
      'Action: failed',
      'Status: 5.1.1',
      '',
      `Message-ID: <${id}.${one}@forum.example>`,
      '',
      ...Array.from({ length: 2_000 }, () => '2YTZhNmF2YTZhNmF'.repeat(4)),
    ].join('\r\n'),
  });
  expect([answer.status, await answer.json()]).toEqual([200, { bounced: true }]);
  await front.stop();
  vi.unstubAllEnvs();
});

test('only who knows the secret has mails sent, and without a server nobody has', async () => {
  const post = (secret?: string, of = environment) =>
    handle(
      new Request('https://x.example/functions/v1/mail', {
        method: 'POST',
        ...(secret && { headers: { authorization: `Bearer ${secret}` } }),
      }),
      of,
    );
  expect((await post()).status).toBe(401);
  expect((await post('bouncing')).status).toBe(401);
  expect(await (await post('sending')).json()).toEqual({ sends: false });
});
