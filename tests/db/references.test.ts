import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Forum, insert, openForum } from './forum.ts';

let forum: Forum;
beforeEach(async () => {
  forum = await openForum();
});
afterEach(() => forum.drop());

const otherEdition = (id: number, isCurrent = false) => forum.sql`
  insert into editions (id, year, name, starts_on, ends_on, is_current)
  values (${id}, ${2005 + id}, '{"fr": "x"}', '2027-01-01', '2027-01-02', ${isCurrent})`;

async function current(): Promise<number[]> {
  const rows = await forum.sql`select id from editions where is_current`;
  return rows.map((row) => row.id);
}

test('setting one edition current clears the other, however it is done', async () => {
  await otherEdition(22, true);
  expect(await current()).toEqual([22]);
  await forum.sql`update editions set is_current = true where id = 21`;
  expect(await current()).toEqual([21]);
  await forum.sql`update editions set is_current = (id = 22)`;
  expect(await current()).toEqual([22]);
  await forum.sql`update editions set is_current = (id = 21)`;
  expect(await current()).toEqual([21]);
});

test('one edition is always current: the newest takes over from one that is deleted or unset', async () => {
  await otherEdition(22);
  await otherEdition(20);
  await forum.sql`delete from editions where id = 21`;
  expect(await current()).toEqual([22]);
  const unset = { is_current: false };
  const [outcome] = await forum.push([
    { kind: 'edition', id: '22', action: 'update', base: { is_current: true }, set: unset },
  ]);
  expect(outcome?.status).toBe('applied');
  expect(await current()).toEqual([22]);
  await forum.sql`delete from editions where id = 22`;
  expect(await current()).toEqual([20]);
  await forum.sql`delete from editions`;
  expect(await current()).toEqual([]);
  await otherEdition(25);
  expect(await current()).toEqual([25]);
  const { rows } = await forum.pull({ edition: 25 });
  expect(rows.find(({ kind }) => kind === 'edition')?.row).toMatchObject({ is_current: true });
});

test('a batch moves the flag or deletes the edition that has it in whatever order', async () => {
  await otherEdition(22);
  await forum.sql.begin(async (sql) => {
    await sql`update editions set is_current = false`;
    await sql`update editions set is_current = true where id = 22`;
  });
  expect(await current()).toEqual([22]);
  await otherEdition(30);
  await forum.sql.begin(async (sql) => {
    await sql`delete from editions where id = 22`;
    await sql`update editions set is_current = true where id = 21`;
  });
  expect(await current()).toEqual([21]);
});

test('two current editions cannot be committed, even with the trigger switched off', async () => {
  await otherEdition(22);
  await forum.sql`alter table editions disable trigger clear_other_current_update`;
  const both = forum.sql`update editions set is_current = true`;
  await expect(both).rejects.toMatchObject({ constraint_name: 'editions_one_current' });
});

test('two administrators who set different editions current leave exactly one', async () => {
  for (const id of [22, 23, 24]) await otherEdition(id);
  await Promise.all(
    [21, 22, 23, 24].map((id) => forum.sql`update editions set is_current = true where id = ${id}`),
  );
  expect(await current()).toHaveLength(1);
});

test('deleting an edition deletes what is linked to it, and nothing of the others', async () => {
  const { sql, rows } = forum;
  await otherEdition(22);
  const guest = randomUUID();
  await insert(sql, 'speakers', { ...rows.speaker.values, id: guest, edition_ids: [21, 22] });
  await insert(sql, 'events', {
    ...rows.event.values,
    id: randomUUID(),
    participant_ids: [guest, rows.speaker.id],
    chair_id: null,
    location_id: null,
    edition_id: 22,
  });
  await insert(sql, 'news', { ...rows.news.values, id: randomUUID(), edition_id: null });
  await sql`delete from editions where id = 21`;
  const left: Record<string, number> = {};
  for (const { table } of Object.values(rows)) {
    const [count] = await sql`select count(*)::integer as n from ${sql(table)}`;
    if (count?.n > 0) left[table] = count?.n;
  }
  expect(left).toEqual({
    editions: 1,
    glossary_terms: 1,
    mail_templates: 1,
    speakers: 1,
    events: 1,
    news: 1,
    articles: 1,
    site_content: 1,
  });
  const [speaker] = await sql`select edition_ids from speakers`;
  expect(speaker?.edition_ids).toEqual([22]);
  const [event] = await sql`select participant_ids from events`;
  expect(event?.participant_ids).toEqual([guest]);
});

