import type { Sql } from 'postgres';

/** How often mails to send, and to try again, are looked for, ms. */
const interval = 5_000;

/**
 * Does what pg_cron does on the hosted service: has mails sent when the database says so and every few
 * seconds. `sql` is the database's owner; `drain` runs the edge function once.
 */
export async function runMail(sql: Sql, drain: () => Promise<void>) {
  let stopped = false;
  let running: Promise<void> | undefined;
  let again = false;
  const round = async () => {
    const [{ due } = {}] = await sql`select mail_due() as due`;
    if (due > 0) await drain();
  };
  const wake = () => {
    if (stopped) return;
    again = true;
    running ??= (async () => {
      while (again && !stopped) {
        again = false;
        await round().catch((error: unknown) => {
          if (!stopped) console.error('[mail]', error);
        });
      }
      running = undefined;
    })();
  };
  const listening = await sql.listen('mail', wake, wake);
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
