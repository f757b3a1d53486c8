import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { startTestCluster } from '#local/test-cluster.ts';
import { snapshotPointer } from '#replica/protocol/snapshot.ts';
import { bellPause } from '#replica/sync/backoff.ts';
import { startPublishedForum } from './published-forum.ts';
import type { Order, Tale } from './storm-phones.ts';
import { printHeading, printTable, shown } from './table.ts';

/** As much time as a bell is spread over where it is to be met by one process. */
const wide = 15_000;
const bells = [
  ['a change, its bell', { urgent: false, spread: 1_500 }],
  ['an urgent change, its bell', { urgent: true, spread: 1_500 }],
  [`a change, its bell spread over ${wide / 1_000} s`, { urgent: false, spread: wide }],
] as const;

/** How long a crowd takes to arrive, ms. */
const arrival = 60_000;
/** How long phones without a bell are counted while nothing changes, and until all have seen a change, ms. */
const [minute, longest] = [60_000, 150_000];
/** When a change is published, ms after it: the publisher asks every ten seconds. */
const published = 5_000;
/** Postgres tells of what an idle connection did after ten seconds, ms. */
const settling = 11_000;

/**
 * A crowd of first visits within a minute, as far as they ask for content: pointer, snapshot, changes
 * since. Then a change and its bell, ordinary and urgent, which the whole crowd hears. Then the same crowd
 * without a bell, which looks at the pointer: a minute in which nothing changes, and a change. The phones run
 * in a process of their own; files and answers come from the one server.
 */
export async function benchStorm(dist: string, count: number): Promise<void> {
  const cluster = await startTestCluster();
  const rows: string[][] = [];
  try {
    const forum = await startPublishedForum(cluster.address, 1, dist, {
      wanted: (path) => path.startsWith('snapshot'),
    });
    const { sql } = forum.database;
    const { port } = forum;
    const starts = (draw: () => number) => Array.from({ length: count }, draw);
    try {
      await touch(sql);
      const arriving = starts(() => Math.random() * arrival);
      rows.push(await measure('first visits in 60 s', sql, { port, starts: arriving }));
      for (const [name, bell] of bells) {
        const held = await newest(sql);
        await touch(sql);
        const hearing = starts(() => bellPause(bell));
        rows.push(await measure(name, sql, { port, starts: hearing, held }));
      }
      await forum.publisher.publish();
      const pointer = await fetch(`http://127.0.0.1:${port}${snapshotPointer}`);
      const etag = pointer.headers.get('etag') ?? '';
      const held = await newest(sql);
      const looking = { port, starts: starts(() => Math.random() * minute), held };
      const quiet = { ...looking, looking: { etag, ms: minute } };
      rows.push(await measure('no bell: a minute in which nothing changes', sql, quiet));
      await touch(sql);
      const publishing = pause(published).then(() => forum.publisher.publish());
      const told = { ...looking, looking: { etag, ms: longest } };
      rows.push(await measure('no bell: a change, published after 5 s', sql, told));
      await publishing;
    } finally {
      await forum.stop();
    }
  } finally {
    await cluster.stop();
  }
  printHeading(`Arrival storm: ${count} phones, one server on this machine`);
  const times = ['p50 ms', 'p99 ms', 'last ms'];
  const server = ['server CPU ms each', 'transactions', 'whole pulls'];
  printTable(['', 'requests', 'errors', ...times, 'KB each', ...server], rows);
}

async function measure(name: string, sql: Sql, order: Order): Promise<string[]> {
  const count = order.starts.length;
  const [before, cpu] = [await transactions(sql), process.cpuUsage()];
  const phones = fork(join(import.meta.dirname, 'storm-phones.ts'));
  phones.send(order);
  const [tale] = (await once(phones, 'message')) as [Tale];
  const { user, system } = process.cpuUsage(cpu);
  await pause(settling);
  const ran = (await transactions(sql)) - before;
  const { requests, errors, bytes, wholePulls } = tale;
  for (const error of new Set(errors)) process.stderr.write(`${name}: ${error}\n`);
  const times = [...tale.times].sort((a, b) => a - b);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
  const each = [bytes / 1_024 / count, (user + system) / 1_000 / count];
  const figures = [requests, errors.length, at(0.5), at(0.99), at(1), ...each, ran, wholePulls];
  return [name, ...figures.map(shown)];
}

/** Transactions that this database has run, those of this question too. */
async function transactions(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select (xact_commit + xact_rollback)::float8 as count
    from pg_stat_database where datname = current_database()`;
  return row?.count ?? Number.NaN;
}

async function newest(sql: Sql): Promise<{ epoch: string; revision: number }> {
  const [row] = await sql<{ epoch: string; revision: number }[]>`
    select epoch, sync.latest()::float8 as revision from sync.state`;
  if (!row) throw new Error('The database has no epoch');
  return row;
}

/** One session of the current edition changes. */
async function touch(sql: Sql): Promise<void> {
  await sql`update events set cancelled = not cancelled where id = (
    select id from events where edition_id in (select id from editions where is_current)
    order by id limit 1)`;
}
