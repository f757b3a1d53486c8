import type { Sql } from 'postgres';
import { makeRounds, type Rounds } from './rounds.ts';

/**
 * Has mails sent when the database says so and every few seconds. `sql` is the database's owner; `drain`
 * runs the edge function once.
 */
export function runMail(sql: Sql, drain: () => Promise<void>): Promise<Rounds> {
  return makeRounds(sql, 'mail', async () => {
    const [{ due } = {}] = await sql`select mail_due() as due`;
    if (due > 0) await drain();
  });
}
