import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { check } from '#entities/kit/check.ts';
import type { Identity } from '#local/test-database.ts';
import { entityOf } from './content.ts';
import { device } from './device.ts';
import { anonymous, type Forum, insert, openForum } from './forum.ts';

let forum: Forum;
beforeAll(async () => {
  forum = await openForum();
});
afterAll(() => forum.drop());

const iso = (fromNow: number) => new Date(Date.now() + fromNow).toISOString();
const minute = 60_000;

/** An announcement like the sample, with something changed. */
function announcement(more: Record<string, unknown>) {
  const { values } = forum.rows.announcement;
  return { ...values, id: randomUUID(), sent_at: null, expires_at: null, ...more };
}

const refusal = (more: Record<string, unknown>) =>
  insert(forum.sql, 'announcements', announcement(more)).then(
    () => undefined,
    (error: { constraint_name?: string }) => error.constraint_name,
  );
const issues = (more: Record<string, unknown>) =>
  check(entityOf('announcement'), announcement(more)).map(({ field, code, language }) =>
    [field, code, language].join(' ').trim(),
  );

test('an urgent one waits for all three languages or the sender’s word', async () => {
  const gap = { urgent: true, status: 'sent', message: { fr: 'Ici', en: 'Here' } };
  expect(await refusal(gap)).toBe('announcements_languages_check');
  expect(issues(gap)).toEqual(['message required ar']);
  const planned = { ...gap, status: 'scheduled', sent_at: iso(minute) };
  expect(await refusal(planned)).toBe('announcements_languages_check');
  for (const fine of [
    { ...gap, status: 'draft' },
    { ...gap, urgent: false },
    { ...gap, incomplete_ok: true },
    { urgent: true, status: 'sent' },
  ]) {
    expect(await refusal({ ...fine, recipients: 'all' })).toBeUndefined();
    expect(issues(fine)).toEqual([]);
  }
});

test('a scheduled one needs its time', async () => {
  expect(await refusal({ status: 'scheduled' })).toBe('announcements_schedule_check');
  expect(issues({ status: 'scheduled' })).toEqual(['sent_at required']);
});

test('scheduled ones are sent when their time has come, once, and ring the bell', async () => {
  const { sql } = forum;
  const [due, later] = [
    announcement({ status: 'scheduled', sent_at: iso(-minute) }),
    announcement({ status: 'scheduled', sent_at: iso(minute) }),
  ];
  await insert(sql, 'announcements', due);
  await insert(sql, 'announcements', later);
  await sql`delete from realtime.messages`;
  const send = async () => (await sql`select send_due_announcements() as sent`)[0]?.sent;
  expect(await send()).toBe(1);
  expect(await send()).toBe(0);
  const rows = await sql`select id, status, sent_at from announcements
    where id in (${due.id}, ${later.id}) order by sent_at`;
  expect(rows.map(({ status }) => status)).toEqual(['sent', 'scheduled']);
  expect(rows[0]?.sent_at.toISOString()).toBe(due.sent_at);
  expect(await sql`select from realtime.messages`).toHaveLength(1);
});

test('one that is put off in the moment when it is due stays put off', async () => {
  const { sql } = forum;
  const due = announcement({ status: 'scheduled', sent_at: iso(-minute) });
  await insert(sql, 'announcements', due);
  const other = await sql.reserve();
  try {
    await other`begin`;
    await other`update announcements set sent_at = ${iso(60 * minute)} where id = ${due.id}`;
    const sending = sql`select send_due_announcements() as sent`.then(([row]) => row?.sent);
    const isWaiting = async () =>
      (await sql`select from pg_locks where locktype = 'advisory' and not granted`).length;
    await expect.poll(isWaiting).toBe(1);
    await other`commit`;
    expect(await sending).toBe(0);
  } finally {
    other.release();
  }
  const [row] = await sql`select status from announcements where id = ${due.id}`;
  expect(row?.status).toBe('scheduled');
  await sql`delete from announcements where id = ${due.id}`;
});

/** Writes as the back office does and answers what became of it. */
const write = async (
  id: string,
  action: 'insert' | 'update',
  set: Record<string, unknown>,
  base: Record<string, unknown> | null = null,
) => (await forum.push([{ kind: 'announcement', id, action, set, base }]))[0]?.status;
const sendDue = () => forum.sql`select send_due_announcements()`;
const read = async (id: string) =>
  (
    await forum.sql`select status, sent_at, until from announcements
      left join sync.held_announcements on announcement = id where id = ${id}`
  )[0];
/** The ten seconds are over, by the clock of every connection: they may differ by some milliseconds. */
const letGo = () =>
  forum.sql`update sync.held_announcements set until = now() - interval '1 second'`;
const isTold = async (id: string) =>
  (await forum.sql`select from push_messages where subject = ${id} and not closed`).length > 0;
/** What the form writes for "send now". */
const toSend = (more: Record<string, unknown> = {}) => {
  const { id: _id, created_at: _made, ...values } = announcement(more) as Record<string, unknown>;
  return { ...values, status: 'scheduled', sent_at: iso(10_000), ...more };
};

