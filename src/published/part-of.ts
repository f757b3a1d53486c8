import type { AddressName } from '#shared/addresses.ts';

/** A part of the app that brings screens of published pages. */
export type Part = 'programme' | 'site' | 'texts' | 'tools';

const others: Partial<Record<AddressName, Part>> = {
  programme: 'programme',
  presentation: 'texts',
  sheikh: 'texts',
  news_article: 'texts',
  guide: 'texts',
  map: 'tools',
  location: 'tools',
  live: 'tools',
  archive: 'tools',
  prayers: 'tools',
  versions: 'tools',
};

/** The part that brings the screen at an address, as src/routes puts them together. */
export const partOf = (screen: AddressName): Part => others[screen] ?? 'site';
