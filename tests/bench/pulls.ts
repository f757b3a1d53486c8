import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { brotliDecompressSync } from 'node:zlib';
import type { Sql } from 'postgres';
import { PUBLISHABLE_KEY } from '#local/secrets.ts';
import { startTestCluster } from '#local/test-cluster.ts';
import { startScaledForum } from './scaled-forum.ts';
import { median, printHeading, printTable, shown } from './table.ts';

/** Asks for the changes after a revision; resolves with the answer's text and its bytes as sent. */
type Ask = (since: number) => Promise<{ readonly text: string; readonly sent: number }>;

interface Page {
  readonly revision: number;
  readonly more: boolean;
  readonly rows: readonly unknown[];
}

interface Pulled {
  readonly rows: number;
  readonly pages: number;
  readonly bytes: number;
  readonly sent: number;
  readonly revision: number;
}

/** Measures full and delta pulls in SQL alone and through HTTP, and a push of a hundred operations. */
export async function benchPulls(sizes: readonly number[], runs: number): Promise<void> {
  const rows: string[][] = [];
  const cluster = await startTestCluster();
  try {
    for (const size of sizes) {
      const forum = await startScaledForum(cluster.address, size);
      const { sql } = forum.database;
      try {
        rows.push([`SQL, ${size}×`, ...(await measure(sql, bySql(sql), runs))]);
        rows.push([`HTTP, ${size}×`, ...(await measure(sql, byHttp(forum.port), runs))]);
      } finally {
        await forum.stop();
      }
    }
  } finally {
    await cluster.stop();
  }
  printHeading('Pulls of one client on this machine');
  printTable(
    [
      'median of the runs',
      'rows',
      'pages',
      'MB',
      'MB sent',
      'full ms',
      'no change ms',
      '1 row ms',
      '100 rows ms',
      'push of 100 ms',
    ],
    rows,
  );
}

async function measure(sql: Sql, ask: Ask, runs: number): Promise<string[]> {
  const full = await time(runs, () => pull(ask, 0));
  const { rows, pages, bytes, sent, revision } = full.value;
  const idle = await time(runs, () => pull(ask, revision));
  const one = await time(
    runs,
    () => pull(ask, revision),
    () => touch(sql, 1),
  );
  const hundred = await time(
    runs,
    () => pull(ask, one.value.revision),
    () => touch(sql, 100),
  );
  const push = await time(runs, () => correct(sql, 100));
  return [rows, pages, bytes / 1e6, sent / 1e6, full.ms, idle.ms, one.ms, hundred.ms, push.ms].map(
    shown,
  );
}

/** The median time of some work, ms, and its last result; `before` is not timed. */
async function time<T>(
  runs: number,
  work: () => Promise<T>,
  before?: () => Promise<unknown>,
): Promise<{ ms: number; value: T }> {
  await before?.();
  const times: number[] = [];
  let value = await work();
  for (let run = 0; run < runs; run += 1) {
    const begun = performance.now();
    value = await work();
    times.push(performance.now() - begun);
  }
  return { ms: median(times), value };
}

/** Pulls page after page until everything is there. */
async function pull(ask: Ask, since: number): Promise<Pulled> {
  let pulled: Pulled = { rows: 0, pages: 0, bytes: 0, sent: 0, revision: since };
  for (let more = true; more; ) {
    const { text, sent } = await ask(pulled.revision);
    const page = JSON.parse(text) as Page;
    pulled = {
      rows: pulled.rows + page.rows.length,
      pages: pulled.pages + 1,
      bytes: pulled.bytes + Buffer.byteLength(text),
      sent: pulled.sent + sent,
      revision: page.revision,
    };
    more = page.more;
  }
  return pulled;
}

function bySql(sql: Sql): Ask {
  return async (since) => {
    const [answer] = await sql<{ text: string }[]>`
      select sync_pull(p_since => ${since})::text as text`;
    if (!answer) throw new Error('sync_pull answered nothing');
    return { text: answer.text, sent: Buffer.byteLength(answer.text) };
  };
}

function byHttp(port: number): Ask {
  return async (since) => {
    const asked = request({
      host: '127.0.0.1',
      port,
      path: `/rest/v1/rpc/sync_pull?p_since=${since}`,
      headers: { apikey: PUBLISHABLE_KEY, 'accept-encoding': 'br' },
    });
    asked.end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const sent = Buffer.concat(await answer.toArray());
    const coded = answer.headers['content-encoding'] === 'br';
    const text = (coded ? brotliDecompressSync(sent) : sent).toString();
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${text}`);
    return { text, sent: sent.length };
  };
}

/** Changes some events of the current edition, each in its own revision. */
async function touch(sql: Sql, count: number): Promise<void> {
  await sql`
    update events set cancelled = not cancelled
    where id in (select id from events where edition_id in
      (select id from editions where is_current) order by id limit ${count})`;
}

/** Pushes corrections of titles in one language, as an outbox sends them. */
async function correct(sql: Sql, count: number): Promise<void> {
  const rows = await sql<{ id: string; title: string | null }[]>`
    select id, title ->> 'en' as title from interventions order by id limit ${count}`;
  const ops = rows.map(({ id, title }) => ({
    op: crypto.randomUUID(),
    kind: 'intervention',
    id,
    action: 'update',
    base: { title: { en: title } },
    set: { title: { en: crypto.randomUUID() } },
  }));
  const [answer] = await sql<{ answer: { results: { status: string }[] } }[]>`
    select sync_push(${sql.json({ ops })}) as answer`;
  const refused = answer?.answer.results.find(({ status }) => status !== 'applied');
  if (refused) throw new Error(JSON.stringify(refused));
}
