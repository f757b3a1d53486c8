import { afterAll, beforeAll, expect, test } from 'vitest';
import { advance, type Snapshot } from '#publisher/snapshot.ts';
import { type Forum, openForum } from '../db/forum.ts';
import { pullOf } from './visitor.ts';

let forum: Forum;
beforeAll(async () => {
  forum = await openForum();
});
afterAll(() => forum.drop());

async function snapshotAfter(before?: Snapshot): Promise<Snapshot> {
  const result = await advance(pullOf(forum), before);
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

test('a snapshot follows changes, unpublishing and deletion, and stays itself without any', async () => {
  const { event, news } = forum.rows;
  const first = await snapshotAfter();
  expect(first.content.event.has(event.id)).toBe(true);
  expect(await snapshotAfter(first)).toBe(first);

  await forum.sql`update events set cancelled = true where id = ${event.id}`;
  await forum.sql`update news set published = false where id = ${news.id}`;
  const second = await snapshotAfter(first);
  expect(second.content.event.get(event.id)?.cancelled).toBe(true);
  expect(second.content.news.has(news.id)).toBe(false);
  expect(second.rows).toEqual((await snapshotAfter()).rows);
  expect(first.content.news.has(news.id)).toBe(true);

  await forum.sql`delete from events where id = ${event.id}`;
  const third = await snapshotAfter(second);
  expect(third.content.event.has(event.id)).toBe(false);
  expect(third.content.intervention.size).toBe(0);
});

test('it tells since when nothing has changed of what visitors see', async () => {
  const first = await snapshotAfter();
  expect(first.changed).toBe(first.revision);
  const { sql } = forum;
  await sql`update glossary_terms set note = 'changed'`;
  const inside = await snapshotAfter(first);
  expect(inside.revision).toBeGreaterThan(first.revision);
  expect(inside.changed).toBe(first.changed);
  await sql`update editions set name = '{"fr": "autre"}' where id = 21`;
  const outside = await snapshotAfter(inside);
  expect(outside.changed).toBe(outside.revision);
});

test('it begins anew after a restore, and when another edition becomes the current one', async () => {
  const before = await snapshotAfter();
  await forum.sql`update sync.state set epoch = gen_random_uuid()::text`;
  const restored = await snapshotAfter(before);
  expect(restored.epoch).not.toBe(before.epoch);
  expect(restored.rows).toEqual((await snapshotAfter()).rows);

  await forum.sql`insert into editions (id, year, name, starts_on, ends_on)
    values (22, 2027, '{"fr": "22e"}', '2027-11-20', '2027-11-23')`;
  await forum.sql`update editions set is_current = true where id = 22`;
  const moved = await snapshotAfter(restored);
  expect(moved.edition).toBe(22);
  expect(moved.content.speaker.size).toBe(0);
  await forum.sql`update editions set is_current = true where id = 21`;
});

test.each([
  [
    'another edition becomes the current one',
    'update editions set is_current = true where id = 22',
  ],
  [
    'the server is restored to before a row was there',
    `with begun as (update sync.state set epoch = gen_random_uuid()::text)
      delete from sync.log where revision = (select min(revision) from sync.log)`,
  ],
])('while %s between two pages of a first look, nothing of two is mixed', async (_, statement) => {
  await forum.sql`update editions set is_current = (id = 21)`;
  const page = pullOf(forum, 3);
  let pages = 0;
  const result = await advance(async (...question) => {
    pages += 1;
    if (pages === 2) await forum.sql.unsafe(statement);
    return page(...question);
  });
  expect(pages).toBeGreaterThan(2);
  const { edition, epoch, rows } = await snapshotAfter();
  expect(result).toMatchObject({ ok: true, value: { edition, epoch } });
  expect(result.ok && result.value.rows).toEqual(rows);
});
