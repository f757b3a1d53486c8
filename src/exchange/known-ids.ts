import type { Kind } from '#entities/index.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { importedId } from './identity.ts';

/** The rows that the database holds of one edition, by kind and id. */
export type HeldRows = ReadonlyMap<Kind, ReadonlyMap<string, Fields>>;

/** The id of what a file calls by a key; `isIt` knows the row where a file has no key for it. */
export type IdOf = (kind: Kind, key: string, isIt?: (row: Fields) => boolean) => Promise<string>;

/**
 * Ids of an edition's imported rows. A file that this forum wrote has the ids of its rows for keys: what is
 * held under one is that row, and not another that is made of it.
 */
export function knownIds(edition: number, held: HeldRows): IdOf {
  return async (kind, key, isIt) => {
    const rows = held.get(kind);
    if (rows?.has(key)) return key;
    const made = await importedId(edition, kind, key);
    if (!isIt || rows?.has(made)) return made;
    return [...(rows ?? [])].find(([, row]) => isIt(row))?.[0] ?? made;
  };
}
