import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Forum, type Operation, openForum } from './forum.ts';

let forum: Forum;
beforeAll(async () => {
  forum = await openForum();
});
afterAll(() => forum.drop());

async function send(operation: Operation) {
  const [result] = await forum.push([operation]);
  if (!result) throw new Error('sync_push answered nothing');
  return result;
}

/** Updates the sample event. */
const update = (base: Operation['base'], set: Operation['set'], op: string = randomUUID()) =>
  send({ op, kind: 'event', id: forum.rows.event.id, action: 'update', base, set });

async function event() {
  const [row] = await forum.sql`select to_jsonb(e) as row from events e
    where id = ${forum.rows.event.id}`;
  return row?.row;
}

test('an update changes the fields it names and tells from which revision on it is seen', async () => {
  const before = await event();
  const result = await update({ cancelled: false }, { cancelled: true });
  expect(result).toMatchObject({ status: 'applied' });
  expect(await event()).toEqual({ ...before, cancelled: true, changed_at: expect.any(String) });
  const { revision } = await forum.pull();
  expect(result.revision).toBe(revision);
});

test('two translators of one title do not disturb each other', async () => {
  expect(
    await update({ title: { fr: 'Opening (fr)' } }, { title: { fr: 'Ouverture' } }),
  ).toMatchObject({ status: 'applied' });
  expect(
    await update({ title: { ar: 'Opening (ar)' } }, { title: { ar: 'الافتتاح' } }),
  ).toMatchObject({ status: 'applied' });
  expect((await event()).title).toEqual({ fr: 'Ouverture', en: 'Opening', ar: 'الافتتاح' });
});

test('a language can be removed and added', async () => {
  await update({ title: { en: 'Opening' } }, { title: { en: null } });
  expect(Object.keys((await event()).title).sort()).toEqual(['ar', 'fr']);
  await update({ title: {} }, { title: { en: 'Opening night' } });
  expect((await event()).title.en).toBe('Opening night');
});

test('two writers of one language: the second is told, sees the row, and changes nothing', async () => {
  const before = await event();
  const result = await update(
    { title: { en: 'What it was' }, cancelled: true },
    { title: { en: 'What it should be' }, cancelled: false },
  );
  expect(result).toMatchObject({
    status: 'conflict',
    row: { id: before.id, title: { en: 'Opening night' }, cancelled: true },
    revision: expect.any(Number),
  });
  expect(await event()).toEqual(before);
});

test('two writers of one plain field: the second is told', async () => {
  const { id } = forum.rows.location;
  const set = (base: unknown, capacity: unknown) =>
    send({ kind: 'location', id, action: 'update', base: { capacity: base }, set: { capacity } });
  expect(await set(1200, 900)).toMatchObject({ status: 'applied' });
  expect(await set(1200, 800)).toMatchObject({ status: 'conflict', row: { capacity: 900 } });
  expect(await set(null, null)).toMatchObject({ status: 'conflict' });
});

test('a field that already has the wanted value is no conflict, whatever its base', async () => {
  const now = await event();
  const { revision } = await forum.pull();
  const result = await update({ title: { en: 'Older' } }, { title: { en: now.title.en } });
  expect(result).toMatchObject({ status: 'applied', revision });
});

test('values compare by meaning: instants, numbers, lists', async () => {
  const { id } = forum.rows.speaker;
  expect(
    await update(
      { starts_at: '2026-11-20T21:00:00+01:00', participant_ids: [id] },
      { starts_at: '2026-11-20T20:15:00.000Z', participant_ids: [] },
    ),
  ).toMatchObject({ status: 'applied' });
  expect(
    await send({
      kind: 'location',
      id: forum.rows.location.id,
      action: 'update',
      base: { latitude: 34.87 },
      set: { latitude: 35 },
    }),
  ).toMatchObject({ status: 'applied' });
});

test('a repeated operation is answered as the first time and done once', async () => {
  const op = randomUUID();
  const { title } = await event();
  const first = await update({ title: { en: title.en } }, { title: { en: 'Once' } }, op);
  await update({ title: { en: 'Once' } }, { title: { en: 'Then this' } });
  const again = await update({ title: { en: title.en } }, { title: { en: 'Once' } }, op);
  expect(first.status).toBe('applied');
  expect(again).toEqual(first);
  expect((await event()).title.en).toBe('Then this');
});

