import { createHash, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anonymous, callFunction, type Forum, insert, openForum } from './forum.ts';

/** One word on one thing, as a device sends it; what is left out is right. */
interface Word {
  kind?: unknown;
  id?: unknown;
  favourite?: unknown;
  at?: unknown;
}

let forum: Forum;
let session = '';
let now = 0;
beforeAll(async () => {
  forum = await openForum();
  session = forum.rows.event.id;
});
afterAll(() => forum.drop());
beforeEach(() => {
  now = Date.now();
});

const newKey = () => randomBytes(32).toString('base64url');
const iso = (instant: number) => new Date(instant).toISOString();
const day = 86_400_000;

const ask = (name: string, ...args: unknown[]) => callFunction(forum, anonymous, name, ...args);

const pushAll = async (key: string, ops: unknown) =>
  (await ask('favourites_push', key, forum.sql.json(ops as never))).results;

async function push(key: string, word: Word = {}) {
  const op = { kind: 'event', id: session, favourite: true, at: iso(now), ...word };
  const [result] = await pushAll(key, [op]);
  return result;
}

const pull = async (key: string) => (await ask('favourites_pull', key)).favourites;

/** Adds so many sessions and returns their ids. */
async function addSessions(count: number): Promise<string[]> {
  const { sql, rows } = forum;
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  await sql.begin(async (transaction) => {
    await transaction`alter table events disable trigger user`;
    await transaction`insert into events
      select (jsonb_populate_record(e, jsonb_build_object('id', added.id))).*
      from events e, unnest(${ids}::uuid[]) as added (id) where e.id = ${rows.event.id}`;
    await transaction`alter table events enable trigger user`;
  });
  return ids;
}

test('what is marked is there for whoever holds the key, and only for them', async () => {
  const key = newKey();
  expect(await ask('favourites_pull', key)).toMatchObject({ known: false, favourites: [] });
  expect(await push(key)).toEqual({
    kind: 'event',
    id: session,
    status: 'applied',
    favourite: true,
    at: iso(now),
  });
  for (const kind of ['exhibitor', 'speaker'] as const) {
    expect(await push(key, { kind, id: forum.rows[kind].id })).toMatchObject({ status: 'applied' });
  }
  expect(await pull(key)).toHaveLength(3);
  expect((await ask('favourites_pull', key)).known).toBe(true);
  expect(await ask('favourites_pull', newKey())).toMatchObject({ known: false, favourites: [] });
});

test('only a hash of the key is kept', async () => {
  const key = newKey();
  await push(key);
  const hash = createHash('sha256').update(key).digest();
  const [visitor] = await forum.sql`select * from visitors where key_hash = ${hash}`;
  expect(visitor).toBeDefined();
  const everything = await forum.sql`select v::text, f::text from visitors v, favourites f`;
  expect(JSON.stringify(everything)).not.toContain(key);
});

test('the later tap wins, whichever arrives first, and the earlier is told what holds', async () => {
  const key = newKey();
  await push(key, { favourite: false, at: iso(now - 1000) });
  expect(await push(key, { favourite: true, at: iso(now - 2000) })).toEqual({
    kind: 'event',
    id: session,
    status: 'superseded',
    favourite: false,
    at: iso(now - 1000),
  });
  expect(await push(key, { favourite: true, at: iso(now - 500) })).toMatchObject({
    status: 'applied',
  });
  expect(await pull(key)).toMatchObject([{ favourite: true, at: iso(now - 500) }]);
});

test('sending twice changes nothing; at the same instant the first to arrive holds', async () => {
  const key = newKey();
  const first = await push(key, { at: iso(now - 1000) });
  const before = await pull(key);
  expect(await push(key, { at: iso(now - 1000) })).toEqual(first);
  expect(await push(key, { favourite: false, at: iso(now - 1000) })).toMatchObject({
    status: 'superseded',
    favourite: true,
  });
  expect(await pull(key)).toEqual(before);
});

