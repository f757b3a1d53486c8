import type { ServerResponse } from 'node:http';
import type { Sql } from 'postgres';

/** Where whatever runs the server asks whether it works. */
export const HEALTH_PATH = '/healthz';

/** How long the database is given to answer, ms. */
const PATIENCE_MS = 2_000;

/**
 * Answers 200 `{ready: true}` once the database answers and nothing is waited for; until then 503 with
 * the reasons. `unready` says what else is waited for.
 */
export function createHealth(
  sql: Sql,
  unready: () => readonly string[],
): (response: ServerResponse) => Promise<void> {
  return async (response) => {
    const reasons = [...unready()];
    if (!(await answers(sql))) reasons.push('the database does not answer');
    const ready = reasons.length === 0;
    response
      .writeHead(ready ? 200 : 503, {
        'content-type': 'application/json',
        'cache-control': 'no-store',
      })
      .end(JSON.stringify({ ready, ...(!ready && { reasons }) }));
  };
}

async function answers(sql: Sql): Promise<boolean> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<false>((resolve) => {
    late = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const answer = sql`select 1`.then(
    () => true,
    () => false,
  );
  return Promise.race([answer, patience]).finally(() => clearTimeout(late));
}
