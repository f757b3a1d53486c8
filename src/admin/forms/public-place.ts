import type { Kind } from '#entities/index.ts';
import type { AddressName } from '#shared/addresses.ts';

const places: Partial<Record<Kind, AddressName>> = {
  event: 'event',
  speaker: 'speaker',
  location: 'location',
  exhibitor: 'exhibitor',
  news: 'news_article',
};

const lists: Partial<Record<Kind, AddressName>> = {
  announcement: 'announcements',
  zone: 'village',
  article: 'sheikh',
  streaming: 'live',
  dashboard: 'display',
  edition: 'home',
  prayer_day: 'prayers',
  guide_section: 'guide',
  guide_contact: 'guide',
  shuttle: 'guide',
};

/** Where visitors see a row; undefined where they never see it by itself. */
export function publicPlaceOf(
  kind: Kind,
  id: string,
): { to: AddressName; parameters?: Record<string, string> } | undefined {
  const own = places[kind];
  if (own) return { to: own, parameters: { id } };
  const list = lists[kind];
  return list && { to: list };
}
