import MiniSearch, { type Query } from 'minisearch';
import { fold, formsOf } from '#shared/fold.ts';
import type { Language } from '#shared/localized.ts';
import {
  type Entry,
  entriesIn,
  type Group,
  groups,
  readingOrder,
  type Searched,
} from './entries.ts';

/** Most results in a group (specification, section 9). */
const mostEach = 5;

/** How much less a match in another language than the reader's counts. */
const otherLanguage = 0.6;

export interface Results {
  /** Row ids per group, best first; a group without results is left out. */
  readonly groups: readonly { readonly group: Group; readonly ids: readonly string[] }[];
  /** Folded words of the content that were matched, for marking them. */
  readonly terms: readonly string[];
}

/** Entries that are taken into an index in one go. */
const atOnce = 25;

/** An index over the content in all languages, the reader's made first. */
export interface SearchIndex {
  /** Makes some more of what searching needs, a few milliseconds of work; false when all is there. */
  prepare(): boolean;
  /** The five best of each group. Folds accents, Arabic forms and digits, and forgives small slips. */
  search(query: string): Results;
}

const words = (text: string) => fold(text).split(' ');

function emptyIndex(): MiniSearch<Entry> {
  return new MiniSearch<Entry>({
    fields: ['name', 'more', 'text'],
    tokenize: words,
    processTerm: (word) => (word ? [...formsOf(word)] : null),
    searchOptions: {
      boost: { name: 5, more: 2 },
      processTerm: (form) => form,
      prefix: true,
      // One slip in four letters, two in eight; shorter words and numbers are meant as typed.
      fuzzy: (word) => (word.length < 4 || /^\d+$/.test(word) ? false : word.length < 8 ? 1 : 2),
      weights: { prefix: 0.8, fuzzy: 0.35 },
    },
  });
}

/** What is typed, as a question: every word of it, each in any of its forms. */
function questionOf(query: string): Query {
  const queries = words(query)
    .filter(Boolean)
    .map((word) => ({ combineWith: 'OR' as const, queries: [...formsOf(word)] }));
  return { combineWith: 'AND', queries };
}

/** Makes the index of some content for a reader of `language`. */
export function createSearchIndex(language: Language, content: Searched): SearchIndex {
  const order = readingOrder(language);
  const begun = new Map<Language, { index: MiniSearch<Entry>; waiting: Entry[] }>();
  const inLanguage = (wanted: Language) => {
    const held = begun.get(wanted) ?? {
      index: emptyIndex(),
      waiting: entriesIn(wanted, content),
    };
    begun.set(wanted, held);
    return held;
  };
  function prepare(): boolean {
    const next = order.find((wanted) => begun.get(wanted)?.waiting.length !== 0);
    if (!next) return false;
    const { index, waiting } = inLanguage(next);
    index.addAll(waiting.splice(0, atOnce));
    return true;
  }
  return {
    prepare,
    search(query) {
      while (prepare());
      const question = questionOf(query);
      const scores = new Map<string, number>();
      const terms = new Set<string>();
      for (const wanted of order) {
        const weight = wanted === language ? 1 : otherLanguage;
        for (const match of inLanguage(wanted).index.search(question)) {
          scores.set(match.id, Math.max(scores.get(match.id) ?? 0, match.score * weight));
          for (const term of match.terms) terms.add(term);
        }
      }
      const ranked = [...scores].sort(([, a], [, b]) => b - a).map(([id]) => id);
      return {
        groups: groups.flatMap((group) => {
          const ids = ranked
            .filter((id) => id.startsWith(`${group}:`))
            .slice(0, mostEach)
            .map((id) => id.slice(group.length + 1));
          return ids.length > 0 ? [{ group, ids }] : [];
        }),
        terms: [...terms],
      };
    },
  };
}