test.each([
  ['a day', day],
  ['ten years', 3652 * day],
])('a clock ahead by %s counts as now and does not win for ever', async (_name, ahead) => {
  const key = newKey();
  const { at } = await push(key, { at: iso(now + ahead) });
  expect(Math.abs(Date.parse(at) - now)).toBeLessThan(10_000);
  // A second word of the same millisecond would count as the same; no tap is as fast.
  await new Promise((resolve) => setTimeout(resolve, 5));
  const later = await push(key, { favourite: false, at: iso(Date.parse(at) + 1) });
  expect(later).toMatchObject({ status: 'applied', favourite: false });
});

test.each([
  ['a day', day],
  ['ten years', 3652 * day],
])('a clock behind by %s keeps its own taps in order', async (_name, behind) => {
  const key = newKey();
  expect(await push(key, { at: iso(now - behind) })).toMatchObject({ status: 'applied' });
  expect(await push(key, { favourite: false, at: iso(now - behind + 1) })).toMatchObject({
    status: 'applied',
  });
  expect(await push(key, { at: iso(now) })).toMatchObject({ status: 'applied' });
});

test('each malformed word is refused by itself and the others are kept', async () => {
  const good = { kind: 'event', id: session, favourite: true, at: iso(now) };
  const bad = [
    { ...good, kind: 'news' },
    { ...good, id: 'not-an-id' },
    { ...good, id: session.toUpperCase() },
    { ...good, favourite: 'yes' },
    { ...good, at: 'yesterday' },
    { ...good, at: '2026-02-31T10:00:00.000Z' },
    { ...good, at: now },
    null,
    7,
    [good],
    {},
  ];
  const key = newKey();
  const results = await pushAll(key, [...bad, good]);
  expect(results.slice(0, -1).map(({ code }: { code: string }) => code)).toEqual(
    bad.map(() => 'malformed'),
  );
  expect(results.at(-1)).toMatchObject({ status: 'applied' });
  expect(await pull(key)).toHaveLength(1);
});

test('what does not exist cannot become a favourite; what has gone can cease to be one', async () => {
  const key = newKey();
  const [gone = ''] = await addSessions(1);
  expect(await push(key, { id: crypto.randomUUID() })).toMatchObject({
    status: 'refused',
    code: 'unknown',
  });
  await push(key, { id: gone, at: iso(now - 10) });
  await forum.sql`delete from events where id = ${gone}`;
  expect(await push(key, { id: gone, favourite: false })).toMatchObject({ status: 'applied' });
});

test('a draft can be a favourite: it may have been public when it was marked', async () => {
  const id = crypto.randomUUID();
  await insert(forum.sql, 'speakers', { ...forum.rows.speaker.values, id, published: false });
  expect(await push(newKey(), { kind: 'speaker', id })).toMatchObject({ status: 'applied' });
});

test('a key cut short, changed or missing is refused before anything is looked up', async () => {
  const key = newKey();
  for (const wrong of [key.slice(0, 42), `${key}A`, `${key.slice(0, 42)}B`, '', ' '.repeat(43)]) {
    for (const call of ['pull', 'forget', 'unshare']) {
      await expect(ask(`favourites_${call}`, wrong)).rejects.toMatchObject({ code: '22023' });
    }
    await expect(pushAll(wrong, [])).rejects.toMatchObject({ code: '22023' });
  }
});

test('a stranger’s guess finds nothing, changes nothing and is not even remembered', async () => {
  const key = newKey();
  await push(key);
  const before = await forum.sql`select count(*) from visitors`;
  const guess = newKey();
  expect(await pull(guess)).toEqual([]);
  expect(await ask('favourites_forget', guess)).toBe(false);
  expect(await ask('favourites_unshare', guess)).toBe(false);
  expect(await ask('favourites_share', guess, 'Me')).toMatchObject({ code: null });
  expect(await pushAll(guess, [])).toEqual([]);
  expect(await forum.sql`select count(*) from visitors`).toEqual(before);
  expect(await pull(key)).toHaveLength(1);
});

