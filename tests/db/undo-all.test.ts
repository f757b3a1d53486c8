import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inverseOf } from '#admin/writing/undo.ts';
import { type Kind, kinds } from '#entities/index.ts';
import type { ContentChange } from '#replica/protocol/operation.ts';
import { deviceContent } from './device-content.ts';
import { type Forum, insert, type Operation, openForum } from './forum.ts';

/** One of every kind, and of everything that goes with it, is deleted and taken back: all tables are as before. */

/** What tells of changes, and changes with each; what phones were told is withdrawn and told again. */
const aside = ['log', 'history', 'applied_ops', 'bell', 'set_aside', 'push_messages'];
/** An edition is deleted for good; origins and the record of a release are written by the server. */
const final: readonly Kind[] = ['edition', 'text_origin', 'release'];

let forum: Forum;
beforeAll(async () => {
  forum = await openForum();
  await withAll(forum);
});
afterAll(() => forum.drop());

async function withAll({ sql, rows }: Forum) {
  const speaker_id = rows.speaker.id;
  const of = { speaker_id, edition_id: 21 };
  await insert(sql, 'speaker_contacts', { speaker_id, email: 'amina@example.org', language: 'ar' });
  await sql`insert into speaker_links (speaker_id, edition_id, code_hash, expires_at)
    values (${speaker_id}, 21, sha256('code'), now() + interval '9 days')`;
  await insert(sql, 'speaker_details', {
    ...{ ...of, participation: 'yes', equipment: 'A lectern', availability: [] },
    sent_at: '2026-11-19T08:00:00Z',
  });
  await sql`insert into speaker_portraits
    values (${speaker_id}, 21, 'image/jpeg', '\\xffd8ff'::bytea || decode(repeat('00', 200), 'hex'))`;
  await sql`insert into sync.speaker_sendings (id, speaker_id, edition_id, answer)
    values (${randomUUID()}, ${speaker_id}, 21, '{"found": true}')`;
  await sql`insert into feedback_codes values (${speaker_id}, sha256('feedback'))`;
  const mailing = randomUUID();
  await sql`insert into mailings (id, edition_id, subject, body, recipients)
    values (${mailing}, 21, '{"fr": "Bienvenue"}', '{"fr": "Cher {name}"}', 'all')`;
  await sql`insert into mail_deliveries (mailing, speaker_id, email, language, state)
    values (${mailing}, ${speaker_id}, 'amina@example.org', 'ar', 'waiting')`;
  await sql`insert into feedback (id, event_id, author, stars, remark)
    values (${randomUUID()}, ${rows.event.id}, sha256('a'), 5, 'Merci')`;
  await sql`insert into sync.question_authors values (${rows.question.id}, sha256('a'))`;
  await sql`update events set change = 'moved', created_at = '2026-10-01T08:00:00Z',
    changed_at = '2026-11-19T08:00:00Z', previous_starts_at = starts_at - interval '1 hour',
    previous_ends_at = ends_at - interval '1 hour'`;
  await sql`update questions set asked_at = '2026-11-19T08:00:00Z'`;
  await sql`update proposals set sent_at = '2026-11-19T08:00:00Z'`;
}

/** All rows of all tables, by table. */
async function tables({ sql }: Forum) {
  const names = await sql<{ schema: string; name: string }[]>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'sync') and table_type = 'BASE TABLE'
      and table_name <> all (${aside}) order by 1, 2`;
  const all: Record<string, unknown> = {};
  for (const { schema, name } of names) {
    const rows = await sql`select to_jsonb(t) as row from ${sql(schema)}.${sql(name)} t
      order by to_jsonb(t)::text`;
    if (rows.length > 0) all[`${schema}.${name}`] = rows.map(({ row }) => row);
  }
  return all;
}

const refusals = (outcomes: readonly { status: string; message?: string }[]) =>
  outcomes.filter(({ status }) => status !== 'applied');

test('every table that goes with a row of content is among those that come back with it', async () => {
  const kinds = await forum.sql`select table_name from sync.kinds`;
  const content = new Set(kinds.map(({ table_name }) => table_name));
  const lost = await forum.sql<{ parent: string; child: string }[]>`
    select f.relname as parent, n.nspname || '.' || r.relname as child
    from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_class f on f.oid = c.confrelid
    join pg_namespace n on n.oid = r.relnamespace
    where c.contype = 'f' and c.confdeltype = 'c' and f.relname in (select table_name from sync.kinds)
      and f.relname <> 'editions' and not exists (
        select from pg_trigger t where t.tgrelid = f.oid and t.tgname = 'set_aside'
          and encode(t.tgargs, 'escape') like '%' || n.nspname || '.' || r.relname || '%')`;
  const names = lost.filter(({ child }) => !content.has(child.replace('public.', '')));
  // For how long a sending can be taken back begins anew with what is sent once more.
  expect(names).toEqual([{ parent: 'announcements', child: 'sync.held_announcements' }]);
});

test.each(kinds.filter((kind) => !final.includes(kind)))(
  '%s: nothing is lost by a deletion that is taken back',
  async (kind) => {
    const was = await tables(forum);
    const before = await deviceContent(forum);
    const deletion = { ...(await forum.deletion(kind, forum.rows[kind].id)), outbox: 'mine' };
    expect(refusals(await forum.push([deletion]))).toEqual([]);
    const back = inverseOf([deletion] as unknown as ContentChange[], before);
    expect(refusals(await forum.push(back as unknown as Operation[]))).toEqual([]);
    expect(await tables(forum)).toEqual(was);
  },
);

test('what went with a deletion is gone for good after a day, and at once with its edition', async () => {
  const { sql, rows } = forum;
  const deletion = await forum.deletion('speaker', rows.speaker.id);
  expect(refusals(await forum.push([deletion]))).toEqual([]);
  await sql`update sync.set_aside set at = now() - interval '25 hours'`;
  await insert(sql, 'speakers', rows.speaker.values);
  expect(await sql`select * from speaker_contacts`).toEqual([]);
  expect(await sql`select * from sync.set_aside where parent = 'speakers'`).toEqual([]);
  await insert(sql, 'speaker_contacts', { speaker_id: rows.speaker.id, email: 'a@example.org' });
  await sql`delete from editions where id = 21`;
  expect(await sql`select * from sync.set_aside where parent = 'speakers'`).toEqual([]);
});
