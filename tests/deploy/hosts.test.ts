import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Host, writeHostFiles } from '../../supabase/deploy/hosts/index.ts';
import { until } from '../tools/until.ts';

const FILES = {
  'index.html': '<!doctype html><script>1</script>shell',
  'sw.js': 'worker',
  'assets/a-1.js': 'code',
  'programme.fr.ics': 'BEGIN:VCALENDAR',
  'embed/programme.fr.html': 'framed',
  'snapshot/21/1-a.json': '{}',
  'snapshot.json': '{}',
  'pages/fr/index.html': 'accueil',
  'pages/ar/index.html': 'الرئيسية',
  'pages/fr/programme/index.html': 'programme',
  'pages/fr/programme/2026-11-20.html': 'vendredi',
  'pages/ar/programme/index.html': 'البرنامج',
  'pages/fr/orateurs/1/index.html': 'oratrice',
};

let site: string;
let beside: string;
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'forum-site-'));
  beside = await mkdtemp(join(tmpdir(), 'forum-host-'));
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(site, path)), { recursive: true });
    await writeFile(join(site, path), text);
  }
});
afterAll(async () => {
  await rm(site, { recursive: true, force: true });
  await rm(beside, { recursive: true, force: true });
});

const written = (host: Host) =>
  writeHostFiles(host, { dist: site, site, backend: 'https://abc.supabase.co' }, beside);

type Ask = (path: string, headers?: Record<string, string>) => Promise<Response>;

/** A file of the site, as any store of files answers. */
async function fileAt(path: string): Promise<Response> {
  const file = join(site, path);
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? new Response(await readFile(file)) : new Response('', { status: 404 });
}

async function load(path: string): Promise<{ default: unknown }> {
  const copy = join(beside, `${Math.random()}.mjs`);
  await writeFile(copy, await readFile(path));
  return import(pathToFileURL(copy).href);
}

/** Pages asks its worker first, and has no `.html` in its addresses. */
async function cloudflare(): Promise<Ask> {
  await written('cloudflare');
  const { default: worker } = (await load(join(site, '_worker.js'))) as {
    default: { fetch(request: Request, environment: object): Promise<Response> };
  };
  const ASSETS = {
    async fetch(request: Request) {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('.html')) return new Response('', { status: 308 });
      const names = pathname.endsWith('/') ? ['index.html'] : ['', '.html'];
      const tried = await Promise.all(names.map((name) => fileAt(`${pathname}${name}`)));
      return tried.find(({ ok }) => ok) ?? new Response('', { status: 404 });
    },
  };
  return (path, headers = {}) =>
    worker.fetch(new Request(`https://forum.example${path}`, { headers }), { ASSETS });
}

/** An edge function that answers nothing leaves the answer to the files. */
async function netlify(): Promise<Ask> {
  await written('netlify');
  const { default: answer } = (await load(join(beside, 'netlify/edge-functions/page.js'))) as {
    default(request: Request): Promise<Response | undefined>;
  };
  vi.stubGlobal('fetch', (address: URL) => fileAt(address.pathname));
  return async (path, headers = {}) => {
    const request = new Request(`https://forum.example${path}`, { headers });
    return (await answer(request)) ?? fileAt(new URL(request.url).pathname);
  };
}

/** CloudFront: a function before the bucket, one after it, and a page for what is missing. */
async function cloudfront(): Promise<Ask> {
  await written('s3');
  const handlerOf = (name: string) => {
    const text = readFileSync(join(beside, name), 'utf8');
    expect(text.length).toBeLessThan(10_000);
    return new Function(`${text}; return handler;`)();
  };
  const [request, response] = ['viewer-request.js', 'viewer-response.js'].map(handlerOf);
  const valued = (values: Iterable<[string, string]>) =>
    Object.fromEntries([...values].map(([name, value]) => [name, { value }]));
  return async (path, headers = {}) => {
    const { pathname, searchParams } = new URL(path, 'https://forum.example');
    const chosen = /i18next=(\w+)/.exec(headers.cookie ?? '')?.[1];
    const asked = {
      uri: pathname,
      querystring: valued(searchParams),
      headers: valued(Object.entries(headers)),
      cookies: chosen ? valued([['i18next', chosen]]) : {},
    };
    const led: { uri: string } = request({ request: asked });
    const file = await fileAt(led.uri);
    if (!file.ok) return new Response(FILES['index.html'], { status: 404 });
    const told: { headers: Record<string, { value: string }> } = response({
      request: led,
      response: { headers: {} },
    });
    const plain = Object.entries(told.headers).map(
      ([name, { value }]) => [name, value] as [string, string],
    );
    return new Response(await file.text(), { headers: plain });
  };
}