test('one administrator’s operation ids say nothing about another’s', async () => {
  const op = randomUUID();
  const other = forum.stranger;
  await forum.sql`insert into administrators (user_id) values (${other.sub ?? ''})`;
  const id = randomUUID();
  const insert = { op, kind: 'article', id, action: 'insert' };
  await forum.push([{ ...insert, set: { slug: 'mine', title: { en: 'Mine' } } }]);
  const [theirs] = await forum.push(
    [{ ...insert, id: randomUUID(), set: { slug: 'theirs', title: { en: 'Theirs' } } }],
    other,
  );
  expect(theirs).toMatchObject({ status: 'applied' });
  const slugs = await forum.sql`select slug from articles where slug in ('mine', 'theirs')`;
  expect(slugs).toHaveLength(2);
  await forum.sql`delete from administrators where user_id = ${other.sub ?? ''}`;
});

test('what was answered is forgotten after thirty days', async () => {
  await forum.sql`update sync.applied_ops set at = now() - interval '31 days'`;
  await forum.push([]);
  expect(await forum.sql`select op from sync.applied_ops`).toHaveLength(0);
});

test('inserting again what is there is applied; something else under that id is a conflict', async () => {
  const id = randomUUID();
  const insert = (title: string) =>
    send({
      kind: 'news',
      id,
      action: 'insert',
      set: { edition_id: null, title: { fr: title, en: null }, content: { fr: '<p>Oui</p>' } },
    });
  expect(await insert('Un')).toMatchObject({ status: 'applied' });
  expect(await insert('Un')).toMatchObject({ status: 'applied' });
  expect(await insert('Deux')).toMatchObject({ status: 'conflict', row: { title: { fr: 'Un' } } });
  expect(await forum.sql`select from news where id = ${id}`).toHaveLength(1);
});

test('a row that is gone: deleting it is applied, updating it a conflict without a row', async () => {
  const { id } = forum.rows.news;
  const gone = { kind: 'news', id };
  const deletion = await forum.deletion('news', id);
  expect(await send(deletion)).toMatchObject({ status: 'applied' });
  expect(await send(deletion)).toMatchObject({ status: 'applied' });
  const update = { ...gone, action: 'update', set: { featured: true } };
  expect(await send(update)).toMatchObject({ status: 'conflict', row: null });
});

test('making an edition current through an operation takes the flag from the other', async () => {
  const set = { year: 2027, name: { fr: '22e' }, starts_on: '2027-11-01', ends_on: '2027-11-04' };
  await send({ kind: 'edition', id: '22', action: 'insert', set: { id: 22, ...set } });
  const result = await send({
    kind: 'edition',
    id: '22',
    action: 'update',
    base: { is_current: false },
    set: { is_current: true },
  });
  expect(result).toMatchObject({ status: 'applied' });
  const { rows } = await forum.pull({ edition: 21 });
  const current = rows.filter((change) => change.kind === 'edition' && change.row?.is_current);
  expect(current.map((change) => change.id)).toEqual(['22']);
  expect(result.revision).toBeGreaterThanOrEqual(Math.max(...rows.map((row) => row.revision)));
});

test('one bad operation is refused and the others of its batch are applied', async () => {
  const article = (slug: string) => ({
    kind: 'article',
    id: randomUUID(),
    action: 'insert',
    set: { slug, title: { en: slug } },
  });
  const results = await forum.push([article('one'), article('Not A Slug'), article('three')]);
  expect(results.map((result) => result.status)).toEqual(['applied', 'refused', 'applied']);
  expect(results[1]).toMatchObject({
    code: '23514',
    message: expect.stringContaining('articles_slug_check'),
  });
  const slugs = await forum.sql`select slug from articles where slug in ('one', 'three')`;
  expect(slugs).toHaveLength(2);
});

