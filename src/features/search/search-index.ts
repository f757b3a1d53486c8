import MiniSearch from 'minisearch';
import { fold, withoutArticle } from '#shared/fold.ts';
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

/** An index over the content in all languages, the reader's made first and the others when asked. */
export interface SearchIndex {
  /** The five best of each group. Folds accents, Arabic forms and digits, and forgives small slips. */
  search(query: string): Results;
}

const words = (text: string) => fold(text).split(' ');

function indexOf(entries: readonly Entry[]): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({
    fields: ['name', 'more', 'text'],
    tokenize: words,
    processTerm: (word) => withoutArticle(word) || null,
    searchOptions: {
      boost: { name: 5, more: 2 },
      combineWith: 'AND',
      prefix: true,
      // One slip in four letters, two in eight; shorter words and numbers are meant as typed.
      fuzzy: (word) => (word.length < 4 || /^\d+$/.test(word) ? false : word.length < 8 ? 1 : 2),
      weights: { prefix: 0.8, fuzzy: 0.35 },
    },
  });
  index.addAll(entries);
  return index;
}

/** Makes the index of some content for a reader of `language`. */
export function createSearchIndex(language: Language, content: Searched): SearchIndex {
  const made = new Map<Language, MiniSearch<Entry>>();
  const inLanguage = (wanted: Language) => {
    const index = made.get(wanted) ?? indexOf(entriesIn(wanted, content));
    made.set(wanted, index);
    return index;
  };
  return {
    search(query) {
      const scores = new Map<string, number>();
      const terms = new Set<string>();
      for (const wanted of readingOrder(language)) {
        const weight = wanted === language ? 1 : otherLanguage;
        for (const match of inLanguage(wanted).search(query)) {
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