test('a stranger’s words stay with the stranger', async () => {
  const [mine, theirs] = [newKey(), newKey()];
  await push(mine, { at: iso(now - 1000) });
  await push(theirs, { favourite: false });
  expect(await pull(mine)).toMatchObject([{ favourite: true }]);
});

test('more than 500 words at once, or longer ones, are refused as a whole, politely', async () => {
  const op = { kind: 'event', id: session, favourite: true, at: iso(now) };
  const key = newKey();
  const sent = pushAll(key, Array(5000).fill(op));
  await expect(sent).rejects.toMatchObject({ code: 'PT413' });
  const long = pushAll(key, [{ ...op, note: randomBytes(200_000).toString('hex') }]);
  await expect(long).rejects.toMatchObject({ code: 'PT413' });
  await expect(pushAll(key, op)).rejects.toMatchObject({ code: '22023' });
  expect((await ask('favourites_pull', key)).known).toBe(false);
});

test('of 5,000 favourites the first 2,000 are kept and each other is refused as too many', async () => {
  const key = newKey();
  const ids = await addSessions(5000);
  const counts: Record<string, number> = {};
  for (let from = 0; from < ids.length; from += 500) {
    const ops = ids
      .slice(from, from + 500)
      .map((id) => ({ kind: 'event', id, favourite: true, at: iso(now) }));
    for (const { status, code = '' } of await pushAll(key, ops)) {
      const name = `${status} ${code}`.trim();
      counts[name] = (counts[name] ?? 0) + 1;
    }
  }
  expect(counts).toEqual({ applied: 2000, 'refused full': 3000 });
  expect(await push(key, { id: ids[0], favourite: false, at: iso(now + 1) })).toMatchObject({
    status: 'applied',
  });
  expect(await push(key, { id: ids[4999] })).toMatchObject({ status: 'applied' });
  await forum.sql`delete from events where id = any (${ids}::uuid[])`;
}, 60_000);

test('words of removal do not pile up without end: the oldest make way', async () => {
  const key = newKey();
  const ids = await addSessions(4100);
  for (let from = 0; from < ids.length; from += 500) {
    const ops = ids.slice(from, from + 500).map((id, index) => ({
      kind: 'event',
      id,
      favourite: false,
      at: iso(now - 1_000_000 + from + index),
    }));
    await pushAll(key, ops);
  }
  const kept = await pull(key);
  expect(kept).toHaveLength(4000);
  const held = new Set(kept.map(({ id }: { id: string }) => id));
  expect(held.has(ids[0])).toBe(false);
  expect(held.has(ids[4099])).toBe(true);
  await forum.sql`delete from events where id = any (${ids}::uuid[])`;
}, 60_000);

test('the work for 500 words does not grow with what a visitor holds', async () => {
  const key = newKey();
  const ids = await addSessions(4000);
  // Rows of favourites that a batch reads: time would tell of the machine.
  const read: number[] = [];
  for (let from = 0; from < ids.length; from += 500) {
    const ops = ids.slice(from, from + 500).map((id, index) => ({
      ...{ kind: 'event', id, favourite: index % 2 === 0 },
      at: iso(now - 1000 + from / 500),
    }));
    await forum.as(anonymous, async (sql) => {
      const [row] = await sql`select favourites_push(${key}, ${sql.json(ops)}) as answer`;
      const results: { status: string }[] = row?.answer.results;
      expect(results.filter(({ status }) => status === 'applied')).toHaveLength(500);
      const [work] = await sql`select (seq_tup_read + idx_tup_fetch)::integer as rows
        from pg_stat_xact_user_tables where relname = 'favourites'`;
      read.push(work?.rows);
    });
  }
  expect(await pull(key)).toHaveLength(4000);
  await forum.sql`delete from events where id = any (${ids}::uuid[])`;
  expect(Math.max(...read)).toBeLessThan(100_000);
}, 60_000);

