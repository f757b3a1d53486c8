import { fieldsOf, type Intervention, type Kind, type Row } from '#entities/index.ts';
import type { FieldOptions } from '#entities/kit/field.ts';
import { groupBy } from '#shared/group-by.ts';
import { type Language, type Localized, languages } from '#shared/localized.ts';
import { memoLast } from '#shared/memo-last.ts';
import { standText } from '#shared/stand-text.ts';

/** The groups of results, in the order in which they are shown. */
export const groups = ['event', 'speaker', 'exhibitor', 'news', 'location'] as const;
export type Group = (typeof groups)[number];

/** Content that search looks through, a kind per group; talks lead to their session. */
export type Searched = { readonly [G in Group]: ReadonlyMap<string, Row<G>> } & {
  readonly intervention: ReadonlyMap<string, Intervention>;
};

/** One thing that can be found, in one language: its name, and other texts that lead to it. */
export interface Entry {
  readonly id: string;
  readonly group: Group;
  readonly name: string;
  readonly more: string;
  readonly text: string;
}

const plain = (html: string) => html.replace(/<[^>]*>/g, ' ');

type Weight = NonNullable<FieldOptions['search']>;

/** Reads the texts of a kind's rows in a language, by the weight that their fields declare. */
function textsOf(kind: Kind, language: Language): (row: object, weight: Weight) => string[] {
  const fields = fieldsOf(kind);
  const names = groupBy(Object.keys(fields), (name) => fields[name]?.search);
  return (row, weight) =>
    (names.get(weight) ?? []).map(
      (name) => (row as Readonly<Record<string, Localized | null>>)[name]?.[language] ?? '',
    );
}

/** The talks of each session. */
const talksOf = memoLast((talks: Searched['intervention']) =>
  groupBy(talks.values(), ({ event_id }) => event_id),
);

/** A text of a row in which it was found; which of an entry's texts it is in. */
export interface Place {
  readonly language: Language;
  readonly field: 'more' | 'text';
}

/** The texts that a place of an entry is made of, each by itself. */
export function textsAt(content: Searched, group: Group, id: string, place: Place): string[] {
  const { language, field } = place;
  const weight = field === 'more' ? 2 : 1;
  const row = content[group].get(id);
  if (!row) return [];
  const said = textsOf('intervention', language);
  const talks = talksOf(content.intervention).get(id) ?? [];
  const stand = 'stand' in row && weight === 2 ? standText(row.stand)[language] : undefined;
  return [
    ...textsOf(group, language)(row, weight),
    ...talks.flatMap((talk) => said(talk, weight)),
    stand ?? '',
  ].map(plain);
}

/** Everything that can be found in a language; what has no text in it is left to the others. */
export function entriesIn(language: Language, content: Searched): Entry[] {
  const talks = talksOf(content.intervention);
  const saidIn = textsOf('intervention', language);
  return groups.flatMap((group) => {
    const own = textsOf(group, language);
    return [...content[group]].flatMap(([id, row]): Entry[] => {
      const inTalks = (weight: Weight) =>
        (talks.get(id) ?? []).flatMap((talk) => saidIn(talk, weight));
      const stand = 'stand' in row ? standText(row.stand)[language] : undefined;
      const entry = {
        id: `${group}:${id}`,
        group,
        name: own(row, 3).join(' '),
        more: [...own(row, 2), ...inTalks(2), stand ?? ''].join(' '),
        text: plain([...own(row, 1), ...inTalks(1)].join(' ')),
      };
      return entry.name || entry.text ? [entry] : [];
    });
  });
}

/** The languages to look through, the reader's first. */
export function readingOrder(language: Language): Language[] {
  return [language, ...languages.filter((other) => other !== language)];
}
