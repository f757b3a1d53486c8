import { type DBCoreTable, type DBCoreTransaction, Dexie } from 'dexie';
import { overTables } from './over-tables.ts';

/**
 * Has Dexie put no row over a newer one of its kind: a tab that was suspended with rows at hand, and whose
 * place another has taken, would go on with them when it wakes. What it was to write then fails as a whole.
 * RxDB reads the rows that it writes over in the same transaction, so looking costs nothing.
 */
export const onlyNewer = overTables('onlyNewer', refusingOlder);

function refusingOlder(table: DBCoreTable): DBCoreTable {
  const { extractKey } = table.schema.primaryKey;
  const found = new WeakMap<DBCoreTransaction, Map<unknown, number>>();
  return {
    ...table,
    getMany: (request) =>
      table.getMany(request).then((values) => {
        const known = found.get(request.trans) ?? new Map<unknown, number>();
        found.set(request.trans, known);
        for (const value of values) {
          if (value?.revision !== undefined) known.set(extractKey?.(value), value.revision);
        }
        return values;
      }),
    mutate(request) {
      const known = found.get(request.trans);
      const isOlder = (value: { readonly revision?: number }) =>
        (value.revision ?? 0) < (known?.get(extractKey?.(value)) ?? 0);
      if (known && request.type === 'put' && request.values.some(isOlder)) {
        return Dexie.Promise.reject(new Error('What is stored is newer')) as never;
      }
      return table.mutate(request);
    },
  };
}
