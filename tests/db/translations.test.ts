import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { originsIn } from '#admin/kinds/pending-origins.ts';
import { isOtherText } from '#admin/kinds/text-states.ts';
import type { Identity } from '#local/test-database.ts';
import type { Operation as Kept, OutboxEntry } from '#replica/protocol/operation.ts';
import type { Content } from '#replica/read.ts';
import { type Forum, insert, type Operation, openForum } from './forum.ts';

/** What translations were made from, whichever way a text changes, and who sees to which. */

let forum: Forum;
let id: string;
let translator: Identity;
beforeAll(async () => {
  forum = await openForum();
  id = String(forum.rows.event.id);
  translator = await forum.member({ roles: ['translator'], languages: ['ar'] });
});
afterAll(() => forum.drop());

const begun = { fr: 'Le souffle', en: 'The breath', ar: 'النفَس' };
beforeEach(async () => {
  const { sql } = forum;
  await sql`update events set title = ${sql.json(begun)}, description = '{}' where id = ${id}`;
  await sql`delete from text_origins`;
  await sql`delete from translation_tasks`;
});

/** Language → [source, text it was made from], of the title of the session. */
async function origins(row = id, kind = 'event', field = 'title') {
  const rows = await forum.sql`select right(id, 2) as language, source, made_from, edition_id
    from text_origins where id like ${`${kind}:${row}:${field}:%`} order by id`;
  return Object.fromEntries(
    rows.map(({ language, source, made_from }) => [language, `${source} ${made_from}`]),
  );
}

const change = (texts: Record<string, string | null>, more: Partial<Kept> = {}) => ({
  ...{ kind: 'event', id, action: 'update' },
  set: { title: texts },
  ...more,
});

/** Writes languages of the title, whatever stands there. */
async function write(
  texts: Record<string, string | null>,
  who: Identity = forum.administrator,
  more: object = {},
) {
  const [held] = await forum.sql`select title from events where id = ${id}`;
  const base = { title: held?.title };
  return forum.push([change(texts, { base, ...more }) as Operation], who);
}

test('what was translated from a text that has changed is outdated, once and from the first', async () => {
  await write({ fr: 'Le souffle et la voix' });
  expect(await origins()).toEqual({ ar: 'fr Le souffle', en: 'fr Le souffle' });
  await write({ fr: 'La voix' });
  expect(await origins()).toEqual({ ar: 'fr Le souffle', en: 'fr Le souffle' });
});

test('spaces and invisible signs make no other text', async () => {
  await write({ fr: ' Le\u00a0 souffle\u200e'.trim() });
  expect(await origins()).toEqual({});
  const texts = [
    'a b',
    'ab',
    'a\u202fb',
    'a\tb\n',
    '\u2028ab',
    'a\u200fb',
    'a\ufeffb',
    'a-b',
    'aB',
  ];
  for (const one of texts) {
    const [row] = await forum.sql`select sync.bare_text(${one}) <> sync.bare_text('ab') as other`;
    expect.soft([one, row?.other]).toEqual([one, isOtherText(one, 'ab')]);
  }
});

test('a translation that is written again is of the text that its author had before them', async () => {
  await write({ fr: 'La voix' });
  await write({ ar: 'الصوت' }, translator, { source: { title: { ar: 'La voix' } } });
  expect(await origins()).toEqual({ ar: 'fr La voix', en: 'fr Le souffle' });
  // Offline somebody translated what an editor was changing meanwhile.
  await write({ fr: 'La voix du cœur' });
  await write({ en: 'The voice' }, forum.administrator, { source: { title: { en: 'La voix' } } });
  expect(await origins()).toEqual({ ar: 'fr La voix', en: 'fr La voix' });
  // An older app says nothing of it: then it is what stands there.
  await write({ en: 'The voice of the heart' });
  expect(await origins()).toEqual({ ar: 'fr La voix', en: 'fr La voix du cœur' });
});

