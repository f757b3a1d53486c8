import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { device } from './device.ts';
import { anonymous, type Forum, openForum } from './forum.ts';

/** The budgets for what anybody may make up, and what one client may take of them. */

let forum: Forum;
beforeAll(async () => {
  forum = await openForum();
});
afterAll(() => forum.drop());

/** Small budgets that do not grow while a test runs. */
const burst = 200;
beforeEach(async () => {
  await forum.sql`delete from sync.gate_shares`;
  await forum.sql`update sync.gates set burst = ${burst}, places = ${burst},
    per_second = 0.0001, at = now()`;
});

type Headers = Readonly<Record<string, string>>;
const from = (address: string): Headers => ({ 'x-forwarded-for': address });

/** Calls as the API does for a request with these headers; answers the error's code, or 'fine'. */
async function call(headers: Headers, query: (sql: Forum['sql']) => Promise<unknown>) {
  return forum
    .as(anonymous, async (sql) => {
      await sql`select set_config('request.headers', ${JSON.stringify(headers)}, true)`;
      await query(sql as unknown as Forum['sql']);
    })
    .then(
      () => 'fine',
      (error: { code: string }) => error.code,
    );
}

const newKey = () => randomBytes(32).toString('base64url');
const favourite = (id: string) => ({
  ...{ kind: 'event', id, favourite: true },
  at: new Date().toISOString(),
});

/** Each way to make something up, without an account. */
const ways: Readonly<Record<string, (headers: Headers) => Promise<string>>> = {
  visitors: (headers) =>
    call(headers, (sql) => {
      const ops = [favourite(forum.rows.event.id)];
      return sql`select favourites_push(${newKey()}, ${sql.json(ops)})`;
    }),
  subscriptions: (headers) =>
    call(headers, (sql) => sql`select push_subscribe(${sql.json({ ...device() })})`),
  devices: (headers) =>
    call(headers, (sql) => {
      const token = randomBytes(16).toString('base64url');
      return sql`select note_revision(${token}, 21, 1)`;
    }),
  errors: (headers) =>
    call(headers, (sql) => {
      const report = {
        ...{ id: randomUUID(), version: 'a', name: 'Error', message: 'Gone', places: [] },
        ...{ screen: '/', browser: 'other', language: 'fr', online: true },
      };
      return sql`select errors_push(${sql.json([report])})`;
    }),
  reads: (headers) =>
    call(headers, (sql) => {
      const reads = [{ page: 'screen:home', language: 'fr', count: 1 }];
      return sql`select reads_push(${sql.json(reads)})`;
    }),
};

/** Six loops of one client that do not stop; resolves with how many calls were let in. */
async function abuse(act: (headers: Headers) => Promise<string>, calls: number): Promise<number> {
  let taken = 0;
  const loop = async () => {
    for (let count = 0; count < calls / 6; count += 1) {
      if ((await act(from('203.0.113.7'))) === 'fine') taken += 1;
    }
  };
  await Promise.all(Array.from({ length: 6 }, loop));
  return taken;
}

test.each(Object.keys(ways))(
  '%s: one client in six loops takes a tenth at most, and the honest are let in',
  async (name) => {
    const act = ways[name] as (headers: Headers) => Promise<string>;
    const honest: string[] = [];
    const visit = async () => {
      for (let count = 0; count < 100; count += 1)
        honest.push(await act(from(`198.51.100.${count}`)));
    };
    const [taken] = await Promise.all([abuse(act, 2 * burst), visit()]);
    expect(taken).toBeLessThanOrEqual(burst / 10);
    expect(honest.filter((outcome) => outcome === 'fine').length).toBeGreaterThanOrEqual(99);
    const [gate] = await forum.sql`select places from sync.gates where name = ${name}`;
    expect(gate?.places).toBeGreaterThan(burst - 100 - burst / 10 - 1);
  },
);

test('the budget for all holds too, whatever addresses are named', async () => {
  const outcomes: string[] = [];
  for (let count = 0; count < burst + 20; count += 1) {
    outcomes.push(
      (await ways.subscriptions?.(
        from(`10.0.${count % 100}.${Math.floor(count / 100)}`),
      )) as string,
    );
  }
  expect(outcomes.filter((outcome) => outcome === 'fine')).toHaveLength(burst);
  expect(outcomes.at(-1)).toBe('PT429');
});

test.each<[string, (count: number) => Headers]>([
  ['names others before itself', (count) => from(`192.0.2.${count}, 203.0.113.7`)],
  ['moves within its network', (count) => from(`2001:db8:1:2:${count}::1`)],
  [
    'writes its address another way',
    (count) => from(count % 2 ? '203.0.113.7' : '::ffff:203.0.113.7'),
  ],
  [
    'invents a header beside what the host says',
    (count) => ({ ...from(`192.0.2.${count}`), 'cf-connecting-ip': '203.0.113.7' }),
  ],
])('a client that %s remains one', async (_name, headers) => {
  let taken = 0;
  for (let count = 0; count < 40; count += 1) {
    if ((await ways.devices?.(headers(count))) === 'fine') taken += 1;
  }
  expect(taken).toBe(burst / 10);
});

test('without an address, or with nonsense in its place, there is the budget for all', async () => {
  for (const headers of [{}, from(''), from('unknown'), from('300.1.2.3')] as Headers[]) {
    for (let count = 0; count < burst / 10 + 1; count += 1) {
      expect(await ways.devices?.(headers)).toBe('fine');
    }
  }
});

test('a share grows again, goes on after midnight, and its salt is gone after a day', async () => {
  const { sql } = forum;
  const act = () => ways.devices?.(from('203.0.113.7'));
  while ((await act()) === 'fine');
  await sql`update sync.gate_shares set at = now() - interval '1 hour'`;
  await sql`update sync.gates set per_second = 0.01 where name = 'devices'`;
  expect([await act(), await act(), await act(), await act()]).toEqual([
    ...['fine', 'fine', 'fine'],
    'PT429',
  ]);

  // As if all this had been yesterday: the address is hashed anew, and nothing is given twice.
  await sql`update sync.gate_salts set day = day - 1`;
  expect(await act()).toBe('PT429');
  await sql`update sync.gate_salts set day = day - 1`;
  await sql`update sync.gate_shares set at = now() - interval '2 days'`;
  expect(await act()).toBe('fine');
  expect(await sql`select from sync.gate_salts where day < current_date - 1`).toHaveLength(0);
  expect(await sql`select from sync.gate_shares`).toHaveLength(1);
});

test('salt and shares of a day are thrown away though nobody comes after it', async () => {
  const { sql } = forum;
  await ways.devices?.(from('203.0.113.7'));
  await sql`update sync.gate_salts set day = day - 2`;
  await sql`update sync.gate_shares set at = now() - interval '2 days'`;
  await sql`select sync.tidy()`;
  expect(await sql`select from sync.gate_salts`).toHaveLength(0);
  expect(await sql`select from sync.gate_shares`).toHaveLength(0);
});

test('no address is kept, only a hash', async () => {
  await ways.devices?.(from('203.0.113.7'));
  const kept = await forum.sql`select s::text from sync.gate_shares s`;
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain('203.0.113.7');
});
