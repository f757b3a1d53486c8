import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Forum, insert, openForum } from './forum.ts';

let forum: Forum;
beforeEach(async () => {
  forum = await openForum();
  await forum.sql`update editions set questions = true, feedback = true`;
  await runs('now');
});
afterEach(() => forum.drop());

const one = `${'a'.repeat(42)}A`;
const other = `${'b'.repeat(42)}A`;

/** Lays the session so that it runs now, is over, or is still to come. */
async function runs(when: 'now' | 'over' | 'coming'): Promise<void> {
  const [from, to] = { now: [-30, 30], over: [-90, -30], coming: [30, 90] }[when] as [
    number,
    number,
  ];
  await forum.sql`update events set date = (now() + make_interval(mins => ${from}))::date,
    starts_at = now() + make_interval(mins => ${from}), ends_at = now() + make_interval(mins => ${to})`;
}

type Remark = Record<string, unknown>;
const ask = (question: unknown, id = randomUUID()): Remark => ({
  id,
  event: forum.rows.event.id,
  question,
});
const rate = (stars: unknown, remark?: string, id = randomUUID()): Remark => ({
  id,
  event: forum.rows.event.id,
  stars,
  ...(remark === undefined ? {} : { remark }),
});

/** What became of each: `applied`, or why it was refused. */
async function push(key: string, ...remarks: unknown[]): Promise<string[]> {
  const [row] = await forum.as(
    { role: 'anon' },
    (sql) => sql`select remarks_push(${key}, ${sql.json(remarks as never)}) as answer`,
  );
  return row?.answer.results.map(
    ({ status, code }: { status: string; code?: string }) => code ?? status,
  );
}

async function asked(): Promise<string[]> {
  const rows = await forum.sql`select text from questions where text <> 'What is a welcome?'
    order by asked_at, text`;
  return rows.map((row) => row.text);
}

const asAdministrator = (call: string, ...args: (string | boolean | number | null)[]) =>
  forum
    .as(forum.administrator, (sql) => sql.unsafe(`select ${call} as answer`, args as never[]))
    .then(([row]) => row?.answer);

test('a question is kept once, tidied, whichever of its sendings arrives', async () => {
  const question = ask('  Why\n\tsilence?  ');
  expect(await push(one, question)).toEqual(['applied']);
  expect(await push(one, question, question)).toEqual(['applied', 'applied']);
  expect(await asked()).toEqual(['Why silence?']);
});

test('a question is taken before and during a session, a rating during and after it', async () => {
  await runs('coming');
  expect(await push(one, ask('Early?'), rate(5))).toEqual(['applied', 'early']);
  await runs('now');
  expect(await push(one, ask('Now?'), rate(5))).toEqual(['applied', 'applied']);
  await runs('over');
  expect(await push(one, ask('Late?'), rate(4))).toEqual(['over', 'applied']);
});

test('the edition asks for them, and each session may say otherwise', async () => {
  const both = () => push(one, ask('Why?'), rate(3));
  await forum.sql`update events set questions = 'off', feedback = 'off'`;
  expect(await both()).toEqual(['closed', 'closed']);
  await forum.sql`update editions set questions = false, feedback = false`;
  await forum.sql`update events set questions = 'edition', feedback = 'edition'`;
  expect(await both()).toEqual(['closed', 'closed']);
  await forum.sql`update events set questions = 'on', feedback = 'on'`;
  expect(await both()).toEqual(['applied', 'applied']);
  await forum.sql`update events set cancelled = true`;
  expect(await both()).toEqual(['closed', 'closed']);
  await forum.sql`update events set cancelled = false, published = false`;
  expect(await both()).toEqual(['unknown', 'unknown']);
});

test('what makes no sense is answered by itself, and the rest is taken', async () => {
  const nonsense = [
    null,
    7,
    {},
    { ...ask('Why?'), id: 'x' },
    { ...ask('Why?'), event: 'x' },
    ask(''),
    ask(' \u00a0 '),
    ask('\u200f\u2800'),
    ask('x'.repeat(5_000)),
    ask(7),
    rate(0),
    rate(6),
    rate('many'),
    rate(3, 'x'.repeat(1_001)),
  ];
  const answers = await push(one, ...nonsense, { ...ask('Why?'), event: randomUUID() }, ask('So?'));
  expect(answers).toEqual([...nonsense.map(() => 'malformed'), 'unknown', 'applied']);
  await expect(push('short')).rejects.toMatchObject({ code: '22023' });
  await expect(push(one, ...Array(51).fill(ask('Why?')))).rejects.toMatchObject({ code: 'PT413' });
});

