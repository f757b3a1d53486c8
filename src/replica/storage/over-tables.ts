import type { DBCore, DBCoreTable, Middleware } from 'dexie';

/** A middleware of Dexie that puts something before each of its tables. */
export function overTables(
  name: string,
  before: (table: DBCoreTable) => DBCoreTable,
): Middleware<DBCore> {
  const create = (core: DBCore) => ({ ...core, table: (of: string) => before(core.table(of)) });
  return { stack: 'dbcore', name, create };
}
