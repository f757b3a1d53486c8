import type { Sql } from 'postgres';

/** How often scheduled announcements, reminders and deliveries to try again are looked for, ms. */
const interval = 5_000;
const tidyEvery = 24 * 3_600_000;

/**
 * Does what pg_cron and a webhook do on the hosted service: sends what is scheduled, and has the
 * outbox drained when the database says so and every few seconds. `sql` is the database's owner;
 * `drain` runs the edge function once.
 */
export async function runPush(sql: Sql, drain: () => Promise<void>) {
  let stopped = false;
  let running: Promise<void> | undefined;
  let again = false;
  let tidied = 0;

  const round = async () => {
    await sql`select send_due_announcements(), send_reminders()`;
    await sql`select sync.queue_push()`;
    if (Date.now() - tidied > tidyEvery) {
      tidied = Date.now();
      await sql`select push_tidy(), tidy_history(), tidy_visitors(), tidy_speaker_pages(), tidy_mail()`;
    }
    while (!stopped && (await sql`select push_workers() as wanted`)[0]?.wanted > 0) await drain();
  };
  const wake = () => {
    if (stopped) return;
    again = true;
    running ??= (async () => {
      while (again && !stopped) {
        again = false;
        await round().catch((error: unknown) => {
          if (!stopped) console.error('[push]', error);
        });
      }
      running = undefined;
    })();
  };
  const listening = await sql.listen('push', wake, wake);
  const timer = setInterval(wake, interval);
  return {
    /** Resolves once nothing is under way. */
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      await listening.unlisten();
      await running;
    },
  };
}
