-- The kinds of content: what of each table sync_pull shows and sync_push writes, and the triggers by
-- which its rows are numbered. A table of content is followed by sync.register().

create table sync.kinds (
  kind text primary key,
  table_name text not null unique,
  id_column text not null,
  id_type text not null,
  fields text[] not null,
  private_fields text[] not null,
  localized text[] not null,
  readonly text[] not null,
  visible text not null,
  editions text not null,
  public_row text not null,
  admin_row text not null,
  roles text[] not null
);
comment on table sync.kinds is
  'What sync_pull shows and sync_push writes of each kind, and which roles write it. visible, editions and the rows are SQL over the row t (and $3, the audience).';

alter table sync.kinds enable row level security;
revoke all on sync.kinds from public, anon, authenticated, service_role;
grant select on sync.kinds to authenticated, service_role;
create policy "members read the kinds" on sync.kinds
  for select to authenticated using ((select public.is_member()));

-- The kinds that only administrators ever see. Phones of visitors are neither rung nor told of them:
-- what one visitor says would otherwise have all others ask what is new.
create function sync.staff_kinds() returns text[]
language sql stable security definer set search_path = ''
as $$
  select array(select kind from sync.kinds where visible = 'false')
$$;
revoke all on function sync.staff_kinds() from public;

-- Whether visitors of any audience see a row as it is now.
create function sync.is_shown(p_kind text, p_id text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  k sync.kinds;
  audience text;
  shown boolean;
begin
  select * into k from sync.kinds where kind = p_kind;
  foreach audience in array '{public,speakers,staff}'::text[] loop
    execute format('select exists (select from public.%I t where t.%I = $1::%s and (%s))',
      k.table_name, k.id_column, k.id_type, k.visible) into shown using p_id, 0, audience;
    exit when shown or k.visible !~ '[$]3';
  end loop;
  return shown;
end
$$;
revoke all on function sync.is_shown(text, text) from public, anon, authenticated, service_role;

-- BEFORE each writing statement. Whoever writes nothing holds up nobody who does.
create function sync.begin_write() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user = 'anon' then
    return null;
  elsif current_user <> 'authenticated' or public.is_member() then
    perform sync.lock();
  end if;
  return null;
end
$$;

create function sync.refuse_truncate() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'rows of % are deleted, not truncated', tg_table_name
    using errcode = 'feature_not_supported',
      hint = 'TRUNCATE fires no row triggers, so phones would never hear of it.';
end
$$;

-- The editions that a row, as jsonb, belongs to; 0 is every edition.
create function sync.editions_of(content jsonb) returns integer[]
language sql immutable parallel safe
return case
    when content -> 'edition_ids' is not null and content -> 'edition_ids' <> '[]'
      then array(select jsonb_array_elements_text(content -> 'edition_ids')::integer)
    when jsonb_typeof(content -> 'edition_id') = 'number'
      then array[(content ->> 'edition_id')::integer]
    else '{0}'::integer[]
  end;

-- Whether the caller may make, change and delete rows of a kind.
create function sync.may_write(p_kind text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select mine -> 'roles' ?| ('{administrator}'::text[] || k.roles)
    from public.own_rights() as mine, sync.kinds k where k.kind = p_kind), false)
$$;

