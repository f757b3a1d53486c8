import { type Localized, languages } from '#shared/localized.ts';
import { anyText } from './json-value.ts';
import { notice, type Tell } from './notice.ts';
import type { Mention } from './source.ts';

/** One person or room, of whom there may be many mentions. */
export interface Identified {
  /** What its id is made of. */
  readonly key: string;
  /** Whether the file has no id of its own for it, but the name. */
  readonly named: boolean;
  readonly name: Localized;
  /** Everything said of it, in the order of the file. */
  readonly mentions: readonly Mention[];
}

/**
 * Tells who is who. An id that stands for different names is no identity, so the names count
 * instead; and mentions of the same name whose texts do not contradict each other are one.
 */
export function identify(
  mentions: readonly Mention[],
  nameOf: (mention: Mention) => Localized,
  tell: Tell,
): Map<Mention, Identified> {
  const labels = new Map(mentions.map((mention) => [mention, labelOf(nameOf(mention))]));
  const shared = sharedKeys(mentions, labels, tell);
  const byLabel = group(
    mentions.filter((mention) => labels.get(mention)),
    (mention) => labels.get(mention) ?? '',
  );
  const found = new Map<Mention, Identified>();
  for (const [label, same] of byLabel) {
    const byKey = group(same, ({ key }) => (key && !shared.has(key) ? key : `name:${label}`));
    const first = same[0];
    if (!first) continue;
    const merged = byKey.size === 1 || !contradict(same);
    const ids = [...byKey.keys()].filter((key) => !key.startsWith('name:'));
    if (ids.length > 1 || (byKey.size > 1 && !merged)) {
      tell(notice(merged ? 'persons_merged' : 'same_name', first.where, anyText(first.name)));
    }
    // The first id in alphabetical order: the same one wherever the mentions stand in the file.
    const keys = [...byKey.keys()].sort(
      (a, b) => Number(a.startsWith('name:')) - Number(b.startsWith('name:')) || (a < b ? -1 : 1),
    );
    const groups = merged ? [[keys[0] ?? '', same] as const] : [...byKey];
    for (const [key, group] of groups) {
      const named = key.startsWith('name:');
      const identified = { key, named, name: nameOf(first), mentions: group };
      for (const mention of group) found.set(mention, identified);
    }
  }
  return found;
}

function sharedKeys(
  mentions: readonly Mention[],
  labels: ReadonlyMap<Mention, string>,
  tell: Tell,
): Set<string> {
  const shared = new Set<string>();
  for (const [key, same] of group(mentions, ({ key = '' }) => key)) {
    const names = new Map(
      same.map((mention) => [labels.get(mention) ?? '', anyText(mention.name)] as const),
    );
    names.delete('');
    if (key === '' || names.size < 2) continue;
    shared.add(key);
    tell(notice('id_shared', { id: key }, [...names.values()].join(' / ')));
  }
  return shared;
}

function contradict(mentions: readonly Mention[]): boolean {
  const texts = mentions.map(({ text = '' }) => anyText(text).trim()).filter((text) => text !== '');
  return new Set(texts).size > 1 && new Set(mentions.map(({ key }) => key)).size > 1;
}

function labelOf(name: Localized): string {
  return languages
    .map((language) => name[language])
    .filter((text) => text !== undefined)
    .join(' | ');
}

function group<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const members = groups.get(key);
    if (members) members.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