test('what the back office sends is held for ten seconds, however late it arrives', async () => {
  for (const sent_at of [iso(10_000), iso(-120 * minute)]) {
    const id = randomUUID();
    expect(await write(id, 'insert', toSend({ sent_at }))).toBe('applied');
    // By the forum's clock the chosen time has come in any case.
    await forum.sql`update announcements set sent_at = least(sent_at, now() - interval '1 second')
      where id = ${id}`;
    await sendDue();
    expect(await isTold(id)).toBe(false);
    const held = await read(id);
    expect(held).toMatchObject({ status: 'scheduled' });
    expect(held?.until.getTime() - Date.now()).toBeGreaterThan(5_000);
    await letGo();
    await sendDue();
    const out = await read(id);
    expect(out).toMatchObject({ status: 'sent', until: null });
    expect(Math.abs(Date.now() - out?.sent_at.getTime())).toBeLessThan(15_000);
    expect(await isTold(id)).toBe(true);
  }
});

test('what is taken back while it is held goes to nobody and is a draft again', async () => {
  const id = randomUUID();
  const sending = toSend({ sent_at: iso(-60 * minute) });
  await write(id, 'insert', sending);
  const back = { status: 'draft', sent_at: null };
  const { status, sent_at } = sending;
  expect(await write(id, 'update', back, { status, sent_at })).toBe('applied');
  await sendDue();
  expect(await read(id)).toMatchObject({ ...back, until: null });
  expect(await isTold(id)).toBe(false);
});

test('one that was over before it arrived does not keep the others from going out', async () => {
  const [over, fine] = [randomUUID(), randomUUID()];
  const times = { sent_at: iso(-60 * minute), expires_at: iso(-30 * minute) };
  expect(await write(over, 'insert', toSend(times))).toBe('applied');
  await write(fine, 'insert', toSend());
  await forum.sql`update announcements set sent_at = least(sent_at, date_trunc('milliseconds', now())) where id = ${fine}`;
  await letGo();
  await sendDue();
  expect(await read(over)).toMatchObject({ status: 'sent', sent_at: new Date(times.sent_at) });
  expect(await isTold(over)).toBe(false);
  expect(await isTold(fine)).toBe(true);
});

test('another edition’s announcements and news wake nobody, unless the sender says so', async () => {
  const { sql, rows } = forum;
  const before = { ...rows.edition.values, id: 20, year: 2025, is_current: false };
  await insert(sql, 'editions', before);
  const sent = { edition_id: 20, status: 'sent', urgent: true };
  const [quiet, agreed, current] = [
    announcement(sent),
    announcement({ ...sent, other_edition_ok: true }),
    announcement({ ...sent, edition_id: 21 }),
  ];
  for (const one of [quiet, current]) await insert(sql, 'announcements', one);
  expect(await isTold(current.id)).toBe(true);
  expect(await isTold(quiet.id)).toBe(false);
  await insert(sql, 'announcements', agreed);
  expect(await isTold(agreed.id)).toBe(true);
  const news = { ...rows.news.values, published_at: iso(-minute) };
  const [old, own, everyone] = [20, 21, null].map((edition_id) => ({
    ...{ ...news, id: randomUUID(), edition_id },
  }));
  for (const one of [old, own, everyone]) await insert(sql, 'news', one as typeof news);
  expect(await isTold(String(old?.id))).toBe(false);
  expect(await isTold(String(own?.id))).toBe(true);
  expect(await isTold(String(everyone?.id))).toBe(true);

  // The yes may come later; and what phones were woken for is corrected there in any edition.
  await sql`update announcements set other_edition_ok = true where id = ${quiet.id}`;
  expect(await isTold(quiet.id)).toBe(true);
  await sql`update editions set is_current = true where id = 20`;
  const version = async () =>
    (await sql`select version from push_messages where subject = ${current.id}`)[0]?.version;
  const first = await version();
  await sql`update announcements set message = message || '{"fr": "Corrigé"}'
    where id = ${current.id}`;
  expect(await version()).toBe(first + 1);
  await sql`update editions set is_current = true where id = 21`;
});

test('the sender is told how many devices would be woken, in which languages', async () => {
  const { administrator, stranger } = forum;
  const [made] = await forum.as(
    administrator,
    (sql) => sql`select make_audience_code('staff', 'Test') ->> 'code' as code`,
  );
  const devices = [
    { language: 'fr' },
    { language: 'ar' },
    { language: 'ar', topics: ['urgent'] },
    { language: 'en', topics: ['news'] },
    { language: 'en', code: String(made?.code) },
  ];
  for (const one of devices) {
    await forum.sql`select push_subscribe(${forum.sql.json({ ...device(one) })})`;
  }
  await forum.sql`update push_subscriptions set last_ok = now()`;
  await forum.sql`select push_subscribe(${forum.sql.json({ ...device() })})`;
  const ask = (who: Identity, recipients: string, urgent: boolean) =>
    forum.as(who, async (sql) => {
      const [row] = await sql`select announcement_audience(${recipients}, ${urgent}) as answer`;
      return row?.answer;
    });
  const languages = (fr: number, en: number, ar: number) => ({ fr, en, ar });
  expect(await ask(administrator, 'all', false)).toEqual({
    devices: 3,
    languages: languages(1, 1, 1),
    unproven: 1,
  });
  expect(await ask(administrator, 'all', true)).toEqual({
    devices: 4,
    languages: languages(1, 1, 2),
    unproven: 1,
  });
  expect(await ask(administrator, 'staff', true)).toEqual({
    devices: 1,
    languages: languages(0, 1, 0),
    unproven: 0,
  });
  await expect(ask(stranger, 'all', true)).rejects.toMatchObject({ code: '42501' });
  await expect(ask(anonymous, 'all', true)).rejects.toMatchObject({ code: '42501' });
});
