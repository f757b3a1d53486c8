import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import ical from 'ical.js';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readSchedule } from '#exchange/index.ts';
import type { AllMessages } from '#published/rendering.ts';
import { embeds } from '#publisher/embed/maker.ts';
import { atomFeeds } from '#publisher/feeds/atom.ts';
import { calendars } from '#publisher/feeds/calendars.ts';
import { scheduleFile } from '#publisher/feeds/schedule.ts';
import { sitemap } from '#publisher/feeds/sitemap.ts';
import { readMessages } from '#publisher/pages/maker.ts';
import type { Maker, Site } from '#publisher/plan.ts';
import { createContentStore } from '#replica/content/content-store.ts';
import { keyOf, type PresentRow } from '#replica/protocol/sync-row.ts';
import { languages } from '#shared/localized.ts';
import { faultsOf } from '../tools/icalendar.ts';

const origin = 'https://forum.example';
const speaker = '00000000-0000-4000-8000-0000000000a1';
const hall = '00000000-0000-4000-8000-0000000000b1';
const session = (n: number) => `00000000-0000-4000-8000-0000000000c${n}`;
const article = (n: number) => `00000000-0000-4000-8000-0000000000d${n}`;

let words: AllMessages;
beforeAll(async () => {
  words = await readMessages(join(import.meta.dirname, '..', '..', 'public', 'locales'));
});
let rows: PresentRow[];

function row(kind: PresentRow['kind'], id: string, more: object): PresentRow {
  return { kind, id, revision: rows.length + 1, row: { id, ...more } as never };
}

function event(n: number, starts_at: string, ends_at: string, more: object = {}): PresentRow {
  const people = { chair_id: speaker, participant_ids: [speaker] };
  const title = { fr: `Séance ${n} & suite`, ar: `الجلسة ${n}` };
  const times = { date: '2026-11-20', starts_at, ends_at, location_id: hall };
  const kind = { edition_id: 21, type: 'conference', cancelled: false, published: true };
  return row('event', session(n), {
    title,
    description: null,
    ...people,
    ...times,
    ...kind,
    ...more,
  });
}

beforeEach(() => {
  rows = [];
  const edition = { year: 2026, starts_on: '2026-11-20', ends_on: '2026-11-23', utc_offset: 60 };
  rows.push(
    row('edition', '21', { ...edition, id: 21, name: { fr: '21ᵉ Forum', ar: 'المنتدى' } }),
    row('location', hall, { name: { fr: 'Grande tente' }, latitude: 35.01, longitude: -2.33 }),
    row('speaker', speaker, { name: { fr: 'Ode <Sample>' }, published: true }),
  );
  rows.push(event(1, '2026-11-20T09:00:00Z', '2026-11-20T10:30:00Z'));
  rows.push(event(2, '2026-11-20T23:30:00Z', '2026-11-21T00:30:00Z'));
  rows.push(event(3, '2026-11-20T11:00:00Z', '2026-11-20T12:00:00Z', { cancelled: true }));
  const told = { status: 'sent', recipients: 'all', created_at: '2026-11-20T08:00:00Z' };
  for (const n of [1, 2]) {
    const content = { fr: '<p>Un &amp; l&#x2019;autre</p><script>x</script><p>fin</p>' };
    const published_at = `2026-11-1${n}T08:00:00Z`;
    rows.push(row('news', article(n), { title: { fr: `Nouvelle <${n}>` }, content, published_at }));
  }
  rows.push(
    row('announcement', article(8), { ...told, title: { ar: 'إعلان' }, message: { ar: 'نص' } }),
    row('announcement', article(9), {
      ...told,
      recipients: 'participants',
      title: {},
      message: {},
    }),
  );
});

function site(): Site {
  const store = createContentStore();
  store.replace(rows);
  const { content } = store.state.getState();
  const held = new Map(rows.map((one) => [keyOf(one), one]));
  const at = Date.parse('2026-11-20T08:00:00Z');
  return {
    snapshot: { edition: 21, epoch: 'e', revision: 99, changed: 99, at, rows: held, content },
    origin,
    now: at,
  };
}

async function filesOf(maker: Maker): Promise<Record<string, string>> {
  const made = [...(await maker(site()))].map(
    async ({ path, make }): Promise<[string, string]> => [path, String(await make())],
  );
  return Object.fromEntries(await Promise.all(made));
}

const keysOf = async (maker: Maker) =>
  Object.fromEntries([...(await maker(site()))].map(({ path, key }) => [path, key]));

