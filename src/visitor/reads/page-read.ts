import { type AddressName, addresses } from '#shared/addresses.ts';

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
  const plain = path.replace(/(?<=.)\/+$/, '');
  const screen = screens.find((name) => addresses[name].path === plain);
  if (screen) return `screen:${screen}`;
  for (const [name, kind] of Object.entries(ofRows)) {
    const pattern = addresses[name as AddressName].path.replace('$eventId', '$id');
    const id = new RegExp(
      `^${pattern.replace('$id', '([\\w-]+)').replace('$speakerId', '[\\w-]+')}$`,
    );
    const found = id.exec(plain)?.[1];
    if (found) return `${kind}:${found}`;
  }
  return undefined;
}
