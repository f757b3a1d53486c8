import { fieldsOf, type Kind, type Row, type TranslationTask } from '#entities/index.ts';
import { plainLine } from '#exchange/plain-text.ts';
import type { Content } from '#replica/read.ts';
import type { Language } from '#shared/localized.ts';
import { share } from '#visitor/reads/memory.ts';
import {
  type Origins,
  type RowText,
  type TextState,
  textsOf,
  translatedKinds,
} from '../kinds/text-states.ts';
import { byRank, orderIn, type Rank } from './order.ts';
import { noReads, type Reads, readsOf } from './reads.ts';
import { taskOf } from './tasks.ts';

/** The texts of one row in one language, as something to be done by somebody. */
export interface Item {
  /** `KIND:ROW`, as the address says it. */
  readonly key: string;
  readonly kind: Kind;
  readonly id: string;
  readonly row: Row;
  readonly texts: readonly RowText[];
  /** Words of the texts from which something is still to be translated. */
  readonly words: number;
  /** How often visitors read them in that language within 30 days, about; 0 where nobody counted. */
  readonly read: number;
  readonly rank: Rank;
  readonly task: TranslationTask | undefined;
}

/** What the list is narrowed to; '' for anything. */
export interface WorkFilter {
  readonly kind: string;
  /** `todo` for what is missing or outdated. */
  readonly state: TextState | 'todo' | '';
  /** `mine`, or `nobody`. */
  readonly whose: string;
}

const word = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;

/** How many words a text has; of a formatted one those that are read. */
export function countWords(kind: Kind, { field, value, source }: RowText): number {
  const declared = fieldsOf(kind)[field];
  const text = value[source] ?? '';
  const read = declared?.type === 'localized' && declared.html ? plainLine(text) : text;
  return read.match(word)?.length ?? 0;
}

/** All that visitors read in one language, what is read most first. */
export function workIn(
  content: Content,
  origins: Origins,
  language: Language,
  edition: number | undefined,
  now: number,
  reads: Reads = noReads,
): readonly Item[] {
  const rankOf = orderIn(content, now, language, reads);
  const items = translatedKinds.flatMap((kind) =>
    [...(content[kind] as ReadonlyMap<string, Row>)].flatMap(([id, row]): Item[] => {
      if (kind === 'edition' && id !== String(edition)) return [];
      const texts = textsOf(kind, id, row, origins);
      if (texts.length === 0) return [];
      const left = texts.filter(({ state }) => state[language] !== 'current');
      const words = left.reduce((sum, text) => sum + countWords(kind, text), 0);
      const task = taskOf(content.translation_task, kind, id, language, edition);
      const read = Math.round(readsOf(reads, kind, row, language).own / share);
      const rank = rankOf(kind, row);
      return [{ key: `${kind}:${id}`, kind, id, row, texts, words, read, rank, task }];
    }),
  );
  return items.sort((a, b) => byRank(a.rank, b.rank));
}

/** The items that a filter leaves, for somebody. */
export function filterWork(
  items: readonly Item[],
  language: Language,
  { kind, state, whose }: WorkFilter,
  self: string | undefined,
): readonly Item[] {
  return items.filter((item) => {
    if (kind && item.kind !== kind) return false;
    if (whose === 'mine' && (!self || item.task?.assignee !== self)) return false;
    if (whose === 'nobody' && item.task) return false;
    if (!state) return true;
    const isWanted = (one: TextState) => (state === 'todo' ? one !== 'current' : one === state);
    return item.texts.some((text) => isWanted(text.state[language]));
  });
}

/** How far the texts of a kind, or of all, are in a language: texts by state, and words. */
export interface Progress {
  readonly current: number;
  readonly outdated: number;
  readonly missing: number;
  /** Of texts that are right, and of all. */
  readonly words: { readonly current: number; readonly all: number };
}

/** How far items are in a language. */
export function progressOf(items: readonly Item[], language: Language): Progress {
  const texts = { current: 0, outdated: 0, missing: 0 };
  const words = { current: 0, all: 0 };
  for (const item of items) {
    for (const text of item.texts) {
      const state = text.state[language];
      const count = countWords(item.kind, text);
      texts[state] += 1;
      words.all += count;
      if (state === 'current') words.current += count;
    }
  }
  return { ...texts, words };
}

/** How far each kind is that has texts, in the order of the kinds. */
export function progressByKind(
  items: readonly Item[],
  language: Language,
): readonly (readonly [Kind, Progress])[] {
  return translatedKinds
    .filter((kind) => items.some((item) => item.kind === kind))
    .map((kind) => [
      kind,
      progressOf(
        items.filter((item) => item.kind === kind),
        language,
      ),
    ]);
}

/** The next item after one that something is left to do in, beginning anew at the end. */
export function nextAfter(
  items: readonly Item[],
  key: string,
  language: Language,
): Item | undefined {
  const at = items.findIndex((item) => item.key === key);
  const round = [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0))];
  return round.find(({ texts }) => texts.some(({ state }) => state[language] !== 'current'));
}
