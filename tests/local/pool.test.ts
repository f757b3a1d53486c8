import { type AddressInfo, connect, createServer } from 'node:net';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openPool } from '#local/pool.ts';
import { createTestDatabase, type TestDatabase } from '#local/test-database.ts';

/** Postgres says so when a connection is open and waits for a query. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'));
});
afterAll(async () => {
  await database.drop();
});

/** A line to the database, on which each connection is torn off by the first thing asked of it while `tears`. */
async function startLine() {
  const line = { tears: true, torn: 0 };
  const server = createServer((outer) => {
    const inner = connect(Number(new URL(database.url()).port), '127.0.0.1');
    let ready = false;
    outer.on('data', (data) => {
      if (!ready || !line.tears) return inner.write(data);
      line.torn += 1;
      outer.resetAndDestroy();
    });
    inner.on('data', (data) => {
      ready ||= data.includes(READY);
      outer.write(data);
    });
    for (const [one, other] of [
      [outer, inner],
      [inner, outer],
    ] as const) {
      one.on('error', () => undefined).on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(database.url());
  url.port = String((server.address() as AddressInfo).port);
  return Object.assign(line, { url: url.href, close: () => server.close() });
}

test('a connection torn off as soon as it is open fails what was asked of it, and nothing after it', async () => {
  const line = await startLine();
  const sql = openPool(line.url, 2);
  try {
    const tries = Array.from({ length: 4 }, (_, index) =>
      index % 2 === 0 ? sql`select 1` : sql.begin((transaction) => transaction`select 1`),
    );
    const ends = await Promise.allSettled(tries);
    expect(ends.map(({ status }) => status)).toEqual(tries.map(() => 'rejected'));
    expect(line.torn).toBeGreaterThan(0);
    line.tears = false;
    const [row] = await sql.begin((transaction) => transaction`select 1 as one`);
    expect(row).toEqual({ one: 1 });
  } finally {
    await sql.end({ timeout: 1 });
    line.close();
  }
});