test('what one operation was made from says nothing of the next', async () => {
  const next = { fr: 'La voix' };
  await write(next);
  await forum.push([
    change(
      { ar: 'الصوت' },
      { base: { title: begun }, source: { title: { ar: 'Le souffle', en: 'Le souffle' } } },
    ) as Operation,
    change({ en: 'The voice' }, { base: { title: begun } }) as Operation,
  ]);
  expect(await origins()).toEqual({ ar: 'fr Le souffle', en: 'fr La voix' });
});

test('who changes both at once has translated what they wrote', async () => {
  await write({ fr: 'La voix', ar: 'الصوت' });
  expect(await origins()).toEqual({ en: 'fr Le souffle' });
});

test('taking the change back makes the translation right again', async () => {
  await write({ fr: 'La voix' });
  await write({ fr: 'Le souffle' });
  const [row] = await forum.sql`select count(*)::integer as other from text_origins
    where sync.bare_text(made_from) <> 'Lesouffle'`;
  expect(row?.other).toBe(0);
});

test('a text that was first written in Arabic stays the one that French was made from', async () => {
  const { sql } = forum;
  await sql`update events set title = '{"ar": "الصوت"}' where id = ${id}`;
  await write({ fr: 'La voix' });
  expect(await origins()).toEqual({ fr: 'ar الصوت' });
  await write({ ar: 'صوت القلب' });
  expect(await origins()).toEqual({ fr: 'ar الصوت' });
  await write({ en: 'The voice of the heart' });
  expect(await origins()).toMatchObject({ en: 'ar صوت القلب', fr: 'ar الصوت' });
  // Without what they were made from they are texts of their own, and French is the first.
  await write({ ar: null });
  expect(await origins()).toEqual({});
});

test('however a text is written it is noted: by SQL, an import, a restored archive, another kind', async () => {
  const { sql } = forum;
  await sql`update events set title = title || '{"fr": "Par SQL"}' where id = ${id}`;
  expect(await origins()).toEqual({ ar: 'fr Le souffle', en: 'fr Le souffle' });
  const speaker = String(forum.rows.speaker.id);
  await forum.push([
    {
      ...{ kind: 'speaker', id: speaker, action: 'update' },
      base: { biography: forum.rows.speaker.values.biography as object },
      set: { biography: { fr: 'Née à Rabat' } },
    },
  ]);
  expect(await origins(speaker, 'speaker', 'biography')).toEqual({
    ar: 'fr Born in Fes (fr)',
    en: 'fr Born in Fes (fr)',
  });
  const key = String(forum.rows.site_content.id);
  await sql`update site_content set content = '{"fr": "a", "ar": "b"}' where key = ${key}`;
  await sql`update site_content set content = '{"fr": "c", "ar": "b"}' where key = ${key}`;
  expect(await origins(key, 'site_content', 'content')).toMatchObject({ ar: 'fr a' });
  // Every kind with texts, those that come later included.
  const [row] = await sql`
    select array(select table_name from sync.kinds where localized <> '{}' order by 1) as wanted,
      array(select tgrelid::regclass::text from pg_trigger where tgname = 'keep_origins' order by 1) as held`;
  expect(row?.held).toEqual(row?.wanted);
});

test('a row that is made new counts as translated from itself; one that comes back keeps its marks', async () => {
  const { sql } = forum;
  const news = { ...forum.rows.news.values, id: randomUUID() };
  const title = forum.rows.news.values.title as Record<string, string>;
  await insert(sql, 'news', news);
  expect(await origins(news.id, 'news')).toEqual({});
  await sql`update news set title = title || '{"fr": "Autre"}' where id = ${news.id}`;
  const outdated = await origins(news.id, 'news');
  await sql`delete from news where id = ${news.id}`;
  await insert(sql, 'news', { ...news, title: { ...title, fr: 'Autre' } });
  expect(await origins(news.id, 'news')).toEqual(outdated);
});

