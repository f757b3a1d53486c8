import { afterAll, beforeAll, expect, test } from 'vitest';
import { entities, type Kind, kinds } from '#entities/index.ts';
import type { Entity } from '#entities/kit/entity.ts';
import type { Field } from '#entities/kit/field.ts';
import { entityOf } from './content.ts';
import { type Forum, openForum } from './forum.ts';

let forum: Forum;
beforeAll(async () => {
  forum = await openForum();
});
afterAll(() => forum.drop());

/** Column → "type" or "type not null", as the catalogue states it. */
async function columnsOf(table: string): Promise<Record<string, string>> {
  const rows = await forum.sql<{ name: string; type: string }[]>`
    select attname as name,
      format_type(atttypid, null) || case when attnotnull then ' not null' else '' end as type
    from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped`;
  return Object.fromEntries(rows.map(({ name, type }) => [name, type]));
}

/** The same, as the entity declares it. */
function declared(entity: Entity): Record<string, string> {
  const columns = Object.entries(entity.fields).map(([name, field]) => [name, columnFor(field)]);
  return {
    ...(entity.id in entity.fields ? {} : { [entity.id]: 'uuid not null' }),
    ...Object.fromEntries(columns),
  };
}

const alwaysThere: readonly string[] = [
  ...['localized', 'refs', 'dates', 'times', 'flag', 'choice', 'choices', 'interpretation'],
];

function columnFor(field: Field): string {
  const always = field.required || alwaysThere.includes(field.type);
  return `${typeFor(field)}${always ? ' not null' : ''}`;
}

function typeFor(field: Field): string {
  const idType = (kind: string) => (kind === 'edition' ? 'integer' : 'uuid');
  switch (field.type) {
    case 'localized':
    case 'geo':
    case 'interpretation':
      return 'jsonb';
    case 'flag':
      return 'boolean';
    case 'number':
      return field.integer ? 'integer' : 'double precision';
    case 'choices':
      return 'text[]';
    case 'date':
      return 'date';
    case 'datetime':
      return 'timestamp with time zone';
    case 'dates':
      return 'date[]';
    case 'times':
      return 'text[]';
    case 'ref':
      return idType(field.kind);
    case 'refs':
      return `${idType(field.kind)}[]`;
    default:
      return 'text';
  }
}

test.each(kinds)('%s: the table has exactly the declared fields', async (kind) => {
  const entity = entityOf(kind);
  expect(await columnsOf(entity.table)).toEqual(declared(entity));
});

test.each(kinds)(
  '%s: sync knows which fields are public, private, localized, readonly',
  async (kind) => {
    const entity = entityOf(kind);
    const [registered] = await forum.sql`
    select table_name, id_column, fields, private_fields, localized, readonly, roles
    from sync.kinds where kind = ${kind}`;
    const names = (keep: (field: Field) => boolean) =>
      Object.keys(entity.fields).filter((name) => keep(entity.fields[name] as Field));
    const id = entity.id in entity.fields ? [] : [entity.id];
    expect(registered).toEqual({
      table_name: entity.table,
      id_column: entity.id,
      fields: [...id, ...names((field) => !field.private)],
      private_fields: names((field) => field.private === true),
      localized: names((field) => field.type === 'localized'),
      readonly: names((field) => field.readonly === true),
      roles: [...(entity.roles ?? [])],
    });
  },
);

test.each(kinds)('%s: it is decided what a new edition takes over of it', (kind) => {
  const decided = ['shared', 'copied', 'shared_if_asked', 'copied_if_asked', false];
  expect(decided).toContain(entityOf(kind).lasts);
});

