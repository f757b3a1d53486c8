import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Identity } from '#local/test-database.ts';
import { anonymous, type Forum, openForum } from './forum.ts';

let forum: Forum;
beforeAll(async () => {
  forum = await openForum();
});
afterAll(() => forum.drop());
beforeEach(() => forum.sql`delete from realtime.messages`);

async function rings() {
  return forum.sql`select topic, event, payload, private from realtime.messages order by inserted_at`;
}

test('a transaction rings once, however much it changes, with its newest revision', async () => {
  await forum.sql.begin(async (sql) => {
    await sql`update events set cancelled = not cancelled`;
    await sql`update speakers set country = 'FR'`;
    await sql`delete from news`;
  });
  const { revision } = await forum.pull();
  expect(await rings()).toEqual([
    {
      topic: 'content',
      event: 'revision',
      payload: { revision, urgent: false, spread: 1_500 },
      private: true,
    },
  ]);
  expect(await forum.sql`select from sync.bell`).toHaveLength(0);
});

test('a bell says over how long phones shall spread, as whoever runs the forum has set it', async () => {
  await forum.sql`update sync.state set bell_spread = 100000`;
  await forum.sql`update events set cancelled = not cancelled`;
  await forum.sql`update sync.state set bell_spread = 1500`;
  expect((await rings()).map(({ payload }) => payload.spread)).toEqual([100_000]);
});

test('nothing rings when nothing changed or everything was rolled back', async () => {
  await forum.sql`update events set title = title`;
  const undo = new Error('undo');
  const work = forum.sql.begin(async (sql) => {
    await sql`update events set cancelled = not cancelled`;
    throw undo;
  });
  await expect(work).rejects.toBe(undo);
  expect(await rings()).toEqual([]);
});

test('an urgent announcement that is sent, or changed while sent, rings urgently', async () => {
  const { sql } = forum;
  const urgency = async () => {
    const heard = await rings();
    await sql`delete from realtime.messages`;
    return heard.map((ring) => ring.payload.urgent);
  };
  await sql`update announcements set status = 'draft', urgent = true`;
  expect(await urgency()).toEqual([false]);
  await sql`update announcements set status = 'sent'`;
  expect(await urgency()).toEqual([true]);
  await sql`update announcements set message = message || '{"en": "Corrected"}'`;
  expect(await urgency()).toEqual([true]);
  await sql`update events set cancelled = not cancelled`;
  expect(await urgency()).toEqual([false]);
  await sql`update announcements set status = 'draft'`;
  expect(await urgency()).toEqual([false]);
});

test('a new epoch rings', async () => {
  await forum.as(forum.administrator, (sql) => sql`select admin_restore_epoch()`);
  expect(await rings()).toHaveLength(1);
});

test('a bell that cannot ring fails no write', async () => {
  const platform = postgres(forum.url('supabase_admin'), { max: 1, onnotice: () => undefined });
  await platform`alter function realtime.send(jsonb, text, text, boolean) rename to sends`;
  const before = await forum.pull();
  await forum.sql`update events set cancelled = not cancelled`;
  const after = await forum.pull({ since: before.revision });
  expect(after.rows.map((change) => change.kind)).toEqual(['event']);
  expect(await rings()).toEqual([]);
  expect(await forum.sql`select from sync.bell`).toHaveLength(0);
  await platform`alter function realtime.sends(jsonb, text, text, boolean) rename to send`;
  await platform.end();
});

test('everyone may hear the doorbell, on its topic only, and only the database rings it', async () => {
  await forum.sql`update events set cancelled = not cancelled`;
  const hear = (who: Identity, topic: string) =>
    forum.as(who, async (sql) => {
      await sql`select set_config('realtime.topic', ${topic}, true)`;
      return (await sql`select from realtime.messages`).length;
    });
  for (const who of [anonymous, forum.stranger, forum.administrator]) {
    expect(await hear(who, 'content')).toBe(1);
    expect(await hear(who, 'elsewhere')).toBe(0);
    const ring = forum.as(who, async (sql) => {
      await sql`select set_config('realtime.topic', 'content', true)`;
      await sql`insert into realtime.messages (topic, extension, event, private)
        values ('content', 'broadcast', 'revision', true)`;
    });
    await expect(ring).rejects.toMatchObject({ code: '42501' });
  }
});
