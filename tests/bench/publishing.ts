import { performance } from 'node:perf_hooks';
import type { Sql } from 'postgres';
import { startTestCluster } from '#local/test-cluster.ts';
import type { Publisher } from '#publisher/publisher.ts';
import { startPublishedForum } from './published-forum.ts';
import { printHeading, printTable, shown } from './table.ts';

/**
 * Measures the first publication of a site, unless everything is taken as published already, and those
 * after one session has changed.
 */
export async function benchPublishing(
  dist: string,
  sizes: readonly number[],
  runs: number,
  assumed: boolean,
): Promise<void> {
  printHeading('Publishing the pages, in three languages');
  const rows: string[][] = [];
  const cluster = await startTestCluster();
  try {
    for (const size of sizes) {
      const forum = await startPublishedForum(cluster.address, size, dist, { assumed });
      try {
        const { publisher, first } = forum;
        const after: { ms: number; made: number }[] = [];
        for (let run = 0; run < runs; run += 1) {
          await renameOneSession(forum.database.sql, run);
          after.push(await publishOnce(publisher));
        }
        const [{ sessions = 0 } = {}] = await forum.database.sql<{ sessions: number }[]>`
          select count(*)::integer as sessions from events where published and edition_id =
            (select id from editions where is_current)`;
        rows.push([
          `${size}×`,
          shown(sessions),
          shown(first.made),
          assumed ? '' : shown(first.ms / 1000),
          after.map(({ made, ms }) => `${made} in ${shown(ms / 1000)}`).join(', '),
        ]);
      } finally {
        await forum.stop();
      }
    }
  } finally {
    await cluster.stop();
  }
  printTable(
    ['', 'sessions', 'files', 'first publication, s', '1 changed session: files in s'],
    rows,
  );
}

async function publishOnce(publisher: Publisher): Promise<{ ms: number; made: number }> {
  const begun = performance.now();
  const done = await publisher.publish();
  if (!done.ok) throw new Error(JSON.stringify(done.failure));
  for (const [path, error] of done.value?.failed ?? []) console.error(path, error);
  return { ms: performance.now() - begun, made: done.value?.made.length ?? 0 };
}

async function renameOneSession(sql: Sql, run: number): Promise<void> {
  await sql`
    update events set title = title || jsonb_build_object('fr', ${`Titre ${run}`}::text)
    where id = (select id from events where published and edition_id =
      (select id from editions where is_current) order by id offset ${run * 7} limit 1)`;
}
