import type { Intervention, Row } from '#entities/index.ts';
import { groupBy } from '#shared/group-by.ts';
import { type Language, type Localized, languages } from '#shared/localized.ts';
import { standWords } from '#shared/stand-words.ts';

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

/** What each group's rows are found by: the name counts most, `more` next, `text` least. */
const parts: {
  readonly [G in Group]: (
    row: Row<G>,
    talks: readonly Intervention[],
  ) => {
    readonly name: Localized;
    readonly more?: readonly (Localized | null)[];
    readonly text: readonly (Localized | null)[];
  };
} = {
  event: ({ title, description }, talks) => ({
    name: title,
    more: talks.map((talk) => talk.title),
    text: [description, ...talks.map((talk) => talk.description)],
  }),
  speaker: ({ name, title, biography }) => ({ name, more: [title], text: [biography] }),
  exhibitor: ({ name, category, stand, description }) => ({
    name,
    more: [category, standWords(stand)],
    text: [description],
  }),
  news: ({ title, content }) => ({ name: title, text: [content] }),
  location: ({ name, description }) => ({ name, text: [description] }),
};

/** Everything that can be found in a language; what has no text in it is left to the others. */
export function entriesIn(language: Language, content: Searched): Entry[] {
  const talks = groupBy(content.intervention.values(), ({ event_id }) => event_id);
  const own = (value: Localized | null) => value?.[language] ?? '';
  return groups.flatMap((group) =>
    [...content[group]].flatMap(([id, row]): Entry[] => {
      const { name, more = [], text } = parts[group](row as never, talks.get(id) ?? []);
      const entry = {
        id: `${group}:${id}`,
        group,
        name: own(name),
        more: more.map(own).join(' '),
        text: plain(text.map(own).join(' ')),
      };
      return entry.name || entry.text ? [entry] : [];
    }),
  );
}

/** The languages to look through, the reader's first. */
export function readingOrder(language: Language): Language[] {
  return [language, ...languages.filter((other) => other !== language)];
}
