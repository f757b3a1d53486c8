import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Kind, kinds } from '#entities/index.ts';
import { archivedRows } from '#exchange/archive/archive.ts';
import { pack, unpack } from '#exchange/archive/pack.ts';
import type { Identity } from '#local/test-database.ts';
import type { ArchivedRow } from '#replica/protocol/restore.ts';
import { type Forum, openForum } from './forum.ts';

let full: Forum;
let empty: Forum;
beforeAll(async () => {
  full = await openForum();
});
afterAll(() => full.drop());

/** Everything that an administrator sees of the edition, without the revisions. */
async function rowsOf(forum: Forum): Promise<ArchivedRow[]> {
  const { rows } = await forum.pull({ edition: 21, audience: 'admin' }, forum.administrator);
  const content = Object.fromEntries(kinds.map((kind) => [kind, new Map<string, unknown>()]));
  for (const { kind, id, row } of rows) if (row) content[kind]?.set(id, row);
  return archivedRows(content as Record<Kind, Map<string, unknown>>);
}

async function restore(
  forum: Forum,
  rows: readonly unknown[],
  who: Identity = forum.administrator,
) {
  const [row] = await forum.as(
    who,
    (sql) => sql<{ answer: { written: number } }[]>`
      select admin_restore(${JSON.stringify(rows)}::text::jsonb) as answer`,
  );
  return row?.answer.written;
}

async function withEmpty(work: () => Promise<void>) {
  empty = await openForum({ filled: false });
  await work().finally(() => empty.drop());
}

test('an archive restored into an empty database is pulled as it was', () =>
  withEmpty(async () => {
    await full.sql`update events set change = 'moved', changed_at = '2026-05-01T10:00:00Z',
      previous_starts_at = starts_at - interval '1 hour', previous_ends_at = ends_at`;
    const before = await rowsOf(full);
    expect(new Set(before.map(({ kind }) => kind))).toEqual(new Set(kinds));
    const file = pack({
      edition: 21,
      at: '2026-11-21T00:00:00.000Z',
      rows: before,
      media: new Map(),
    });
    const read = unpack(file);
    if (!read.ok) throw new Error(read.trouble);
    expect(await restore(empty, read.archive.rows)).toBe(before.length);
    expect(await rowsOf(empty)).toEqual(before);
    // Again it finds everything there.
    expect(await restore(empty, read.archive.rows)).toBe(0);
  }));

test('where another edition is current it stays so, and the archive’s comes beside it', () =>
  withEmpty(async () => {
    const rows = await rowsOf(full);
    const current = async () =>
      (await empty.sql`select id from editions where is_current`).map(({ id }) => id);
    await empty.sql`insert into editions (id, year, name, starts_on, ends_on, is_current)
      values (30, 2035, '{"fr":"30e"}', '2035-10-18', '2035-10-21', true)`;
    expect(await restore(empty, rows)).toBe(rows.length);
    expect(await current()).toEqual([30]);
    expect((await empty.pull({}, empty.administrator)).edition).toBe(30);
    expect(await restore(empty, rows)).toBe(0);
    // Nor does it matter which one was current when the archive was made.
    await empty.sql`update editions set is_current = true where id = 21`;
    expect(await restore(empty, rows)).toBe(0);
    expect(await current()).toEqual([21]);
  }));

test('a row that is here and different ends the whole restore', () =>
  withEmpty(async () => {
    const rows = await rowsOf(full);
    const [edition] = rows.filter(({ kind }) => kind === 'edition');
    if (!edition) throw new Error('no edition');
    await restore(empty, [edition]);
    await empty.sql`update editions set year = 2033`;
    await expect(restore(empty, rows)).rejects.toMatchObject({
      code: '23505',
      detail: 'edition 21',
    });
    const after = await rowsOf(empty);
    expect(after.map(({ kind }) => kind)).toEqual(['edition']);
  }));

test.each([
  ['a field that nobody declared', { kind: 'zone', id: 'x', row: { id: 'x', owner: 1 } }],
  ['another id within', { kind: 'zone', id: 'x', row: { id: 'y' } }],
  ['a kind that there is not', { kind: 'passwords', id: 'x', row: { id: 'x' } }],
  ['no row', { kind: 'zone', id: 'x' }],
])('%s is refused', async (_, row) => {
  await expect(restore(full, [row])).rejects.toMatchObject({ code: '22023' });
});

