import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { checkLink, type Web } from '#functions/links/check-link.ts';
import { isPublicAddress } from '#functions/links/public-address.ts';
import { startTestBackend, type TestBackend } from '#local/test-backend.ts';
import { clientOf } from './support.ts';

let backend: TestBackend;
let site: Server;
let asked: string[] = [];
let token: string;
let stranger: string;
beforeAll(async () => {
  backend = await startTestBackend(inject('cluster'), { push: false });
  token = await tokenOf(
    'links@example.org',
    await backend.createAdministrator('links@example.org'),
  );
  const secret = await backend.createAdministrator('former@example.org');
  await backend.database.sql`
    delete from public.administrators
    where user_id = (select id from auth.users where email = 'former@example.org')`;
  stranger = await tokenOf('former@example.org', secret);
  site = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    asked.push(pathname);
    if (pathname === '/never') return;
    const [, status, ...to] = pathname.split('/');
    const headers = to.length > 0 ? { location: decodeURIComponent(to.join('/')) } : {};
    response.writeHead(Number(status || 200), headers).end('x'.repeat(100_000));
  });
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(async () => {
  site?.closeAllConnections();
  site?.close();
  await backend?.stop();
});

async function tokenOf(email: string, password: string): Promise<string> {
  const { data } = await clientOf(backend.url).auth.signInWithPassword({ email, password });
  return data.session?.access_token ?? '';
}

function call(body: string, bearer?: string): Promise<Response> {
  return fetch(`${backend.url}/functions/v1/links`, {
    method: 'POST',
    headers: { ...(bearer && { authorization: `Bearer ${bearer}` }) },
    body,
  });
}

/** Every host is ours, on a public address but for those named private. */
const web: Web = {
  resolve: async (host) => {
    if (host === 'nowhere.example') throw Object.assign(new Error(), { code: 'ENOTFOUND' });
    if (host === 'offline.example') throw Object.assign(new Error(), { code: 'EAI_AGAIN' });
    return host.startsWith('private') ? ['93.184.215.14', '10.0.0.1'] : ['93.184.215.14'];
  },
  open: (url, signal) => {
    const { port } = site.address() as AddressInfo;
    return fetch(`http://127.0.0.1:${port}${url.pathname}`, { redirect: 'manual', signal });
  },
};
const to = (address: string) => encodeURIComponent(address);

test.each([
  ['https://site.example/', 'answers'],
  ['https://site.example/404', 'missing'],
  ['https://site.example/410', 'missing'],
  ['https://site.example/403', 'answers'],
  ['https://site.example/503', 'silent'],
  [`https://site.example/301/${to('/302/%2F404')}`, 'missing'],
  [`https://site.example/302/${to('https://other.example/200')}`, 'answers'],
  [`https://site.example/302/${to('http://other.example/404')}`, 'answers'],
  ['https://nowhere.example/', 'silent'],
  ['https://offline.example/', 'unknown'],
] as const)('%s: %s', async (address, state) => {
  expect(await checkLink(address, web)).toBe(state);
});

test.each([
  'http://site.example/',
  'https://site.example:8443/',
  'https://user:secret@site.example/',
  'https://private.example/',
  'ftp://site.example/',
  'no address',
  '',
])('what is no public https site is not asked: %s', async (address) => {
  asked = [];
  expect(await checkLink(address, web)).toBe('unknown');
  expect(asked).toEqual([]);
});

test('a redirect to a private address is not followed', async () => {
  asked = [];
  const address = `https://site.example/302/${to('https://private.example/secret')}`;
  expect(await checkLink(address, web)).toBe('unknown');
  expect(asked).toHaveLength(1);
});

test('a site that redirects for ever, or never answers, is silent', async () => {
  const forever: Web = { ...web, open: async (url) => Response.redirect(url, 302) };
  expect(await checkLink('https://site.example/', forever)).toBe('silent');
  expect(await checkLink('https://site.example/never', web, 500)).toBe('silent');
});

test('addresses of machines and of private networks are told from public ones', () => {
  for (const ip of [
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254'],
    ...['100.64.0.1', '0.0.0.0', '255.255.255.255', '224.0.0.1', '198.18.0.1', '999', ''],
    ...['::1', '::', '::ffff:127.0.0.1', '::ffff:8.8.8.8', 'fe80::1', 'fc00::1', 'fd12::1'],
    ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', '2001::1', 'ff02::1'],
  ]) {
    expect([ip, isPublicAddress(ip)]).toEqual([ip, false]);
  }
  for (const ip of [
    '93.184.215.14',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700::1111',
    '2001:4860:4860::8888',
  ])
    expect([ip, isPublicAddress(ip)]).toEqual([ip, true]);
});

test('the machine itself is never asked, however its address is written', async () => {
  asked = [];
  const { port } = site.address() as AddressInfo;
  const addresses = [
    ...['https://127.0.0.1/', 'https://localhost/', 'https://[::1]/', 'https://0x7f.1/'],
    ...['https://2130706433/', 'https://[::ffff:7f00:1]/', `https://127.0.0.1:${port}/`],
    ...['https://169.254.169.254/latest/meta-data', 'https://10.0.0.1/'],
  ];
  const answer = await call(JSON.stringify({ addresses }), token);
  expect(await answer.json()).toEqual({ states: addresses.map(() => 'unknown') });
  expect(asked).toEqual([]);
});

test('only administrators have links looked at', async () => {
  const body = JSON.stringify({ addresses: [] });
  expect((await call(body)).status).toBe(401);
  expect((await call(body, 'a.b.c')).status).toBe(401);
  expect((await call(body, stranger)).status).toBe(403);
  expect((await call(body, token)).status).toBe(200);
});

test('whatever an administrator sends: an answer below 500', async () => {
  const body = fc.oneof(
    fc.json({ maxDepth: 3 }),
    fc.string(),
    fc
      .array(fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.string()), { maxLength: 30 })
      .map((addresses) => JSON.stringify({ addresses })),
  );
  await fc.assert(
    fc.asyncProperty(body, async (sent) => {
      expect((await call(sent, token)).status).toBeLessThan(500);
    }),
    { numRuns: 60 },
  );
});
