import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createRendering } from '#published/entry.tsx';
import type { Rendering } from '#published/rendering.ts';
import { documentOf } from '#publisher/pages/document.ts';
import { pagesMaker, readMessages } from '#publisher/pages/maker.ts';
import { structuredData, type Telling } from '#publisher/pages/structured-data.ts';
import { createContentStore } from '#replica/content/content-store.ts';
import { rowOf } from '../fixtures/row.ts';

const now = Date.parse('2026-11-01T12:00:00Z');
const rows = [
  {
    kind: 'edition',
    id: '21',
    revision: 1,
    row: {
      id: 21,
      year: 2026,
      name: { fr: '21e <édition>', ar: 'الدورة' },
      theme: { fr: 'Accueil' },
      starts_on: '2026-11-20',
      ends_on: '2026-11-23',
      is_current: true,
      plan: null,
      utc_offset: 60,
      hijri_correction: null,
      questions: false,
      feedback: false,
    },
  },
  {
    kind: 'site_content',
    id: 'contact_address',
    revision: 2,
    row: {
      key: 'contact_address',
      content: { fr: 'Zaouïa de Madagh', ar: 'زاوية مداغ' },
      image_url: null,
    },
  },
] as const;

let rendering: Rendering;
beforeAll(async () => {
  rendering = await createRendering(
    await readMessages(join(import.meta.dirname, '..', '..', 'public', 'locales')),
  );
});

async function home(language: 'fr' | 'ar') {
  const store = createContentStore();
  store.apply(rows);
  const { content } = store.state.getState();
  const [page] = rendering.pagesOf(content, 21, now);
  if (!page) throw new Error('There is no home page');
  return rendering.render(page, language, { content, edition: 21, asOf: now, now });
}

test('what belongs in the head is apart from the page, which has no style elements', async () => {
  const { head, body } = await home('fr');
  expect(head).toMatch(/<title>[^<]+<\/title>/);
  expect(body).toMatch(/^<!--\$--><div/);
  // React takes boundaries over one by one, and throws away what it has rendered meanwhile.
  expect(body.match(/<!--\$-->/g)).toHaveLength(1);
  expect(body).not.toMatch(/<style|<title>|<script|<link/);
  expect(body).toContain('21e &lt;édition&gt;');
});

test('the home page has no light of an hour, for it is read at another', async () => {
  expect((await home('fr')).body).toMatch(/<section class="\w*hero\w*">/);
});

test('each language has its own words, links that keep it, and only its own texts with it', async () => {
  const [fr, ar] = [await home('fr'), await home('ar')];
  expect(ar.body).toContain('الدورة');
  expect(ar.body).toContain('href="/programme?lng=ar"');
  expect(fr.body).toContain('href="/programme"');
  expect(ar.text).not.toContain('édition');
  expect(fr.text).not.toContain('الدورة');
});

test('the contact address stands in the footer of a page, in its language', async () => {
  const [fr, ar] = [await home('fr'), await home('ar')];
  expect(fr.body).toMatch(/<footer.*<address[^>]*>[^<]*Zaouïa de Madagh.*<\/footer>/s);
  expect(ar.body).toMatch(/<address[^>]*>[^<]*زاوية مداغ/);
});

test('every page is made anew for another build, and drawings are not', async () => {
  const store = createContentStore();
  store.apply(rows);
  const { content } = store.state.getState();
  const held = new Map(rows.map((row) => [`${row.kind}:${row.id}`, row as never]));
  const snapshot = {
    edition: 21,
    epoch: 'e',
    revision: 2,
    changed: 2,
    at: now,
    rows: held,
    content,
  };
  const shell = { head: '', letters: '', standIns: '', script: '', code: '', sheets: new Map() };
  const keysOf = async (build: string) => {
    const files = { sheetsOf: () => [], codeOf: () => [], fontsOf: () => [] };
    const maker = pagesMaker({ rendering, shell: { ...shell, ...files }, build });
    const plans = [...(await maker({ snapshot, origin: 'https://forum.example', now }))];
    return new Map(plans.map(({ path, key }) => [path, key]));
  };
  const [one, other] = [await keysOf('one'), await keysOf('other')];
  expect(one.size).toBeGreaterThan(10);
  for (const [path, key] of one) {
    if (path.endsWith('.html')) expect(other.get(path), path).not.toBe(key);
    else expect(other.get(path)).toBe(key);
  }
});

const later = { starts_at: '2026-11-27T15:00:00Z', previous_starts_at: '2026-11-27T09:00:00Z' };

