import { entities, fieldsOf, type Kind, type Row } from '#entities/index.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { type Language, type Localized, languages } from '#shared/localized.ts';
import { isRecord } from '#shared/record.ts';
import { folding, isIn, needleOf } from '#shared/word-match.ts';
import { type Origins, textsOf } from '../kinds/text-states.ts';

/** What the administrator narrows a list to; '' for anything. */
export interface ListFilter {
  readonly query: string;
  /** Wanted values of choices and flags, by field; of several choices one that is among them. */
  readonly values: Readonly<Record<string, string>>;
  /** A language in which something is missing (`ar`) or outdated (`ar:outdated`), or `complete`. */
  readonly translation: string;
}

export type Translation = 'full' | 'outdated' | 'partial' | 'empty';

/** A row's own id, as text. */
export function idOf(kind: Kind, row: Row): string {
  return String((row as unknown as Fields)[entities[kind].id]);
}

/** The names of the fields that stand in the list of a kind. */
export function columnsOf(kind: Kind): readonly string[] {
  return Object.entries(fieldsOf(kind))
    .filter(([, field]) => field.list)
    .map(([name]) => name);
}

/** How far a row's texts are there and right in a language, of those that it has in any. */
export function translationOf(
  kind: Kind,
  row: Row,
  language: Language,
  origins: Origins,
): Translation {
  const states = textsOf(kind, idOf(kind, row), row, origins).map(({ state }) => state[language]);
  const missing = states.filter((state) => state === 'missing').length;
  if (missing > 0) return missing < states.length ? 'partial' : 'empty';
  return states.includes('outdated') ? 'outdated' : 'full';
}

const foldedOf = folding();

/** The rows that match a filter, in their order. */
export function filterRows<R extends Row>(
  kind: Kind,
  rows: readonly R[],
  { query, values, translation }: ListFilter,
  origins: Origins,
  synonyms?: Localized,
): readonly R[] {
  const needle = needleOf(query, synonyms);
  return rows.filter((row) => {
    const fields = row as unknown as Fields;
    if (
      needle.length > 0 &&
      !isIn(
        needle,
        foldedOf(row, () => wordsOf(kind, fields)),
      )
    )
      return false;
    if (Object.entries(values).some(([name, value]) => value && !says(fields[name], value))) {
      return false;
    }
    if (!translation) return true;
    const isFull = (one: Language) => translationOf(kind, row, one, origins) === 'full';
    if (translation === 'complete') return languages.every(isFull);
    const [language, wanted = 'missing'] = translation.split(':');
    const texts = textsOf(kind, idOf(kind, row), row, origins);
    return texts.some(({ state }) => state[language as Language] === wanted);
  });
}

/** Whether a field has a value, or one of its several is that. */
function says(held: unknown, wanted: string): boolean {
  return Array.isArray(held) ? held.map(String).includes(wanted) : String(held) === wanted;
}

/** The rows in the order of a field, by what it shows; those without a value come last. */
export function sortRows<R extends Row>(
  rows: readonly R[],
  shown: (row: R) => string,
  descending: boolean,
  compare: (a: string, b: string) => number,
): readonly R[] {
  const keyed = rows.map((row) => ({ row, key: shown(row) }));
  const sign = descending ? -1 : 1;
  keyed.sort((a, b) => {
    if (!a.key || !b.key) return Number(!a.key) - Number(!b.key);
    return sign * compare(a.key, b.key);
  });
  return keyed.map(({ row }) => row);
}

function wordsOf(kind: Kind, row: Fields): string[] {
  return Object.entries(fieldsOf(kind)).flatMap(([name, { type }]) => {
    const value = row[name];
    if (type === 'localized' && isRecord(value)) return Object.values(value).map(String);
    return (type === 'text' || type === 'url') && value ? [String(value)] : [];
  });
}
