import { readFile } from 'node:fs/promises';
import postgres, { type Sql } from 'postgres';
import type { TestClusterAddress } from '#local/test-cluster.ts';
import { createTestDatabase } from '#local/test-database.ts';
import { change, foundation, type Rows, uuids } from './forum.ts';
import { type Random, randomOf } from './random.ts';
import type { Evidence } from './verdict.ts';

/** The server of a simulation: a real database with the real migrations, and what happens on it. */
export interface World {
  /** Calls an RPC as PostgREST would, for an anonymous caller or the administrator. */
  call(name: string, parameters: Record<string, unknown>, asAdmin: boolean): Promise<unknown>;
  /**
   * The public pull as it would be with time for a cursor: when the transaction began (a planted
   * bug), or when it wrote, under the lock that puts writers in the order of their commits.
   */
  pullByTime(clock: 'began' | 'written', edition: number, since: number): Promise<unknown>;
  /** Puts back the small forum every simulation begins with. */
  begin(): Promise<void>;
  /** Something happens on the server: a change made in SQL, a backup, a restore. */
  happen(random: Random): Promise<void>;
  /** Somebody changes the title of a row that everybody sees. */
  write(title: string): Promise<void>;
  /** The speakers' joining code. */
  readonly code: string;
  /** Lets the transactions that are under way end. */
  calm(): Promise<void>;
  /** How often the server was restored from a backup since the beginning. */
  readonly restores: number;
  /** What the server knows, for readers each of whom chose an edition or follows the current one. */
  evidence(readers: readonly Reader[]): Promise<Evidence>;
  epoch(): Promise<string>;
  currentEdition(): Promise<number>;
  close(): Promise<void>;
}

interface Reader {
  readonly audience: string;
  readonly code?: string;
  readonly chosen?: number;
}

const administrator = '00000000-0000-4000-8000-00000000000a';

/** Opens a world on a database of its own. */
export async function openWorld(cluster: TestClusterAddress): Promise<World> {
  const database = await createTestDatabase(cluster);
  const connect = (user: 'postgres' | 'supabase_admin') =>
    postgres(database.url(user), { max: 1, onnotice: () => undefined });
  const [anon, admin, second, master] = [
    connect('postgres'),
    connect('postgres'),
    connect('postgres'),
    connect('supabase_admin'),
  ];
  const sql = database.sql;
  await sql.unsafe(await readFile(new URL('./world.sql', import.meta.url), 'utf8'));
  await sql`insert into auth.users (id, email, aud, role)
    values (${administrator}, 'admin@example.org', 'authenticated', 'authenticated')`;
  await sql`insert into public.administrators (user_id) values (${administrator})`;
  const [made] = await sql`select public.make_audience_code('speakers', 'simulation') as made`;
  await become(anon, { role: 'anon' });
  await become(admin, { role: 'authenticated', sub: administrator });
  await master`select set_config('session_replication_role', 'replica', false)`;

  const random = randomOf(0);
  const origin: Rows = {
    news: uuids(random, 5),
    event: uuids(random, 6),
    speaker: uuids(random, 3),
    announcement: uuids(random, 3),
  };
  await sql.unsafe(foundation(origin));
  await master`select sim.copy('live', 'origin')`;
  let rows = origin;
  let counter = 0;
  let restores = 0;
  let backup = 'origin';
  let slow: Promise<unknown> | undefined;
  let finishSlow = () => {};

  /** A transaction that began long before it writes and commits. */
  function beginSlow(work: (transaction: Sql) => Promise<unknown>): Promise<void> {
    return new Promise((begun) => {
      slow = second
        .begin(async (transaction) => {
          await transaction`select now()`;
          const released = new Promise<void>((resolve) => {
            finishSlow = resolve;
          });
          begun();
          await released;
          await work(transaction as unknown as Sql);
        })
        .catch(ignoreViolation);
    });
  }

  async function calm(): Promise<void> {
    finishSlow();
    await slow;
    slow = undefined;
  }

  return {
    code: made?.made.code,
    calm,
    get restores() {
      return restores;
    },
    async call(name, parameters, asAdmin) {
      const connection = asAdmin ? admin : anon;
      const names = Object.keys(parameters);
      const list = names.map((parameter, index) => `${parameter} => $${index + 1}`).join(', ');
      const [row] = await connection.unsafe(
        `select public.${name}(${list}) as answer`,
        Object.values(parameters) as never[],
        { prepare: true },
      );
      return row?.answer;
    },
    async pullByTime(clock, edition, since) {
      const [row] = await sql`select sim.pull_by_time(${edition}, ${since}, ${clock}) as answer`;
      return row?.answer;
    },
    async begin() {
      await calm();
      rows = { ...origin, news: [...origin.news] };
      restores = 0;
      backup = 'origin';
      await master`select sim.copy('origin', 'live'), sim.forget()`;
    },
    async happen(random) {
      counter += 1;
      const token = `s${counter}`;
      const roll = random.below(20);
      if (roll === 0) {
        await calm();
        backup = 'backup';
        await master`select sim.copy('live', 'backup')`;
      } else if (roll === 1) {
        await calm();
        restores += 1;
        await master`select sim.copy(${backup}, 'live')`;
        await sql`select public.admin_restore_epoch()`;
      } else if (roll === 2) {
        if (slow) await calm();
        else await beginSlow((transaction) => change(transaction, random, rows, token));
      } else {
        await change(sql, random, rows, token).catch(ignoreViolation);
      }
    },
    async write(title) {
      await sql`update news set title = ${sql.json({ fr: title })} where id = ${origin.news[0] ?? ''}`;
    },
    async evidence(readers) {
      const [row] = await admin`select sim.evidence(${admin.json(readers as never)}) as evidence`;
      return row?.evidence;
    },
    async epoch() {
      const [row] = await sql`select epoch from sync.state`;
      return row?.epoch;
    },
    async currentEdition() {
      const [row] = await sql`select id from editions order by is_current desc, year desc limit 1`;
      return row?.id;
    },
    async close() {
      await calm();
      await Promise.all([anon, admin, second, master].map((connection) => connection.end()));
      await database.drop();
    },
  };
}

/** The edition that a change names may have been deleted; then the change is refused, as it should. */
function ignoreViolation(error: unknown): void {
  if (!(error instanceof postgres.PostgresError && error.code.startsWith('23'))) throw error;
}

function become(connection: Sql, claims: { role: string; sub?: string }) {
  return connection`select set_config('role', ${claims.role}, false),
    set_config('request.jwt.claims', ${JSON.stringify(claims)}, false)`;
}
