import { entities, type Kind } from '#entities/index.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { fold } from '#shared/fold.ts';
import { isRecord } from '#shared/record.ts';

/** The rows that there are, of every kind. */
export type Rows = Readonly<Record<Kind, ReadonlyMap<string, unknown>>>;

/** Finds rows of a kind by what they are called, in any language. */
export interface Names {
  /** The ids of the rows of that name; `none` is never among them. */
  ids(kind: Kind, name: string): readonly string[];
}

/** Makes the index of names as they are asked for. */
export function namesOf(rows: Rows): Names {
  const indexes = new Map<Kind, Map<string, Set<string>>>();
  return {
    ids(kind, name) {
      const index = indexes.get(kind) ?? indexOf(kind, rows[kind]);
      indexes.set(kind, index);
      return [...(index.get(fold(name)) ?? [])];
    },
  };
}

function indexOf(kind: Kind, rows: ReadonlyMap<string, unknown>): Map<string, Set<string>> {
  const index = new Map<string, Set<string>>();
  for (const [id, row] of rows) {
    for (const name of allNames(kind, row as Fields)) {
      const key = fold(name);
      if (key) index.set(key, (index.get(key) ?? new Set()).add(id));
    }
  }
  return index;
}

/** Everything that a row is called: its name in each language, of an edition its year as well. */
export function allNames(kind: Kind, row: Fields): string[] {
  const name = row[entities[kind].name];
  const names = isRecord(name) ? Object.values(name) : [name];
  return [...names, kind === 'edition' ? row.year : undefined]
    .filter((one) => one !== null && one !== undefined)
    .map(String);
}