test('every table of content is declared, and every declared kind is registered', async () => {
  const rows = await forum.sql`select kind, table_name from sync.kinds`;
  const [{ hidden } = {}] = await forum.sql`select sync.staff_kinds() as hidden`;
  expect(hidden).toEqual(kinds.filter((kind) => entityOf(kind).staffOnly));
  expect(new Map(rows.map((row) => [row.kind, row.table_name]))).toEqual(
    new Map(kinds.map((kind) => [kind, entities[kind].table])),
  );
  const tables = await forum.sql`select tablename from pg_tables where schemaname = 'public'`;
  const others = [
    ...['administrators', 'audience_codes', 'favourites', 'feedback', 'feedback_codes', 'visitors'],
    ...['push_messages', 'push_outbox', 'push_subscriptions', 'weather'],
    ...['speaker_details', 'speaker_links', 'speaker_portraits', 'speaker_contacts'],
    ...['mailings', 'mail_deliveries'],
  ];
  expect(tables.map((row) => row.tablename).sort()).toEqual(
    [...others, ...kinds.map((kind) => entities[kind].table)].sort(),
  );
});

test('the choices a field declares are those the database takes', async () => {
  const wrong: string[] = [];
  for (const kind of kinds) {
    const entity = entityOf(kind);
    for (const [name, field] of Object.entries(entity.fields)) {
      if (!('choices' in field)) continue;
      const [check] = await forum.sql`
        select pg_get_constraintdef(oid) as definition from pg_constraint
        where conname = ${`${entity.table}_${name}_check`}`;
      const taken = [...String(check?.definition).matchAll(/'(\w+)'/g)].map((match) => match[1]);
      if (taken.join() !== field.choices.join()) wrong.push(`${kind}.${name}: ${taken}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a pulled row has exactly the public fields, and a private one only for administrators', async () => {
  const shown = await forum.pull({ edition: 21 });
  const whole = await forum.pull({ edition: 21, audience: 'admin' }, forum.administrator);
  const fieldsOf = (rows: typeof shown.rows, kind: Kind) =>
    Object.keys(rows.find((change) => change.kind === kind)?.row ?? {}).sort();
  for (const kind of kinds) {
    const entity = entityOf(kind);
    const all = Object.keys(declared(entity)).sort();
    expect(fieldsOf(whole.rows, kind), kind).toEqual(all);
    expect(fieldsOf(shown.rows, kind), kind).toEqual(
      all.filter((name) => !entity.staffOnly && !entity.fields[name]?.private),
    );
  }
});

const references = kinds.flatMap((kind) =>
  Object.entries(entityOf(kind).fields).flatMap(([name, field]) =>
    field.type === 'ref' || field.type === 'refs' ? [[kind, name, field] as const] : [],
  ),
);

const goesAlong = (field: Field) => field.required || (field.type === 'ref' && field.goesAlong);

test.each(references)('%s.%s never points at nothing', async (kind, name, field) => {
  const { sql, rows } = forum;
  const { table, id } = rows[kind];
  const target = rows[field.kind as Kind];
  const nobody = field.kind === 'edition' ? 999 : crypto.randomUUID();
  const value = field.type === 'refs' ? `{${nobody}}` : nobody;
  const key = entityOf(kind).id;
  // A row whose own id is the reference is tried with a second row, ids being permanent.
  const write =
    name === key
      ? sql`insert into ${sql(table)} (${sql(key)}) values (${value as never})`
      : sql`update ${sql(table)} set ${sql(name)} = ${value as never} where ${sql(key)} = ${id}`;
  await expect(write).rejects.toMatchObject({ code: '23503' });

  const undo = new Error('undo');
  const work = sql.begin(async (transaction) => {
    const [names] = await transaction`select true from ${transaction(table)}
      where ${transaction(key)} = ${id} and ${target.id} = any (array[${transaction(name)}]::text[])`;
    await transaction`delete from ${transaction(target.table)}
      where ${transaction(entityOf(field.kind as Kind).id)} = ${target.id}`;
    const left = await transaction`select from ${transaction(table)}
      where ${target.id} = any (array[${transaction(name)}]::text[])`;
    expect(left).toHaveLength(0);
    const [own] =
      await transaction`select true from ${transaction(table)} where ${transaction(key)} = ${id}`;
    // An edition is deleted for good, so that nobody asks what went with it.
    if (names && field.kind !== 'edition')
      expect(own === undefined).toBe(goesAlong(field) ?? false);
    throw undo;
  });
  await expect(work).rejects.toBe(undo);
});
