import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Identity } from '#local/test-database.ts';
import { anonymous, type Forum, openForum } from './forum.ts';

/** Reports of what went wrong on devices: what is taken of strangers, who reads it, and for how long. */

let forum: Forum;
beforeAll(async () => {
  forum = await openForum();
});
afterAll(() => forum.drop());
beforeEach(async () => {
  await forum.sql`delete from sync.error_reports`;
  await forum.sql`update sync.gates set places = burst where name = 'errors'`;
});

type Report = Record<string, unknown>;
const report = (more: Report = {}): Report => ({
  ...{ id: randomUUID(), version: 'a1B2_-c3', name: 'TypeError', message: 'x is not a function' },
  ...{ places: ['app-a1B2_-c3.js:1:123456', 'react-x.js:2:3'], screen: '/programme/$id' },
  ...{ browser: 'safari', language: 'ar', online: false, ...more },
});

/** Sends reports as a device does; how many were kept. */
async function push(...reports: unknown[]): Promise<number> {
  const [row] = await forum.as(
    anonymous,
    (sql) => sql`select errors_push(${sql.json(reports as never)}) as kept`,
  );
  return row?.kept;
}

const kept = () => forum.sql`select * from sync.error_reports order by at, id`;

async function read(who: Identity) {
  const [row] = await forum.as(who, (sql) => sql`select device_errors() as errors`);
  return row?.errors;
}

test('a report is kept once, however often it is sent', async () => {
  const one = report();
  expect(await push(one)).toBe(1);
  expect(await push(one, report())).toBe(1);
  expect(await kept()).toHaveLength(2);
  expect((await kept()).find(({ id }) => id === one.id)).toMatchObject(one);
});

test.each<[string, Report]>([
  ['an address of mail', { message: 'No such person: amina@example.org' }],
  ['a number', { message: 'Code 12345 is unknown' }],
  ['a number in Arabic digits', { message: 'Code ١٢٣٤٥ is unknown' }],
  ['a query', { message: 'Not found: /programme?q=pain' }],
  ['an address', { message: 'Not found: https://forum.example/a' }],
  ['lines', { message: 'one\ntwo' }],
  ['nothing said', { message: '' }],
  ['a long text', { message: 'x'.repeat(201) }],
  ['an address that was open', { screen: '/programme/42' }],
  ['a query of an address', { screen: '/programme?tab=mine' }],
  ['a file of somebody else', { places: ['https://other.example/x.js:1:2'] }],
  ['a text as a place', { places: ['said: Amina'] }],
  ['too many places', { places: Array(9).fill('a.js:1:1') }],
  ['places as a text', { places: 'a.js:1:1' }],
  ['a whole browser', { browser: 'Mozilla/5.0 (X11; Linux)' }],
  ['another language', { language: 'de' }],
  ['a name with signs', { name: 'Error: 1' }],
  ['a long version', { version: 'v'.repeat(41) }],
  ['no id', { id: undefined }],
  ['no id of that shape', { id: 'x' }],
  ['no word of the network', { online: null }],
  ['an unknown network', { online: 'perhaps' }],
])('%s is not kept, and the rest is', async (_what, wrong) => {
  expect(await push(report(wrong), 7, null, [], report())).toBe(1);
  expect(await kept()).toHaveLength(1);
});

test('more than five at once, or large ones, are refused whole', async () => {
  await expect(push(...Array.from({ length: 6 }, () => report()))).rejects.toMatchObject({
    code: 'PT413',
  });
  // Repeated letters are stored in fewer bytes than they have.
  const long = Array.from({ length: 700 }, () => randomUUID()).join('');
  await expect(push(report({ message: long }))).rejects.toMatchObject({ code: 'PT413' });
  await expect(
    forum.as(anonymous, (sql) => sql`select errors_push('{}'::jsonb)`),
  ).rejects.toMatchObject({ code: '22023' });
  expect(await kept()).toEqual([]);
});

test('a day holds five hundred; the day after there is room again', async () => {
  await forum.sql`insert into sync.error_reports
    select gen_random_uuid(), now(), 'a', 'Error', 'Again', '{}', '/', 'other', 'fr', true
    from generate_series(1, 499)`;
  expect(await push(report(), report(), report())).toBe(1);
  expect(await push(report())).toBe(0);
  await forum.sql`update sync.error_reports set at = at - interval '25 hours'`;
  expect(await push(report())).toBe(1);
});

test('a day holds no more however many ask at once', async () => {
  await forum.sql`insert into sync.error_reports
    select gen_random_uuid(), now(), 'a', 'Error', 'Again', '{}', '/', 'other', 'fr', true
    from generate_series(1, 490)`;
  await Promise.all(
    Array.from({ length: 8 }, () => push(...Array.from({ length: 5 }, () => report()))),
  );
  expect(await kept()).toHaveLength(500);
});

test('one address is let in for a tenth, and nothing is left of what does not pass', async () => {
  const [before] = await forum.sql`select burst, per_second from sync.gates where name = 'errors'`;
  await forum.sql`update sync.gates set burst = 40, places = 40, per_second = 0.0001
    where name = 'errors'`;
  const from = (...reports: Report[]) =>
    forum.as(anonymous, async (sql) => {
      await sql`select set_config('request.headers', '{"x-forwarded-for": "203.0.113.9"}', true)`;
      await sql`select errors_push(${sql.json(reports as never)})`;
    });
  await from(report({ message: '' }), report());
  await from(report(), report());
  await expect(from(report(), report())).rejects.toMatchObject({ code: 'PT429' });
  expect(await kept()).toHaveLength(3);
  await forum.sql`update sync.gates set ${forum.sql({ ...before })} where name = 'errors'`;
});

test('administrators read kinds of errors, with their versions; nobody else does', async () => {
  await push(report(), report({ screen: '/', browser: 'firefox', online: true }));
  await forum.sql`update sync.error_reports set at = at - interval '2 days'`;
  await push(report({ version: 'next', places: ['new.js:1:2'] }), report({ message: 'Other' }));
  const errors = await read(forum.administrator);
  expect(errors).toHaveLength(2);
  expect(errors.find(({ count }: { count: number }) => count === 3)).toMatchObject({
    ...{ name: 'TypeError', message: 'x is not a function', offline: 2 },
    screens: ['/', '/programme/$id'],
    browsers: ['firefox', 'safari'],
    places: ['new.js:1:2'],
    versions: [
      { version: 'next', count: 1 },
      { version: 'a1B2_-c3', count: 2 },
    ],
  });
  const [{ since } = {}] =
    await forum.sql`select sync.iso(min(at)) as since from sync.error_reports`;
  expect(errors.find(({ count }: { count: number }) => count === 3).since).toBe(since);
  const viewer = await forum.member({ roles: ['viewer'], languages: [], halls: [] });
  const press = await forum.member({ roles: ['press'], languages: [], halls: [] });
  for (const other of [forum.stranger, viewer, press, anonymous]) {
    await expect(read(other)).rejects.toMatchObject({ code: '42501' });
  }
});

test('a report is forgotten after thirty days', async () => {
  await push(report({ message: 'Old' }), report({ message: 'Young' }));
  await forum.sql`update sync.error_reports
    set at = now() - case message when 'Old' then interval '30 days 1 minute' else interval '29 days' end`;
  expect(await read(forum.administrator)).toMatchObject([{ message: 'Young' }]);
  await forum.sql`select tidy_errors()`;
  expect(await kept()).toMatchObject([{ message: 'Young' }]);
});