const refusals: [string, string, (rows: Forum['rows']) => Operation][] = [
  ['an unknown kind', '42P01', () => ({ kind: 'poem', id: '1', action: 'delete' })],
  ['an unknown action', '22023', ({ news }) => ({ kind: 'news', id: news.id, action: 'upsert' })],
  ['an id of the wrong shape', '22P02', () => ({ kind: 'news', id: 'x', action: 'delete' })],
  [
    'an operation id that is none',
    '22P02',
    () => ({ op: 'x', kind: 'news', id: 'x', action: 'delete' }),
  ],
  ['an undeclared field', '42703', ({ event }) => change('event', event.id, { colour: 'red' })],
  ['the id itself', '42703', ({ event }) => change('event', event.id, { id: randomUUID() })],
  [
    'a field that the server sets',
    '42703',
    ({ announcement }) => change('announcement', announcement.id, { created_at: '2020-01-01' }),
  ],
  ['text without its languages', '22023', ({ event }) => change('event', event.id, { title: 'T' })],
  [
    'a language of no concern',
    '23514',
    ({ event }) => change('event', event.id, { title: { de: 'Eröffnung' } }),
  ],
  ['a missing required field', '23502', ({ event }) => change('event', event.id, { date: null })],
  [
    'a reference to nothing',
    '23503',
    ({ event }) => change('event', event.id, { chair_id: randomUUID() }),
  ],
  [
    'a reference to nothing in a list',
    '23503',
    ({ event }) => change('event', event.id, { participant_ids: [randomUUID()] }),
  ],
  [
    'a slug that is taken',
    '23505',
    () => ({
      kind: 'article',
      id: randomUUID(),
      action: 'insert',
      set: { slug: 'testament-spirituel', title: { en: 'Another' } },
    }),
  ],
];

/** An update whose base is the row as it stands, so that nothing but its value can be wrong. */
function change(kind: keyof Forum['rows'], id: string, set: Record<string, unknown>): Operation {
  return { kind, id, action: 'update', set };
}

test.each(refusals)('%s is refused with %s', async (_, code, operation) => {
  const wanted = operation(forum.rows);
  const [held] = await forum.sql.unsafe(
    `select to_jsonb(t) as row from ${forum.rows[wanted.kind as 'news']?.table ?? 'news'} t
      where t.${wanted.kind === 'site_content' ? 'key' : 'id'}::text = $1`,
    [wanted.id],
  );
  expect(await send({ base: held?.row, ...wanted })).toMatchObject({ status: 'refused', code });
});

test('a stranger’s operations are refused one by one, and anonymous callers cannot call', async () => {
  const before = await event();
  const operation = change('event', forum.rows.event.id, { cancelled: !before.cancelled });
  const [result] = await forum.push([operation], forum.stranger);
  expect(result).toMatchObject({ status: 'refused', code: '42501' });
  await expect(forum.push([operation], { role: 'anon' })).rejects.toMatchObject({ code: '42501' });
  expect(await event()).toEqual(before);
});

test('who writes nothing waits for nobody who does, and holds nobody up', async () => {
  const writing = await forum.sql.reserve();
  try {
    await writing`begin`;
    await writing`select sync.lock()`;
    const operation = change('event', forum.rows.event.id, { cancelled: true });
    const refused = await forum.as(forum.stranger, async (sql) => {
      await sql`set local lock_timeout = '1s'`;
      const [answer] = await sql`
        select sync_push(${sql.json({ ops: [{ op: randomUUID(), ...operation }] } as never)}) as answer`;
      const held = await sql`
        select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`;
      return [answer?.answer.results[0].code, held.length];
    });
    expect(refused).toEqual(['42501', 0]);
  } finally {
    await writing`rollback`;
    writing.release();
  }
});

test('nor who has no rights and writes a table by itself', async () => {
  const writing = await forum.sql.reserve();
  try {
    await writing`begin`;
    await writing`select sync.lock()`;
    const held = await forum.as(forum.stranger, async (sql) => {
      await sql`set local lock_timeout = '1s'`;
      await sql`delete from events`;
      await sql`update events set cancelled = true`;
      return sql`select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`;
    });
    expect(held.length).toBe(0);
  } finally {
    await writing`rollback`;
    writing.release();
  }
});

test('a batch that is none, or too large, fails as a whole', async () => {
  const call = (batch: unknown) =>
    forum.as(forum.administrator, (sql) => sql`select sync_push(${sql.json(batch as never)})`);
  await expect(call([])).rejects.toMatchObject({ code: '22023' });
  await expect(call({ ops: Array(5001).fill({}) })).rejects.toMatchObject({ code: '54000' });
});

test('a passing trouble of the server is no verdict: the whole batch fails, to be sent again', async () => {
  await forum.sql.unsafe(`
    create function public.run_out() returns trigger language plpgsql as
      $$ begin raise exception 'no room' using errcode = 'disk_full'; end $$;
    create trigger run_out before update on public.events
      for each row execute function public.run_out()`);
  const { cancelled } = await event();
  await expect(update({ cancelled }, { cancelled: !cancelled })).rejects.toMatchObject({
    code: '53100',
  });
  await forum.sql.unsafe('drop function public.run_out() cascade');
});