function parseXml(text = '') {
  expect(XMLValidator.validate(text)).toBe(true);
  const lists = ['url', 'entry', 'xhtml:link', 'link'];
  return new XMLParser({ ignoreAttributes: false, isArray: (name) => lists.includes(name) }).parse(
    text,
  );
}

const person = '00000000-0000-4000-8000-0000000000a2';
test.each<[what: string, kind: PresentRow['kind'], id: string, more: object | undefined]>([
  ['a title', 'event', session(2), { title: { fr: 'Autre titre' } }],
  ['a hall’s name', 'location', hall, { name: { fr: 'Petite tente' } }],
  ['a hall that is a draft again', 'location', hall, undefined],
  ['a speaker’s name', 'speaker', speaker, { name: { fr: 'Autre nom' } }],
  ['a speaker who is a draft again', 'speaker', speaker, undefined],
  ['the clock', 'edition', '21', { utc_offset: 0 }],
  ['a talk', 'intervention', 'talk', { event_id: session(1), speaker_id: person, position: 1 }],
])('with %s changed, every list of sessions is what it would be anew', async (_, ...change) => {
  const [kind, id, more] = change;
  rows.push(row('speaker', person, { name: { fr: 'Ava' }, published: true }));
  const [frames, anew] = [embeds(words), embeds(words)];
  const before = { ...(await filesOf(calendars)), ...(await filesOf(frames)) };
  const held = rows.find((one) => one.kind === kind && one.id === id);
  rows = rows.filter((one) => one !== held);
  const revision = 100;
  if (more) rows.push({ ...row(kind, id, { ...held?.row, ...more }), revision });
  const after = { ...(await filesOf(calendars)), ...(await filesOf(frames)) };
  expect(after).not.toEqual(before);
  // Nothing is remembered of rows that nobody has seen.
  rows = structuredClone(rows);
  expect(after).toEqual({ ...(await filesOf(calendars)), ...(await filesOf(anew)) });
});

