import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { check } from '#entities/kit/check.ts';
import { entityOf } from './content.ts';
import { type Forum, insert, openForum } from './forum.ts';

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
