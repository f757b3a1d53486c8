import type { Kind } from '#entities/index.ts';
import { changeBetween } from '#replica/content/change.ts';
import type { ContentStore } from '#replica/content/content-store.ts';
import type { ContentChange, Fields } from '#replica/protocol/operation.ts';
import type { Random } from './random.ts';

/** The kinds that the simulated administrators write, and the field by which each is told apart. */
const wording = { news: 'title', event: 'title', speaker: 'name', edition: 'name' } as const;

/** A change an administrator might make to what this device shows. */
export function invent(
  store: ContentStore,
  random: Random,
  token: string,
): ContentChange | undefined {
  const { content, edition } = store.state.getState();
  const kind = random.pick(['news', 'event', 'news', 'event', 'speaker'] as const);
  const rows = [...content[kind].values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const row = rows[random.below(rows.length)];
  const roll = random.below(8);
  if (roll === 0) {
    const texts = { fr: token };
    const set = {
      edition_id: edition,
      title: texts,
      content: texts,
      published: random.chance(0.7),
    };
    return { kind: 'news', id: random.uuid(), action: 'insert', base: null, set };
  }
  if (!row) return undefined;
  if (roll === 1) {
    const set = { category: token, title: { fr: token } };
    return { kind: 'news', id: row.id, action: 'update', base: {}, set };
  }
  if (roll === 2) return { kind, id: row.id, action: 'delete', base: null, set: null };
  const field = wording[kind];
  const texts = (row as unknown as Fields)[field] as Fields;
  const after = { ...row, [field]: { ...texts, [random.pick(['fr', 'en'])]: token } };
  return changeBetween(kind, row.id, row as unknown as Fields, after as unknown as Fields);
}

/** The words by which a row is told apart, or those that a change writes of them. */
export function wordsOf(kind: Kind, fields: Fields | null): Readonly<Record<string, string>> {
  const told = { ...wording, text_origin: 'made_from' } as Partial<Record<Kind, string>>;
  const field = told[kind] ?? 'title';
  return (fields?.[field] ?? {}) as Record<string, string>;
}
