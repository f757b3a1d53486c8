import type { Sql } from 'postgres';
import { makeTimedRounds, type Rounds } from './rounds.ts';

/** How often the viewers are counted unless told otherwise, ms. */
const usualInterval = 3_000;

/**
 * Does what pg_cron does on the hosted service: has the viewers counted while there may be some.
 * `sql` is the database's owner; `count` runs the edge function once, every `interval` ms.
 */
export function runViewers(sql: Sql, count: () => Promise<void>, interval = usualInterval): Rounds {
  return makeTimedRounds('viewers', interval, async () => {
    if ((await sql`select live_viewers_wanted() as wanted`)[0]?.wanted) await count();
  });
}
