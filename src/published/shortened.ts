import { fieldsOf, type Kind, type Row } from '#entities/index.ts';
import { type Language, type Localized, localize } from '#shared/localized.ts';

/** How much of a row a page shows: all of it, or what stands in lists. */
export type Extent = 'whole' | 'listed';

/** Texts and drawings that no list shows. */
const unlisted: Partial<Record<Kind, readonly string[]>> = {
  edition: ['theme', 'plan'],
  event: ['description'],
  intervention: ['description'],
  speaker: ['biography'],
  location: ['description', 'image', 'facilities'],
  news: ['content'],
  article: ['content'],
  track: ['description'],
};

/** A row with only what one page shows of it, in the one language that its reader gets. */
export function shortened<K extends Kind>(
  kind: K,
  row: Row<K>,
  language: Language,
  extent: Extent,
): Row<K> {
  const fields = fieldsOf(kind);
  const left: readonly string[] = extent === 'listed' ? (unlisted[kind] ?? []) : [];
  const short = Object.entries(row).map(([name, value]) => {
    if (left.includes(name)) return [name, null];
    return [name, fields[name]?.type === 'localized' ? inOne(value, language) : value];
  });
  return Object.fromEntries(short) as Row<K>;
}

function inOne(value: Localized | null, language: Language): Localized | null {
  const found = localize(value, language);
  return found ? { [found.language]: found.text } : value && {};
}
