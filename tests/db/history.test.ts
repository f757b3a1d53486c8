import { afterAll, beforeAll, expect, test } from 'vitest';
import { kinds } from '#entities/index.ts';
import { anonymous, type Forum, openForum } from './forum.ts';

interface Line {
  sequence: number;
  kind: string;
  id: string;
  who: string | null;
  action: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

let forum: Forum;
beforeAll(async () => {
  forum = await openForum();
});
afterAll(() => forum.drop());

async function history(kind: string | null, id: string | null, before?: number): Promise<Line[]> {
  const [row] = await forum.as(
    forum.administrator,
    (as) => as`select content_history(${kind}, ${id}, ${before ?? null}) as lines`,
  );
  return row?.lines as Line[];
}

test('every kind of content keeps its history', async () => {
  const rows = await forum.sql<{ name: string }[]>`
    select tgrelid::regclass::text as name from pg_trigger where tgname = 'remember_row'`;
  const tables = await forum.sql<{ name: string }[]>`select table_name as name from sync.kinds`;
  expect(rows.map(({ name }) => name).sort()).toEqual(tables.map(({ name }) => name).sort());
  expect(tables).toHaveLength(kinds.length);
});

test('a change through the API is told with its author, and only with what changed', async () => {
  const { id } = forum.rows.event;
  await forum.push([
    { kind: 'event', id, action: 'update', base: { cancelled: false }, set: { cancelled: true } },
  ]);
  const [line] = await history('event', id);
  expect(line).toMatchObject({ action: 'update', who: 'administrator@forum.example' });
  expect(line?.before).toMatchObject({ cancelled: false });
  expect(line?.after).toMatchObject({ cancelled: true });
  expect(Object.keys(line?.after ?? {})).not.toContain('title');
});

test('an update that changes nothing leaves no line; a cascade leaves one for each row', async () => {
  const { id } = forum.rows.event;
  const before = (await history(null, null)).length;
  await forum.sql`update events set cancelled = cancelled where id = ${id}`;
  expect(await history(null, null)).toHaveLength(before);
  await forum.push([await forum.deletion('event', id)]);
  const lines = (await history(null, null)).slice(0, 5);
  expect(lines.map(({ kind, action }) => `${action} ${kind}`).sort()).toEqual([
    'delete attachment',
    'delete event',
    'delete intervention',
    'delete planned_change',
    'delete question',
  ]);
  expect(lines.find(({ kind }) => kind === 'event')?.before).toMatchObject({ id });
});

test('the past is read page by page', async () => {
  const all = await history(null, null);
  const [newest] = all;
  expect(await history(null, null, newest?.sequence)).toEqual(all.slice(1));
});

test('nobody but administrators reads it, and nobody writes it', async () => {
  for (const who of [anonymous, forum.stranger]) {
    await expect(forum.as(who, (as) => as`select content_history()`)).rejects.toMatchObject({
      code: '42501',
    });
  }
  for (const who of [anonymous, forum.stranger, forum.administrator]) {
    await expect(forum.as(who, (as) => as`delete from sync.history`)).rejects.toMatchObject({
      code: '42501',
    });
  }
});

test('what is older than two years goes, and nothing younger', async () => {
  await forum.sql`update sync.history set at = now() - interval '3 years'
    where sequence = (select min(sequence) from sync.history)`;
  await forum.sql`update sync.history set at = now() - interval '729 days'
    where sequence = (select max(sequence) from sync.history)`;
  const [row] = await forum.sql`select tidy_history() as gone`;
  expect(row?.gone).toBe(1);
});

test('a picture that a row names and nobody has sent is found', async () => {
  const { sql, administrator } = forum;
  const missing = async () => {
    const rows = await forum.as(
      administrator,
      (as) => as<{ path: string }[]>`
        select found ->> 'path' as path from jsonb_array_elements(missing_media()) as found`,
    );
    return rows.map(({ path }) => path);
  };
  const path = 'speaker/lost-400x500.webp';
  await sql`update speakers set photo = ${path}`;
  expect(await missing()).toContain(path);
  await sql`insert into storage.objects (bucket_id, name) values ('media', ${path})`;
  expect(await missing()).not.toContain(path);
});
