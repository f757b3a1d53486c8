import { setTimeout as sleep } from 'node:timers/promises';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Random, randomOf } from '../sync/random.ts';
import { type Change, type Forum, openForum } from './forum.ts';

/** Decides every draw; the clock of the machine still decides how writers meet. */
const seed = Number(process.env.SEED ?? 1);

const WRITERS = 8;
const TRANSACTIONS = 25;
/** Many, so that a row that a reader misses is seldom written again before the end. */
const ROWS = 400;

let forum: Forum;
let writers: Sql;
beforeAll(async () => {
  forum = await openForum({ filled: false });
  writers = postgres(forum.url(), { max: WRITERS, onnotice: () => undefined });
  await forum.sql`insert into articles (slug, title, published)
    select 'a' || n, '{"en": "0"}', true from generate_series(1, ${ROWS}::integer) n`;
});
afterAll(async () => {
  await writers.end();
  await forum.drop();
});

/** What a reader believes: the title of each article by id. */
type Copy = Map<string, string>;

interface Reader {
  copy: Copy;
  read(): Promise<void>;
}

/** The protocol: everything after the last revision, tombstones included. */
function revisionReader(): Reader {
  const copy: Copy = new Map();
  let since = 0;
  return {
    copy,
    async read() {
      const answer = await forum.pull({ since, limit: 50 });
      for (const change of answer.rows) keep(copy, change);
      since = answer.revision;
      if (answer.more) await this.read();
    },
  };
}

function keep(copy: Copy, { kind, id, row }: Change): void {
  if (kind !== 'article') return;
  if (row) copy.set(id, (row.title as { en: string }).en);
  else copy.delete(id);
}

/** The usual way, planted here to show that the test can tell: everything after the last timestamp. */
function timestampReader(): Reader {
  const copy: Copy = new Map();
  let since = '1990-01-01T00:00:00Z';
  return {
    copy,
    async read() {
      const rows = await forum.sql<{ id: string; title: string; at: string }[]>`
        select id, title ->> 'en' as title, updated_at::text as at from articles
        where updated_at > ${since}::text::timestamptz order by updated_at`;
      for (const { id, title, at } of rows) {
        copy.set(id, title);
        since = at;
      }
    },
  };
}

async function truth(): Promise<Copy> {
  const rows = await forum.sql<{ id: string; title: string }[]>`
    select id, title ->> 'en' as title from articles`;
  return new Map(rows.map(({ id, title }) => [id, title]));
}

function lost(copy: Copy, real: Copy): number {
  return [...real].filter(([id, title]) => copy.get(id) !== title).length;
}

/** One transaction on a few random rows; some are slow before or after the write, some roll back. */
async function write(label: string, ids: string[], { next: chance }: Random): Promise<void> {
  const rollback = new Error('rollback');
  await writers
    .begin(async (sql) => {
      await sql`select now()`;
      await sleep(chance() * 15);
      const picked = ids.filter(() => chance() < 0.01);
      await sql`update articles set title = jsonb_build_object('en', ${label}::text)
        where id = any (${picked}::uuid[])`;
      await sleep(chance() * 10);
      if (chance() < 0.2) throw rollback;
    })
    .catch((error) => {
      if (error !== rollback) throw error;
    });
}

test('with 8 writers, rollbacks and slow transactions a reader by revision loses nothing', async () => {
  const ids = [...(await truth()).keys()];
  const protocol = revisionReader();
  let isWriting = true;
  const reading = (async () => {
    while (isWriting) {
      await protocol.read();
      await sleep(3);
    }
  })();
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      const random = randomOf(seed * WRITERS + writer);
      for (let n = 0; n < TRANSACTIONS; n += 1) await write(`${writer}.${n}`, ids, random);
    }),
  );
  isWriting = false;
  await reading;
  await protocol.read();
  const real = await truth();
  expect(lost(protocol.copy, real), `SEED=${seed}`).toBe(0);
  expect(protocol.copy.size, `SEED=${seed}`).toBe(ROWS);
});

test('a reader by timestamp, planted here, does lose rows', async () => {
  const [first = '', second = ''] = [...(await truth()).keys()];
  const protocol = revisionReader();
  const planted = timestampReader();
  await protocol.read();
  await planted.read();
  const slow = await writers.reserve();
  await slow`begin`;
  await slow`select now()`;
  await sleep(5);
  await forum.sql`update articles set title = '{"en": "quick"}' where id = ${second}`;
  await protocol.read();
  await planted.read();
  await slow`update articles set title = '{"en": "slow"}' where id = ${first}`;
  await slow`commit`;
  slow.release();
  await protocol.read();
  await planted.read();
  const real = await truth();
  expect(lost(planted.copy, real)).toBe(1);
  expect(lost(protocol.copy, real)).toBe(0);
});
