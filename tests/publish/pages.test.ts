import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { formattersOf } from '#i18n/format.ts';
import { createRendering } from '#published/entry.tsx';
import type { PublishablePage } from '#published/page.ts';
import type { Rendering } from '#published/rendering.ts';
import { folderReader, folderTarget } from '#publisher/folder.ts';
import { pagesMaker, readMessages } from '#publisher/pages/maker.ts';
import type { Maker } from '#publisher/plan.ts';
import { publish } from '#publisher/publish.ts';
import { advance, type Snapshot } from '#publisher/snapshot.ts';
import { type Forum, insert, openForum } from '../db/forum.ts';
import { backend, bareShell, origin } from './demonstration.ts';
import { structuredDataOf } from './structured-data.ts';
import { pullOf } from './visitor.ts';

/** In the middle of the sample's opening. */
const now = Date.parse('2026-11-20T20:30:00Z');

let forum: Forum;
let rendering: Rendering;
let maker: Maker;
let folder: string;
beforeAll(async () => {
  forum = await openForum();
  const words = await readMessages(join(import.meta.dirname, '..', '..', 'public', 'locales'));
  rendering = await createRendering(words);
  maker = pagesMaker({ rendering, shell: bareShell, build: 'a' });
  folder = await mkdtemp(join(tmpdir(), 'forum-pages-'));
});
afterAll(async () => {
  await forum.drop();
  await rm(folder, { recursive: true, force: true });
});

