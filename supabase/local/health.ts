import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Sql } from 'postgres';
import { within } from './within.ts';

/** Where whatever runs the server asks whether it works, and, below it, whether it runs at all. */
const HEALTH_PATH = '/healthz';
const LIVE_PATH = `${HEALTH_PATH}/live`;

/** Whether the path is one of those. */
export function isHealthPath(path: string): boolean {
  return path === HEALTH_PATH || path === LIVE_PATH;
}

/** How long the database is given to answer, ms. */
const PATIENCE_MS = 2_000;

/**
 * Answers 200 `{live: true, ready: true}` once the database answers and nothing is waited for; until
 * then 503 with the reasons. `unready` says what else is waited for. `/healthz/live` is 200 whenever
 * anybody answers: what is not ready need not be started anew. Who does more than ask is refused.
 */
export function createHealth(
  sql: Sql,
  unready: () => readonly string[],
): (path: string, request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (path, { method }, response) => {
    if (method !== 'GET' && method !== 'HEAD') return refuseMethod(response);
    if (path === LIVE_PATH) return tell(response, 200, { live: true });
    const reasons = [...unready()];
    if (reasons.length === 0 && !(await answers(sql))) reasons.push('the database does not answer');
    const ready = reasons.length === 0;
    tell(response, ready ? 200 : 503, { live: true, ready, ...(!ready && { reasons }) });
  };
}

/** Refuses who does more than read. */
export function refuseMethod(response: ServerResponse): void {
  response.writeHead(405, { allow: 'GET, HEAD', 'cache-control': 'no-store' }).end();
}

function tell(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
}

async function answers(sql: Sql): Promise<boolean> {
  const answer = sql`select 1`.then(
    () => true,
    () => false,
  );
  return (await within(answer, PATIENCE_MS)) ?? false;
}
