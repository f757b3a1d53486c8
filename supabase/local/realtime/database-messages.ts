import type { Sql } from 'postgres';

/** A row that `realtime.send` put. */
export interface DatabaseMessage {
  id: string;
  topic: string;
  event: string;
  payload: unknown;
}

const KEPT = '1 day';
/** How far back is looked for what was sent while nobody listened. */
const MISSED = '1 minute';
const SWEEP_MS = 3_600_000;

/** Hands on the broadcasts that transactions sent, in the order of their commits. */
export async function listenToDatabase(
  sql: Sql,
  deliver: (message: DatabaseMessage) => void,
): Promise<{ stop(): Promise<void> }> {
  let waiting: string[] = [];
  let draining = false;
  const drain = async () => {
    if (draining) return;
    draining = true;
    try {
      while (waiting.length > 0) {
        const ids = waiting;
        waiting = [];
        const rows = await sql<DatabaseMessage[]>`
          select id, topic, event, payload from realtime.messages
          where id in ${sql(ids)} and private`;
        const byId = new Map(rows.map((row) => [row.id, row]));
        for (const id of ids) {
          const message = byId.get(id);
          if (message) deliver(message);
        }
      }
    } catch (error) {
      // A broadcast may be lost; clients pull from time to time without one.
      console.error('[realtime]', error);
    } finally {
      draining = false;
    }
  };
  const hear = (ids: readonly string[]) => {
    waiting.push(...ids);
    void drain();
  };
  let heardOf = false;
  // Called again after each time that the connection was lost; twice heard is better than never.
  const catchUp = () => {
    if (!heardOf) {
      heardOf = true;
      return;
    }
    sql<{ id: string }[]>`
      select id from realtime.messages where inserted_at > now() - ${MISSED}::interval
      order by inserted_at`.then(
      (rows) => hear(rows.map(({ id }) => id)),
      (error) => console.error('[realtime]', error),
    );
  };
  const listening = await sql.listen('realtime_messages', (id) => hear([id]), catchUp);
  const sweep = () => {
    sql`delete from realtime.messages where inserted_at < now() - ${KEPT}::interval`.catch(
      (error) => console.error('[realtime]', error),
    );
  };
  sweep();
  const sweeping = setInterval(sweep, SWEEP_MS).unref();
  return {
    async stop() {
      clearInterval(sweeping);
      await listening.unlisten().catch(() => undefined);
    },
  };
}
