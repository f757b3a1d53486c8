import { xmlText } from '#exchange/xml-text.ts';
import { type AddressName, addresses, unpublished } from '#shared/addresses.ts';
import { languages } from '#shared/localized.ts';
import { keyFrom, type Maker, type Site } from '../plan.ts';
import { publicAddress } from './address.ts';

type Place = readonly [name: AddressName, parameters: Readonly<Record<string, string>>];

/** `robots.txt`, and `sitemap.xml` with every public place in every language. */
export const sitemap: Maker = (site) => {
  const places = [...placesOf(site)];
  const robots = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /dashboard',
    `Sitemap: ${site.origin}/sitemap.xml`,
    '',
  ].join('\n');
  return [
    {
      path: 'sitemap.xml',
      key: keyFrom(['sitemap 1', site.origin, JSON.stringify(places)]),
      type: 'application/xml; charset=utf-8',
      freshness: 'asked',
      make: () => writeSitemap(site.origin, places),
    },
    {
      path: 'robots.txt',
      key: keyFrom([robots]),
      type: 'text/plain; charset=utf-8',
      freshness: 'asked',
      make: () => robots,
    },
  ];
};

function* placesOf({ snapshot: { content, edition } }: Site): Generator<Place> {
  for (const name of Object.keys(addresses) as AddressName[]) {
    const open = !addresses[name].path.includes('$') && !unpublished.includes(name);
    if (open && !name.startsWith('admin')) yield [name, {}];
  }
  for (const { id, edition_id } of content.event.values()) {
    if (edition_id === edition) yield ['event', { id }];
  }
  for (const { event_id, speaker_id } of content.intervention.values()) {
    // Who speaks may be a draft still.
    if (content.event.has(event_id) && content.speaker.has(speaker_id)) {
      yield ['intervention', { eventId: event_id, speakerId: speaker_id }];
    }
  }
  for (const id of content.speaker.keys()) yield ['speaker', { id }];
  for (const id of content.location.keys()) yield ['location', { id }];
  for (const id of content.exhibitor.keys()) yield ['exhibitor', { id }];
  for (const id of content.news.keys()) yield ['news_article', { id }];
}

function writeSitemap(origin: string, places: readonly Place[]): string {
  const lines = places.flatMap(([name, parameters]) => {
    const link = (language: string, href: string) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(href)}"/>`;
    const all = languages.map((language) => ({
      language,
      href: publicAddress(origin, language, name, parameters),
    }));
    const [plain] = all;
    const links = all.map(({ language, href }) => link(language, href)).join('');
    const rest = `${links}${link('x-default', plain?.href ?? origin)}`;
    return all.map(({ href }) => `<url><loc>${xmlText(href)}</loc>${rest}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n');
}