test('one device cannot flood: three of its questions wait, and a session holds three hundred', async () => {
  const five = ['1?', '2?', '3?', '4?', '5?'].map((text) => ask(text));
  expect(await push(one, ...five)).toEqual([...Array(3).fill('applied'), 'too_many', 'too_many']);
  expect(await push(other, ask('Mine?'))).toEqual(['applied']);
  await forum.sql`update questions set state = 'declined' where text = '1?'`;
  expect(await push(one, ...five.slice(3))).toEqual(['applied', 'too_many']);
  await forum.sql`insert into questions (edition_id, event_id, text)
    select 21, ${forum.rows.event.id}, 'Again?' from generate_series(1, 300)`;
  expect(await push(`${'c'.repeat(42)}A`, ask('And I?'))).toEqual(['full']);
});

test('all of one address share a gate, and nothing is left of what does not pass', async () => {
  await forum.sql`update sync.gates set burst = 20, places = 20, per_second = 0.001
    where name = 'remarks'`;
  const from = (key: string) =>
    forum.sql.begin(async (sql) => {
      await sql`select set_config('request.headers', '{"x-forwarded-for": "203.0.113.9"}', true)`;
      await sql`select remarks_push(${key}, ${sql.json([ask(`From ${key[0]}?`)] as never)})`;
    });
  await from(one);
  await from(other);
  await expect(from(`${'c'.repeat(42)}A`)).rejects.toMatchObject({ code: 'PT429' });
  expect(await asked()).toHaveLength(2);
});

test('nothing tells what else somebody asked or gave', async () => {
  const second = randomUUID();
  await insert(forum.sql, 'events', { ...forum.rows.event.values, id: second });
  await runs('now');
  await push(one, ask('Here?'), rate(5), { id: randomUUID(), event: second, stars: 4 });
  const authors = await forum.sql`select author from feedback`;
  expect(new Set(authors.map((row) => row.author.toString('hex')))).toHaveProperty('size', 2);
});

test('visitors are neither rung nor told of questions; administrators are told', async () => {
  const before = (await forum.pull({ edition: 21 })).revision;
  const rung = () => forum.sql`select from realtime.messages`;
  const bells = (await rung()).length;
  await push(one, ask('Why?'));
  expect(await rung()).toHaveLength(bells);
  const since = { edition: 21, since: before };
  expect((await forum.pull(since)).rows).toEqual([]);
  const told = await forum.pull({ ...since, audience: 'admin' }, forum.administrator);
  expect(told.rows.map(({ kind, row }) => [kind, row?.text])).toEqual([['question', 'Why?']]);
});

test('the last word of a visitor on a session stands, counted once', async () => {
  expect(await push(one, rate(2, 'Too long'))).toEqual(['applied']);
  await push(one, rate(4, 'Better at its end'));
  await push(other, rate(4));
  expect(await asAdministrator('feedback_figures(21)')).toEqual([
    { event: forum.rows.event.id, stars: [0, 0, 0, 2, 0], remarks: 1 },
  ]);
  const given = await asAdministrator('feedback_given(21, null)');
  expect(given.map(({ remark }: { remark: string | null }) => remark).sort()).toEqual(
    ['Better at its end', null].sort(),
  );
});

test('a speaker reads by a private link what was said, without what is hidden, until it ends', async () => {
  await push(one, rate(1, 'Rude words'));
  await push(other, rate(5, 'Thank you'));
  const given = await asAdministrator('feedback_given(21, null)');
  const rude = given.find(({ stars }: { stars: number }) => stars === 1);
  expect(await asAdministrator('hide_remark($1::uuid, $2)', rude.id, true)).toBe(true);

  const speaker = forum.rows.speaker.id;
  const { code } = await asAdministrator('open_feedback_page($1::uuid)', speaker);
  await forum.sql`update editions set utc_offset = 0 where id = 21`;
  const read = async (typed: string) =>
    (await forum.as({ role: 'anon' }, (sql) => sql`select feedback_page(${typed}) as page`))[0]
      ?.page;
  expect(await read(code)).toMatchObject({
    found: true,
    sessions: [
      {
        ...{ event: forum.rows.event.id, utc_offset: 0 },
        ...{ stars: [1, 0, 0, 0, 1], remarks: ['Thank you'] },
      },
    ],
  });
  await push(one, rate(1, 'Rude words'));
  expect((await read(code)).sessions[0].remarks).toEqual(['Thank you']);
  await push(one, rate(2, 'Kind words'));
  expect((await read(code)).sessions[0].remarks).toHaveLength(2);

  const nothing = { found: false, name: null, sessions: [] };
  expect(await read(`${code}x`)).toEqual(nothing);
  const { code: next } = await asAdministrator('open_feedback_page($1::uuid)', speaker);
  expect(await read(code)).toEqual(nothing);
  await forum.sql`update feedback_codes set created_at = now() - interval '366 days'`;
  expect(await read(next)).toEqual(nothing);
  await forum.sql`update feedback_codes set created_at = now()`;
  expect((await read(next)).found).toBe(true);
  expect(await asAdministrator('close_feedback_page($1::uuid)', speaker)).toBe(true);
  expect(await read(next)).toEqual(nothing);
  expect(await asAdministrator('open_feedback_page($1::uuid)', randomUUID())).toEqual({
    code: null,
  });
});