test('the site map names every place in every language, and each its other languages', async () => {
  const files = await filesOf(sitemap);
  const { url } = parseXml(files['sitemap.xml']).urlset;
  const partitions: string[] = url.map(({ loc }: { loc: string }) => loc);
  expect(new Set(partitions).size).toBe(partitions.length);
  for (const path of ['/', '/carte', `/orateurs/${speaker}`, `/programme/${session(1)}`]) {
    expect(partitions).toContain(`${origin}${path}`);
    expect(partitions).toContain(`${origin}${path}?lng=ar`);
  }
  expect(partitions.filter((place) => /admin|dashboard|\$|tab=/.test(place))).toEqual([]);
  for (const one of url) {
    const others = one['xhtml:link'].map((link: Record<string, string>) => link['@_hreflang']);
    expect(others).toEqual([...languages, 'x-default']);
  }
  expect(files['robots.txt']).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test('the site map names the talk of a session and speaker who are both published', async () => {
  const talk = (event_id: string, speaker_id: string) =>
    row('intervention', `${event_id} ${speaker_id}`, { event_id, speaker_id });
  const draft = '00000000-0000-4000-8000-0000000000a9';
  rows.push(talk(session(1), speaker), talk(session(1), draft), talk(session(9), speaker));
  const { url } = parseXml((await filesOf(sitemap))['sitemap.xml']).urlset;
  const talks = url
    .map(({ loc }: { loc: string }) => loc)
    .filter((loc: string) => loc.includes('/intervention/') && !loc.includes('?'));
  expect(talks).toEqual([`${origin}/intervention/${session(1)}/${speaker}`]);
});

test('feeds are Atom, newest first, with words only', async () => {
  const files = await filesOf(atomFeeds(words));
  const { feed } = parseXml(files['news.fr.atom']);
  expect(feed).toMatchObject({ id: `${origin}/news.fr.atom`, title: 'Actualités – 21ᵉ Forum' });
  expect(feed.updated).toBe('2026-11-12T08:00:00.000Z');
  const titles = feed.entry.map(({ title }: { title: string }) => title);
  expect(titles).toEqual(['Nouvelle <2>', 'Nouvelle <1>']);
  const [entry] = feed.entry;
  expect(entry.id).toBe(`urn:uuid:${article(2)}`);
  expect(entry.link[0]['@_href']).toBe(`${origin}/actualites/${article(2)}`);
  expect(entry.content['#text']).toBe('Un & l’autre\nfin');
  expect(feed.link.map((link: Record<string, string>) => link['@_rel'])).toEqual([
    'self',
    'alternate',
  ]);
});

test('a feed has the fifty newest of more', async () => {
  const day = (n: number) => new Date(Date.UTC(2026, 0, n)).toISOString();
  const more = Array.from({ length: 60 }, (_, n) =>
    row('news', `old-${n}`, { title: {}, content: {}, published_at: day(n) }),
  );
  rows.push(...more);
  const { entry } = parseXml((await filesOf(atomFeeds(words)))['news.fr.atom']).feed;
  expect(entry).toHaveLength(50);
  expect(entry[0].id).toContain(article(2));
  expect(entry[49].updated).toBe(day(12));
});

test('only announcements to everybody are in a feed, at their place on the page', async () => {
  const files = await filesOf(atomFeeds(words));
  const { feed } = parseXml(files['announcements.ar.atom']);
  expect(feed['@_xml:lang']).toBe('ar');
  expect(feed.entry).toHaveLength(1);
  expect(feed.entry[0]).toMatchObject({ title: 'إعلان', updated: '2026-11-20T08:00:00.000Z' });
  expect(feed.entry[0].link[0]['@_href']).toBe(`${origin}/annonces?lng=ar#${article(8)}`);
});

test('versions have a feed: what each did to how many sessions, at its place on the page', async () => {
  const line = (what: string) => ({ event: what, what: [what], before: {}, after: {} });
  const changes = JSON.stringify({ lines: ['new', 'new', 'moved'].map(line), more: 0 });
  const of = { number: 2, name: '2 bis', note: { fr: 'Ajouts du soir' }, changes };
  rows.push(row('release', article(7), { ...of, released_at: '2026-11-19T08:00:00.000Z' }));
  const { feed } = parseXml((await filesOf(atomFeeds(words)))['versions.fr.atom']);
  const [entry] = [feed.entry].flat();
  expect(entry).toMatchObject({ title: 'Version 2 bis', updated: '2026-11-19T08:00:00.000Z' });
  expect(entry.content['#text']).toBe('Ajouts du soir\nNouvelles (2)\nDéplacées (1)');
  expect(entry.link[0]['@_href']).toBe(`${origin}/versions#version-2`);
});

test('our own import reads the schedule without a complaint, at the right times', async () => {
  const files = await filesOf(scheduleFile(words));
  const bytes = new TextEncoder().encode(files['schedule.json']);
  const reading = readSchedule(bytes);
  if (!reading.ok) throw new Error(JSON.stringify(reading.reason));
  const { source } = reading;
  // The forum's own address, which another forum is told of and has no use for.
  const complaints = source.notices.filter(({ code }) => code !== 'other_system');
  expect(complaints).toEqual([]);
  expect(source.entries.map(({ date, duration }) => [date, duration])).toEqual([
    ['2026-11-20T10:00:00+01:00', '01:30'],
    ['2026-11-21T00:30:00+01:00', '01:00'],
  ]);
});

test('a calendar program finds every session, cancelled ones marked', async () => {
  const files = await filesOf(calendars);
  for (const language of languages) {
    const calendar = new ical.Component(ical.parse(files[`programme.${language}.ics`] ?? ''));
    const found = calendar.getAllSubcomponents('vevent').map((one) => new ical.Event(one));
    expect(found.map(({ uid }) => uid)).toEqual(
      [1, 3, 2].map((n) => `${session(n)}@forum.example`),
    );
    expect(found[0]?.startDate.toJSDate().toISOString()).toBe('2026-11-20T09:00:00.000Z');
    expect(found[0]?.summary).toBe(language === 'ar' ? 'الجلسة 1' : 'Séance 1 & suite');
    expect(found[1]?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  }
});

test('a change makes anew only the files that tell of it', async () => {
  const makers = [sitemap, atomFeeds(words), scheduleFile(words), calendars];
  const keys = async () => Object.assign({}, ...(await Promise.all(makers.map(keysOf))));
  const before = await keys();
  rows = rows.map((one) => (one.id === article(1) ? { ...one, revision: 200 } : one));
  const after = await keys();
  const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
  expect(changed.sort()).toEqual(languages.map((language) => `news.${language}.atom`).sort());
});

test('a moved session makes anew the calendars of its hall and people, and no other', async () => {
  const [other, person] = [hall.replace('b1', 'b2'), speaker.replace('a1', 'a2')];
  rows.push(
    row('location', other, { name: { fr: 'Petite tente' }, type: 'hall' }),
    row('speaker', person, { name: { fr: 'Autre' } }),
  );
  rows.push(event(4, '2026-11-21T09:00:00Z', '2026-11-21T10:00:00Z', { location_id: other }));
  const talk = { event_id: session(1), speaker_id: person, edition_id: 21 };
  rows.push(row('intervention', article(7), talk));
  const before = await keysOf(calendars);
  rows = rows.map((one) => (one.id === session(1) ? { ...one, revision: 200 } : one));
  const after = await keysOf(calendars);
  const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
  rows = rows.map((one) => (one.id === other ? { ...one, revision: 300 } : one));
  // The speaker of all sessions is at the hall that has another name now; its neighbour is not.
  const renamed = await keysOf(calendars);
  for (const path of ['programme', `lieux/${other}`, `orateurs/${speaker}`]) {
    expect(renamed[`${path}.fr.ics`]).not.toBe(after[`${path}.fr.ics`]);
  }
  expect(renamed[`lieux/${hall}.fr.ics`]).toBe(after[`lieux/${hall}.fr.ics`]);
  const following = ['programme', `lieux/${hall}`, `orateurs/${speaker}`, `orateurs/${person}`];
  expect(changed.sort()).toEqual(
    following.flatMap((path) => languages.map((language) => `${path}.${language}.ics`)).sort(),
  );
});

test('calendars of a hall and a speaker have their sessions, and keep the rules of iCalendar', async () => {
  const idle = hall.replace('b1', 'b2');
  rows.push(row('location', idle, { name: { fr: 'Cour, nord; « A »' }, type: 'hall' }));
  rows.push(row('location', hall.replace('b1', 'b3'), { name: { fr: 'Parc' }, type: 'service' }));
  rows.push(event(4, '2026-11-21T09:00:00Z', '2026-11-21T10:00:00Z', { location_id: null }));
  const files = await filesOf(calendars);
  expect(Object.keys(files).sort()).toEqual(
    ['programme', `lieux/${hall}`, `lieux/${idle}`, `orateurs/${speaker}`]
      .flatMap((path) => languages.map((language) => `${path}.${language}.ics`))
      .sort(),
  );
  for (const [path, text] of Object.entries(files))
    expect([path, faultsOf(text)]).toEqual([path, []]);
  const told = (path: string) => {
    const calendar = new ical.Component(ical.parse(files[path] ?? ''));
    const entries = calendar.getAllSubcomponents('vevent').map((one) => new ical.Event(one));
    const name = calendar.getFirstPropertyValue('x-wr-calname');
    return [name, calendar.getFirstPropertyValue('source'), entries.map(({ uid }) => uid.at(35))];
  };
  expect(told(`lieux/${hall}.ar.ics`)).toEqual([
    'Grande tente – المنتدى',
    `${origin}/lieux/${hall}.ar.ics`,
    ['1', '3', '2'],
  ]);
  expect(told(`orateurs/${speaker}.fr.ics`)[2]).toEqual(['1', '3', '2', '4']);
  expect(told(`lieux/${idle}.en.ics`)[2]).toEqual([]);
});

test('an entry counts up with its session and with its hall', async () => {
  const sequence = async () => {
    const files = await filesOf(calendars);
    const calendar = new ical.Component(ical.parse(files['programme.fr.ics'] ?? ''));
    return new ical.Event(calendar.getFirstSubcomponent('vevent') ?? undefined).sequence;
  };
  const first = await sequence();
  rows = rows.map((one) => (one.id === session(1) ? { ...one, revision: 100 } : one));
  expect([first, await sequence()]).toEqual([4, 100]);
  rows = rows.map((one) => (one.id === hall ? { ...one, revision: 200 } : one));
  expect(await sequence()).toBe(200);
});

test('the programme for frames has the venue’s clock, marks other languages and makes markup of nothing', async () => {
  const files = await filesOf(embeds(words));
  const [french, arabic] = ['fr', 'ar'].map(
    (language) => files[`embed/programme.${language}.html`],
  );
  const times = [...(french ?? '').matchAll(/<time datetime="[^"]+">([^<]+)</g)];
  expect(times.map(([, time]) => time)).toEqual([
    '10:00 – 11:30',
    '12:00 – 13:00',
    '00:30 – 01:30',
  ]);
  expect(french).toContain('<p>Ode &lt;Sample&gt;</p>');
  expect(french?.match(/<li [^>]* class="cancelled">.*Annulée/g)).toHaveLength(1);
  expect(arabic).toContain('<html lang="ar" dir="rtl">');
  expect(arabic).toMatch(
    /<p><span lang="fr" dir="ltr">Grande tente<\/span><abbr title="[^"]+">FR</,
  );
  expect(arabic).toContain(`href="${origin}/programme/${session(1)}?lng=ar" target="_blank"`);
});
