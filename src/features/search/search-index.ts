import MiniSearch, { type Query } from 'minisearch';
import { formsOf } from '#shared/fold.ts';
import { groupBy } from '#shared/group-by.ts';
import { type Language, type Localized, languages } from '#shared/localized.ts';
import { memoLast } from '#shared/memo-last.ts';
import { type Question, questionOf, smallWords, type Way, wordsOf } from '#shared/question.ts';
import { alikeOf, isLearnt, learn, sortSome } from '#shared/vocabulary.ts';
import { needleOf } from '#shared/word-match.ts';
import { type Doors, doorsFor } from './doors.ts';
import {
  type Entry,
  entryOf,
  type Group,
  noContent,
  type Place,
  readingOrder,
  type Searched,
  type SearchedRow,
  searchedKinds,
} from './entries.ts';

/** Most results in a group (specification, section 9). */
const mostEach = 5;

/** How much less a match in another language than the reader's counts. */
const otherLanguage = 0.6;

export interface Results extends Doors {
  /** Row ids per group, best first, and first the group that has the best; a group without results is left out. */
  readonly groups: readonly { readonly group: Group; readonly ids: readonly string[] }[];
  /** Folded words of the content that were matched, for marking them. */
  readonly terms: readonly string[];
  /** Where what is not called so was found, by group and id as `event:ID`. */
  readonly places: ReadonlyMap<string, Place>;
}

/** How much less counts what is not the very word typed. */
const weights = { longer: 0.6, spelling: 0.4, meaning: 0.3, slip: 0.35 };

/** How much less counts a word of the other script that sounds alike, where the content has the very word typed. */
const otherScript = 0.15;

/** Most other spellings of a word that are looked for, of one typed and of one that means the same. */
const mostAlike = { typed: 12, meant: 4 };

/**
 * Where a word of the other script counts: in what things are called. In running text the letters of نور
 * are those of the English "nor".
 */
const called = ['name', 'more'];
const isArabic = (word: string) => word >= '\u0600';

/** Entries that are taken into an index in one go. */
const atOnce = 25;

/** What is looked for, and who looks for it. */
export interface Search {
  readonly query: string;
  /** The reader's. */
  readonly language: Language;
  /** The organisers' words that mean the same. */
  readonly synonyms?: Localized | undefined;
}

/** An index over content in all languages, which follows it row by row. */
export interface SearchIndex {
  /** Takes rows in, in the place of those of their ids. */
  take(rows: readonly SearchedRow[]): void;
  /**
   * Makes some more of what searching in these languages needs, in their order, a few milliseconds of
   * work; false when all is there.
   */
  prepare(wanted: readonly Language[]): boolean;
  /**
   * The five best of each group, in these languages only if some are given. Folds accents, Arabic forms
   * and digits, and forgives small slips.
   */
  search(search: Search, wanted?: readonly Language[]): Results;
}

function emptyIndex(): MiniSearch<Entry> {
  return new MiniSearch<Entry>({
    fields: ['name', 'more', 'text'],
    // It walks the index in pieces and fails where rows come and go between them.
    autoVacuum: false,
    tokenize: wordsOf,
    processTerm: (word) => (word ? (learn(word) as string[]) : null),
    searchOptions: {
      boost: { name: 5, more: 2 },
      tokenize: (word) => [word],
      processTerm: (form) => form,
      weights: { prefix: weights.longer, fuzzy: weights.slip },
    },
  });
}

/** One slip in four letters, two in eight; shorter words and numbers are meant as typed. */
const slips = (word: string) =>
  word.length < 4 || /^\d+$/.test(word) ? false : word.length < 8 ? 1 : 2;

/** A question as the index is asked it; with slips forgiven or without. */
function queryOf(question: Question, forgiving: boolean): Query {
  const queries = question.map((ways) => ({
    combineWith: 'OR' as const,
    queries: ways.map((way) => queryOfWay(way, forgiving)),
  }));
  return { combineWith: 'AND', queries };
}

function queryOfWay({ words, typed }: Way, forgiving: boolean): Query {
  const queries = words.map((word) => {
    const forms = formsOf(word);
    const alike = alikeOf(word)
      .filter((other) => !(typed && forms.some((form) => other.word.startsWith(form))))
      .slice(0, typed ? mostAlike.typed : mostAlike.meant);
    return {
      combineWith: 'OR' as const,
      queries: [
        ...forms.map((form) => ({
          queries: [form],
          prefix: typed,
          fuzzy: typed && forgiving && slips(form),
        })),
        ...alike.map(({ word: other, distance }) => {
          const isOtherScript = isArabic(other) !== isArabic(word);
          const part = isOtherScript && isLearnt(word) ? otherScript : 1;
          return {
            combineWith: 'OR' as const,
            queries: [...formsOf(other)],
            boostTerm: () => (weights.spelling / (1 + distance)) * part,
            ...(isOtherScript && { fields: called }),
          };
        }),
      ],
    };
  });
  return { combineWith: 'AND', queries, ...(!typed && { boostTerm: () => weights.meaning }) };
}

