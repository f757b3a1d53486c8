import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { MIGRATIONS_DIR, migrate } from '#local/migrate.ts';
import { createTestDatabase, type TestDatabase } from '#local/test-database.ts';
import { makeTemplate } from '../tools/template.ts';
import { content } from './content.ts';
import { device } from './device.ts';
import { insert } from './forum.ts';

/** An upgrade while messages wait, are on their way, or are told: by the two newest migrations. */

interface Claimed {
  readonly subject: string;
  readonly subscription: string;
  readonly version: number;
  readonly lease: string;
  readonly kind: string;
  readonly close: boolean;
}

const minute = 60_000;
const iso = (fromNow: number) => new Date(Date.now() + fromNow).toISOString();
const key = 'A'.repeat(43);

let folder: string;
let database: TestDatabase;
let rows: ReturnType<typeof content>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forum-migrations-'));
  for (const file of (await readdir(MIGRATIONS_DIR)).sort().slice(0, -2)) {
    await copyFile(join(MIGRATIONS_DIR, file), join(folder, file));
  }
  const cluster = inject('cluster');
  const template = await makeTemplate(cluster, (url) => migrate(url, folder));
  database = await createTestDatabase({ ...cluster, template });
  rows = content();
  const { sql } = database;
  for (const one of [rows.edition, rows.location]) await insert(sql, one.table, one.values);
  await sql`insert into visitors (key_hash) values (sync.visitor_hash(${key}))`;
  for (const { endpoint, keys } of [device(), device()]) {
    await sql`
      insert into push_subscriptions
        (endpoint, p256dh, auth, language, topics, visitor, remind_before)
      values (${endpoint}, ${keys.p256dh}, ${keys.auth}, 'fr', '{announcements,reminders}',
        sync.visitor_hash(${key}), 15)`;
  }
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function announce(more: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID();
  const times = { sent_at: null, expires_at: iso(60 * minute) };
  await insert(database.sql, 'announcements', {
    ...rows.announcement.values,
    ...times,
    id,
    ...more,
  });
  return id;
}

async function followed(minutes: number): Promise<string> {
  const id = randomUUID();
  await insert(database.sql, 'events', {
    ...rows.event.values,
    ...{ id, chair_id: null, participant_ids: [], track_id: null, part_of_id: null },
    ...{ date: iso(minutes * minute).slice(0, 10), starts_at: iso(minutes * minute) },
    ends_at: iso((minutes + 60) * minute),
  });
  await database.sql`insert into favourites values (sync.visitor_hash(${key}), 'event', ${id}, true, now())`;
  return id;
}

async function claim(): Promise<readonly Claimed[]> {
  const [row] = await database.sql<{ batch: Claimed[] }[]>`select push_claim(100) as batch`;
  return row?.batch ?? [];
}
const acknowledge = (results: readonly Claimed[], outcome: string) =>
  database.sql`select push_acknowledge(${database.sql.json(
    results.map((one) => ({ ...one, outcome })) as never,
  )})`;
const only = (claimed: readonly Claimed[], subject: string) =>
  claimed.filter((one) => one.subject === subject);

test('of what waits or is on its way while the database is upgraded nothing is lost, and nothing told twice', async () => {
  const { sql } = database;
  const [told, tried] = [await announce(), await announce()];
  const [taken, withdrawn] = [await announce(), await announce()];
  await followed(10);
  await sql`select send_reminders()`;
  const first = await claim();
  expect(first).toHaveLength(10);
  const reminders = first.filter(({ kind }) => kind === 'begins');
  expect(reminders).toHaveLength(2);
  await acknowledge([...only(first, told), ...only(first, withdrawn), ...reminders], 'delivered');
  await acknowledge(only(first, tried), 'retry');
  // One worker has told a phone and not said so yet.
  const underWay = only(first, taken);
  await sql`update announcements set status = 'draft' where id = ${withdrawn}`;
  const unseen = await announce();
  const moved = await followed(100);
  const [hidden, deleted] = [await followed(100), await followed(100)];
  for (const id of [moved, hidden, deleted]) {
    await sql`update events set cancelled = true where id = ${id}`;
  }
  const scheduled = await announce({ status: 'scheduled', sent_at: iso(-minute) });
  await sql`update events set published = false where id = ${hidden}`;
  const [row] = await sql`select to_jsonb(e) as row from events e where id = ${deleted}`;
  await sql`delete from events where id = ${deleted}`;
  await sql`update push_outbox set next_at = now() where subject = ${tried}`;

  expect(await migrate(database.url())).toHaveLength(2);

  await acknowledge(underWay, 'delivered');
  await sql`select send_due_announcements(), send_reminders()`;
  const then = await claim();
  const subjects = new Set(then.map(({ subject }) => subject));
  expect(subjects).toEqual(new Set([tried, withdrawn, unseen, moved, scheduled]));
  expect(then).toHaveLength(10);
  expect(only(then, withdrawn).every(({ close }) => close)).toBe(true);
  await acknowledge(then, 'delivered');
  await sql`update events set published = true where id = ${hidden}`;
  await insert(sql, 'events', row?.row);
  const back = await claim();
  expect(new Set(back.map(({ subject }) => subject))).toEqual(new Set([hidden, deleted]));
  expect(back).toHaveLength(4);
  await acknowledge(back, 'delivered');
  await sql`select send_reminders()`;
  expect(await claim()).toEqual([]);
});
