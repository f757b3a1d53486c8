import type { Sql } from 'postgres';
import { makeRounds, type Rounds } from './rounds.ts';

const tidyEvery = 24 * 3_600_000;

/**
 * Sends what is scheduled, and has the outbox drained when the database says so and every few seconds.
 * `sql` is the database's owner; `drain` runs the edge function once.
 */
export function runPush(sql: Sql, drain: () => Promise<void>): Promise<Rounds> {
  let tidied = 0;
  return makeRounds(sql, 'push', async (goesOn) => {
    await sql`select send_due_announcements(), send_reminders()`;
    await sql`select sync.queue_push()`;
    if (Date.now() - tidied > tidyEvery) {
      tidied = Date.now();
      await sql`select sync.tidy()`;
    }
    while (goesOn() && (await sql`select push_workers() as wanted`)[0]?.wanted > 0) await drain();
  });
}
