import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headersFile } from '#local/headers-file.ts';
import { createStaticApp } from '#local/static-app.ts';
import { folderReader, folderTarget } from '#publisher/folder.ts';
import type { PublishedFile } from '#publisher/publication.ts';

const SCRIPT = 'document.documentElement.lang = "ar";';
const PAGE = `<!doctype html><script>${SCRIPT}</script><script type="module" src="/assets/a-1.js"></script>`;
/** The shell has a script that pages are published without. */
const SHELL = `${PAGE}<script data-shell>early()</script>`;
const CODE = 'export const words = [];\n'.repeat(200);
let dist: string;
let published: string;
let app: (request: Request) => Promise<Response>;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'forum-dist-'));
  await mkdir(join(dist, 'assets'));
  await writeFile(join(dist, 'index.html'), SHELL);
  await writeFile(join(dist, 'assets', 'a-1.js'), CODE);
  await writeFile(join(dist, 'sw.js'), 'self.skipWaiting;');
  await writeFile(join(dist, 'manifest.webmanifest'), '{}');
  published = await mkdtemp(join(tmpdir(), 'forum-published-'));
  await publish({
    'pages/fr/programme/index.html': `${PAGE}<h1>Programme</h1>`,
    'pages/fr/programme/2026-11-20.html': `${PAGE}<h1>Vendredi</h1>`,
    'pages/ar/programme/index.html': `${PAGE}<h1>البرنامج</h1>`,
    'pages/fr/annonces/index.html': `${PAGE.replace('a-1.js', 'a-0.js')}<h1>Annonces</h1>`,
    'sitemap.xml': '<urlset/>',
    'snapshot.json': '{"revision":1}',
    'embed/programme.fr.html': '<!doctype html><h1>Programme</h1>',
    'json/v1/index.json': '{}',
    'lieux/1.fr.ics': 'BEGIN:VCALENDAR',
  });
  app = createStaticApp(dist, folderReader(published));
});
afterAll(async () => {
  await rm(dist, { recursive: true, force: true });
  await rm(published, { recursive: true, force: true });
});

async function publish(contents: Record<string, string>): Promise<void> {
  const target = folderTarget(published);
  await target.held();
  const files: Record<string, PublishedFile> = {};
  for (const [path, content] of Object.entries(contents)) {
    const hash = createHash('sha256').update(content).digest('base64url');
    const page = path.endsWith('.html');
    const asked = page || path === 'snapshot.json';
    const type = page ? 'text/html; charset=utf-8' : 'application/xml; charset=utf-8';
    const file = { key: hash, hash, type, freshness: asked ? 'asked' : 'hour' } as const;
    await target.put(hash, Buffer.from(content), file);
    files[path] = file;
  }
  const edition = { edition: 21, epoch: 'a', revision: 1, at: 0, files, retired: {} };
  expect(await target.commit(edition)).toBe(true);
}

function get(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Response> {
  return app(new Request(`http://localhost${path}`, { headers, method }));
}

test.each([
  ['ar-MA,ar;q=0.9,fr;q=0.8', undefined, 'البرنامج'],
  ['es-ES,es;q=0.9,AR;q=0.8', undefined, 'البرنامج'],
  ['fr;q=0.2, ar;q=0.7', undefined, 'البرنامج'],
  ['ar;q=0, fr', undefined, 'Programme'],
  ['ar;q=0, es', undefined, 'Programme'],
  ['es', undefined, 'Programme'],
  ['', undefined, 'Programme'],
  // What the reader chose comes before what the browser names.
  ['fr', 'a=b; i18next=ar', 'البرنامج'],
  ['ar', 'i18next=xx', 'البرنامج'],
])(
  'who asks in “%s” with the cookie %s gets the page of their language',
  async (accepted, cookie, heading) => {
    const headers = { 'accept-language': accepted, ...(cookie && { cookie }) };
    const response = await get('/programme', headers);
    expect(await response.text()).toBe(`${PAGE}<h1>${heading}</h1>`);
    expect(response.headers.get('vary')).toMatch(/accept-language, cookie/);
    // An address that names its language is the same for all.
    const french = await get('/programme?lng=fr', headers);
    expect(await french.text()).toBe(`${PAGE}<h1>Programme</h1>`);
  },
);

test.each([
  ['/', SHELL],
  ['/orateurs/12', SHELL],
  ['/programme', `${PAGE}<h1>Programme</h1>`],
  ['/programme/', `${PAGE}<h1>Programme</h1>`],
  ['/programme?lng=en', SHELL],
  ['/programme?lng=ar', `${PAGE}<h1>البرنامج</h1>`],
  ['/programme?day=2026-11-20', `${PAGE}<h1>Vendredi</h1>`],
  ['/programme?day=2026-11-20&lng=ar', `${PAGE}<h1>البرنامج</h1>`],
  // Published from another build, whose code is gone.
  ['/annonces', SHELL],
])('%s gets its published page or the shell, never from a cache unasked', async (path, page) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).toBe(page);
});

test('other sites may frame what is made for it, and nothing else', async () => {
  const framed = await get('/embed/programme.fr.html');
  expect(framed.status).toBe(200);
  const policy = framed.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; .*frame-ancestors \*$/);
  expect(policy).not.toMatch(/unsafe|'self'/);
  expect(framed.headers.get('x-frame-options')).toBeNull();
  for (const path of ['/', '/programme', '/embed/programme', '/embed', '/json/v1/index.json']) {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
  }
});