test('the removal of what there never was is granted and leaves nothing behind', async () => {
  const key = newKey();
  const removals = Array.from({ length: 500 }, () => ({
    ...{ kind: 'speaker', id: crypto.randomUUID(), favourite: false },
    at: iso(now - 1000),
  }));
  const [first] = await pushAll(key, removals);
  expect(first).toMatchObject({ status: 'applied', favourite: false });
  expect(await pull(key)).toEqual([]);
});

test('a call that takes too long is paid for all the same', async () => {
  const key = newKey();
  await push(key);
  const hash = createHash('sha256').update(key).digest();
  await forum.sql`update visitors set calls_left = 10 where key_hash = ${hash}`;
  const op = { kind: 'event', id: session, favourite: false, at: iso(now) };
  await forum.sql.begin(async (other) => {
    await other`lock table events in access exclusive mode`;
    await forum.as(anonymous, async (sql) => {
      await sql`set local statement_timeout = 200`;
      const [row] = await sql`select favourites_push(${key}, ${sql.json([
        { ...op, kind: 'event', id: crypto.randomUUID() },
      ])}) as answer, current_setting('response.status', true) as status`;
      expect(row).toMatchObject({ answer: { code: '57014' }, status: '503' });
    });
  });
  const [visitor] = await forum.sql`select calls_left from visitors where key_hash = ${hash}`;
  expect(visitor?.calls_left).toBeLessThan(9.9);
});

test('rows come out of a budget, which is paid before anything is written', async () => {
  const key = newKey();
  const ids = await addSessions(40);
  const ops = ids.map((id) => ({ kind: 'event', id, favourite: true, at: iso(now) }));
  await push(key);
  await forum.sql`update sync.gates set places = 5, per_second = 0.001, at = now()
    where name = 'favourites'`;
  await expect(pushAll(key, ops)).rejects.toMatchObject({ code: 'PT429' });
  expect(await pull(key)).toHaveLength(1);
  // The first twenty come with the visitor; what is known already costs nothing.
  expect(await pushAll(key, ops.slice(0, 19))).toHaveLength(19);
  expect(await pushAll(key, ops.slice(0, 24))).toHaveLength(24);
  expect(await pushAll(key, ops.slice(0, 24))).toHaveLength(24);
  await expect(pushAll(key, ops.slice(24))).rejects.toMatchObject({ code: 'PT429' });
  expect(await pull(key)).toHaveLength(25);
  await forum.sql`update sync.gates set places = burst, per_second = 20 where name = 'favourites'`;
  await forum.sql`delete from events where id = any (${ids}::uuid[])`;
});

test('visitors go after a year without a sign of life, empty ones after a month', async () => {
  const visit = async (seen: string, marks: boolean, shows?: 'share' | 'follow') => {
    const key = newKey();
    await push(key);
    if (shows === 'share') await ask('favourites_share', key, null);
    if (shows === 'follow') await ask('favourites_follow', key);
    const hash = createHash('sha256').update(key).digest();
    if (!marks) await forum.sql`delete from favourites where visitor = ${hash}`;
    await forum.sql`update visitors set last_seen = now() - ${seen}::interval
      where key_hash = ${hash}`;
    return key;
  };
  const going = [await visit('367 days', true), await visit('31 days', false)];
  const staying = [
    await visit('360 days', true),
    await visit('29 days', false),
    await visit('31 days', false, 'share'),
    await visit('31 days', false, 'follow'),
  ];
  const [row] = await forum.sql`select tidy_visitors() as gone`;
  expect(row?.gone).toBe(2);
  const known = async (key: string) => (await ask('favourites_pull', key)).known;
  for (const key of going) expect(await known(key)).toBe(false);
  for (const key of staying) expect(await known(key)).toBe(true);
});

