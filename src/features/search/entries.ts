import {
  type Event,
  type Exhibitor,
  fieldsOf,
  type GuideContact,
  type Kind,
  type Location,
  type Row,
} from '#entities/index.ts';
import type { FieldOptions } from '#entities/kit/field.ts';
import { groupBy } from '#shared/group-by.ts';
import { type Language, type Localized, languages } from '#shared/localized.ts';
import { memoLast } from '#shared/memo-last.ts';
import { plain } from '#shared/plain.ts';
import { standText } from '#shared/stand-text.ts';
import { facilityWordsOf } from './facility-words.ts';
import { numberWordsOf } from './number-words.ts';
import { tongueWordsOf } from './tongue-words.ts';

/** The groups of results. */
export const groups = [
  'event',
  'speaker',
  'exhibitor',
  'news',
  'location',
  'guide_section',
  'guide_contact',
] as const;
export type Group = (typeof groups)[number];

/** What search reads: a kind per group, and the talks, documents and tracks, which lead to their sessions. */
export const searchedKinds = [...groups, 'intervention', 'attachment', 'track'] as const;
export type SearchedKind = (typeof searchedKinds)[number];

/** Content that search looks through. */
export type Searched = { readonly [K in SearchedKind]: ReadonlyMap<string, Row<K>> };

/** A row of that content as it now is; none where it is gone. */
export type SearchedRow = {
  readonly [K in SearchedKind]: { readonly kind: K; readonly id: string; readonly row?: Row<K> };
}[SearchedKind];

/** Content without a row. */
export const noContent = Object.fromEntries(
  searchedKinds.map((kind) => [kind, new Map()]),
) as unknown as Searched;

/** One thing that can be found, in one language: its name, and other texts that lead to it. */
export interface Entry {
  readonly id: string;
  readonly group: Group;
  readonly name: string;
  readonly more: string;
  readonly text: string;
}

const unmarked = (html: string) => html.replace(/<[^>]*>/g, ' ');

type Weight = NonNullable<FieldOptions['search']>;

const fieldsByWeight = new Map(
  searchedKinds.map((kind: Kind) => {
    const fields = fieldsOf(kind);
    return [kind, groupBy(Object.keys(fields), (name) => fields[name]?.search)];
  }),
);

/** The texts of a row in a language whose fields declare a weight. */
function textsOf(kind: SearchedKind, row: object, language: Language, weight: Weight): string[] {
  return (fieldsByWeight.get(kind)?.get(weight) ?? []).flatMap(
    (name) => (row as Readonly<Record<string, Localized | null>>)[name]?.[language] || [],
  );
}

/** The talks of each session. */
const talksOf = memoLast((talks: Searched['intervention']) =>
  groupBy(talks.values(), ({ event_id }) => event_id),
);

/** The documents of each session. */
const documentsOf = memoLast((documents: Searched['attachment']) =>
  groupBy(documents.values(), ({ event_id }) => event_id),
);

/** A text of a row in which it was found; which of an entry's texts it is in. */
export interface Place {
  readonly language: Language;
  readonly field: 'more' | 'text';
}

/** The texts that a place of an entry is made of, each by itself. */
export function textsAt(content: Searched, group: Group, id: string, place: Place): string[] {
  const row = content[group].get(id);
  if (!row) return [];
  const weight = place.field === 'more' ? 2 : 1;
  return textsOfEntry(content, group, id, row, place.language, weight).map(plain);
}

/** What can be found of a row in a language; undefined where it has no text in it. */
export function entryOf(
  content: Searched,
  group: Group,
  id: string,
  language: Language,
): Entry | undefined {
  const row = content[group].get(id);
  if (!row) return undefined;
  const name = textsOf(group, row, language, 3).join(' ');
  const more = textsOfEntry(content, group, id, row, language, 2).join(' ');
  const text = unmarked(textsOfEntry(content, group, id, row, language, 1).join(' '));
  return name || more || text ? { id: `${group}:${id}`, group, name, more, text } : undefined;
}

function trackNameOf({ track }: Searched, { track_id }: Event, language: Language): string[] {
  return [track.get(track_id ?? '')?.name[language] ?? ''].filter(Boolean);
}

/** A row's own texts of a weight, those of its talks and documents, its track, its languages, where its stand is, what is found there, what a number is for. */
function textsOfEntry(
  content: Searched,
  group: Group,
  id: string,
  row: object,
  language: Language,
  weight: 1 | 2,
): string[] {
  const talks = group === 'event' ? (talksOf(content.intervention).get(id) ?? []) : [];
  const documents = group === 'event' ? (documentsOf(content.attachment).get(id) ?? []) : [];
  const stand =
    weight === 2 && group === 'exhibitor'
      ? standText((row as Exhibitor).stand)[language]
      : undefined;
  return [
    ...textsOf(group, row, language, weight),
    ...talks.flatMap((talk) => textsOf('intervention', talk, language, weight)),
    ...documents.flatMap((one) => textsOf('attachment', one, language, weight)),
    ...(stand ? [stand] : []),
    ...(weight === 2 && group === 'location' ? facilityWordsOf(row as Location, language) : []),
    ...(weight === 2 && group === 'guide_contact'
      ? numberWordsOf(row as GuideContact, language)
      : []),
    ...(weight === 2 && group === 'event' ? trackNameOf(content, row as Event, language) : []),
    ...(weight === 1 && group === 'event' ? tongueWordsOf(row as Event, language) : []),
  ];
}

/** The languages to look through, the reader's first. */
export function readingOrder(language: Language): Language[] {
  return [language, ...languages.filter((other) => other !== language)];
}