async function snapshotNow(): Promise<Snapshot> {
  const result = await advance(pullOf(forum));
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

async function publishNow() {
  const site = { snapshot: await snapshotNow(), origin, backend, now };
  const done = await publish(site, [maker], folderTarget(folder));
  expect([...done.failed]).toEqual([]);
  return done;
}

/** A session of the sample's edition, somewhere else than its other ones. */
async function addSession(values: Record<string, unknown>): Promise<string> {
  const id = randomUUID();
  const { event, location } = forum.rows;
  const elsewhere = randomUUID();
  await insert(forum.sql, 'locations', { ...location.values, id: elsewhere });
  await insert(forum.sql, 'events', {
    ...event.values,
    id,
    location_id: elsewhere,
    chair_id: null,
    participant_ids: [],
    ...values,
  });
  return id;
}

test('nothing that is not for everybody reaches a published file', async () => {
  const { event, news, speaker, announcement } = forum.rows;
  const canary = { fr: 'canary', en: 'canary', ar: 'canary' };
  const hidden = { id: randomUUID(), published: false };
  await insert(forum.sql, 'events', { ...event.values, ...hidden, title: canary });
  await insert(forum.sql, 'speakers', { ...speaker.values, ...hidden, name: canary });
  await insert(forum.sql, 'news', { ...news.values, ...hidden, title: canary });
  for (const more of [
    { recipients: 'staff' },
    { recipients: 'speakers' },
    { status: 'draft' },
    { status: 'scheduled' },
  ]) {
    const row = { ...announcement.values, id: randomUUID(), title: canary, message: canary };
    await insert(forum.sql, 'announcements', { ...row, ...more });
  }
  await forum.sql`insert into speaker_contacts values (${speaker.id}, 'canary@secret.example')`;

  const { made } = await publishNow();
  expect(made.length).toBeGreaterThan(50);
  const reader = folderReader(folder);
  let announced = 0;
  for (const path of made) {
    const file = await reader.find(path);
    const text = Buffer.from(file ? await reader.read(file) : []).toString();
    expect(text, path).not.toContain('canary');
    if (text.includes('Every half hour')) announced += 1;
  }
  expect(announced).toBeGreaterThan(0);
});

test('what pages say they are about has what the vocabulary asks for, and a picture that is there', async () => {
  await publishNow();
  const reader = folderReader(folder);
  const files = Object.keys({ ...(await reader.held())?.files });
  const types = new Set<string>();
  for (const path of files.filter((name) => name.endsWith('.html'))) {
    const file = await reader.find(path);
    const html = Buffer.from(file ? await reader.read(file) : []).toString();
    const about = structuredDataOf(html);
    expect(about?.wrong, path).toBeUndefined();
    if (about) types.add(about.type);
    const [, picture = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
    expect(files, path).toContain(picture.replace(`${origin}/`, ''));
  }
  expect([...types].sort()).toEqual(['Event', 'NewsArticle', 'Person', 'Place']);
});

test('pages name the pictures that are published, though days are worded otherwise by another Node', async () => {
  await publishNow();
  const worded = vi.spyOn(formattersOf('fr'), 'day').mockReturnValue('un autre jour');
  const anew = pagesMaker({ rendering, shell: bareShell, build: 'a' });
  const site = { snapshot: await snapshotNow(), origin, backend, now };
  await publish(site, [anew], folderTarget(folder));
  worded.mockRestore();
  const reader = folderReader(folder);
  const files = Object.keys({ ...(await reader.held())?.files });
  for (const path of files.filter((name) => name.startsWith('pages/fr/programme/'))) {
    const file = await reader.find(path);
    const html = Buffer.from(file ? await reader.read(file) : []).toString();
    const [, picture = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
    expect(files, path).toContain(picture.replace(`${origin}/`, ''));
  }
});

test('a portrait that comes after its row is on the card of the person from then on', async () => {
  const picture = await sharp({
    create: { width: 40, height: 40, channels: 3, background: '#ff0000' },
  })
    .png()
    .toBuffer();
  let isThere = false;
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    if (isThere) response.end(picture);
    else response.writeHead(400).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { speaker } = forum.rows;
  const photo = `people/${randomUUID()}-40x40.png`;
  await forum.sql`update speakers set photo = ${photo} where id = ${speaker.id}`;
  const anew = pagesMaker({ rendering, shell: bareShell, build: 'a' });
  const reader = folderReader(folder);
  const read = async (path: string) => {
    const file = await reader.find(path);
    return Buffer.from(file ? await reader.read(file) : []);
  };
  // The same rows each time: what comes is the picture alone.
  const site = {
    snapshot: await snapshotNow(),
    origin,
    backend: `http://127.0.0.1:${port}`,
    now,
  };
  const cardNow = async () => {
    const { made } = await publish(site, [anew], folderTarget(folder));
    const html = String(await read(`pages/fr/orateurs/${speaker.id}/index.html`));
    const [, card = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
    return { made, card: card.replace(`${origin}/`, '') };
  };
  const { card: without } = await cardNow();
  isThere = true;
  const { card: withPortrait, made } = await cardNow();
  expect(made).toContain(withPortrait);
  expect(await read(withPortrait)).not.toEqual(await read(without));
  const askedBefore = asked;
  expect(await cardNow()).toEqual({ made: [], card: withPortrait });
  expect(asked).toBe(askedBefore);
  await new Promise((resolve) => server.close(resolve));
});

test('a changed session touches the pages that show it, in three languages, and no other', async () => {
  const { event, location, speaker } = forum.rows;
  const other = await addSession({
    date: '2026-11-22',
    starts_at: '2026-11-22T09:00:00.000Z',
    ends_at: '2026-11-22T10:00:00.000Z',
  });
  await publishNow();
  await forum.sql`update events set title = '{"fr": "Autre titre"}' where id = ${event.id}`;
  const { made, changed, removed } = await publishNow();
  const shows = [
    '/index.html',
    '/programme/index.html',
    '/programme/2026-11-20.html',
    `/programme/${event.id}/index.html`,
    `/intervention/${event.id}/${speaker.id}/index.html`,
    `/orateurs/${speaker.id}/index.html`,
    `/lieux/${location.id}/index.html`,
    '/carte/index.html',
    '/direct/index.html',
    '/archives/index.html',
  ];
  const expected = ['fr', 'en', 'ar'].flatMap((language) =>
    shows.map((path) => `pages/${language}${path}`),
  );
  const pagesAmong = (paths: readonly string[]) =>
    paths.filter((path) => path.endsWith('.html')).sort();
  expect(pagesAmong(made)).toEqual(expected.sort());
  expect(pagesAmong(changed)).toEqual(expected.sort());
  expect(pagesAmong(removed)).toEqual([]);
  // Its drawing in each language, in the place of the one with the title before.
  expect(made.length - expected.length).toBe(3);
  expect(removed.filter((path) => path.startsWith('cards/'))).toHaveLength(3);
  expect(made.some((path) => path.includes(other))).toBe(false);
});

test('whoever is sent the link of a cancelled session is told so', async () => {
  const id = await addSession({ cancelled: true });
  const { made } = await publishNow();
  const reader = folderReader(folder);
  const told = made.filter((path) => path.endsWith(`programme/${id}/index.html`));
  for (const path of told) {
    const file = await reader.find(path);
    const html = Buffer.from(file ? await reader.read(file) : []).toString();
    const [, description = ''] = /property="og:description" content="([^"]*)"/.exec(html) ?? [];
    expect(description, path).toMatch(/^(Annulée|Cancelled|ملغاة) · ./);
  }
  expect(told).toHaveLength(3);
});

test('a session that is withdrawn takes its pages with it', async () => {
  const id = await addSession({});
  await publishNow();
  await forum.sql`update events set published = false where id = ${id}`;
  const { removed } = await publishNow();
  expect(removed.filter((path) => path.endsWith('.html')).sort()).toEqual(
    ['ar', 'en', 'fr'].map((language) => `pages/${language}/programme/${id}/index.html`),
  );
  expect(removed.filter((path) => path.startsWith('cards/'))).toHaveLength(3);
});

test('a page says the same whether it is made of its own rows or of all rows', async () => {
  const { content, edition, at } = await snapshotNow();
  const everything = [...Object.entries(content)].flatMap(([kind, rows]) =>
    [...rows.keys()].map((id) => [`${kind}:${id}`, { kind, id, extent: 'whole' }] as const),
  );
  const source = { content, edition, asOf: at, now };
  const pages = rendering.pagesOf(content, edition, now);
  // The programme's own filters choose among what is held; the app brings the rest.
  const said = (html: string) => html.replace(/<select[\s\S]*?<\/select>/g, '');
  for (const page of pages) {
    for (const language of ['fr', 'ar'] as const) {
      const own = await rendering.render(page, language, source);
      const whole: PublishablePage = {
        ...page,
        shown: new Map(everything) as PublishablePage['shown'],
      };
      const all = await rendering.render(whole, language, source);
      expect(said(own.body), `${page.path} ${language}`).toBe(said(all.body));
      expect(own.head).toBe(all.head);
    }
  }
});

test('until the instant that it names a page stays as it is, and no longer', async () => {
  const { content, edition } = await snapshotNow();
  const expiries = [...content.announcement.values()].map(({ expires_at }) =>
    Date.parse(expires_at ?? ''),
  );
  const made = new Map<number, PublishablePage[]>();
  const pagesAt = (at: number) => {
    const pages = made.get(at) ?? rendering.pagesOf(content, edition, at);
    made.set(at, pages);
    return pages;
  };
  const look = ({ clock, shown }: PublishablePage) => JSON.stringify([clock, [...shown.keys()]]);
  for (let at = now - 5 * 3_600_000; at < now + 5 * 3_600_000; at += 7 * 60_000) {
    for (const page of pagesAt(at)) {
      const same = ({ path, day }: PublishablePage) => path === page.path && day === page.day;
      const [before, then] = [page.until - 1, page.until].map((when) => pagesAt(when).find(same));
      expect(before && look(before), `${page.path} at ${at}`).toBe(look(page));
      if (expiries.includes(page.until)) continue;
      expect(then && look(then), `${page.path} at ${at}`).not.toBe(look(page));
    }
  }
});
