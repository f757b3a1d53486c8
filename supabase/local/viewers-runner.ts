import type { Sql } from 'postgres';

/** How often the viewers are counted unless told otherwise, ms. */
const usualInterval = 3_000;

/**
 * Does what pg_cron does on the hosted service: has the viewers counted while there may be some.
 * `sql` is the database's owner; `count` runs the edge function once, every `interval` ms.
 */
export function runViewers(sql: Sql, count: () => Promise<void>, interval = usualInterval) {
  let stopped = false;
  let running: Promise<void> | undefined;
  const round = async () => {
    if ((await sql`select live_viewers_wanted() as wanted`)[0]?.wanted) await count();
  };
  const timer = setInterval(() => {
    running ??= round()
      .catch((error: unknown) => {
        if (!stopped) console.error('[viewers]', error);
      })
      .finally(() => {
        running = undefined;
      });
  }, interval);
  return {
    /** Resolves once nothing is under way. */
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