test('nobody is told anew of what an archive holds, nor of what it was still to send', () =>
  withEmpty(async () => {
    const { sql } = empty;
    const iso = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const rows = await rowsOf(full);
    const [edition] = rows.filter(({ kind }) => kind === 'edition');
    const of = (kind: string, number: number, more: object) => {
      const id = `00000000-0000-4000-8000-00000000000${number}`;
      return { kind, id, row: { ...rows.find((row) => row.kind === kind)?.row, id, ...more } };
    };
    const [late, ...others] = [
      of('announcement', 1, { status: 'scheduled', sent_at: iso(-2), expires_at: iso(20) }),
      of('announcement', 2, { status: 'scheduled', sent_at: iso(2), expires_at: null }),
      of('announcement', 3, { status: 'sent', sent_at: iso(-1), expires_at: null }),
      of('news', 4, { published: true, published_at: iso(-1) }),
    ];
    const archived = [edition, late, ...others];
    await restore(empty, archived);
    await sql`select send_due_announcements()`;
    expect(await sql`select subject from push_messages`).toEqual([]);
    expect(
      await sql`select status, sent_at is not null as dated from announcements order by id`,
    ).toEqual([
      { status: 'draft', dated: true },
      { status: 'scheduled', dated: true },
      { status: 'sent', dated: true },
    ]);
    // Again it finds everything there.
    expect(await restore(empty, archived)).toBe(0);
    // What is sent from now on is told.
    await sql`update announcements set status = 'sent' where id = ${late?.id ?? ''}`;
    expect(await sql`select subject from push_messages`).toEqual([{ subject: late?.id }]);
  }));

test('only administrators restore', async () => {
  await expect(restore(full, [], full.stranger)).rejects.toMatchObject({ code: '42501' });
  await expect(restore(full, [], { role: 'anon' })).rejects.toMatchObject({ code: '42501' });
});

test('a row that cannot be written is named, whatever is wrong with it', () =>
  withEmpty(async () => {
    const rows = await rowsOf(full);
    const event = rows.find(({ kind }) => kind === 'event');
    if (!event) throw new Error('no session');
    const withEvent = (change: object) =>
      rows.map((one) => (one === event ? { ...one, row: { ...one.row, ...change } } : one));
    const detail = `event ${event.id}`;
    for (const [change, code] of [
      [{ title: {} }, '23514'],
      [{ location_id: '00000000-0000-4000-8000-000000000000' }, '23503'],
      [{ starts_at: 'never' }, '22007'],
      [{ of_another_version: 1 }, '22023'],
    ] as const) {
      await expect(restore(empty, withEvent(change))).rejects.toMatchObject({ code, detail });
    }
    expect(await rowsOf(empty).catch(() => [])).toEqual([]);
  }));

test.each([
  ['starts_at', 'none', '"tomorrow"'],
  ['title', 'ar', '{"fr": "Veillée"}'],
  ['type', 'none', 'no JSON'],
])(
  'a planned %s (%s) that is %s is refused in an archive as it is from an outbox',
  (field, language, wanted) =>
    withEmpty(async () => {
      const rows = await rowsOf(full);
      const planned = rows.find(({ kind }) => kind === 'planned_change');
      if (!planned) throw new Error('nothing is planned');
      const withPlanned = (change: object) =>
        rows.map((one) => (one === planned ? { ...one, row: { ...one.row, ...change } } : one));
      for (const of of ['wanted', 'seen']) {
        await expect(
          restore(empty, withPlanned({ field, language, talk_id: null, [of]: wanted })),
        ).rejects.toMatchObject({
          code: expect.stringMatching(/^22/),
          detail: `planned_change ${planned.id}`,
        });
      }
    }),
);

test('a release goes, and what stood in it is not asked again what it is', async () => {
  const { sql } = full;
  const [made] = await sql<{ id: string; event: string }[]>`
    with release as (insert into releases (edition_id, number, name) values (21, 91, '91') returning id)
    insert into planned_changes (edition_id, event_id, field, wanted, release_id)
    select 21, ${full.rows.event.id}, 'starts_at', '"tomorrow"', id from release returning release_id as id`;
  await full.as(full.administrator, (as) => as`delete from releases where id = ${made?.id ?? ''}`);
  expect(
    await sql`delete from planned_changes where wanted = '"tomorrow"' returning release_id`,
  ).toEqual([{ release_id: null }]);
});
