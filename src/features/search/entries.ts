import type { Row } from '#entities/index.ts';
import { type Language, type Localized, languages } from '#shared/localized.ts';

/** The groups of results, in the order in which they are shown. */
export const groups = ['event', 'speaker', 'exhibitor', 'news', 'location'] as const;
export type Group = (typeof groups)[number];

/** Content that search looks through, a kind per group. */
export type Searched = { readonly [G in Group]: ReadonlyMap<string, Row<G>> };

/** One thing that can be found, in one language: its name, and other texts that lead to it. */
export interface Entry {
  readonly id: string;
  readonly group: Group;
  readonly name: string;
  readonly more: string;
  readonly text: string;
}

const plain = (html: string) => html.replace(/<[^>]*>/g, ' ');

/** What each group's rows are found by: the name counts most, `more` next, `text` least. */
const parts: {
  readonly [G in Group]: (row: Row<G>) => {
    readonly name: Localized;
    readonly more?: readonly (Localized | string | null)[];
    readonly text?: Localized;
  };
} = {
  event: ({ title, description }) => ({ name: title, text: description }),
  speaker: ({ name, title, biography }) => ({ name, more: [title], text: biography }),
  exhibitor: ({ name, category, stand, description }) => ({
    name,
    more: [category, stand],
    text: description,
  }),
  news: ({ title, content }) => ({ name: title, text: content }),
  location: ({ name, description }) => ({ name, text: description }),
};

/** Everything that can be found in a language; what has no text in it is left to the others. */
export function entriesIn(language: Language, content: Searched): Entry[] {
  return groups.flatMap((group) =>
    [...content[group]].flatMap(([id, row]): Entry[] => {
      const { name, more = [], text } = parts[group](row as never);
      const own = (value: Localized | string | null) =>
        typeof value === 'string' ? value : (value?.[language] ?? '');
      const entry = {
        id: `${group}:${id}`,
        group,
        name: own(name),
        more: more.map(own).join(' '),
        text: plain(own(text ?? null)),
      };
      return entry.name || entry.text ? [entry] : [];
    }),
  );
}

/** The languages to look through, the reader's first. */
export function readingOrder(language: Language): Language[] {
  return [language, ...languages.filter((other) => other !== language)];
}
