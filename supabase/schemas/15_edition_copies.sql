-- Making an edition out of another one, and knowing what goes with one that is deleted. A phone holds
-- one edition only, so both happen here; everything runs with the administrator's own rights.

create function sync.require_administrator() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'only administrators may do this' using errcode = 'insufficient_privilege';
  end if;
end
$$;
revoke all on function sync.require_administrator() from public;
grant execute on function sync.require_administrator() to authenticated;

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

-- The parts of an edition that hang together by references: zones and the exhibitors in them.
create function sync.copy_village(p_from integer, p_to integer, p_parts text[]) returns void
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

-- The sessions as an outline of drafts, with the tracks they are in: nobody is named yet, and none is
-- cancelled. Each keeps its place in the days of the edition and its time on the venue's clock, and is
-- part of what it was part of.
create function sync.copy_sessions(p_from integer, p_to integer, p_parts text[]) returns void
language plpgsql security invoker set search_path = ''
as $$
declare
  tracks constant jsonb := (
    select coalesce(jsonb_object_agg(id, gen_random_uuid()), '{}')
    from public.tracks where edition_id = p_from);
  ids constant jsonb := (
    select coalesce(jsonb_object_agg(id, gen_random_uuid()), '{}')
    from public.events where edition_id = p_from);
  later constant integer := (
    select next.starts_on - last.starts_on from public.editions last, public.editions next
    where last.id = p_from and next.id = p_to);
  shift constant interval := (
    select make_interval(days => later, mins => last.utc_offset - next.utc_offset)
    from public.editions last, public.editions next
    where last.id = p_from and next.id = p_to);
  columns constant text := sync.copied_columns('track', '{id,edition_id,days,published}');
begin
  execute format(
    'insert into public.tracks (id, edition_id, days, %1$s)
      select ($1 ->> id::text)::uuid, $2,
        array(select day + $4 from unnest(days) as day order by day), %1$s
      from public.tracks where edition_id = $3',
    columns) using tracks, p_to, p_from, later;
  insert into public.events (id, edition_id, title, description, type, date, starts_at, ends_at,
      location_id, track_id, part_of_id)
    select (ids ->> e.id::text)::uuid, p_to, e.title, e.description, e.type, e.date + later,
      e.starts_at + shift, e.ends_at + shift,
      case when 'locations' = any (p_parts) then e.location_id end,
      (tracks ->> e.track_id::text)::uuid, (ids ->> e.part_of_id::text)::uuid
    from public.events e
    where e.edition_id = p_from;
end
$$;

-- Makes a new edition of `p_edition` {id, year, name, theme?, starts_on, ends_on, utc_offset?} with the
-- chosen parts of another one: locations, plan, zones, exhibitors, speakers, sessions, guide. All or nothing.
create function public.copy_edition(p_from integer, p_edition jsonb, p_parts text[]) returns jsonb
language plpgsql security invoker set search_path = ''
as $$
declare
  known constant text[] := '{locations,plan,zones,exhibitors,speakers,sessions,guide}';
  parts constant text[] := coalesce(p_parts, '{}');
  wanted public.editions;
begin
  perform sync.require_administrator();
  if jsonb_typeof(p_edition) is distinct from 'object' then
    raise exception 'an edition is an object' using errcode = 'invalid_parameter_value';
  elsif not parts <@ known then
    raise exception 'there is no such part' using errcode = 'invalid_parameter_value';
  elsif not exists (select from public.editions where id = p_from) then
    raise exception 'there is no edition % to copy', p_from
      using errcode = 'invalid_parameter_value';
  end if;
  perform sync.lock();
  wanted := jsonb_populate_record(null::public.editions, p_edition);
  insert into public.editions
      (id, year, name, theme, starts_on, ends_on, plan, utc_offset, questions, feedback)
    select wanted.id, wanted.year, wanted.name, coalesce(wanted.theme, '{}'),
      wanted.starts_on, wanted.ends_on,
      case when 'plan' = any (parts) then plan end,
      coalesce(wanted.utc_offset, utc_offset), questions, feedback
    from public.editions where id = p_from;
  if 'locations' = any (parts) then
    update public.locations set edition_ids = edition_ids || wanted.id
      where edition_ids @> array[p_from];
  end if;
  if 'speakers' = any (parts) then
    update public.speakers set edition_ids = edition_ids || wanted.id
      where edition_ids @> array[p_from];
  end if;
  perform sync.copy_village(p_from, wanted.id, parts);
  if 'sessions' = any (parts) then
    perform sync.copy_sessions(p_from, wanted.id, parts);
  end if;
  if 'guide' = any (parts) then
    perform sync.copy_guide(p_from, wanted.id, parts);
  end if;
  return public.edition_contents(wanted.id);
end
$$;

-- How many rows of each kind belong to an edition alone, and so are deleted with it.
create function public.edition_contents(p_edition integer) returns jsonb
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

revoke all on function sync.copy_village(integer, integer, text[]),
  sync.copy_sessions(integer, integer, text[]) from public;
grant execute on function sync.copy_village(integer, integer, text[]),
  sync.copy_sessions(integer, integer, text[]) to authenticated;
revoke all on function public.copy_edition(integer, jsonb, text[]), public.edition_contents(integer)
  from public, anon, authenticated, service_role;
grant execute on function public.copy_edition(integer, jsonb, text[]),
  public.edition_contents(integer) to authenticated;