test('other sites may read feeds and JSON, and nothing else', async () => {
  for (const path of ['/json/v1/index.json', '/lieux/1.fr.ics']) {
    const answer = await get(path, { origin: 'https://other.example' });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  }
  for (const path of ['/', '/programme', '/sitemap.xml', '/json/v1/none.json', '/sw.js']) {
    expect((await get(path)).headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('of the pointer to what is published a content network keeps a copy for seconds, a browser none', async () => {
  const { headers } = await get('/snapshot.json');
  const kept = 'public, max-age=0, s-maxage=15, stale-while-revalidate=15';
  expect(headers.get('cache-control')).toBe(kept);
  expect(await headersFile(dist)).toContain(
    `\n/snapshot.json\n  ! cache-control\n  cache-control: ${kept}`,
  );
});

test('other published files have their own names, and what replaces them is seen at once', async () => {
  const response = await get('/sitemap.xml');
  expect(response.headers.get('content-type')).toContain('application/xml');
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  await publish({ 'sitemap.xml': '<urlset><url/></urlset>' });
  expect(await (await get('/sitemap.xml')).text()).toContain('<url/>');
  expect(await (await get('/programme')).text()).toBe(SHELL);
  expect((await get('/edition.json')).status).toBe(404);
});

test('a file that is not there is 404 and not the shell', async () => {
  for (const path of [
    '/assets/gone-2.js',
    '/assets/gone',
    '/locales/xx',
    '/photo.png',
    '/sw.js.map',
    '/.well-known/security.txt',
    '/assets/.a-1.js',
  ]) {
    const response = await get(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await response.text()).not.toContain('<');
  }
});

test('hashed files are kept for good, worker and manifest are asked for each time', async () => {
  expect((await get('/assets/a-1.js')).headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  );
  for (const path of ['/sw.js', '/manifest.webmanifest']) {
    expect((await get(path)).headers.get('cache-control')).toBe('no-cache');
  }
});

test('a file is read into memory once, however its address is spelled', async () => {
  const kept = () => process.memoryUsage().arrayBuffers;
  await writeFile(join(dist, 'assets', 'large-1.js'), Buffer.alloc(1_000_000, 'a'));
  await get('/assets/large-1.js');
  const before = kept();
  for (let more = 1; more <= 40; more += 1) {
    const { status, headers } = await get(`${'/'.repeat(more)}/assets/large-1.js`, {}, 'HEAD');
    expect([status, headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  }
  expect(kept() - before).toBeLessThan(20_000_000);
});

test('files are compressed, and not sent again to who has them', async () => {
  const response = await get('/assets/a-1.js', { 'accept-encoding': 'gzip, br' });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('vary')).toContain('accept-encoding');
  expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(CODE);
  const etag = response.headers.get('etag') ?? '';
  const again = await get('/assets/a-1.js', { 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const head = await get('/assets/a-1.js', {}, 'HEAD');
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
    200,
    String(CODE.length),
    '',
  ]);
});

test('the policy allows the inline scripts of the page as it is, also after a new build', async () => {
  const hashOf = (script: string) => createHash('sha256').update(script).digest('base64');
  const policy = async () => (await get('/')).headers.get('content-security-policy') ?? '';
  expect(await policy()).toContain("frame-ancestors 'none'");
  const hashes = `'sha256-${hashOf(SCRIPT)}' 'sha256-${hashOf('early()')}'`;
  expect(await policy()).toContain(`script-src 'self' ${hashes};`);
  expect(await policy()).not.toMatch(/script-src[^;]*unsafe/);
  expect(await policy()).toContain(
    "require-trusted-types-for 'script'; trusted-types default dompurify",
  );
  expect((await get('/gone.js')).headers.get('x-content-type-options')).toBe('nosniff');
  await new Promise((resolve) => setTimeout(resolve, 20));
  await writeFile(join(dist, 'index.html'), PAGE.replace(SCRIPT, 'other()'));
  expect(await policy()).toContain(`'sha256-${hashOf('other()')}'`);
});

test('no address leads out of the folder, and nothing is written', async () => {
  for (const path of ['/..%2f..%2fetc%2fpasswd', '/assets/..%2f..%2fsecret', '/%00', '/%E0%A4%A']) {
    expect((await get(path)).status).toBe(400);
  }
  const { status, headers } = await get('/', {}, 'POST');
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('the headers for a production host name its back end and nothing else', async () => {
  const text = await headersFile(dist, 'https://abc.supabase.co/anything');
  expect(text).toContain("connect-src 'self' https://abc.supabase.co wss://abc.supabase.co;");
  expect(text).toContain('strict-transport-security');
  // A later rule wins: what is open to other sites comes after what closes everything.
  const [, framed = ''] = /\n\/embed\/\*\n((?: {2}.*\n)+)/.exec(text) ?? [];
  expect(framed).toContain('  ! x-frame-options\n');
  expect(framed).toMatch(
    / {2}! content-security-policy\n {2}content-security-policy: .*frame-ancestors \*\n/,
  );
  expect(text).toMatch(/\n\/json\/\*\n {2}access-control-allow-origin: \*\n/);
  expect(text.match(/x-frame-options: /g)).toHaveLength(1);
  expect(text).toMatch(/\/assets\/\*\n.*\n {2}cache-control: public, max-age=31536000, immutable/);
});
