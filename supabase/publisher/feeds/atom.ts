import { releasedChanges, releasedLinesOf } from '#domain/releases.ts';
import type { Announcement, News, Release } from '#entities/index.ts';
import { versionName } from '#entities/last-release.ts';
import { decodeEntities } from '#exchange/html-entities.ts';
import { xmlText } from '#exchange/xml-text.ts';
import type { AllMessages } from '#published/rendering.ts';
import type { AddressName } from '#shared/addresses.ts';
import { type Language, languages } from '#shared/localized.ts';
import { keyFrom, type Maker, type PublishPlan, type Site } from '../plan.ts';
import { publicAddress, wordsIn } from './address.ts';
import { phraseIn } from './phrase.ts';

/** A page that has a feed. */
export type FeedName = AddressName & ('news' | 'announcements' | 'versions');

/** Entries of a feed; older ones are on the site. */
const most = 50;

interface Entry {
  readonly id: string;
  readonly at: string;
  readonly title: string;
  readonly text: string;
  readonly href: string;
}

/** One Atom feed of the news, one of the announcements to everybody and one of the programme's versions, in each language. */
export function atomFeeds(words: AllMessages): Maker {
  return (site) =>
    languages.flatMap((language) => {
      const named = (name: 'news' | 'announcements') =>
        phraseIn(words, language, 'common', `nav.${name}`);
      return [
        newsFeed(site, language, named('news')),
        announcementFeed(site, language, named('announcements')),
        versionFeed(site, language, (key) =>
          phraseIn(words, language, 'programme', `versions.${key}`),
        ),
      ];
    });
}

/** Where the feed of a page lies among the published files. */
export function feedPath(name: FeedName, language: Language): string {
  return `${name}.${language}.atom`;
}

function newsFeed(site: Site, language: Language, title: string): PublishPlan {
  const articles = newest(
    [...site.snapshot.content.news.values()],
    (article) => article.published_at,
  );
  return plan(site, language, ['news', title], 'news', articles, (article: News) => ({
    id: article.id,
    at: article.published_at,
    title: wordsIn(language)(article.title),
    text: withoutTags(wordsIn(language)(article.content)),
    href: publicAddress(site.origin, language, 'news_article', { id: article.id }),
  }));
}

function announcementFeed(site: Site, language: Language, title: string): PublishPlan {
  const sent = [...site.snapshot.content.announcement.values()].filter(
    ({ status, recipients }) => status === 'sent' && recipients === 'all',
  );
  const told = newest(sent, sentAt);
  return plan(
    site,
    language,
    ['announcements', title],
    'announcement',
    told,
    (said: Announcement) => ({
      id: said.id,
      at: sentAt(said),
      title: wordsIn(language)(said.title),
      text: wordsIn(language)(said.message),
      href: `${publicAddress(site.origin, language, 'announcements')}#${said.id}`,
    }),
  );
}

/** The versions that were released: what the organisers say of each, and to how many sessions it did what. */
function versionFeed(site: Site, language: Language, phrase: (key: string) => string): PublishPlan {
  const releases = newest(
    [...site.snapshot.content.release.values()],
    ({ released_at }) => released_at,
  );
  return plan(
    site,
    language,
    ['versions', phrase('title')],
    'release',
    releases,
    (release: Release) => {
      const { lines } = releasedLinesOf(release);
      const counts = releasedChanges.flatMap((change) => {
        const count = lines.filter(({ what }) => what[0] === change).length;
        return count > 0 ? phrase(`what.${change}`).replace('{{number}}', String(count)) : [];
      });
      return {
        id: release.id,
        at: release.released_at,
        title: phrase('name').replace('{{name}}', versionName(release)),
        text: [wordsIn(language)(release.note), ...counts].filter(Boolean).join('\n'),
        href: `${publicAddress(site.origin, language, 'versions')}#version-${release.number}`,
      };
    },
  );
}

const sentAt = ({ sent_at, created_at }: Announcement) => sent_at ?? created_at;

function newest<T>(rows: readonly T[], at: (row: T) => string): T[] {
  const when = (row: T) => Date.parse(at(row));
  return [...rows].sort((a, b) => when(b) - when(a)).slice(0, most);
}

function plan<T extends { readonly id: string }>(
  site: Site,
  language: Language,
  [name, title]: readonly [FeedName, string],
  kind: 'news' | 'announcement' | 'release',
  rows: readonly T[],
  entryOf: (row: T) => Entry,
): PublishPlan {
  const { origin, snapshot } = site;
  const path = feedPath(name, language);
  const stored = rows.flatMap(({ id }) => snapshot.rows.get(`${kind}:${id}`) ?? []);
  const edition = snapshot.rows.get(`edition:${snapshot.edition}`);
  return {
    path,
    key: keyFrom(['atom 2', origin, path, title], edition ? [edition, ...stored] : stored),
    type: 'application/atom+xml; charset=utf-8',
    freshness: 'asked',
    make: () =>
      writeFeed({
        language,
        self: `${origin}/${path}`,
        page: publicAddress(origin, language, name),
        title,
        site: wordsIn(language)(snapshot.content.edition.get(String(snapshot.edition))?.name),
        entries: rows.map(entryOf),
      }),
  };
}

interface Feed {
  readonly language: Language;
  readonly self: string;
  readonly page: string;
  readonly title: string;
  /** Name of the site, which is the author too. */
  readonly site: string;
  readonly entries: readonly Entry[];
}

/** An Atom feed (RFC 4287). Its time is that of its newest entry, so that the same rows make the same file. */
function writeFeed({ language, self, page, title, site, entries }: Feed): string {
  const at = (instant: string) => new Date(instant).toISOString();
  const updated = at(entries[0]?.at ?? '2000-01-01T00:00:00Z');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${xmlText(self)}</id>`,
    `<title>${xmlText(`${title} – ${site}`)}</title>`,
    `<author><name>${xmlText(site)}</name></author>`,
    `<updated>${updated}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(self)}"/>`,
    `<link rel="alternate" type="text/html" hreflang="${language}" href="${xmlText(page)}"/>`,
    ...entries.map((entry) =>
      [
        '<entry>',
        `<id>urn:uuid:${xmlText(entry.id)}</id>`,
        `<title>${xmlText(entry.title)}</title>`,
        `<updated>${at(entry.at)}</updated>`,
        `<published>${at(entry.at)}</published>`,
        `<link rel="alternate" type="text/html" href="${xmlText(entry.href)}"/>`,
        `<content type="text">${xmlText(entry.text)}</content>`,
        '</entry>',
      ].join(''),
    ),
    '</feed>',
    '',
  ].join('\n');
}

/** The words of an article, a line for each paragraph. */
function withoutTags(html: string): string {
  const text = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<\/(?:p|li|h\d|blockquote)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '');
  return decodeEntities(text)
    .replace(/\n{2,}/g, '\n')
    .trim();
}