test('a deleted speaker leaves participants, chair and interventions; order is kept', async () => {
  const { sql, rows } = forum;
  const [first, last] = [randomUUID(), randomUUID()];
  for (const id of [first, last]) await insert(sql, 'speakers', { ...rows.speaker.values, id });
  await sql`update events set participant_ids = ${[last, rows.speaker.id, first]}::uuid[]`;
  await sql`delete from speakers where id = ${rows.speaker.id}`;
  const [event] = await sql`select participant_ids, chair_id from events`;
  expect(event).toEqual({ participant_ids: [last, first], chair_id: null });
  expect(await sql`select from interventions`).toHaveLength(0);
});

test('a deleted location or zone is taken out of what refers to it', async () => {
  const { sql } = forum;
  await sql`delete from locations`;
  await sql`delete from zones`;
  const [row] = await sql`select
    (select location_id from events), (select main_location_id from dashboard),
    (select zone_id from exhibitors)`;
  expect(row).toEqual({ location_id: null, main_location_id: null, zone_id: null });
});

test.each([
  ['events', 'participant_ids', '{00000000-0000-4000-8000-000000000000}'],
  ['speakers', 'edition_ids', '{21,99}'],
  ['locations', 'edition_ids', '{99}'],
])('%s.%s names existing rows only', async (table, column, value) => {
  const { sql } = forum;
  const update = sql.unsafe(`update ${table} set ${column} = $1`, [value]);
  await expect(update).rejects.toMatchObject({
    code: '23503',
    constraint_name: `${table}_${column}_fkey`,
  });
});

test.each([
  ['commit', '23503'],
  ['rollback', undefined],
])('adding a speaker waits for the end of their deletion; after its %s: %s', async (end, code) => {
  const { sql, rows } = forum;
  await sql`update events set participant_ids = '{}', chair_id = null`;
  const deleting = await sql.reserve();
  await deleting`begin`;
  await deleting`delete from speakers where id = ${rows.speaker.id}`;
  const adding = sql`update events set participant_ids = array[${rows.speaker.id}::uuid]`
    .then(() => undefined)
    .catch((error: { code: string }) => error.code);
  await sleep(50);
  await deleting.unsafe(end);
  deleting.release();
  expect(await adding).toBe(code);
  expect(await dangling()).toBe(0);
});

test('deleting a speaker waits while they are being added, and then takes them out', async () => {
  const { sql, rows } = forum;
  await sql`update events set participant_ids = '{}', chair_id = null`;
  const adding = await sql.reserve();
  await adding`begin`;
  await adding`update events set participant_ids = array[${rows.speaker.id}::uuid]`;
  const deleting = sql`delete from speakers where id = ${rows.speaker.id}`.execute();
  await sleep(50);
  await adding`commit`;
  adding.release();
  await deleting;
  const [event] = await sql`select participant_ids from events`;
  expect(event?.participant_ids).toEqual([]);
});

test('a session is part of one that is part of nothing, of its own edition, and never of itself', async () => {
  await otherEdition(22);
  const add = async (edition: number, partOf: string | null) => {
    const [row] = await forum.sql<{ id: string }[]>`
      insert into events (edition_id, title, date, starts_at, ends_at, part_of_id)
      values (${edition}, '{"fr": "Séance"}', '2026-11-20', '2026-11-20T09:00Z', '2026-11-20T10:00Z',
        ${partOf}) returning id`;
    return row?.id ?? '';
  };
  const moves = (id: string, partOf: string) =>
    forum.sql`update events set part_of_id = ${partOf} where id = ${id}`;
  const refused = { code: '23514', constraint_name: 'events_part_of_part' };
  const whole = await add(21, null);
  const part = await add(21, whole);
  await expect(add(21, part)).rejects.toMatchObject(refused);
  await expect(moves(whole, part)).rejects.toMatchObject(refused);
  await expect(moves(whole, forum.rows.event.id as string)).rejects.toMatchObject(refused);
  await expect(moves(whole, whole)).rejects.toMatchObject(refused);
  await expect(add(22, whole)).rejects.toMatchObject(refused);
  await moves(part, forum.rows.event.id as string);
  await moves(whole, forum.rows.event.id as string);
});

async function dangling(): Promise<number> {
  const [row] =
    await forum.sql`select count(*)::integer as n from events e, unnest(participant_ids) p
    where p not in (select id from speakers)`;
  return row?.n;
}
