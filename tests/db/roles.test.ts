import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allows, dayOfFields, type Rights } from '#domain/rights.ts';
import { entities, fieldsOf, type Kind, kinds } from '#entities/index.ts';
import type { Entity } from '#entities/kit/entity.ts';
import { roles } from '#entities/kit/role.ts';
import type { Identity } from '#local/test-database.ts';
import { type Forum, type Operation, openForum } from './forum.ts';

/** What each role writes: the database and the app must agree on every change that there is. */

let forum: Forum;
let hall: string;
let otherHall: string;
beforeAll(async () => {
  forum = await openForum();
  hall = String(forum.rows.location.values.id);
  otherHall = randomUUID();
  const { sql } = forum;
  await sql`insert into locations select (jsonb_populate_record(l, ${sql.json({ id: otherHall })})).*
    from locations l where id = ${hall}`;
  await sql`update events set location_id = ${hall} where id = ${id('event')}`;
});
afterAll(() => forum.drop());

const id = (kind: Kind) => String(forum.rows[kind].id ?? forum.rows[kind].values.id);
const denied = { status: 'refused', code: '42501' };

const everybody: readonly Partial<Rights>[] = [
  ...roles.map((role) => ({ roles: [role], languages: ['fr'], halls: [] }) as const),
  { roles: ['translator', 'press'], languages: ['ar', 'en'] },
];

/** A change of each field of a kind to what it is not, as far as that can be said of any field. */
async function changesOf(kind: Kind): Promise<Operation[]> {
  const { sql } = forum;
  const [row] = await sql`select sync.admin_row(k, ${id(kind)}) as row from sync.kinds k
    where kind = ${kind}`;
  const held: Record<string, unknown> = row?.row;
  const changes: Operation[] = [];
  for (const [field, { type, readonly }] of Object.entries(fieldsOf(kind))) {
    if (readonly || field === (entities[kind] as unknown as Entity).id) continue;
    const base = { [field]: held[field] };
    const update = (set: Record<string, unknown>) =>
      changes.push({ kind, id: id(kind), action: 'update', base, set });
    if (type === 'localized')
      for (const language of ['fr', 'ar']) update({ [field]: { [language]: 'Autre' } });
    else if (type === 'flag') update({ [field]: !held[field] });
  }
  return changes;
}