test('a visitor who calls without pause is asked to wait, and others are not', async () => {
  const key = newKey();
  await push(key);
  const outcomes = await Promise.all(
    Array.from({ length: 90 }, () =>
      ask('favourites_pull', key).then(
        () => 'answered',
        (error: { code: string }) => error.code,
      ),
    ),
  );
  const refused = outcomes.filter((outcome) => outcome === 'PT429').length;
  expect(refused).toBeGreaterThan(20);
  expect(outcomes.filter((outcome) => outcome === 'answered').length).toBe(90 - refused);
  expect(await push(newKey())).toMatchObject({ status: 'applied' });
  const hash = createHash('sha256').update(key).digest();
  await forum.sql`update visitors set last_seen = now() - interval '10 seconds'
    where key_hash = ${hash}`;
  expect(await pull(key)).toHaveLength(1);
});

test('visitors cannot be made up in masses; those who are known go on', async () => {
  const known = newKey();
  await push(known);
  await forum.sql`update sync.gates set places = 3, at = now() where name = 'visitors'`;
  const outcomes: string[] = [];
  for (let count = 0; count < 20; count += 1) {
    outcomes.push(
      await push(newKey()).then(
        ({ status }) => status,
        (error: { code: string }) => error.code,
      ),
    );
  }
  expect(outcomes.slice(0, 3)).toEqual(['applied', 'applied', 'applied']);
  expect(outcomes).toContain('PT429');
  expect(await push(known, { at: iso(now + 1) })).toMatchObject({ status: 'applied' });
  await forum.sql`update sync.gates set places = burst`;
});

test('two pushes of one visitor at once end as the later word, none is lost', async () => {
  const key = newKey();
  const ids = await addSessions(25);
  await Promise.all(
    ids.flatMap((id, index) => [
      push(key, { id, at: iso(now - 1000 + index) }),
      push(key, { id, favourite: false, at: iso(now - 1001 + index) }),
    ]),
  );
  const kept = await pull(key);
  expect(kept.map(({ favourite }: { favourite: boolean }) => favourite)).toEqual(
    ids.map(() => true),
  );
});

test('a shared view carries a name and public sessions, nothing else, until it is ended', async () => {
  const key = newKey();
  const [draft = ''] = await addSessions(1);
  await forum.sql`update events set published = false where id = ${draft}`;
  await push(key);
  await push(key, { id: draft });
  await push(key, { kind: 'speaker', id: forum.rows.speaker.id });
  const shared = await ask('favourites_share', key, '  Amina\n & co. ');
  expect(shared).toEqual({ code: expect.stringMatching(/^[\w-]{24}$/), name: 'Amina & co.' });
  expect(await ask('favourites_shared', shared.code)).toEqual({
    found: true,
    name: 'Amina & co.',
    events: [session],
  });
  await push(key, { favourite: false, at: iso(Date.now()) });
  expect((await ask('favourites_shared', shared.code)).events).toEqual([]);

  const again = await ask('favourites_share', key, null);
  expect(again).toMatchObject({ name: null });
  const ended = { found: false, name: null, events: [] };
  expect(await ask('favourites_shared', shared.code)).toEqual(ended);
  expect(await ask('favourites_unshare', key)).toBe(true);
  expect(await ask('favourites_shared', again.code)).toEqual(ended);
  expect(await ask('favourites_shared', null)).toEqual(ended);
  await expect(pushAll(again.code, [])).rejects.toMatchObject({ code: '22023' });
});

/** What the function that writes calendars learns of a code. */
async function followed(code: string | null) {
  const [row] = await forum.as({ role: 'service_role' }, (sql) =>
    sql.unsafe('select favourites_followed($1) as answer', [code]),
  );
  return row?.answer;
}

