import { randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Forum, insert, openForum } from './forum.ts';

const WRITERS = 6;
const TRANSACTIONS = 20;

let forum: Forum;
let writers: Sql;
beforeAll(async () => {
  forum = await openForum();
  writers = postgres(forum.url(), { max: WRITERS, onnotice: () => undefined });
});
afterAll(async () => {
  await writers.end();
  await forum.drop();
});

test('no table of content can be truncated, nor by way of another', async () => {
  for (const { table } of Object.values(forum.rows)) {
    const truncate = forum.sql`truncate ${forum.sql(table)} cascade`;
    await expect(truncate, table).rejects.toMatchObject({ code: '0A000' });
  }
});

test('content is not written from a snapshot that is older than the lock', async () => {
  for (const level of ['repeatable read', 'serializable']) {
    const work = forum.sql.begin(`isolation level ${level}`, (sql) => sql`delete from news`);
    await expect(work).rejects.toMatchObject({ code: '0A000' });
  }
});

/** Statements that touch several rows and, by trigger, rows of other tables. */
const touches: ((sql: Sql, at: number) => Promise<unknown>)[] = [
  (sql, at) => sql`update editions set is_current = (id = ${20 + (at % 3)})`,
  (sql) => sql`update speakers set published = not published`,
  (sql) => sql`update events set published = not published`,
  (sql) =>
    sql`update events set participant_ids = array(select id from speakers order by random())`,
  (sql) => sql`delete from speakers where id = (select id from speakers order by random() limit 1)`,
  (sql, at) =>
    insert(sql, 'speakers', {
      ...forum.rows.speaker.values,
      id: randomUUID(),
      edition_ids: [20 + (at % 3)],
    }),
  (sql, at) => sql`update events set edition_id = ${20 + (at % 3)}`,
  (sql) => sql`delete from interventions`,
];

test('transactions that touch the same rows in any order never deadlock', async () => {
  const { sql, rows } = forum;
  for (const id of [20, 22]) {
    await insert(sql, 'editions', { ...rows.edition.values, id, is_current: false });
  }
  for (let n = 0; n < 10; n += 1) {
    await insert(sql, 'speakers', { ...rows.speaker.values, id: randomUUID() });
    await insert(sql, 'events', { ...rows.event.values, id: randomUUID() });
  }
  const failures: string[] = [];
  const work = async (writer: number) => {
    for (let n = 0; n < TRANSACTIONS; n += 1) {
      await writers
        .begin(async (transaction) => {
          for (let step = 0; step < 3; step += 1) {
            const at = writer * 7 + n * 3 + step * (writer + 1);
            await touches[at % touches.length]?.(transaction as unknown as Sql, at);
          }
        })
        .catch(({ code, message }: { code: string; message: string }) => {
          // A list read before the wait for the lock may name a speaker who is gone after it.
          if (code !== '23503') failures.push(`${code} ${message}`);
        });
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => work(writer)));
  expect(failures).toEqual([]);
  const [state] = await sql`select
    (select count(*)::integer from editions where is_current) as current,
    (select count(*)::integer from events e, unnest(participant_ids) p
      where p not in (select id from speakers)) as dangling,
    (select count(*)::integer from interventions i join events e on e.id = i.event_id
      where e.edition_id <> i.edition_id) as astray`;
  expect(state).toEqual({ current: 1, dangling: 0, astray: 0 });
});

test('batches pushed at once in opposite orders all get their answers', async () => {
  const ids = Array.from({ length: 12 }, randomUUID);
  const insertion = (id: string) => ({
    kind: 'article',
    id,
    action: 'insert',
    set: { slug: `s-${id}`, title: { en: 'Zero' } },
  });
  await forum.push(ids.map(insertion));
  const batches = ['One', 'Two', 'Three', 'Four'].map((en, batch) => {
    const order = batch % 2 === 0 ? ids : [...ids].reverse();
    return order.map((id) => ({
      kind: 'article',
      id,
      action: 'update',
      base: { title: { en: 'Zero' } },
      set: { title: { en } },
    }));
  });
  const answers = await Promise.all(batches.map((batch) => forum.push(batch)));
  const statuses = answers.map((answer) => [...new Set(answer.map((result) => result.status))]);
  expect(statuses.flat().sort()).toEqual(['applied', 'conflict', 'conflict', 'conflict']);
});

test('one batch pushed twice at once, as after a lost answer, is done once', async () => {
  const ids = Array.from({ length: 5 }, () => randomUUID());
  const batch = ids.map((id) => ({
    op: randomUUID(),
    kind: 'article',
    id,
    action: 'insert',
    set: { slug: `t-${id}`, title: { en: 'Twice' } },
  }));
  const [one, other] = await Promise.all([forum.push(batch), forum.push(batch)]);
  expect(one?.map((result) => result.status)).toEqual(ids.map(() => 'applied'));
  expect(other).toEqual(one);
});
