import { gzipSync } from 'node:zlib';
import Ajv from 'ajv';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { HtmlValidate } from 'html-validate';
import ical from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PublishPlan } from '#publisher/plan.ts';
import { languages, localize } from '#shared/localized.ts';
import { formats, scheduleSchema } from '../fixtures/schedule-schema.ts';
import { type Demonstration, openDemonstration, origin, read } from './demonstration.ts';

let demonstration: Demonstration;
let plans: ReadonlyMap<string, PublishPlan>;
/** Ids of rows that are for nobody, or not for everybody. */
let hidden: string[];
beforeAll(async () => {
  demonstration = await openDemonstration();
  const { edition, forum } = demonstration;
  const { sql } = forum;
  const drafts = await sql<{ id: string }[]>`
    with one_event as (select id from events where edition_id = ${edition} order by id limit 1),
      one_speaker as (select id from speakers where ${edition} = any (edition_ids) order by id limit 1),
      one_place as (select id from locations order by id limit 1),
      one_exhibitor as (select id from exhibitors order by id limit 1),
      one_article as (select id from news order by id limit 1),
      a as (update events set published = false where id in (table one_event)),
      b as (update speakers set published = false where id in (table one_speaker)),
      c as (update locations set published = false where id in (table one_place)),
      d as (update exhibitors set published = false where id in (table one_exhibitor)),
      e as (update news set published = false where id in (table one_article))
    table one_event union table one_speaker union table one_place union table one_exhibitor
      union table one_article`;
  const addressed = await sql<{ id: string }[]>`
    select id from announcements where recipients <> 'all' or status <> 'sent'`;
  hidden = [...drafts, ...addressed].map(({ id }) => id);
  expect(drafts).toHaveLength(5);
  expect(addressed.length).toBeGreaterThan(3);
  plans = await demonstration.plans();
});
afterAll(() => demonstration.forum.drop());

const lists = [
  'sitemap.xml',
  'schedule.json',
  ...languages.flatMap((language) => [
    `news.${language}.atom`,
    `announcements.${language}.atom`,
    `versions.${language}.atom`,
    `programme.${language}.ics`,
    `embed/programme.${language}.html`,
  ]),
];

test('no list names a draft or an announcement that is not for everybody', async () => {
  for (const path of lists) {
    const text = (await read(plans, path)).replace(/\r\n /g, '');
    expect(
      hidden.filter((id) => text.includes(id)),
      path,
    ).toEqual([]);
  }
});

test.each(languages)('a calendar in %s has every session of the edition', async (language) => {
  const sessions = await demonstration.forum.sql`
    select e.id, e.title, starts_at, ends_at, cancelled, l.name as place
    from events e left join locations l on l.id = location_id and l.published
    where e.published and edition_id = ${demonstration.edition} order by starts_at, e.id`;
  const text = await read(plans, `programme.${language}.ics`);
  // RFC 5545, 3.1: lines end with CRLF and have at most 75 octets.
  const lines = text.split('\r\n');
  expect(lines.join('')).not.toMatch(/[\r\n]/);
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  const calendar = new ical.Component(ical.parse(text));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  const found = calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate, endDate, location } = new ical.Event(component);
    return {
      uid,
      summary,
      starts: startDate.toJSDate().toISOString(),
      ends: endDate.toJSDate().toISOString(),
      location: location ?? undefined,
      status: component.getFirstPropertyValue('status'),
      url: component.getFirstPropertyValue('url'),
    };
  });
  const lng = language === 'fr' ? '' : `?lng=${language}`;
  expect(found).toEqual(
    sessions.map(({ id, title, starts_at, ends_at, cancelled, place }) => ({
      uid: `${id}@forum.example`,
      summary: localize(title, language)?.text,
      starts: starts_at.toISOString(),
      ends: ends_at.toISOString(),
      location: localize(place, language)?.text,
      status: cancelled ? 'CANCELLED' : 'CONFIRMED',
      url: `${origin}/programme/${id}${lng}`,
    })),
  );
});

test('schedule.json keeps the rules of its public schema and has every session that takes place', async () => {
  const schedule = JSON.parse(await read(plans, 'schedule.json'));
  const valid = new Ajv({ allErrors: true, allowUnionTypes: true, formats }).compile(
    scheduleSchema,
  );
  valid(schedule);
  expect(valid.errors ?? []).toEqual([]);
  const sessions = await demonstration.forum.sql`
    select id from events
    where published and not cancelled and edition_id = ${demonstration.edition} order by id`;
  type Day = { rooms: Record<string, { guid: string; url: string }[]> };
  const told = schedule.schedule.conference.days.flatMap(({ rooms }: Day) =>
    Object.values(rooms).flat(),
  );
  expect(told.map(({ guid }: { guid: string }) => guid).sort()).toEqual(
    sessions.map(({ id }) => id),
  );
  for (const { url } of told) {
    expect(plans.has(`pages/fr${new URL(url).pathname}/index.html`)).toBe(true);
  }
});

