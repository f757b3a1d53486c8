import { isPartOf } from '#entities/belonging.ts';
import { entities, fieldsOf, type Kind, kinds, type Row } from '#entities/index.ts';
import type { ContentChange, Fields } from '#replica/protocol/operation.ts';
import type { Content } from '#replica/read.ts';
import { type Language, languages } from '#shared/localized.ts';
import type { Origins } from '../kinds/text-states.ts';
import { idOf, translationOf } from '../lists/rows.ts';

/** What an edition holds, by kind. */
export type Held = (kind: Kind) => readonly Row[];

/** Something that an edition wants before it opens, and how much of it is left; 0: it is done. */
export interface Task {
  readonly name: 'name' | 'theme' | 'programme' | 'people' | 'places' | 'plan' | 'texts' | 'drafts';
  readonly left: number;
  /** Where it is done. */
  readonly kind: Kind;
}

/** What an edition on show holds. */
export function heldIn(content: Content, edition: number): Held {
  return (kind) =>
    [...(content[kind] as unknown as ReadonlyMap<string, Row>).values()].filter((row) =>
      isPartOf(kind, row as unknown as Fields, edition),
    );
}

/** What an edition will hold once these changes, which make it, are written over what is on show. */
export function heldAfter(changes: readonly ContentChange[], content: Content): Held {
  return (kind) => [
    ...changes
      .filter((change) => change.kind === kind)
      .map(({ id, set }) => {
        const before = content[kind].get(id) as Fields | undefined;
        return { ...before, [entities[kind].id]: id, ...set } as unknown as Row;
      }),
    ...(kind === 'edition' ? content.edition.values() : []),
  ];
}

/** What is left to do in an edition, in the order in which one does it; its own row is among what is held. */
export function leftToDo(held: Held, edition: number): readonly Task[] {
  const own = held('edition').find((row) => idOf('edition', row) === String(edition)) as Fields;
  const names = (own?.name ?? {}) as Readonly<Partial<Record<Language, string>>>;
  const alike = languages.filter((language) =>
    held('edition').some((row) => {
      const other = (fieldOf(row, 'name') ?? {}) as typeof names;
      return idOf('edition', row) !== String(edition) && other[language] === names[language];
    }),
  );
  const theme = (own?.theme ?? {}) as Readonly<Partial<Record<Language, string>>>;
  const placed = held('location').filter((row) => typeof fieldOf(row, 'latitude') === 'number');
  const ofEdition = kinds.filter(
    (kind) => 'edition_id' in fieldsOf(kind) || 'edition_ids' in fieldsOf(kind),
  );
  const rows = ofEdition.flatMap((kind) => held(kind).map((row) => ({ kind, row })));
  const origins = new Map(held('text_origin').map((row) => [idOf('text_origin', row), row]));
  const gaps = rows.filter(({ kind, row }) =>
    languages.some(
      (language) => translationOf(kind, row, language, origins as unknown as Origins) !== 'full',
    ),
  );
  const drafts = rows.filter(({ row }) => fieldOf(row, 'published') === false);
  const isEmpty = (kind: Kind) => (held(kind).length === 0 ? 1 : 0);
  return [
    { name: 'name', kind: 'edition', left: alike.length },
    { name: 'theme', kind: 'edition', left: languages.filter((it) => !theme[it]).length },
    { name: 'places', kind: 'location', left: isEmpty('location') },
    { name: 'plan', kind: 'edition', left: own?.plan || placed.length > 0 ? 0 : 1 },
    { name: 'programme', kind: 'event', left: isEmpty('event') },
    { name: 'people', kind: 'speaker', left: isEmpty('speaker') },
    { name: 'texts', kind: gaps[0]?.kind ?? 'event', left: gaps.length },
    { name: 'drafts', kind: drafts[0]?.kind ?? 'event', left: drafts.length },
  ];
}

/** What of an edition visitors would miss at once. */
const missed: readonly Task['name'][] = ['places', 'plan', 'programme', 'people'];

/** What visitors would miss, of what is left to do. */
export function lackingIn(tasks: readonly Task[]): readonly Task[] {
  return tasks.filter(({ name, left }) => left > 0 && missed.includes(name));
}

function fieldOf(row: Row, name: string): unknown {
  return (row as unknown as Fields)[name];
}
