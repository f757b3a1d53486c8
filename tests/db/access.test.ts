import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Kind } from '#entities/index.ts';
import { roles } from '#entities/kit/role.ts';
import type { Identity } from '#local/test-database.ts';
import { device } from './device.ts';
import { anonymous, type Forum, insert, openForum } from './forum.ts';

/** Every relation × caller × verb, held against access.json; what is not in that file fails. */

let forum: Forum;
/** One of the back office per role, besides the administrator. */
const team: Record<string, Identity> = {};
let codes: Record<'speakers' | 'staff', string>;

beforeAll(async () => {
  forum = await openForum();
  const { sql, administrator } = forum;
  for (const role of roles.filter((one) => one !== 'administrator')) {
    const halls = [String(forum.rows.location.values.id)];
    team[role] = await forum.member({ roles: [role], languages: ['fr'], halls });
  }
  const draft = draftOf('event');
  await insert(sql, 'events', draft);
  for (const kind of ['intervention', 'attachment'] as const) {
    await insert(sql, forum.rows[kind].table, { ...draftOf(kind), event_id: draft.id });
  }
  await insert(sql, 'articles', { ...draftOf('article'), slug: 'draft' });
  for (const [kind, { table, values }] of Object.entries(forum.rows)) {
    const isMade = kind === 'event' || kind === 'article';
    if ('published' in values && !isMade) await insert(sql, table, draftOf(kind as Kind));
  }
  for (const recipients of ['participants', 'speakers', 'staff']) {
    await insert(sql, 'announcements', { ...draftOf('announcement'), recipients });
  }
  await insert(sql, 'announcements', { ...draftOf('announcement'), status: 'draft' });
  const make = async (audience: string) => {
    const [made] = await forum.as(
      administrator,
      (as) => as`select make_audience_code(${audience}, 'For the test') ->> 'code' as code`,
    );
    return String(made?.code);
  };
  codes = { speakers: await make('speakers'), staff: await make('staff') };
  await sql`select favourites_push(${'A'.repeat(43)}, ${sql.json([
    { kind: 'event', id: forum.rows.event.id, favourite: true, at: new Date().toISOString() },
  ])})`;
  await sql`select push_subscribe(${sql.json({ ...device() })})`;
  await sql`select push_claim()`;
  await sql`select note_revision(${'A'.repeat(22)}, ${forum.rows.edition.values.id as number}, 1)`;
  await sql`select errors_push(${sql.json([
    {
      ...{ id: randomUUID(), version: 'a', name: 'Error', message: 'Gone', places: [] },
      ...{ screen: '/', browser: 'other', language: 'fr', online: true },
    },
  ])})`;
  await sql`insert into sync.server_figures (server, figures) values (${randomUUID()}, '{}')`;
  const author = Buffer.alloc(32);
  await sql`insert into feedback values (${randomUUID()}, ${forum.rows.event.id}, ${author}, 5, 'Fine')`;
  await sql`insert into sync.question_authors values (${forum.rows.question.id}, ${author})`;
  await sql`insert into sync.set_aside (parent, parent_id, child, content)
    values ('speakers', ${randomUUID()}, 'public.speaker_contacts', '{}')`;
  await forum.as(administrator, (as) => as`select open_feedback_page(${forum.rows.speaker.id})`);
  await forum.as(administrator, (as) => as`select open_speaker_page(${forum.rows.speaker.id}, 21)`);
  await sql`insert into speaker_details (speaker_id, edition_id) values (${forum.rows.speaker.id}, 21)`;
  await sql`insert into speaker_portraits values (
    ${forum.rows.speaker.id}, 21, 'image/jpeg', '\\xffd8ff'::bytea || ${Buffer.alloc(200)})`;
  await sql`insert into sync.speaker_sendings
    values (${randomUUID()}, ${forum.rows.speaker.id}, 21, now(), '{}')`;
  await sql`insert into speaker_contacts values (${forum.rows.speaker.id}, 'amina@example.org', 'fr')`;
  await sql`insert into sync.mail_blocks values (${author}, now())`;
  await sql`insert into sync.mail_codes values (${author}, ${author}, 'fr')`;
  await sql`insert into mailings (id, edition_id, subject, body, recipients)
    values (${forum.rows.speaker.id}, 21, '{"fr": "a"}', '{"fr": "b"}', 'all')`;
  await sql`insert into mail_deliveries (mailing, speaker_id, email, language, state) values
    (${forum.rows.speaker.id}, ${forum.rows.speaker.id}, 'amina@example.org', 'fr', 'waiting')`;
  await sql`insert into storage.objects (bucket_id, name) values ('media', 'news/a-1x1.png')`;
  await forum.push([{ kind: 'event', id: forum.rows.event.id, action: 'update', set: {} }]);
  await sql`insert into sync.held_announcements
    select id, now() from announcements where status = 'draft'`;
  await sql.begin(async (as) => {
    await as`select set_config('request.headers', '{"x-forwarded-for": "203.0.113.7"}', true)`;
    await as`select sync.enter('devices')`;
  });
  await sql`insert into sync.reads values (current_date, 'screen:home', 'fr', 1)`;
  await sql`alter table sync.bell disable trigger ring`;
  await sql`insert into sync.bell default values`;
  await sql`alter table sync.untold_releases disable trigger tell_release`;
  await sql`insert into sync.untold_releases values (${randomUUID()})`;
});
afterAll(() => forum.drop());

