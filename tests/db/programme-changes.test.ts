import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#local/test-database.ts';

let database: TestDatabase;
let places: string[];
let event: string;

beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'));
  const { sql } = database;
  await sql`insert into editions (id, year, name, starts_on, ends_on, is_current)
    values (21, 2026, '{"fr":"21e"}', current_date - 1, current_date + 2, true),
      (19, 2024, '{"fr":"19e"}', '2024-10-18', '2024-10-21', false)`;
  const rows = await sql<{ id: string }[]>`
    insert into locations (name, edition_ids) values ('{"fr":"Salle"}', '{21}'), ('{"fr":"Tente"}', '{21}')
    returning id`;
  places = rows.map(({ id }) => id);
});
afterAll(() => database.drop());

/** A session of today in the first place, announced a month ago. */
beforeEach(async () => {
  event = await insert({ created: '30 days' });
});

async function insert({ edition = 21, created = '0', published = true } = {}): Promise<string> {
  const [row] = await database.sql<{ id: string }[]>`
    insert into events (edition_id, title, date, starts_at, ends_at, location_id, published, created_at)
    select ${edition}, '{"fr":"Séance"}', day, day + '10:00'::interval, day + '11:00'::interval,
      ${places[0] ?? null}, ${published}, now() - ${created}::interval
    from (select case when ${edition} = 21 then current_date else '2024-10-19' end as day) as d
    returning id`;
  return row?.id ?? '';
}

async function read(id = event) {
  const [row] = await database.sql`
    select change, changed_at is not null as dated, previous_location_id as place,
      previous_starts_at is not null as timed from events where id = ${id}`;
  return row;
}

const unchanged = { change: 'none', dated: false, place: null, timed: false };

test('a session announced beforehand is no news', async () => {
  expect(await read()).toEqual(unchanged);
});

test('a session that comes late is marked as added; one of an edition that is over is not', async () => {
  expect(await read(await insert())).toMatchObject({ change: 'added', dated: true });
  expect(await read(await insert({ edition: 19 }))).toEqual(unchanged);
});

test('a draft is no news until it is published', async () => {
  const draft = await insert({ published: false });
  expect(await read(draft)).toEqual(unchanged);
  await database.sql`update events set published = true where id = ${draft}`;
  expect(await read(draft)).toMatchObject({ change: 'added', dated: true });
});

test('a moved session remembers where it was first, through a second move, and forgets once back', async () => {
  const { sql } = database;
  await sql`update events set location_id = ${places[1] ?? null} where id = ${event}`;
  expect(await read()).toEqual({ change: 'moved', dated: true, place: places[0], timed: true });
  await sql`update events set starts_at = starts_at + '15 minutes'::interval where id = ${event}`;
  expect(await read()).toMatchObject({ change: 'moved', place: places[0] });
  await sql`update events set location_id = ${places[0] ?? null},
    starts_at = starts_at - '15 minutes'::interval where id = ${event}`;
  expect(await read()).toEqual({ ...unchanged, dated: true });
});

test('a cancellation is dated, words that change are not', async () => {
  const { sql } = database;
  await sql`update events set title = '{"fr":"Autre titre"}' where id = ${event}`;
  expect(await read()).toEqual(unchanged);
  await sql`update events set cancelled = true where id = ${event}`;
  expect(await read()).toEqual({ ...unchanged, dated: true });
});

test('a session that is withdrawn and comes back is not added: it is held after all, or has moved', async () => {
  const { sql } = database;
  const publish = (published: boolean, id = event) =>
    sql`update events set published = ${published} where id = ${id}`;
  await publish(false);
  await publish(true);
  expect(await read()).toEqual({ ...unchanged, dated: true });
  await publish(false);
  await sql`update events set location_id = ${places[1] ?? null} where id = ${event}`;
  await publish(true);
  expect(await read()).toEqual({ change: 'moved', dated: true, place: places[0], timed: true });
  const late = await insert();
  await publish(false, late);
  await publish(true, late);
  expect(await read(late)).toMatchObject({ change: 'added', dated: true });
});

// The two clocks never show the same day, so one of them differs from any server's.
test.each([
  [22, 840],
  [23, -720],
])(
  'edition %i is followed by the days of its own clock, %i minutes ahead of UTC',
  async (id, ahead) => {
    const { sql } = database;
    const followed = async (days: number) => {
      await sql`insert into editions (id, year, name, starts_on, ends_on, utc_offset)
      select ${id}, ${2010 + id}, '{"fr":"Loin"}', today + ${days}::integer,
        today + ${days}::integer, ${ahead}
      from (select (now() at time zone 'UTC' + make_interval(mins => ${ahead}))::date as today) as d
      on conflict (id) do update set starts_on = excluded.starts_on, ends_on = excluded.ends_on`;
      return (await sql`select sync.is_followed(${id}) as answer`)[0]?.answer;
    };
    const answers = [];
    for (const days of [-1, 0, 2, 3]) answers.push(await followed(days));
    expect(answers).toEqual([false, true, true, false]);
  },
);
