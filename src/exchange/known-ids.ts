import type { Kind } from '#entities/index.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import type { Localized } from '#shared/localized.ts';
import { importedId } from './identity.ts';

/** The rows that the database holds of one edition, by kind and id. */
export type HeldRows = ReadonlyMap<Kind, ReadonlyMap<string, Fields>>;

/** The id of what a file calls by a key; `isIt` knows the one row where a file has no key for it. */
export type IdOf = (kind: Kind, key: string, isIt?: (row: Fields) => boolean) => Promise<string>;

/**
 * Ids of an edition's imported rows. A file that this forum wrote has the ids of its rows for keys, a calendar
 * with the name of its host behind them: what is held under one is that row, and not another that is made of
 * it. Where several rows could be meant, none is.
 */
export function knownIds(edition: number, held: HeldRows): IdOf {
  return async (kind, key, isIt) => {
    const rows = held.get(kind);
    const [own = key] = key.split('@');
    if (rows?.has(own)) return own;
    const made = await importedId(edition, kind, key);
    if (!isIt || rows?.has(made)) return made;
    const [found, ...others] = [...(rows ?? [])].filter(([, row]) => isIt(row));
    return found && others.length === 0 ? found[0] : made;
  };
}

/** Knows the row of a name, in any of its languages. */
export function isCalled(...names: readonly string[]): (row: Fields) => boolean {
  return (row) => Object.values(row.name as Localized).some((name) => names.includes(name));
}
