import { afterAll, beforeAll, expect, test } from 'vitest';
import { entities, kinds } from '#entities/index.ts';
import { entityOf } from './content.ts';
import { anonymous, type Forum, insert, openForum } from './forum.ts';

/** Words planted where only administrators may read; none may reach anybody else. */
let forum: Forum;
let code = '';

beforeAll(async () => {
  forum = await openForum();
  for (const kind of kinds) {
    await insertSecretTwin(kind);
    for (const [name, field] of Object.entries(entityOf(kind).fields)) {
      if (!field.private) continue;
      const { table, id } = forum.rows[kind];
      await forum.sql`update ${forum.sql(table)} set ${forum.sql(name)} = ${`canary-${kind}@secret.example`}
        where ${forum.sql(entities[kind].id)} = ${id}`;
    }
  }
  await forum.sql`update auth.users set email = 'canary-' || email`;
  const [made] = await forum.as(
    forum.administrator,
    (sql) => sql`select make_audience_code('staff', 'canary label') ->> 'code' as code`,
  );
  code = String(made?.code);
});
afterAll(() => forum.drop());

/** Beside each public row one that is not published, all of whose texts are canaries. */
async function insertSecretTwin(kind: (typeof kinds)[number]): Promise<void> {
  const { table, values } = forum.rows[kind];
  const entity = entityOf(kind);
  const isHidable = 'published' in entity.fields || kind === 'announcement';
  if (!isHidable) return;
  const texts = Object.keys(entity.fields)
    .filter((name) => entity.fields[name]?.type === 'localized')
    .map((name) => [name, { en: `canary ${kind} ${name}` }]);
  await insert(forum.sql, table, {
    ...values,
    ...Object.fromEntries(texts),
    id: crypto.randomUUID(),
    ...(kind === 'announcement' ? { status: 'scheduled' } : { published: false }),
    ...(kind === 'article' ? { slug: 'canary' } : {}),
  });
}

test('the canaries are there: an administrator reads every one of them', async () => {
  const answer = await forum.pull({ edition: 21, audience: 'admin' }, forum.administrator);
  const text = JSON.stringify(answer);
  for (const kind of kinds) {
    const fields = Object.values(entityOf(kind).fields);
    if (fields.some((field) => field.private)) expect(text).toContain(`canary-${kind}@`);
    if ('published' in entities[kind].fields) expect(text).toContain(`canary ${kind} `);
  }
  expect(text).toContain('canary announcement message');
});

test('no pull of anybody else contains a canary', async () => {
  for (const who of [anonymous, forum.stranger]) {
    for (const audience of ['public', 'speakers', 'staff', 'admin']) {
      for (const edition of [21, 20, undefined]) {
        for (const since of [0, 1]) {
          const question = { audience, since, code, ...(edition ? { edition } : {}) };
          expect(JSON.stringify(await forum.pull(question, who))).not.toContain('canary');
        }
      }
    }
  }
});

test('no select or function open to anybody else returns a canary', async () => {
  // Sent, but not to them; a pull with the code of the staff does have it.
  await insert(forum.sql, 'announcements', {
    ...forum.rows.announcement.values,
    ...{ id: crypto.randomUUID(), title: { en: 'canary to the staff' }, recipients: 'staff' },
  });
  for (const who of [anonymous, forum.stranger]) {
    const columns = await forum.sql<{ relation: string; columns: string }[]>`
      select attrelid::regclass::text as relation, string_agg(quote_ident(attname), ', ') as columns
      from pg_attribute join pg_class c on c.oid = attrelid
      where relkind in ('r', 'v', 'm', 'p') and attnum > 0 and not attisdropped
        and relnamespace in ('public'::regnamespace, 'storage'::regnamespace)
        and has_column_privilege(${who.role}, attrelid, attnum, 'select')
      group by attrelid`;
    expect(columns.length).toBeGreaterThan(5);
    for (const { relation, columns: list } of columns) {
      const rows = await forum.as(who, (sql) => sql.unsafe(`select ${list} from ${relation}`));
      expect(JSON.stringify(rows), relation).not.toContain('canary');
    }
    const speakers = await forum.as(who, (sql) => sql`select * from get_speakers_for_edition(21)`);
    expect(speakers).toHaveLength(1);
    expect(JSON.stringify(speakers)).not.toContain('canary');
    const codes = await forum
      .as(who, (sql) => sql`select list_audience_codes() as codes`)
      .catch((error: { code: string }) => error.code);
    expect(JSON.stringify(codes)).not.toContain('canary');
  }
});

test('the answers to a stranger’s operations contain no canary', async () => {
  const operations = kinds.map((kind) => ({
    kind,
    id: forum.rows[kind].id,
    action: 'update',
    set: { published: false },
  }));
  const results = await forum.push(operations, forum.stranger);
  expect(results.map((result) => result.code)).toEqual(kinds.map(() => '42501'));
  expect(JSON.stringify(results)).not.toContain('canary');
});