/** The program itself, where this machine has it. */
const hasNginx = spawnSync('nginx', ['-v']).status === 0;
const closers: (() => void)[] = [];
afterAll(() => {
  for (const close of closers) close();
});

async function nginx(): Promise<Ask> {
  await written('nginx');
  const port = await freePort();
  const settings = `daemon off; pid ${beside}/pid; error_log stderr; events {}
${process.getuid?.() === 0 ? 'user root;' : ''}
http { access_log off; include ${beside}/forum-http.conf;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${beside}/${name};`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${site}; include ${beside}/forum-server.conf; } }`;
  await writeFile(join(beside, 'nginx.conf'), settings);
  const child = spawn('nginx', ['-c', join(beside, 'nginx.conf')], { stdio: 'ignore' });
  closers.push(() => child.kill());
  const ask: Ask = (path, headers = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' });
  await until(async () => (await ask('/').catch(() => undefined))?.ok === true);
  return ask;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

test('programs at the edge are not run for what phones ask for each minute', async () => {
  await written('cloudflare');
  const routes = JSON.parse(await readFile(join(site, '_routes.json'), 'utf8'));
  expect(routes.exclude).toContain('/snapshot.json');
  await written('netlify');
  const { config } = (await load(join(beside, 'netlify/edge-functions/page.js'))) as never as {
    config: { excludedPath: string[] };
  };
  expect(config.excludedPath).toContain('/snapshot.json');
});

describe.each([
  ['Cloudflare Pages', cloudflare],
  ['Netlify', netlify],
  ['S3 with CloudFront', cloudfront],
  ['nginx', nginx],
] as const)('%s', (name, start) => {
  let ask: Ask;
  beforeAll(async () => {
    if (name !== 'nginx' || hasNginx) ask = await start();
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });

  test.skipIf(name === 'nginx' && !hasNginx).each([
    ['/', {}, 200, 'accueil'],
    ['/programme', {}, 200, 'programme'],
    ['/programme?lng=ar', {}, 200, 'البرنامج'],
    ['/programme', { 'accept-language': 'ar-MA,ar;q=0.9,fr;q=0.8' }, 200, 'البرنامج'],
    ['/', { 'accept-language': 'es,ar;q=0.5' }, 200, 'الرئيسية'],
    ['/programme', { cookie: 'a=b; i18next=ar', 'accept-language': 'fr' }, 200, 'البرنامج'],
    ['/programme?day=2026-11-20', {}, 200, 'vendredi'],
    ['/programme?day=2026-11-21', {}, 200, 'programme'],
    ['/orateurs/1', {}, 200, 'oratrice'],
    ['/admin/login', {}, 200, FILES['index.html']],
    ['/sw.js', {}, 200, 'worker'],
    ['/assets/gone-0.js', {}, 404, undefined],
    // The shell of the app says of it that it is not published.
    ['/orateurs/2', {}, name.startsWith('S3') ? 404 : 200, FILES['index.html']],
  ] as const)('%s for %o', async (path, headers, status, text) => {
    const answer = await ask(path, headers);
    expect(answer.status).toBe(status);
    if (text) expect(await answer.text()).toBe(text);
    if (status !== 200 || path === '/sw.js') return;
    expect(answer.headers.get('vary')).toContain('accept-language, cookie');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toContain('https://abc.supabase.co');
  });

  // The other two read `_headers`, which tests/local/static-app.test.ts holds.
  test.skipIf(!/S3|nginx/.test(name) || (name === 'nginx' && !hasNginx))(
    'each sort of file has its headers',
    async () => {
      const of = async (path: string, header: string) => (await ask(path)).headers.get(header);
      expect(await of('/assets/a-1.js', 'cache-control')).toContain('immutable');
      for (const gone of ['/assets/gone-0.js', '/snapshot/21/2-b.json', '/icons/gone.png'])
        expect((await of(gone, 'cache-control')) ?? 'no-store').toBe('no-store');
      expect(await of('/snapshot/21/1-a.json', 'cache-control')).toContain('immutable');
      expect(await of('/snapshot.json', 'cache-control')).toContain('s-maxage=15');
      expect(await of('/sw.js', 'cache-control')).toBe('no-cache');
      expect(await of('/sw.js', 'content-type')).toBe('text/javascript; charset=utf-8');
      expect((await of('/sw.js', 'vary')) ?? '').not.toContain('cookie');
      expect(await of('/programme.fr.ics', 'content-type')).toBe('text/calendar; charset=utf-8');
      expect(await of('/programme.fr.ics', 'access-control-allow-origin')).toBe('*');
      expect(await of('/embed/programme.fr.html', 'x-frame-options')).toBeNull();
      expect(await of('/embed/programme.fr.html', 'content-security-policy')).toContain(
        'frame-ancestors *',
      );
    },
  );
});
