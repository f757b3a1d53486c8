import { randomUUID } from 'node:crypto';
import postgres, { type Sql, type TransactionSql } from 'postgres';
import type { Caller } from '../caller.ts';

/** What a caller may do on one private topic, per extension. */
export interface ChannelAccess {
  read: { broadcast: boolean; presence: boolean };
  write: { broadcast: boolean; presence: boolean };
}

type Extension = 'broadcast' | 'presence';

/** A crowd that joins at once asks Postgres once. */
const REMEMBERED_MS = 2_000;

/** Asks the policies of realtime.messages what callers may do; answers are remembered for 2 s. */
export class ChannelAccessCheck {
  private readonly sql: Sql;
  private readonly recent = new Map<string, Promise<ChannelAccess>>();

  /** `sql` is above RLS, so that it can put the messages that are asked about. */
  constructor(sql: Sql) {
    this.sql = sql;
  }

  /** Whether asking again costs nothing at this moment. */
  remembers(topic: string, caller: Caller): boolean {
    return this.recent.has(keyOf(topic, caller));
  }

  accessTo(topic: string, caller: Caller): Promise<ChannelAccess> {
    const key = keyOf(topic, caller);
    const known = this.recent.get(key);
    if (known) return known;
    const asked = askPolicies(this.sql, topic, caller);
    this.recent.set(key, asked);
    const forget = () => this.recent.delete(key);
    asked.then(() => setTimeout(forget, REMEMBERED_MS).unref(), forget);
    return asked;
  }
}

function keyOf(topic: string, { role, claims }: Caller): string {
  return JSON.stringify([topic, role, claims]);
}

class Undo extends Error {}

/** Reading is tried on planted messages, writing by inserting; all of it is rolled back. */
async function askPolicies(sql: Sql, topic: string, caller: Caller): Promise<ChannelAccess> {
  const access: ChannelAccess = {
    read: { broadcast: false, presence: false },
    write: { broadcast: false, presence: false },
  };
  const planted = { broadcast: randomUUID(), presence: randomUUID() };
  const asking = sql.begin(async (transaction) => {
    await transaction`
      insert into realtime.messages (id, topic, extension, private)
      values (${planted.broadcast}, ${topic}, 'broadcast', true),
        (${planted.presence}, ${topic}, 'presence', true)`;
    await transaction`
      select set_config('realtime.topic', ${topic}, true),
        set_config('request.jwt.claims', ${JSON.stringify(caller.claims)}, true),
        set_config('role', ${caller.role}, true)`;
    const ids = Object.values(planted);
    await ignoringRefusal(transaction, async (savepoint) => {
      const rows = await savepoint<{ extension: Extension }[]>`
        select extension from realtime.messages where id in ${savepoint(ids)}`;
      for (const row of rows) access.read[row.extension] = true;
    });
    for (const extension of ['broadcast', 'presence'] as const) {
      await ignoringRefusal(transaction, async (savepoint) => {
        await savepoint`
          insert into realtime.messages (topic, extension, private)
          values (${topic}, ${extension}, true)`;
        access.write[extension] = true;
      });
    }
    throw new Undo();
  });
  await asking.catch((error) => {
    if (!(error instanceof Undo)) throw error;
  });
  return access;
}

async function ignoringRefusal(
  transaction: TransactionSql,
  work: (savepoint: TransactionSql) => Promise<void>,
): Promise<void> {
  await transaction.savepoint(work).catch((error) => {
    const refused = error instanceof postgres.PostgresError && error.code === '42501';
    if (!refused) throw error;
  });
}
