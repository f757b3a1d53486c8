-- What once was listed column by column follows from sync.kinds and from the tables' own checks, so
-- that a new field or kind is not forgotten: what a copied village takes over, what goes with an
-- edition, which pictures are missing.

-- The columns of a kind that a copy takes over, as SQL: none of those named, none that only the
-- server sets.
create function sync.copied_columns(p_kind text, p_except text[]) returns text
language sql stable set search_path = ''
as $$
  select string_agg(quote_ident(name), ', ')
  from sync.kinds k, unnest(k.fields || k.private_fields) as name
  where k.kind = p_kind and name <> all (p_except || k.readonly)
$$;
revoke all on function sync.copied_columns(text, text[]) from public;
grant execute on function sync.copied_columns(text, text[]) to authenticated;

create or replace function sync.copy_village(p_from integer, p_to integer, p_parts text[]) returns void
language plpgsql security invoker set search_path = ''
as $$
declare
  ids constant jsonb := (
    select coalesce(jsonb_object_agg(id, gen_random_uuid()), '{}')
    from public.zones where edition_id = p_from);
  columns text;
begin
  if 'zones' = any (p_parts) then
    columns := sync.copied_columns('zone', '{id,edition_id}');
    execute format(
      'insert into public.zones (id, edition_id, %1$s)
        select ($1 ->> id::text)::uuid, $2, %1$s from public.zones where edition_id = $3',
      columns) using ids, p_to, p_from;
  end if;
  if 'exhibitors' = any (p_parts) then
    columns := sync.copied_columns('exhibitor', '{id,edition_id,zone_id,published}');
    execute format(
      'insert into public.exhibitors (edition_id, zone_id, %1$s)
        select $2, case when $4 then ($1 ->> zone_id::text)::uuid end, %1$s
        from public.exhibitors where edition_id = $3',
      columns) using ids, p_to, p_from, 'zones' = any (p_parts);
  end if;
end
$$;

create or replace function public.edition_contents(p_edition integer) returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
declare
  k sync.kinds;
  alone integer;
  contents jsonb := '{}';
begin
  perform sync.require_administrator();
  for k in select * from sync.kinds where kind <> 'edition' and editions ~ '\medition_ids?\M' loop
    execute format('select count(*) from public.%I t where %s = array[$1]', k.table_name, k.editions)
      into alone using p_edition;
    contents := contents || jsonb_build_object(k.kind, alone);
  end loop;
  return contents;
end
$$;

create or replace function public.missing_media() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  pictures text;
  missing jsonb;
begin
  if not public.is_admin() then
    raise exception 'only administrators look for pictures' using errcode = 'insufficient_privilege';
  end if;
  select string_agg(
      format('select %L as kind, t.%I::text as id, %L as field, t.%I as path from public.%I t',
        k.kind, k.id_column, a.attname, a.attname, k.table_name), ' union all ')
    into pictures
    from sync.kinds k
    join pg_catalog.pg_constraint c
      on c.conrelid = format('public.%I', k.table_name)::regclass and c.contype = 'c'
    join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where pg_catalog.pg_get_constraintdef(c.oid) like '%shape.is_image(%';
  execute format(
    'select jsonb_agg(jsonb_build_object(
        ''kind'', kind, ''id'', id, ''field'', field, ''path'', path) order by kind, id, field)
      from (%s) named
      where path is not null and path !~ ''^https://''
        and not exists (
          select from storage.objects o where o.bucket_id = ''media'' and o.name = path)',
    pictures) into missing;
  return coalesce(missing, '[]');
end
$$;