test.each(languages)('the programme for other sites has every session in %s', async (language) => {
  const html = await read(plans, `embed/programme.${language}.html`);
  const report = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(
    html,
  );
  expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual(
    [],
  );
  const sessions = await demonstration.forum.sql`
    select id from events where published and edition_id = ${demonstration.edition}
    order by date, starts_at, id`;
  const links = [...html.matchAll(/<h3><a href="([^"]+)" target="_blank" rel="noopener">/g)];
  const lng = language === 'fr' ? '' : `?lng=${language}`;
  expect(links.map(([, href]) => href)).toEqual(
    sessions.map(({ id }) => `${origin}/programme/${id}${lng}`),
  );
  expect(html).not.toMatch(/<(?:img|link rel="stylesheet|script src)/);
  expect(Buffer.byteLength(gzipSync(html))).toBeLessThan(20_000);
});

const attribute = '@';
const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: attribute,
  isArray: (name) => name === 'url' || name === 'xhtml:link',
});
type Url = { loc: string; 'xhtml:link': { '@hreflang': string; '@href': string }[] };

test('the site map keeps to its protocol and names every published page with its other languages', async () => {
  const text = await read(plans, 'sitemap.xml');
  expect(XMLValidator.validate(text)).toBe(true);
  expect(Buffer.byteLength(text)).toBeLessThan(50 * 1024 * 1024);
  const { urlset, ...rest } = xml.parse(text);
  expect(Object.keys(rest)).toEqual(['?xml']);
  expect(urlset['@xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(urlset['@xmlns:xhtml']).toBe('http://www.w3.org/1999/xhtml');
  expect(Object.keys(urlset).sort()).toEqual(['@xmlns', '@xmlns:xhtml', 'url']);
  const urls: Url[] = urlset.url;
  expect(urls.length).toBeLessThanOrEqual(50_000);
  for (const url of urls) {
    // In this order: the schema has a sequence.
    expect(Object.keys(url)).toEqual(['loc', 'xhtml:link']);
    expect(url.loc.length).toBeLessThan(2_048);
    expect(new URL(url.loc).href).toBe(url.loc);
    const others = url['xhtml:link'].map((link) => [link['@hreflang'], link['@href']]);
    const plain = url.loc.replace(/\?.*/, '');
    expect(others).toEqual([
      ['fr', plain],
      ['en', `${plain}?lng=en`],
      ['ar', `${plain}?lng=ar`],
      ['x-default', plain],
    ]);
  }
  const pages = [...plans.keys()].flatMap((path) => {
    const [, language, page = ''] = /^pages\/(..)(.*)\/index\.html$/.exec(path) ?? [];
    if (!language) return [];
    return [`${origin}${page || '/'}${language === 'fr' ? '' : `?lng=${language}`}`];
  });
  expect(pages.length).toBeGreaterThan(900);
  expect(urls.map(({ loc }) => loc).sort()).toEqual(pages.sort());
});

test('robots are led to the site map and kept out of the back office only', async () => {
  const lines = (await read(plans, 'robots.txt')).split('\n').filter((line) => line !== '');
  const rules = lines.map((line) => /^([A-Z][\w-]*): (\S+)$/.exec(line)?.slice(1));
  expect(rules[0]).toEqual(['User-agent', '*']);
  expect(rules).toContainEqual(['Sitemap', `${origin}/sitemap.xml`]);
  const kept = rules.flatMap((rule) => (rule?.[0] === 'Disallow' ? [rule[1] ?? ''] : []));
  const isKeptOut = (address: string) =>
    kept.some((start) => address.replace(origin, '').startsWith(start));
  for (const path of ['/admin', '/admin/login', '/admin/evenements', '/dashboard']) {
    expect(isKeptOut(path), path).toBe(true);
  }
  const urls: Url[] = xml.parse(await read(plans, 'sitemap.xml')).urlset.url;
  expect(urls.filter(({ loc }) => isKeptOut(loc))).toEqual([]);
});

test('the pages of news and announcements lead to their feeds', async () => {
  for (const [page, feed] of [
    ['pages/fr/actualites', 'news.fr.atom'],
    ['pages/ar/annonces', 'announcements.ar.atom'],
    ['pages/en/versions', 'versions.en.atom'],
  ]) {
    const html = await read(plans, `${page}/index.html`);
    const [, href = ''] =
      /type="application\/atom\+xml" title="[^"]+" href="([^"]*)"/.exec(html) ?? [];
    expect(href).toBe(`${origin}/${feed}`);
    expect(plans.has(href.replace(`${origin}/`, ''))).toBe(true);
  }
});