test('who writes the text says that it is still right, and nobody else', async () => {
  await write({ fr: 'La voix' });
  const right = (
    language: string,
    base = 'Le souffle',
    set: object = { made_from: 'La voix' },
  ) => ({
    ...{ kind: 'text_origin', id: `event:${id}:title:${language}`, action: 'update' },
    ...{ base: { made_from: base }, set: set as Record<string, unknown> },
  });
  const programme = await forum.member({ roles: ['programme'] });
  const press = await forum.member({ roles: ['press'] });
  const viewer = await forum.member({ roles: ['viewer'] });
  for (const who of [press, viewer]) {
    expect(await forum.push([right('ar')], who)).toMatchObject([{ code: '42501' }]);
  }
  expect(await forum.push([right('en')], translator)).toMatchObject([{ code: '42501' }]);
  expect(await forum.push([right('ar', '', { source: 'en' })], translator)).toMatchObject([
    { status: 'refused' },
  ]);
  expect(await forum.push([right('ar')], translator)).toMatchObject([{ status: 'applied' }]);
  expect(await forum.push([right('en')], programme)).toMatchObject([{ status: 'applied' }]);
  expect(await origins()).toEqual({ ar: 'fr La voix', en: 'fr La voix' });
  // What changes after that makes it outdated again.
  await write({ fr: 'La voix du cœur' });
  expect(await origins()).toEqual({ ar: 'fr La voix', en: 'fr La voix' });
  await expect(
    forum.as(
      translator,
      (as) => as`update text_origins set made_from = 'x'
      where id = ${`event:${id}:title:en`}`,
    ),
  ).rejects.toMatchObject({ code: '42501' });
});

test('visitors are neither rung nor told of it, and the list of recent changes is of the texts', async () => {
  await write({ fr: 'La voix' });
  const { revision } = await forum.pull({ edition: 21 });
  await forum.sql`update text_origins set made_from = 'La voix'`;
  const [bell] = await forum.sql`select count(*)::integer as bells from sync.bell`;
  expect(bell?.bells).toBe(0);
  const shown = await forum.pull({ edition: 21 });
  const kinds = new Set(shown.rows.map(({ kind }) => kind));
  for (const kind of ['text_origin', 'translation_task', 'glossary_term']) {
    expect(kinds.has(kind)).toBe(false);
  }
  expect(shown.revision).toBeGreaterThan(revision);
  const [row] = await forum.as(
    forum.administrator,
    (as) => as`select content_history(null, null, null, 20) as lines`,
  );
  expect(row?.lines.map(({ kind }: { kind: string }) => kind)).not.toContain('text_origin');
});

const task = (assignee: string | undefined, of = `event:${id}:ar`): Operation => ({
  ...{ kind: 'translation_task', id: of, action: 'insert' },
  set: { edition_id: 21, assignee: assignee ?? '', assignee_name: 'whoever' },
});

test('the programme gives texts to somebody, who takes and gives back their own alone', async () => {
  const programme = await forum.member({ roles: ['programme'] });
  const other = await forum.member({ roles: ['translator'], languages: ['en'] });
  const press = await forum.member({ roles: ['press'] });
  const denied = [{ code: '42501' }];
  const applied = [{ status: 'applied' }];
  // For oneself, in one's language, of what one may write.
  expect(await forum.push([task(other.sub)], translator)).toMatchObject(denied);
  expect(await forum.push([task(other.sub)], other)).toMatchObject(denied);
  expect(await forum.push([task(press.sub)], press)).toMatchObject(denied);
  expect(await forum.push([task(press.sub, 'news:*21:ar')], press)).toMatchObject(applied);
  expect(await forum.push([task(translator.sub)], translator)).toMatchObject(applied);
  const [row] = await forum.sql`select assignee_name, able from translation_tasks
    where assignee = ${translator.sub ?? ''}`;
  expect(row).toEqual({ assignee_name: translator.email?.split('@')[0], able: true });
  const back = async () => forum.deletion('translation_task', `event:${id}:ar`);
  expect(await forum.push([await back()], other)).toMatchObject(denied);
  const given = { ...task(other.sub), action: 'update', base: { assignee: translator.sub } };
  const set = { assignee: other.sub };
  expect(await forum.push([{ ...given, set }], translator)).toMatchObject(denied);
  expect(await forum.push([await back()], translator)).toMatchObject(applied);
  expect(await forum.push([task(other.sub)], programme)).toMatchObject(applied);
  const held =
    await forum.sql`select able from translation_tasks where assignee = ${other.sub ?? ''}`;
  expect(held).toEqual([{ able: false }]);
  // Taken by somebody meanwhile: a conflict, not a refusal in a machine's words.
  expect(await forum.push([task(translator.sub)], translator)).toMatchObject([
    { status: 'conflict', row: { assignee: other.sub } },
  ]);
  expect(await forum.push([await back()], programme)).toMatchObject(applied);
});

