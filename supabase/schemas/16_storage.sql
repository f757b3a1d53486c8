-- Images: one public bucket. Reading goes through public URLs; the back office lists, and who writes a
-- kind with pictures adds them.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('media', 'media', true, 10485760,
  array['image/png', 'image/jpeg', 'image/gif', 'image/webp'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create function sync.may_keep_media() returns boolean
language sql stable set search_path = ''
return coalesce(
  public.own_rights() -> 'roles' ?| '{administrator,programme,press,village}'::text[], false);
revoke all on function sync.may_keep_media() from public;
grant execute on function sync.may_keep_media() to authenticated;

create policy "members see media" on storage.objects
  for select to authenticated using (bucket_id = 'media' and (select public.is_member()));
create policy "who writes kinds with pictures adds media" on storage.objects
  for insert to authenticated with check (bucket_id = 'media' and (select sync.may_keep_media()));
-- A picture never changes under its path, and may be shown by what somebody else writes.
create policy "administrators change media" on storage.objects
  for update to authenticated
  using (bucket_id = 'media' and (select public.is_admin()))
  with check (bucket_id = 'media' and (select public.is_admin()));
create policy "administrators delete media" on storage.objects
  for delete to authenticated using (bucket_id = 'media' and (select public.is_admin()));

-- The stored pictures that rows name and the bucket does not hold: [{kind, id, field, path}]. Which
-- columns name pictures follows from the checks of the tables, so that a new one is not forgotten.
create function public.missing_media() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  pictures text;
  missing jsonb;
begin
  if not public.is_member() then
    raise exception 'only the back office looks for pictures' using errcode = 'insufficient_privilege';
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
revoke all on function public.missing_media() from public, anon, authenticated, service_role;
grant execute on function public.missing_media() to authenticated, service_role;
