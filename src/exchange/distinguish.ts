import { anyText } from './json-value.ts';
import { notice, type Tell } from './notice.ts';
import type { SourceEntry } from './source.ts';

/** An entry whose key no other entry of the file has. */
export type KeyedEntry = SourceEntry & { readonly key: string };

/**
 * Gives every entry a key of its own. The first to use an id keeps it; a later one with the same
 * content is left out, one with other content gets `id~2`, `id~3` and so on. An entry without id is
 * known by its title, time and room.
 */
export function distinguish(entries: readonly SourceEntry[], tell: Tell): KeyedEntry[] {
  const seen = new Map<string, Set<string>>();
  return entries.flatMap((entry) => {
    const given = entry.key ?? keyByContent(entry);
    if (entry.key === undefined) tell(notice('no_id', entry.where));
    const content = contentOf(entry);
    const before = seen.get(given) ?? new Set();
    seen.set(given, before);
    if (before.has(content)) {
      tell(notice('repeated', entry.where, entry.key));
      return [];
    }
    before.add(content);
    if (before.size === 1) return [{ ...entry, key: given }];
    tell(notice('id_reused', entry.where, entry.key));
    return [{ ...entry, key: `${given}~${before.size}` }];
  });
}

/** Everything by which two entries can differ for a reader; the heading they stand under is not. */
function contentOf(entry: SourceEntry): string {
  const { where: _, key: __, room, persons, dayStart: ___, day, ...rest } = entry;
  const names = [room, ...persons].map((mention) => mention?.name);
  return JSON.stringify([rest, names, entry.date ? undefined : day]);
}

function keyByContent({ title, date, day, start, room }: SourceEntry): string {
  const place = room ? anyText(room.name) : '';
  return `content:${JSON.stringify([anyText(title), date ?? '', day ?? '', start ?? '', place])}`;
}
