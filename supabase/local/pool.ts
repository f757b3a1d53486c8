import postgres, { type Sql } from 'postgres';

/**
 * Connections for whoever serves, at most `most`, opened when they are first needed. They know no types
 * of arrays, which would come and go as text (`{a,b}`): ask for JSON. To know them postgres.js 3.4 asks
 * each connection in a query that nobody waits for; where it is torn off meanwhile, as by a database
 * that starts again, the process ends for the error or a transaction waits for good.
 */
export function openPool(url: string, most: number): Sql {
  return postgres(url, { max: most, fetch_types: false, onnotice: () => undefined });
}

/** Connections for a command, at most `most`, closed when its work is done. A server that does not answer fails it after ten seconds. */
export async function connected<T>(
  url: string,
  work: (sql: Sql) => Promise<T>,
  most = 1,
): Promise<T> {
  const sql = postgres(url, {
    max: most,
    max_lifetime: null,
    connect_timeout: 10,
    onnotice: () => undefined,
  });
  return work(sql).finally(() => sql.end({ timeout: 5 }));
}
