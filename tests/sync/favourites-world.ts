import { createHash } from 'node:crypto';
import postgres from 'postgres';
import type { TestClusterAddress } from '#local/test-cluster.ts';
import { createTestDatabase } from '#local/test-database.ts';
import type { Favourite } from '#visitor/favourites/favourite.ts';
import type { Server } from './network.ts';

/** What somebody has said of a session, and when (ms). */
export type Word = Pick<Favourite, 'id' | 'favourite' | 'at'>;

/** A server with sessions to mark, whose favourites can be lost to a backup. */
export interface FavouritesWorld extends Server {
  /** Ids of the sessions there are. */
  readonly sessions: readonly string[];
  /** Keeps what is held under a key, for a restore. */
  backup(key: string): Promise<void>;
  /** Puts back what was kept: nothing, when nothing was. */
  restore(key: string): Promise<void>;
  /** Lets everybody call again at once. */
  calm(): Promise<void>;
  /** Everything that is held under some keys; `at` in ms. */
  words(keys: readonly string[]): Promise<readonly Word[]>;
  /** The sessions held as favourites under a key. */
  truth(key: string): Promise<ReadonlySet<string>>;
  close(): Promise<void>;
}

/** Opens a world on a database of its own. */
export async function openFavouritesWorld(cluster: TestClusterAddress): Promise<FavouritesWorld> {
  const database = await createTestDatabase(cluster);
  const { sql } = database;
  const anonymous = postgres(database.url(), { max: 2, onnotice: () => undefined });
  const sessions = Array.from({ length: 6 }, () => crypto.randomUUID());
  await sql`insert into editions (id, year, name, starts_on, ends_on)
    values (21, 2026, '{"fr": "Forum"}', '2026-11-19', '2026-11-22')`;
  await sql`insert into events (id, edition_id, title, date, starts_at, ends_at, published)
    select id, 21, '{"fr": "Session"}', '2026-11-20', '2026-11-20T10:00Z', '2026-11-20T11:00Z', true
    from unnest(${sessions}::uuid[]) as id`;
  await sql`create table kept (like favourites)`;
  const hashOf = (key: string) => createHash('sha256').update(key).digest();
  async function words(keys: readonly string[]): Promise<readonly Word[]> {
    const rows = await sql<{ id: string; favourite: boolean; at: Date }[]>`
      select id, favourite, at from favourites where visitor in ${sql(keys.map(hashOf))}`;
    return rows.map(({ at, ...word }) => ({ ...word, at: at.getTime() }));
  }
  return {
    sessions,
    async call(name, parameters) {
      const names = Object.keys(parameters);
      const list = names.map((parameter, index) => `${parameter} => $${index + 1}`).join(', ');
      const values = Object.values(parameters).map((value) =>
        typeof value === 'object' ? anonymous.json(value as never) : value,
      );
      const [row] = await anonymous.begin(async (transaction) => {
        await transaction`set local role anon`;
        return transaction.unsafe(`select public.${name}(${list}) as answer`, values as never[]);
      });
      return row?.answer;
    },
    async backup(key) {
      await sql`delete from kept where visitor = ${hashOf(key)}`;
      await sql`insert into kept select * from favourites where visitor = ${hashOf(key)}`;
    },
    async restore(key) {
      await sql.begin(async (transaction) => {
        await transaction`delete from favourites where visitor = ${hashOf(key)}`;
        await transaction`insert into favourites select k.* from kept k
          join visitors v on v.key_hash = k.visitor where k.visitor = ${hashOf(key)}`;
      });
    },
    async calm() {
      await sql`update visitors set calls_left = 60, last_seen = now()`;
      await sql`update sync.gates set places = burst`;
    },
    words,
    async truth(key) {
      const held = await words([key]);
      return new Set(held.filter(({ favourite }) => favourite).map(({ id }) => id));
    },
    async close() {
      await anonymous.end();
      await database.drop();
    },
  };
}