test('a calendar’s code leads to the sessions of today, until it is taken back', async () => {
  const key = newKey();
  expect(await ask('favourites_follow', key)).toEqual({ code: null });
  const [other = ''] = await addSessions(1);
  await push(key);
  await push(key, { kind: 'speaker', id: forum.rows.speaker.id });
  const { code } = await ask('favourites_follow', key);
  expect(code).toMatch(/^[\w-]{24}$/);
  expect(await followed(code)).toEqual({ found: true, events: [session] });
  await push(key, { id: other });
  await push(key, { favourite: false, at: iso(Date.now()) });
  expect(await followed(code)).toEqual({ found: true, events: [other] });
  // It is no view for friends, and no key.
  expect((await ask('favourites_shared', code)).found).toBe(false);
  await expect(pushAll(code, [])).rejects.toMatchObject({ code: '22023' });

  const again = (await ask('favourites_follow', key)).code;
  const ended = { found: false, events: [] };
  expect(await followed(code)).toEqual(ended);
  expect((await followed(again)).found).toBe(true);
  expect(await ask('favourites_unfollow', key)).toBe(true);
  expect(await ask('favourites_unfollow', key)).toBe(false);
  for (const dead of [again, null, '', 'x'.repeat(200)])
    expect(await followed(dead)).toEqual(ended);
});

test('only a hash of a calendar’s code is kept, and only the service may ask what it leads to', async () => {
  const key = newKey();
  await push(key);
  const { code } = await ask('favourites_follow', key);
  const visitor = createHash('sha256').update(key).digest();
  const [row] = await forum.sql`select feed_hash from visitors where key_hash = ${visitor}`;
  expect(row?.feed_hash).toEqual(createHash('sha256').update(code).digest());
  await expect(ask('favourites_followed', code)).rejects.toMatchObject({ code: '42501' });
});

test('names are cut to 60 characters and blank ones are none', async () => {
  const key = newKey();
  await push(key);
  expect((await ask('favourites_share', key, `${'a '.repeat(50)}`)).name).toHaveLength(59);
  expect((await ask('favourites_share', key, ' \u00a0\t ')).name).toBe(null);
  expect((await ask('favourites_share', key, '\u200b\u3164')).name).toBe(null);
});

test('forgetting leaves no trace, and the key can begin anew', async () => {
  const key = newKey();
  await push(key);
  const { code } = await ask('favourites_share', key, null);
  const { code: calendar } = await ask('favourites_follow', key);
  expect(await ask('favourites_forget', key)).toBe(true);
  expect(await ask('favourites_pull', key)).toMatchObject({ known: false, favourites: [] });
  expect((await ask('favourites_shared', code)).found).toBe(false);
  expect((await followed(calendar)).found).toBe(false);
  const hash = createHash('sha256').update(key).digest();
  expect(await forum.sql`select from favourites where visitor = ${hash}`).toHaveLength(0);
  expect(await push(key, { at: iso(now - 5000) })).toMatchObject({ status: 'applied' });
});

test('whatever is pushed with a good key is answered one by one and touches only its visitor', async () => {
  const bystander = newKey();
  await push(bystander);
  const mine = await pull(bystander);
  const word = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.record({
      kind: fc.oneof(fc.constantFrom('event', 'speaker', 'exhibitor', '__proto__'), fc.string()),
      id: fc.oneof(fc.constant(session), fc.uuid(), fc.string()),
      favourite: fc.oneof(fc.boolean(), fc.string(), fc.constant(null)),
      at: fc.oneof(
        fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
        fc.string(),
      ),
    }),
  );
  const property = fc.asyncProperty(fc.array(word, { maxLength: 8 }), async (ops) => {
    // Postgres has no NUL in texts and says so for the whole request, as the API does.
    const clean = JSON.parse(JSON.stringify(ops).replaceAll('\\u0000', ''));
    const results = await pushAll(newKey(), clean);
    expect(results).toHaveLength(clean.length);
    for (const { status } of results) {
      expect(['applied', 'superseded', 'refused']).toContain(status);
    }
  });
  await fc.assert(property, { numRuns: 200 });
  expect(await pull(bystander)).toEqual(mine);
});