/** A second row of a kind, unpublished where the kind knows of that. */
function draftOf(kind: Kind): Record<string, unknown> {
  const { values } = forum.rows[kind];
  const draft = { ...values, id: crypto.randomUUID() };
  return 'published' in values ? { ...draft, published: false } : draft;
}

const verbs = ['select', 'insert', 'update', 'delete'] as const;
type Verb = (typeof verbs)[number];

/** Relations of the API's schemas and of sync, and those of the platform that policies here open. */
async function relations(): Promise<string[]> {
  const rows = await forum.sql<{ name: string }[]>`
    select format('%I.%I', nspname, relname) as name
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind in ('r', 'p', 'v', 'm', 'f')
      and (nspname in ('public', 'sync', 'shape', 'graphql_public')
        or format('%s.%s', nspname, relname) in ('storage.objects', 'storage.buckets', 'realtime.messages'))
    order by 1`;
  return rows.map((row) => row.name);
}

/** The columns a role is granted a verb on. */
async function columnsFor(role: string, relation: string, verb: Verb): Promise<string[]> {
  if (verb === 'delete') return [];
  const rows = await forum.sql<{ name: string }[]>`
    select quote_ident(attname) as name from pg_attribute
    where attrelid = ${relation}::regclass and attnum > 0 and not attisdropped
      and attgenerated = '' and attidentity = ''
      and has_column_privilege(${role}, attrelid, attnum, ${verb}) order by attnum`;
  return rows.map((row) => row.name);
}

/** What becomes of a verb: `denied`, or which of the rows it reaches. Nothing it does stays. */
async function attempt(who: Identity, relation: string, verb: Verb): Promise<string> {
  const count = await rowCount(relation);
  const row = await sampleOf(relation);
  const every = Object.keys(row).map((name) => `"${name}"`);
  const granted = await columnsFor(who.role, relation, verb);
  const columns = granted.length > 0 ? granted : every;
  const undo = new Error('undo');
  let outcome = 'denied';
  try {
    await forum.as(who, async (sql) => {
      const result = await sql.unsafe(
        statement(relation, verb, columns),
        verb === 'insert' ? [row as never] : [],
      );
      outcome = verb === 'insert' ? 'allowed' : reach(result.count, count);
      throw undo;
    });
  } catch (error) {
    const { code } = error as { code?: string };
    // A row that is already there got past privileges and policies, which is all that is asked.
    if (code === '23505') return 'allowed';
    const isDenied = code === '42501' || code === '42809';
    if (error !== undo && !isDenied) throw error;
  }
  return outcome;
}

function statement(relation: string, verb: Verb, columns: string[]): string {
  const list = columns.join(', ');
  switch (verb) {
    case 'select':
      return `select ${list} from ${relation}`;
    case 'insert':
      return `insert into ${relation} (${list})
        select ${list} from jsonb_populate_record(null::${relation}, $1)`;
    case 'update':
      return `update ${relation} set ${columns.at(-1)} = ${columns.at(-1)}`;
    case 'delete':
      return `delete from ${relation}`;
  }
}

async function rowCount(relation: string): Promise<number> {
  const [row] = await forum.sql.unsafe(`select count(*)::integer as count from ${relation}`);
  return row?.count;
}

async function sampleOf(relation: string): Promise<Record<string, unknown>> {
  const [row] = await forum.sql.unsafe(`select to_jsonb(t) as row from ${relation} t limit 1`);
  if (!row) throw new Error(`${relation} is empty: nothing would be tried`);
  return row.row;
}

function reach(reached: number, all: number): string {
  if (reached === 0) return 'no rows';
  return reached < all ? 'some rows' : 'all rows';
}

