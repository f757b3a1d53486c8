import { readFile } from 'node:fs/promises';
import postgres from 'postgres';
import { startTestCluster } from '#local/test-cluster.ts';
import { createTestDatabase } from '#local/test-database.ts';
import { content } from '../db/content.ts';
import { insert } from '../db/forum.ts';

/** What the outbox of push messages costs the database, with as many devices as asked (100,000). */

const devices = Number(process.argv[2] ?? 100_000);

const cluster = await startTestCluster();
const database = await createTestDatabase(cluster.address);
const sql = postgres(database.url(), { max: 1, onnotice: () => undefined });
const [backend] = await sql`select pg_backend_pid() as pid`;

/** Milliseconds of CPU that the connection's Postgres process has used; on Linux only. */
async function cpu(): Promise<number> {
  const fields = (await readFile(`/proc/${backend?.pid}/stat`, 'utf8')).split(' ');
  return (Number(fields[13]) + Number(fields[14])) * 10;
}

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const [begun, used] = [performance.now(), await cpu()];
  const result = await work();
  const [elapsed, computed] = [performance.now() - begun, (await cpu()) - used];
  const cell = (value: number) => value.toFixed(0).padStart(7);
  console.log(`${cell(elapsed)} ms ${cell(computed)} ms of CPU  ${name}`);
  return result;
}

try {
  const { edition, announcement } = content();
  await insert(sql, 'editions', edition.values);
  await sql`insert into push_subscriptions (endpoint, p256dh, auth, language, topics)
    select 'https://push.test/' || number, 'BA' || repeat('A', 85), repeat('A', 22),
      (array['fr', 'en', 'ar'])[1 + number % 3], '{announcements}'
    from generate_series(1, ${devices}) as number`;
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  await timed('to send an announcement', () =>
    insert(sql, 'announcements', { ...announcement.values, sent_at: null, expires_at }),
  );
  await timed(`to fill the outbox for ${devices} devices`, () => sql`select sync.queue_push()`);
  const claims = 100;
  const claimed: { subject: string; subscription: string; version: number }[] = [];
  await timed(`to claim ${claims} × 50`, async () => {
    for (let count = 0; count < claims; count += 1) {
      const [row] = await sql`select push_claim(50) as batch`;
      claimed.push(...(row?.batch ?? []));
    }
  });
  await timed(`to acknowledge ${claimed.length} by tens`, async () => {
    for (let from = 0; from < claimed.length; from += 10) {
      const results = claimed.slice(from, from + 10).map(({ subject, subscription, version }) => ({
        ...{ subject, subscription, version, outcome: 'delivered' },
      }));
      await sql`select push_acknowledge(${sql.json(results)})`;
    }
  });
  await timed('to ask how many workers are wanted', () => sql`select push_workers()`);
  const [size] = await sql`select pg_size_pretty(pg_total_relation_size('push_outbox')) as size`;
  console.log(`${size?.size} is the outbox`);
} finally {
  await sql.end();
  await database.drop();
  await cluster.stop();
}
