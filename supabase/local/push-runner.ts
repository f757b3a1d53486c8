import type { Sql } from 'postgres';
import { makeRounds, type Rounds } from './rounds.ts';

const tidyEvery = 24 * 3_600_000;

/**
 * Sends what is scheduled, and has the outbox drained, when the database says so and every few seconds;
 * the two apart, for an outbox may take minutes, and what is urgent goes before the rest of it. `sql` is the
 * database's owner; `drain` runs the edge function once.
 */
export async function runPush(sql: Sql, drain: () => Promise<void>): Promise<Rounds> {
  let tidied = 0;
  const due = await makeRounds(sql, 'push', async () => {
    await sql`select send_due_announcements(), send_reminders()`;
    await sql`select sync.queue_push()`;
    if (Date.now() - tidied > tidyEvery) {
      tidied = Date.now();
      await sql`select sync.tidy()`;
    }
  });
  const drains = await makeRounds(sql, 'push', async (goesOn) => {
    while (goesOn() && (await sql`select push_workers() as wanted`)[0]?.wanted > 0) await drain();
  });
  return {
    async stop() {
      await Promise.all([due.stop(), drains.stop()]);
    },
  };
}
