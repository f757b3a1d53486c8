import type { DBCoreRangeType, DBCoreTable } from 'dexie';
import { overTables } from './over-tables.ts';

/** Keys asked for at once from which it pays to look first which of them are there. */
const many = 8;

/** How many keys may lie among those asked for, for each of them, before asking one by one is less. */
const spread = 20;

/** Dexie's `Range`, which its types only declare. */
const between = 2 as DBCoreRangeType;

/**
 * Has Dexie read many rows by their keys with one request for the keys there are, and then only those
 * rows: RxDB looks for each row three times before it first writes it, and IndexedDB answers one by one.
 */
export const bulkReads = overTables('bulkReads', readingInBulk);

function readingInBulk(table: DBCoreTable): DBCoreTable {
  return {
    ...table,
    getMany(request) {
      const { trans, keys } = request;
      // Keys of other types, or lists of them, are compared in ways of their own.
      if (keys.length < many || !keys.every((key) => typeof key === 'string'))
        return table.getMany(request);
      const sorted = [...keys].sort();
      const range = { type: between, lower: sorted[0], upper: sorted.at(-1) };
      const limit = keys.length * spread;
      const query = { index: table.schema.primaryKey, range };
      // Dexie's own promises: with others the transaction would be over.
      return table.query({ trans, values: false, limit, query }).then(({ result }) => {
        if (result.length === limit) return table.getMany(request);
        const present = new Set(result);
        const wanted = keys.filter((key) => present.has(key));
        if (wanted.length === 0) return keys.map(() => undefined);
        return table.getMany({ ...request, keys: wanted }).then((found) => {
          const rows = new Map(wanted.map((key, at) => [key, found[at]]));
          return keys.map((key) => rows.get(key));
        });
      });
    },
  };
}