-- Refuses who may not write a kind.
create function sync.require_writer(p_kind text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not sync.may_write(p_kind) then
    raise exception 'your role does not write a %', p_kind using errcode = 'insufficient_privilege';
  end if;
end
$$;

-- Whether the caller may change anything at all in rows of a kind; in what, sync.check_rights() says.
create function sync.may_change(p_kind text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select sync.may_write(p_kind) or coalesce((
    select (mine -> 'roles' ? 'translator' and k.localized <> '{}')
      or (mine -> 'roles' ? 'hall' and p_kind in ('event', 'question'))
      or (p_kind in ('text_origin', 'translation_task')
        and mine -> 'roles' ?| '{programme,press,village,translator}')
    from public.own_rights() as mine, sync.kinds k where k.kind = p_kind), false)
$$;

-- Whether the caller may write the texts of a kind in a language.
create function sync.may_write_text(p_kind text, p_language text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select sync.may_write(p_kind) or coalesce((
    select mine -> 'roles' ? 'translator' and mine -> 'languages' ? p_language and k.localized <> '{}'
    from public.own_rights() as mine, sync.kinds k where k.kind = p_kind), false)
$$;

-- Whether the caller may make and delete some rows of a kind: tasks of their own, besides kinds they write
-- whole. Which, the table says.
create function sync.may_add(p_kind text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select sync.may_write(p_kind) or (p_kind = 'translation_task' and sync.may_change(p_kind))
$$;

-- What of a session is changed on the day, in its hall.
create function sync.day_of_fields() returns text[]
language sql immutable parallel safe
return '{starts_at,ends_at,location_id,cancelled,occupancy,overflow_location_id,question_shown}'::text[];

-- BEFORE each change of a row through the API; argument: kind. Whose roles are not the kind's own may
-- change texts in their languages, and what is changed on the day in their halls.
create function sync.check_rights() returns trigger
language plpgsql set search_path = ''
as $$
declare
  mine jsonb;
  before constant jsonb := to_jsonb(old);
  after constant jsonb := to_jsonb(new);
  left_over text[];
begin
  if current_user <> 'authenticated' or sync.may_write(tg_argv[0]) then
    return new;
  end if;
  mine := public.own_rights();
  left_over := array(select key from jsonb_each(after) where value is distinct from before -> key);
  if mine -> 'roles' ? 'translator' then
    left_over := array(
      select field from unnest(left_over) as field, sync.kinds k
      where k.kind = tg_argv[0] and (field <> all (k.localized) or exists (
        select from unnest('{fr,en,ar}'::text[]) as language
        where not mine -> 'languages' ? language
          and after -> field -> language is distinct from before -> field -> language)));
  end if;
  if mine -> 'roles' ? 'hall' and sync.is_in_halls(tg_argv[0], before, mine -> 'halls')
    and sync.is_in_halls(tg_argv[0], after, mine -> 'halls') then
    left_over := array(
      select field from unnest(left_over) as field
      where field <> all (case when tg_argv[0] = 'event' then sync.day_of_fields() else '{state}' end));
  end if;
  -- Who writes a text may say that it is still right.
  if tg_argv[0] = 'text_origin'
    and sync.may_write_text(split_part(before ->> 'id', ':', 1), right(before ->> 'id', 2)) then
    left_over := array_remove(left_over, 'made_from');
  end if;
  if left_over <> '{}' then
    raise exception 'your role does not write "%" of this %', left_over[1], tg_argv[0]
      using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

-- Whether a session, or the session of a question, is held in one of these halls.
create function sync.is_in_halls(p_kind text, p_row jsonb, p_halls jsonb) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(p_halls ? case p_kind
    when 'event' then p_row ->> 'location_id'
    when 'question' then (
      select location_id::text from public.events where id = (p_row ->> 'event_id')::uuid)
  end, false);
end
$$;

-- AFTER each changed row; arguments: kind, id column.
create function sync.number_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  id constant text := coalesce(after, before) ->> tg_argv[1];
  editions integer[] := sync.editions_of(coalesce(after, before));
begin
  if before = after then
    return null;
  end if;
  if id <> before ->> tg_argv[1] then
    raise exception 'the % of a % is permanent', tg_argv[1], tg_argv[0]
      using errcode = 'feature_not_supported';
  end if;
  if tg_op = 'UPDATE' and editions <> sync.editions_of(before) then
    editions := sync.editions_of(before) || editions;
  end if;
  perform sync.number(tg_argv[0], id, editions);
  return null;
end
$$;

-- Registers a table of content: what of it is shown and written, who of the back office may write it,
-- and the triggers that number it. Everybody of the back office reads it; besides administrators those
-- with one of `roles` write it, and others the little that sync.check_rights() lets through.
-- `visible` is SQL over the row `t`, true when the public (or the audience $3) may see the row.
create function sync.register(
  p_kind text,
  p_table text,
  p_fields text[],
  p_id text default 'id',
  p_private text[] default '{}',
  p_localized text[] default '{}',
  p_readonly text[] default '{}',
  p_visible text default 'true',
  p_roles text[] default '{}'
) returns void
language plpgsql set search_path = ''
as $$
declare
  relation constant regclass := format('public.%I', p_table);
  columns constant text[] := array(
    select attname from pg_attribute where attrelid = relation and attnum > 0 and not attisdropped);
begin
  insert into sync.kinds values (
    p_kind, p_table, p_id,
    (select format_type(atttypid, null) from pg_attribute
      where attrelid = relation and attname = p_id),
    p_fields, p_private, p_localized, p_readonly, p_visible,
    case
      when 'edition_ids' = any (columns)
        then 'case when t.edition_ids = ''{}'' then ''{0}'' else t.edition_ids end'
      when 'edition_id' = any (columns) then 'array[coalesce(t.edition_id, 0)]'
      else '''{0}''::integer[]'
    end,
    sync.row_builder(relation, p_fields),
    sync.row_builder(relation, p_fields || p_private),
    p_roles);
  execute format(
    'create trigger begin_write before insert or update or delete on %s
      for each statement execute function sync.begin_write()', relation);
  execute format(
    'create trigger refuse_truncate before truncate on %s
      for each statement execute function sync.refuse_truncate()', relation);
  execute format(
    'create trigger number_row after insert or update or delete on %s
      for each row execute function sync.number_row(%L, %L)', relation, p_kind, p_id);
  execute format(
    'create trigger check_rights before update on %s
      for each row execute function sync.check_rights(%L)', relation, p_kind);
  execute format(
    'create policy "members read it" on %s
      for select to authenticated using ((select public.is_member()))', relation);
  execute format(
    'create policy "its roles make it" on %s
      for insert to authenticated with check ((select sync.may_write(%L)))', relation, p_kind);
  execute format(
    'create policy "its roles and others change it" on %s
      for update to authenticated
      using ((select sync.may_change(%2$L))) with check ((select sync.may_change(%2$L)))',
    relation, p_kind);
  execute format(
    'create policy "its roles delete it" on %s
      for delete to authenticated using ((select sync.may_write(%L)))', relation, p_kind);
end
$$;

-- SQL that builds the JSON of exactly these columns of the row `t`.
create function sync.row_builder(relation regclass, names text[]) returns text
language plpgsql stable set search_path = ''
as $$
declare
  pairs text;
begin
  if exists (
    select from unnest(names) as name
    where name not in (select attname from pg_attribute where attrelid = relation and attnum > 0)
  ) then
    raise exception 'columns of % do not match %', relation, names;
  end if;
  select string_agg(
      format(case when atttypid = 'timestamptz'::regtype then '%L, sync.iso(t.%I)' else '%L, t.%I' end,
        attname, attname), ', ' order by array_position(names, attname::text))
    into pairs
    from pg_attribute
    where attrelid = relation and attnum > 0 and attname = any (names);
  return format('jsonb_build_object(%s)', pairs);
end
$$;

revoke all on function sync.begin_write(), sync.refuse_truncate(), sync.editions_of(jsonb),
  sync.number_row(), sync.row_builder(regclass, text[]),
  sync.register(text, text, text[], text, text[], text[], text[], text, text[]),
  sync.may_write(text), sync.require_writer(text), sync.may_change(text), sync.may_add(text),
  sync.may_write_text(text, text), sync.day_of_fields(), sync.check_rights(),
  sync.is_in_halls(text, jsonb, jsonb) from public;
grant execute on function sync.may_write(text), sync.may_change(text), sync.may_add(text),
  sync.may_write_text(text, text), sync.day_of_fields(), sync.is_in_halls(text, jsonb, jsonb) to authenticated, service_role;