/** For instance "all rows | denied | denied | denied", with the columns where not all are open. */
async function describeAccess(who: Identity, relation: string): Promise<string> {
  const cells: string[] = [];
  for (const verb of verbs) {
    const outcome = await attempt(who, relation, verb);
    const open = await columnsFor(who.role, relation, verb);
    const all = await columnsFor('supabase_admin', relation, verb);
    const isPartial = open.length > 0 && open.length < all.length;
    cells.push(outcome !== 'denied' && isPartial ? `${outcome} (${open.join(', ')})` : outcome);
  }
  return cells.join(' | ');
}

test('each caller reaches of each relation exactly what access.json says', async () => {
  const actual: Record<string, Record<string, string>> = {};
  for (const relation of await relations()) {
    const anon = await describeAccess(anonymous, relation);
    const signedIn = await describeAccess(forum.stranger, relation);
    const administrator = await describeAccess(forum.administrator, relation);
    const members: Record<string, string> = {};
    for (const [role, who] of Object.entries(team))
      members[role] = await describeAccess(who, relation);
    actual[relation] = { anonymous: anon, stranger: signedIn, administrator, ...members };
  }
  expect(actual).toEqual((await committed()).relations);
}, 90_000);

test('no sequence is open to the API', async () => {
  const open = await forum.sql`
    select relname, rolname from pg_class, pg_roles
    where relkind = 'S' and relnamespace in ('public'::regnamespace, 'sync'::regnamespace)
      and rolname in ('anon', 'authenticated')
      and has_sequence_privilege(rolname, pg_class.oid, 'usage, select, update')`;
  expect(open).toEqual([]);
});

test('each caller is shown of each kind exactly what access.json says', async () => {
  const { administrator, stranger } = forum;
  const all = (await forum.pull({ edition: 21, audience: 'admin' }, administrator)).rows;
  const askers = {
    anonymous: await forum.pull({ edition: 21 }),
    'visitor with a speakers code': await forum.pull({
      audience: 'speakers',
      code: codes.speakers,
    }),
    'visitor with a staff code': await forum.pull({ audience: 'staff', code: codes.staff }),
    stranger: await forum.pull({ edition: 21 }, stranger),
  };
  const actual: Record<string, Record<string, string>> = {};
  for (const kind of Object.keys(forum.rows)) {
    const count = (rows: typeof all) => rows.filter((change) => change.kind === kind).length;
    actual[kind] = Object.fromEntries(
      Object.entries(askers).map(([name, answer]) => [
        name,
        `${count(answer.rows)} of ${count(all)}`,
      ]),
    );
  }
  expect(actual).toEqual((await committed()).pull);
});

test('an audience is granted by its own valid code and by nothing else', async () => {
  const refused = { reset: true, audience: 'public' };
  expect(await forum.pull({ audience: 'staff' })).toMatchObject(refused);
  expect(await forum.pull({ audience: 'staff', code: codes.speakers })).toMatchObject(refused);
  expect(await forum.pull({ audience: 'admin' })).toMatchObject(refused);
  expect(await forum.pull({ audience: 'admin' }, forum.stranger)).toMatchObject(refused);
  expect(await forum.pull({ audience: 'everybody' })).toMatchObject(refused);
  const typed = codes.staff.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
  expect(await forum.pull({ audience: 'staff', code: typed })).toMatchObject({ audience: 'staff' });

  const [listed] = await forum.as(
    forum.administrator,
    (sql) => sql`select list_audience_codes() as codes`,
  );
  expect(JSON.stringify(listed)).not.toContain(codes.staff);
  const id = listed?.codes.find((code: { audience: string }) => code.audience === 'staff').id;
  const revoke = (who: Identity) =>
    forum.as(who, async (sql) => (await sql`select revoke_audience_code(${id}) as done`)[0]?.done);
  expect(await revoke(forum.stranger)).toBe(false);
  expect(await revoke(forum.administrator)).toBe(true);
  expect(await forum.pull({ audience: 'staff', code: codes.staff })).toMatchObject(refused);
});

test('a demotion counts at once', async () => {
  const fallen = forum.stranger;
  await forum.sql`insert into administrators (user_id) values (${fallen.sub ?? ''})`;
  expect(await forum.pull({ audience: 'admin' }, fallen)).toMatchObject({ audience: 'admin' });
  await forum.sql`delete from administrators where user_id = ${fallen.sub ?? ''}`;
  expect(await forum.pull({ audience: 'admin' }, fallen)).toMatchObject({ reset: true });
});

async function committed() {
  return JSON.parse(await readFile(new URL('./access.json', import.meta.url), 'utf8'));
}

test('every table of ours has row level security, whoever may reach it', async () => {
  const open = await forum.sql<{ name: string }[]>`
    select format('%I.%I', nspname, relname) as name
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind in ('r', 'p') and nspname in ('public', 'sync', 'shape') and not relrowsecurity`;
  expect(open.map(({ name }) => name)).toEqual([]);
});
