import { type AddressName, addresses, patternOf } from '#shared/addresses.ts';

/** Screens whose texts are translated, by their own name. */
const screens = [
  'home',
  'presentation',
  'sheikh',
  'village',
  'map',
  'announcements',
  'guide',
] as const;

/** Pages about one row, and its kind. A talk is read on a page of its session. */
const ofRows: Partial<Record<AddressName, string>> = {
  event: 'event',
  intervention: 'event',
  speaker: 'speaker',
  location: 'location',
  exhibitor: 'exhibitor',
  news_article: 'news',
};

/**
 * What is counted when the page at a path is read: `KIND:ID` of the row that it is about, `screen:NAME`, or
 * undefined for every other page.
 */
export function pageRead(path: string): string | undefined {
  const pattern = patternOf(path);
  const screen = screens.find((name) => addresses[name].path === pattern);
  if (screen) return `screen:${screen}`;
  const [, kind] =
    Object.entries(ofRows).find(([name]) => addresses[name as AddressName].path === pattern) ?? [];
  const parts = path.split('/');
  // The first of them is the row's own.
  const ids = pattern.split('/').flatMap((part, at) => (part.startsWith('$') ? parts[at] : []));
  return kind && ids.every((id) => /^[\w-]+$/.test(id ?? '')) ? `${kind}:${ids[0]}` : undefined;
}
