import postgres, { type Sql } from 'postgres';

/** What a database consists of: the definition of every object and every row, by its name. */
export type Catalogue = Readonly<Record<string, string>>;

/** Neither Postgres's own nor the Supabase CLI's record of what it applied. */
const ours = `n.nspname !~ '^pg_' and n.nspname not in
  ('information_schema', 'extensions', 'supabase_migrations')`;

/** Grants in no order; a list that was never touched is not one that grants nothing. */
const grants = (acl: string) => `case when ${acl} is null then 'as by default' else
  array(select one::text from unnest(${acl}) one order by 1)::text end`;

/** Each answers name and definition. Where a column stands in its table is left out: later ones come last. */
const queries = [
  `select 'schema ' || n.nspname, concat_ws(E'\\n', n.nspowner::regrole, ${grants('n.nspacl')},
      'comment ' || obj_description(n.oid, 'pg_namespace'))
    from pg_namespace n where ${ours}`,
  `select concat('relation ', c.oid::regclass), concat_ws(E'\\n', c.relkind, c.relowner::regrole, c.relpersistence,
      c.relrowsecurity, c.relforcerowsecurity, c.relreplident, c.reloptions, ${grants('c.relacl')},
      case when c.relkind in ('v', 'm') then pg_get_viewdef(c.oid) end,
      'comment ' || obj_description(c.oid, 'pg_class'))
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${ours} and c.relkind <> 'i'`,
  `select 'column ' || c.oid::regclass || '.' || a.attname, concat_ws(E'\\n',
      format_type(a.atttypid, a.atttypmod), nullif(a.attcollation, 0)::regcollation, a.attnotnull, a.attidentity,
      a.attgenerated, 'default ' || pg_get_expr(d.adbin, d.adrelid), ${grants('a.attacl')},
      'comment ' || col_description(c.oid, a.attnum))
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where ${ours} and c.relkind in ('r', 'v', 'm', 'p', 'c') and a.attnum > 0 and not a.attisdropped`,
  `select 'constraint ' || s.conrelid::regclass || '.' || s.conname, concat_ws(E'\\n',
      pg_get_constraintdef(s.oid), s.convalidated, 'comment ' || obj_description(s.oid, 'pg_constraint'))
    from pg_constraint s join pg_namespace n on n.oid = s.connamespace
    where ${ours} and s.conrelid <> 0`,
  `select 'index ' || c.oid::regclass, concat_ws(E'\\n', pg_get_indexdef(c.oid), i.indisvalid,
      i.indisclustered, 'comment ' || obj_description(c.oid, 'pg_class'))
    from pg_index i join pg_class c on c.oid = i.indexrelid
    join pg_namespace n on n.oid = c.relnamespace where ${ours}`,
  `select 'sequence ' || schemaname || '.' || sequencename,
      concat_ws(' ', data_type, start_value, min_value, max_value, increment_by, cycle, cache_size)
    from pg_sequences`,
  `select 'type ' || t.oid::regtype, concat_ws(E'\\n', t.typowner::regrole, ${grants('t.typacl')},
      format_type(t.typbasetype, t.typtypmod), 'default ' || t.typdefault, t.typnotnull,
      array(select enumlabel from pg_enum where enumtypid = t.oid order by enumsortorder),
      array(select pg_get_constraintdef(s.oid) from pg_constraint s
        where s.contypid = t.oid order by 1), 'comment ' || obj_description(t.oid, 'pg_type'))
    from pg_type t join pg_namespace n on n.oid = t.typnamespace where ${ours} and t.typtype in ('d', 'e')`,
  `select 'function ' || p.oid::regprocedure, concat_ws(E'\\n', pg_get_functiondef(p.oid),
      p.proowner::regrole, ${grants('p.proacl')}, 'comment ' || obj_description(p.oid, 'pg_proc'))
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${ours} and p.prokind <> 'a'`,
  `select 'trigger ' || t.tgrelid::regclass || '.' || t.tgname, concat_ws(E'\\n',
      pg_get_triggerdef(t.oid), t.tgenabled, 'comment ' || obj_description(t.oid, 'pg_trigger'))
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    join pg_namespace n on n.oid = c.relnamespace where ${ours} and not t.tgisinternal`,
  `select 'policy ' || p.polrelid::regclass || '.' || p.polname, concat_ws(E'\\n', p.polcmd,
      p.polpermissive, array(select r::regrole::text from unnest(p.polroles) r order by 1),
      'using ' || pg_get_expr(p.polqual, p.polrelid),
      'with check ' || pg_get_expr(p.polwithcheck, p.polrelid),
      'comment ' || obj_description(p.oid, 'pg_policy'))
    from pg_policy p`,
  `select concat('default grants of ', defaclrole::regrole, ' on ', defaclobjtype, ' in ',
      defaclnamespace::regnamespace), ${grants('defaclacl')} from pg_default_acl`,
  `select 'event trigger ' || evtname,
      concat_ws(' ', evtevent, evtfoid::regproc, evtenabled, evttags) from pg_event_trigger`,
  `select 'publication ' || pubname, to_jsonb(p)::text || array(
      select (schemaname, tablename, attnames, rowfilter)::text from pg_publication_tables t
      where t.pubname = p.pubname order by 1)::text
    from (select pubname, puballtables, pubinsert, pubupdate, pubdelete, pubtruncate
      from pg_publication) p`,
  `select 'extension ' || extname, concat_ws(' ', extversion, extnamespace::regnamespace)
    from pg_extension`,
];

/** Every table that migrations may fill but with what they say of themselves, with the columns whose value is another in each database. */
const tables = `select c.oid::regclass::text as name, array(
    select a.attname from pg_attribute a left join pg_attrdef d
      on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = c.oid and a.attnum > 0 and (a.atttypid = 'timestamptz'::regtype
      or pg_get_expr(d.adbin, d.adrelid) ~ 'gen_random_uuid')) as drawn
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where ${ours} and c.relkind = 'r' and n.nspname <> 'auth' and c.relname <> 'ways_back'`;

/** Reads all of a database. `url` is that of a user who may. */
export async function readCatalogue(url: string): Promise<Catalogue> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return await sql.begin('read only', async (transaction) => {
      // Names are written with their schema where they are not on the path.
      await transaction`set local search_path = ''`;
      const found: Record<string, string> = {};
      for (const query of queries) {
        for (const [name, definition] of await transaction.unsafe(query).values()) {
          found[name as string] = definition as string;
        }
      }
      return Object.assign(found, await readRows(transaction));
    });
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function readRows(sql: Pick<Sql, 'unsafe'>): Promise<Catalogue> {
  const found: Record<string, string> = {};
  for (const { name, drawn } of await sql.unsafe<{ name: string; drawn: string[] }[]>(tables)) {
    const rows = await sql.unsafe<{ row: string }[]>(
      `select (to_jsonb(t) - $1::text[])::text as row from ${name} t order by 1`,
      [drawn],
    );
    if (rows.length > 0) found[`rows of ${name}`] = rows.map(({ row }) => row).join('\n');
  }
  return found;
}