/** The days of a programme, in their order. */
const daysOf = memoLast((events: Searched['event']) =>
  [...new Set([...events.values()].flatMap(({ date }) => date || []))].sort(),
);

/** Makes an index of some content. */
export function createSearchIndex(content: Searched = noContent): SearchIndex {
  const held: { [K in keyof Searched]: Searched[K] } = { ...noContent };
  const indexes = new Map(languages.map((language) => [language, emptyIndex()]));
  /** What is to be made anew, as `event:ID`. */
  const waiting = new Map(languages.map((language) => [language, new Set<string>()]));

  function take(rows: readonly SearchedRow[]): void {
    const changed = new Map<SearchedRow['kind'], Map<string, unknown>>();
    for (const { kind, id, row } of rows) {
      const map = changed.get(kind) ?? new Map<string, unknown>(held[kind]);
      changed.set(kind, map);
      const before = map.get(id);
      if (row) map.set(id, row);
      else map.delete(id);
      const events = (changed.get('event') ?? held.event) as Searched['event'];
      for (const name of entriesOf(kind, id, [before, row], events)) {
        for (const names of waiting.values()) names.add(name);
      }
    }
    Object.assign(held, Object.fromEntries(changed));
  }

  function prepare(wanted: readonly Language[]): boolean {
    for (const language of wanted) {
      const names = waiting.get(language) ?? new Set();
      const index = indexes.get(language);
      if (!index || names.size === 0) continue;
      for (const name of [...names].slice(0, atOnce)) {
        names.delete(name);
        if (index.has(name)) index.discard(name);
        const [group, id] = partsOfName(name);
        const entry = entryOf(held, group, id, language);
        if (entry) index.add(entry);
      }
      return true;
    }
    return sortSome();
  }

  for (const kind of searchedKinds) {
    take([...content[kind]].map(([id, row]) => ({ kind, id, row }) as SearchedRow));
  }

  /** What a language's index has; a small word of it that is asked for alone (thé, "the") only begins others. */
  const found = (language: Language, asked: Query, alone: boolean) =>
    indexes.get(language)?.search(asked, {
      ...(alone && {
        boostDocument: (_id, term) => (smallWords[language].has(term) ? 0 : 1),
      }),
    }) ?? [];

  return {
    take,
    prepare,
    search({ query, language, synonyms }, wanted = readingOrder(language)) {
      while (prepare(wanted));
      const question = questionOf(query, synonyms);
      const scores = new Map<string, number>();
      const terms = new Set<string>();
      const places = new Map<string, Place>();
      let named = false;
      for (const forgiving of [false, true]) {
        // Slips are looked for where little is found and nothing is called so: else they would only be noise.
        if (question.length === 0 || named || scores.size >= mostEach) break;
        const asked = queryOf(question, forgiving);
        const alone = question.length === 1;
        const exact = new Set(scores.keys());
        for (const one of wanted) {
          const weight = one === language ? 1 : otherLanguage;
          for (const { id, score, terms: its, match } of found(one, asked, alone)) {
            if (exact.has(id)) continue;
            const scored = score * weight * (forgiving ? weights.slip : 1);
            scores.set(id, Math.max(scores.get(id) ?? 0, scored));
            const fields = Object.values(match).flat();
            const field = fields.includes('more') ? 'more' : 'text';
            if (!places.has(id) && fields.includes(field)) {
              places.set(id, { language: one, field });
            }
            for (const term of its) terms.add(term);
            named ||= fields.includes('name');
          }
        }
      }
      const ranked = [...scores].sort(([, a], [, b]) => b - a).map(([name]) => partsOfName(name));
      return {
        groups: [...groupBy(ranked, ([group]) => group)].map(([group, names]) => ({
          group,
          ids: names.slice(0, mostEach).map(([, id]) => id),
        })),
        terms: [...terms],
        places,
        ...doorsFor(query, needleOf(query, synonyms), daysOf(held.event)),
      };
    },
  };
}

/**
 * The entries in which a row is found: a talk or document in its session's, or in both when it has moved; a track in
 * those of all its sessions.
 */
function entriesOf(
  kind: SearchedRow['kind'],
  id: string,
  rows: readonly unknown[],
  events: Searched['event'],
): string[] {
  if (kind === 'track') {
    return [...events].flatMap(([event, row]) => (row.track_id === id ? [`event:${event}`] : []));
  }
  if (kind !== 'intervention' && kind !== 'attachment') return [`${kind}:${id}`];
  const sessions = (rows as readonly SearchedRow['row'][]).flatMap((row) =>
    row && 'event_id' in row ? [`event:${row.event_id}`] : [],
  );
  return [...new Set(sessions)];
}

function partsOfName(name: string): [Group, string] {
  const at = name.indexOf(':');
  return [name.slice(0, at) as Group, name.slice(at + 1)];
}