/** Tries a change and takes back whatever it did. */
async function tried(who: Identity, change: Operation) {
  const undo = new Error('undo');
  let outcome: unknown;
  await forum
    .as(who, async (as) => {
      const ops = [
        { op: randomUUID(), base: null, set: null, at: new Date().toISOString(), ...change },
      ];
      const [row] = await as`select sync_push(${as.json({ ops } as never)}) as answer`;
      [outcome] = row?.answer.results ?? [];
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return outcome as { status: string; code?: string };
}

test.each(kinds)('%s: the database refuses exactly what the app does not offer', async (kind) => {
  const changes: Operation[] = [
    ...(await changesOf(kind)),
    { kind, id: id(kind), action: 'update', base: {}, set: {} },
    await forum.deletion(kind, id(kind)),
    { kind, id: kind === 'edition' ? '99' : randomUUID(), action: 'insert', set: {} },
  ];
  for (const rights of everybody) {
    const who = await forum.member(rights);
    for (const change of changes) {
      const { code } = await tried(who, change);
      const whole: Rights = { roles: [], languages: [], halls: [], ...rights };
      // An update of nothing asks for no more than the kind to be touched at all.
      if (change.action === 'update' && Object.keys(change.set ?? {}).length === 0) continue;
      expect
        .soft(code !== '42501', `${rights.roles} ${change.action} ${JSON.stringify(change.set)}`)
        .toBe(allows(whole, change as never));
    }
  }
});

test('a translator writes texts in their languages and nothing beside them', async () => {
  const who = await forum.member({ roles: ['translator'], languages: ['ar'] });
  const title = forum.rows.event.values.title as Record<string, string>;
  const update = (set: Record<string, unknown>, base: Record<string, unknown> = { title }) =>
    ({ kind: 'event', id: id('event'), action: 'update', base, set }) as const;
  const [arabic, french, both] = await forum.push(
    [
      update({ title: { ar: 'عنوان آخر' } }),
      update({ title: { fr: 'Autre' } }),
      update(
        { title: { ar: 'عنوان' }, cancelled: true },
        { title: { ...title, ar: 'عنوان آخر' }, cancelled: false },
      ),
    ],
    who,
  );
  expect([arabic?.status, french, both]).toMatchObject(['applied', denied, denied]);
  const [row] = await forum.sql`select title, cancelled from events where id = ${id('event')}`;
  expect(row).toEqual({ title: { ...title, ar: 'عنوان آخر' }, cancelled: false });
  // Around the outbox, by the API's own tables, it is the same.
  const direct = (query: string) => forum.as(who, (as) => as.unsafe(query));
  await expect(
    direct(`update events set title = title || '{"fr": "Autre"}'`),
  ).rejects.toMatchObject({
    code: '42501',
  });
  await expect(direct(`update events set title = title || '{"ar": "آخر"}'`)).resolves.toBeDefined();
  await expect(direct('delete from events')).resolves.toHaveLength(0);
  expect(await forum.sql`select from events where id = ${id('event')}`).toHaveLength(1);
});

test('who runs a hall writes what happens in it on the day, and moves nothing out of their halls', async () => {
  const who = await forum.member({ roles: ['hall'], halls: [hall] });
  const of = (base: Record<string, unknown>, set: Record<string, unknown>) =>
    forum.push([{ kind: 'event', id: id('event'), action: 'update', base, set }], who);
  const [full] = await of({ occupancy: 'free' }, { occupancy: 'full' });
  const [away] = await of({ location_id: hall }, { location_id: otherHall });
  const [title] = await of({ published: true }, { published: false });
  expect([full?.status, away, title]).toMatchObject(['applied', denied, denied]);
  const [question] = await forum.push(
    [
      {
        kind: 'question',
        id: id('question'),
        action: 'update',
        base: forum.rows.question.values,
        set: { state: 'declined' },
      },
    ],
    who,
  );
  expect(question?.status).toBe('applied');
  await forum.sql`update events set location_id = ${otherHall} where id = ${id('event')}`;
  const [elsewhere] = await of({ cancelled: false }, { cancelled: true });
  const [taken] = await of({ location_id: otherHall }, { location_id: hall });
  expect([elsewhere, taken]).toMatchObject([denied, denied]);
  await forum.sql`update events set location_id = ${hall} where id = ${id('event')}`;
  const rights: Rights = { roles: ['hall'], languages: [], halls: [hall] };
  const change = { kind: 'event', id: id('event'), action: 'update' } as const;
  expect(allows(rights, { ...change, set: { occupancy: 'full' } }, { hall })).toBe(true);
  expect(allows(rights, { ...change, set: { occupancy: 'full' } }, { hall: otherHall })).toBe(
    false,
  );
  expect(allows(rights, { ...change, set: { location_id: otherHall } }, { hall })).toBe(false);
});

test('the fields of the day are the same in both', async () => {
  const [row] = await forum.sql`select sync.day_of_fields() as fields`;
  expect(row?.fields).toEqual(dayOfFields);
});

test('what somebody may write comes with each pull, and a change counts at the next request', async () => {
  const who = await forum.member({ roles: ['press'] });
  const rights = async () => {
    const answer = await forum.pull({ edition: 21, audience: 'admin' }, who);
    return (answer as unknown as { rights: unknown }).rights;
  };
  expect(await rights()).toEqual({ roles: ['press'], languages: [], halls: [] });
  const set = (by: Identity, whom: string | undefined) =>
    forum.as(by, async (as) => {
      const [row] =
        await as`select set_rights(${whom ?? ''}, '{translator}', '{ar}', '{}') as answer`;
      return row?.answer;
    });
  await expect(set(who, who.sub)).rejects.toMatchObject({ code: '42501' });
  expect(await set(forum.administrator, forum.administrator.sub)).toBe('self');
  expect(await set(forum.administrator, randomUUID())).toBe('unknown');
  expect(await set(forum.administrator, who.sub)).toBe('changed');
  expect(await rights()).toEqual({ roles: ['translator'], languages: ['ar'], halls: [] });
  expect('rights' in (await forum.pull({ edition: 21 }))).toBe(false);
});

test('only administrators see who is in the back office, give codes, copy and restore', async () => {
  const who = await forum.member({
    roles: ['programme', 'press', 'village', 'translator', 'hall'],
    languages: ['fr'],
  });
  const denies = (query: string) =>
    expect(forum.as(who, (as) => as.unsafe(query))).rejects.toMatchObject({ code: '42501' });
  await denies('select list_administrators()');
  await denies(`select make_audience_code('staff', 'x')`);
  await denies(`select admin_restore('[]')`);
  await denies(`select demote_administrator('${forum.administrator.sub}')`);
});

test('who is no administrator reads who of their colleagues changed what, and no address but their own', async () => {
  const who = await forum.member({ roles: ['press'] });
  const news = id('news');
  await forum.push([
    {
      kind: 'event',
      id: id('event'),
      action: 'update',
      base: { question_shown: null },
      set: { question_shown: 'Why?' },
    },
  ]);
  const [own] = await forum.push(
    [
      {
        kind: 'news',
        id: news,
        action: 'update',
        base: { published: true },
        set: { published: false },
      },
    ],
    who,
  );
  expect(own?.status).toBe('applied');
  const writers = async (reader: Identity, kind: Kind) => {
    const [row] = await forum.as(
      reader,
      (as) => as`select content_history(${kind}, ${id(kind)}, null, 1) as lines`,
    );
    return row?.lines.map((line: { who: string }) => line.who);
  };
  expect(await writers(who, 'event')).toEqual(['administrator']);
  expect(await writers(who, 'news')).toEqual([who.email]);
  expect(await writers(forum.administrator, 'event')).toEqual([forum.administrator.email]);
});

test('no way around the outbox leads further: the tables themselves refuse the same', async () => {
  const { sql } = forum;
  const foreign = randomUUID();
  await sql`insert into events select (jsonb_populate_record(e, ${sql.json({ id: foreign, location_id: otherHall })})).*
    from events e where id = ${id('event')}`;
  const asked = randomUUID();
  await sql`insert into questions (id, edition_id, event_id, text)
    select ${asked}, edition_id, id, 'Of another hall' from events where id = ${foreign}`;
  const runner = await forum.member({ roles: ['hall'], halls: [hall] });
  const translator = await forum.member({ roles: ['translator'], languages: ['ar'] });
  const press = await forum.member({ roles: ['press'] });
  const own = `where id = '${id('event')}'`;
  const refused: [Identity, string][] = [
    [runner, `update events set location_id = '${hall}' where id = '${foreign}'`],
    [runner, `update events set cancelled = true where id = '${foreign}'`],
    [runner, `update events set location_id = null ${own}`],
    [runner, `update events set edition_id = edition_id + 1 ${own}`],
    [runner, `update events set id = gen_random_uuid() ${own}`],
    [runner, `update events set previous_location_id = '${hall}' ${own}`],
    [runner, `update questions set state = 'accepted' where id = '${asked}'`],
    [runner, `update questions set event_id = '${id('event')}' where id = '${asked}'`],
    [runner, `update questions set text = 'Other words' where event_id = '${id('event')}'`],
    [
      runner,
      `insert into events select * from events ${own} on conflict (id) do update set cancelled = true`,
    ],
    [translator, `update events set title = '{"ar": "وحيد"}' ${own}`],
    [translator, `update events set title = title || '{"fr": null}' ${own}`],
    [
      translator,
      `update events set description = description || '{"de": "x"}', published = false ${own}`,
    ],
    [translator, `update announcements set status = 'sent', sent_at = now()`],
    [
      translator,
      `insert into news select * from news on conflict (id) do update set title = excluded.title || '{"ar": "x"}'`,
    ],
    [press, `insert into events select * from events ${own}`],
  ];
  for (const [who, query] of refused) {
    const outcome = await forum
      .as(who, (as) => as.unsafe(query))
      .then(
        ({ count }) => `${count} rows`,
        ({ code }: { code: string }) => code,
      );
    expect.soft([query, outcome]).toEqual([query, '42501']);
  }
  // What a role does not write at all is not even found.
  for (const query of [
    `update editions set is_current = false`,
    `update events set cancelled = true ${own}`,
    `delete from events ${own}`,
    `update administrators set roles = '{administrator}'`,
  ]) {
    const outcome = await forum
      .as(press, (as) => as.unsafe(query))
      .then(
        ({ count }) => count,
        ({ code }: { code: string }) => code,
      );
    expect.soft([query, outcome === 0 || outcome === '42501']).toEqual([query, true]);
  }
  await sql`delete from events where id = ${foreign}`;
});