test.each([
  [{ cancelled: true, change: 'none' }, 'EventCancelled'],
  [{ cancelled: false, change: 'moved', ...later }, 'EventRescheduled'],
  [{ cancelled: false, change: 'added' }, 'EventScheduled'],
])('search engines are told how a session stands: %o', (more, status) => {
  const event = { id: 'e', title: { fr: 'Une' }, description: {}, participant_ids: [], ...more };
  const page = { subject: { kind: 'event', id: 'e' }, path: '/programme/e', shown: new Map() };
  const about = structuredData({
    ...{ page, language: 'fr', origin: '', backend: '', edition: 21, picture: '' },
    row: (kind: string) => (kind === 'event' ? event : undefined),
  } as unknown as Telling);
  expect(about?.eventStatus).toBe(`https://schema.org/${status}`);
});

test('a document names its language, asks for its lattice at once, and has its code after its content', async () => {
  const code = '<script type="module" src="/assets/a.js"></script>';
  const html = documentOf({
    shell: {
      head: '<meta charset="utf-8">',
      letters: '@font-face{src:url(/a)}',
      standIns: '@font-face{src:local(A)}',
      fontsOf: (language) => [`/assets/${language}.woff2`],
      script: '<script>settle()</script>',
      code,
      sheetsOf: () => ['/assets/a.css'],
      codeOf: () => ['/assets/home.js'],
      sheets: new Map(),
    },
    styles: 'p{margin:0}',
    screen: 'home',
    language: 'ar',
    edition: 21,
    origin: 'https://forum.example',
    path: '/',
    page: await home('ar'),
    about: { '@type': 'Event', name: 'x</script><script>run()</script>' },
    picture: 'https://forum.example/cards/a.png',
  });
  expect(html).toMatch(/^<!doctype html><html lang="ar" dir="rtl" [^>]*data-edition="21"/);
  expect(html.indexOf('<div id="root">')).toBeLessThan(html.indexOf('/assets/'));
  expect(html).toContain(
    '<style id="letters" media="(scripting: none)">@font-face{src:url(/a)}</style>' +
      '<style>@font-face{src:local(A)}p{margin:0}</style></head>',
  );
  expect(html).toMatch(/<link rel="preload" as="font"[^>]* href="\/assets\/ar\.woff2">/);
  const behind = /url\(&quot;([^&]+)&quot;\)/.exec(html)?.[1];
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).toContain(`<link rel="preload" as="image" href="${behind}">`);
  expect(html).toContain('rel="canonical" href="https://forum.example/?lng=ar"');
  expect(html).toContain('hreflang="x-default" href="https://forum.example/"');
  expect(html).not.toContain('<script>run()');
});

test('the page of versions has what each has changed, with what it names and nothing else', async () => {
  const store = createContentStore();
  const at = { starts_at: '2026-11-20T19:00:00.000Z', ends_at: '2026-11-20T20:00:00.000Z' };
  const event = (id: string, title: string) => ({
    ...{ kind: 'event', id, revision: 3 },
    row: rowOf('event', { ...at, id, title: { fr: title }, published: true, date: '2026-11-20' }),
  });
  const place = (id: string, name: string) => ({
    ...{ kind: 'location', id, revision: 3 },
    row: rowOf('location', { id, name: { fr: name }, published: true }),
  });
  const lines = [
    { event: 'gone', what: ['cancelled'], before: { title: { fr: 'Retirée' }, ...at }, after: {} },
    {
      ...{ event: 'a', what: ['moved', 'renamed'] },
      before: { title: { fr: 'Soirée' }, location_id: 'tent' },
      after: { title: { fr: 'Veillée' }, location_id: null },
    },
  ];
  const changes = JSON.stringify({ lines, more: 4 });
  const release = { id: 'r', number: 2, name: '2 bis', released_at: at.starts_at, changes };
  const added = [
    ...[event('a', 'Veillée'), event('b', 'Ailleurs'), place('tent', 'Grande tente')],
    { kind: 'release', id: 'r', revision: 3, row: rowOf('release', release) },
  ];
  store.apply([...rows, ...added] as never);
  const { content } = store.state.getState();
  const source = { content, edition: 21, asOf: now, now };
  const page = rendering.pagesOf(content, 21, now).find(({ path }) => path === '/versions');
  if (!page) throw new Error('There is no page of versions');
  const { body, text } = await rendering.render(page, 'fr', source);
  for (const told of [
    'Version 2 bis',
    'Retirée',
    'Veillée',
    'Soirée',
    'Grande tente',
    'Et 4 autres',
  ])
    expect(body).toContain(told);
  expect(body).toContain('href="/programme/a"');
  expect(body).not.toContain('href="/programme/gone"');
  expect(text).not.toContain('Ailleurs');
  // What other pages say of the version in force is its name and day.
  const programme = rendering.pagesOf(content, 21, now).find(({ path }) => path === '/programme');
  if (!programme) throw new Error('There is no programme');
  const whole = await rendering.render(programme, 'fr', source);
  expect(whole.body).toContain('href="/versions"');
  expect(whole.text).not.toContain('Retirée');
});
