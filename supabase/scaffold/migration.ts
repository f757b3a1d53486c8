import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { EntityNames } from './names.ts';
import { columnIndex, type NewColumn } from './schema.ts';

export const migrationsFolder = 'supabase/migrations';

/** The path of a migration that is applied after all others, dated now (UTC). */
export function migrationPath(root: string, name: string): string {
  const dates = readdirSync(join(root, migrationsFolder)).map((file) => Number.parseInt(file, 10));
  const today = Number(new Date().toISOString().replace(/\D/g, '').slice(0, 14));
  const last = Math.max(...dates.filter(Number.isFinite));
  return `${migrationsFolder}/${Math.max(today, last + 1)}_${name}.sql`;
}

/**
 * SQL by which the migration of a path says that every version there has been serves the database with it
 * (docs/decisions/0033-upgrades.md); `why` is a sentence.
 */
export function servesAll(root: string, path: string, why: string): string {
  const version = (file: string) => basename(file).split('_')[0];
  const [oldest = path] = readdirSync(join(root, migrationsFolder)).sort();
  return `
-- ${why}
insert into sync.ways_back values ('${version(path)}', '${version(oldest)}');
`;
}

/** SQL that makes the table of a kind which administrators write and everybody pulls once published. */
export function entitySql({ kind, table }: EntityNames): string {
  return `-- TODO: what ${kind} means, in a sentence.

create table public.${table} (
  id uuid primary key default gen_random_uuid(),
  edition_id integer not null references public.editions (id) on delete cascade,
  name jsonb not null default '{}' check (shape.is_localized(name, 200, true)),
  published boolean not null default false
);
create index ${table}_edition on public.${table} (edition_id);

alter table public.${table} enable row level security;
revoke all on public.${table} from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.${table} to authenticated, service_role;

-- Numbers its rows, keeps their history, has sync_pull show them to the public once published, and lets
-- administrators and the roles named here write them.
select sync.register('${kind}', '${table}',
  '{id,edition_id,name,published}', p_localized => '{name}', p_visible => 't.published',
  p_roles => '{programme}');
`;
}

/** SQL that adds a column and has sync_pull and sync_push know it. */
export function fieldMigration(of: NewColumn): string {
  const { kind, table, id, field } = of;
  const added = `'{${field}}'::text[]`;
  const all = of.private ? `private_fields || ${added}` : `${added} || private_fields`;
  const sets = [
    `${of.private ? 'private_fields = private_fields' : 'fields = fields'} || ${added}`,
    ...(of.localized ? [`localized = localized || ${added}`] : []),
    ...(of.private ? [] : [`public_row = sync.row_builder('public.${table}', fields || ${added})`]),
    `admin_row = sync.row_builder('public.${table}',\n    fields || ${all})`,
  ];
  return `-- TODO: what ${kind}.${field} is, in a sentence.

alter table public.${table} add column ${field} ${of.column};
${of.target ? `${columnIndex(of)}\n` : ''}
update sync.kinds set
  ${sets.join(',\n  ')}
where kind = '${kind}';

-- Phones hold these rows in the shape of before.
select sync.number('${kind}', ${id}::text, sync.editions_of(to_jsonb(t)))
  from public.${table} t order by ${id};
`;
}
