import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anonymous, type Forum, openForum } from './forum.ts';

/** Pages that visitors read: what is counted of strangers, who is told, and for how long. */

let forum: Forum;
let event: string;
beforeAll(async () => {
  forum = await openForum();
  event = `event:${forum.rows.event.id}`;
});
afterAll(() => forum.drop());
beforeEach(() => forum.sql`delete from sync.reads`);

const read = (page: string, count: unknown = 1, language = 'ar') => ({ page, language, count });

/** Says what was read as a device does; how many pages were taken. */
async function push(...reads: unknown[]): Promise<number> {
  const [row] = await forum.as(
    anonymous,
    (sql) => sql`select reads_push(${sql.json(reads as never)}) as kept`,
  );
  return row?.kept;
}

const counted = () =>
  forum.sql`select page, language, count from sync.reads order by page, language`;

test('reads are added up by page, language and day, and nothing else is kept', async () => {
  expect(await push(read(event, 2), read(event, 1), read('screen:home', 1, 'fr'))).toBe(2);
  expect(await push(read(event, 1, 'fr'), read(event))).toBe(2);
  await forum.sql`update sync.reads set day = day - 1 where language = 'fr' and page = ${event}`;
  expect(await push(read(event, 1, 'fr'))).toBe(1);
  expect(await counted()).toEqual([
    { page: event, language: 'ar', count: 4 },
    { page: event, language: 'fr', count: 1 },
    { page: event, language: 'fr', count: 1 },
    { page: 'screen:home', language: 'fr', count: 1 },
  ]);
  const columns = await forum.sql`select attname from pg_attribute
    where attrelid = 'sync.reads'::regclass and attnum > 0 order by attnum`;
  expect(columns.map(({ attname }) => attname)).toEqual(['day', 'page', 'language', 'count']);
});

test.each<[string, unknown]>([
  ['a page that is none', read(`event:${randomUUID()}`)],
  ['a kind without pages', read('administrator:1')],
  ['a screen that is none', read('screen:admin')],
  ['a language that is none', { page: 'screen:home', language: 'de', count: 1 }],
  ['no count', read('screen:home', 'many')],
  ['less than one', read('screen:home', -3)],
  ['nothing', null],
  ['a text', 'screen:home'],
])('%s is left out, and what is said with it counts', async (_what, nonsense) => {
  expect(await push(nonsense, read('screen:guide'))).toBe(1);
  expect(await counted()).toEqual([{ page: 'screen:guide', language: 'ar', count: 1 }]);
});

test('one call says little, however much it says', async () => {
  expect(await push(read('screen:home', 999_999_999))).toBe(1);
  expect(await counted()).toMatchObject([{ count: 10 }]);
  await expect(push(...Array.from({ length: 21 }, () => read(event)))).rejects.toMatchObject({
    code: 'PT413',
  });
  await expect(
    forum.as(anonymous, (sql) => sql`select reads_push('{}'::jsonb)`),
  ).rejects.toMatchObject({ code: '22023' });
});

test('the back office is told what was read within 30 days, and nobody else', async () => {
  await push(read(event, 3), read(event, 1, 'fr'), read('screen:home', 2));
  await forum.sql`insert into sync.reads values (current_date - 30, 'screen:guide', 'fr', 9)`;
  const viewer = await forum.member({ roles: ['viewer'] });
  const asked = (who: typeof viewer) => forum.as(who, (sql) => sql`select page_reads() as reads`);
  expect((await asked(viewer))[0]?.reads).toEqual({
    [event]: { ar: 3, fr: 1 },
    'screen:home': { ar: 2 },
  });
  await expect(asked(forum.stranger)).rejects.toMatchObject({ code: '42501' });
  await forum.sql`select tidy_reads()`;
  expect(await counted()).toHaveLength(3);
});