test('who lost the role keeps what they took on, marked', async () => {
  const leaving = await forum.member({ roles: ['translator'], languages: ['ar'] });
  await forum.push([task(leaving.sub)], leaving);
  const able = async () =>
    (await forum.sql`select able from translation_tasks where id = ${`event:${id}:ar`}`)[0]?.able;
  const rights = (languages: string) =>
    forum.as(
      forum.administrator,
      (as) => as`select set_rights(${leaving.sub ?? ''}, '{translator}', ${languages}, '{}')`,
    );
  await rights('{en}');
  expect(await able()).toBe(false);
  await rights('{ar}');
  expect(await able()).toBe(true);
  await forum.as(
    forum.administrator,
    (as) => as`select demote_administrator(${leaving.sub ?? ''})`,
  );
  expect(await able()).toBe(false);
});

test('who assigns is told whom there is, without addresses', async () => {
  const programme = await forum.member({ roles: ['programme'] });
  const list = (who: Identity) =>
    forum.as(who, async (as) => (await as`select translators() as people`)[0]?.people);
  const people = await list(programme);
  expect(people.find((one: { id: string }) => one.id === translator.sub)).toEqual({
    ...{ id: translator.sub, name: translator.email?.split('@')[0] },
    ...{ roles: ['translator'], languages: ['ar'] },
  });
  expect(JSON.stringify(people)).not.toContain('@');
  await expect(list(translator)).rejects.toMatchObject({ code: '42501' });
});

const word = fc.constantFrom('A', 'B', 'C', 'A ', null);
const texts = fc.dictionary(fc.constantFrom('fr', 'en', 'ar'), word, { minKeys: 1, maxKeys: 3 });
const seen = fc.constantFrom(undefined, 'A', 'B', 'C');

test('the device notes of what it has not sent what the server will', async () => {
  const { sql } = forum;
  const one = fc.record({ texts, seen });
  await fc.assert(
    fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 6 }), async (steps) => {
      await sql`update events set title = ${sql.json(begun)} where id = ${id}`;
      await sql`delete from text_origins`;
      let held: Record<string, string> = begun;
      const entries = steps.map((step, sequence): OutboxEntry => {
        const set = Object.fromEntries(
          Object.entries(step.texts).map(([language, text]) => [language, text?.trim() ?? null]),
        );
        const base = Object.fromEntries(Object.keys(set).map((name) => [name, held[name] ?? null]));
        held = Object.fromEntries(
          Object.entries({ ...held, ...set }).filter((entry) => entry[1]),
        ) as Record<string, string>;
        const source = step.seen && {
          title: Object.fromEntries(Object.keys(set).map((name) => [name, step.seen])),
        };
        const operation = {
          ...{ op: randomUUID(), kind: 'event', id, action: 'update', at: '' },
          ...{ base: { title: base }, set: { title: set }, ...(source && { source }) },
        } as Kept;
        return { sequence, owner: '', operation, outcome: { status: 'waiting' } };
      });
      // No session is without a title.
      fc.pre(Object.keys(held).length > 0);
      const content = {
        text_origin: new Map(),
        event: new Map([[id, { id, title: held }]]),
      } as unknown as Content;
      const here = [...originsIn(content, entries)].map(([name, { source, made_from }]) => [
        name.slice(-2),
        `${source} ${made_from}`,
      ]);
      for (const { operation } of entries) {
        const [outcome] = await forum.push([operation as unknown as Operation]);
        fc.pre(outcome?.status === 'applied');
      }
      expect(Object.fromEntries(here)).toEqual(await origins());
    }),
    { numRuns: 60 },
  );
});
