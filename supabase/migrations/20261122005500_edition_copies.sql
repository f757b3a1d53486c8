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

-- The parts of an edition that hang together by references: zones and the exhibitors in them.
create function sync.copy_village(p_from integer, p_to integer, p_parts text[]) returns void
language plpgsql security invoker set search_path = ''
as $$
declare
  ids constant jsonb := (
    select coalesce(jsonb_object_agg(id, gen_random_uuid()), '{}')
    from public.zones where edition_id = p_from);
begin
  if 'zones' = any (p_parts) then
    insert into public.zones (id, edition_id, name, description, color, area, position)
      select (ids ->> id::text)::uuid, p_to, name, description, color, area, position
      from public.zones where edition_id = p_from;
  end if;
  if 'exhibitors' = any (p_parts) then
    insert into public.exhibitors (edition_id, name, description, category, stand, zone_id, website,
        contact_email, logo, activity_image)
      select p_to, name, description, category, stand,
        case when 'zones' = any (p_parts) then (ids ->> zone_id::text)::uuid end,
        website, contact_email, logo, activity_image
      from public.exhibitors where edition_id = p_from;
  end if;
end
$$;

-- The sessions as an outline of drafts: nobody is named yet, and none is cancelled. Each keeps its
-- place in the days of the edition and its time on the venue's clock.
create function sync.copy_sessions(p_from integer, p_to integer, p_parts text[]) returns void
language sql security invoker set search_path = ''
begin atomic
  insert into public.events (edition_id, title, description, type, date, starts_at, ends_at, location_id)
    select p_to, e.title, e.description, e.type, e.date + moved.days,
      e.starts_at + moved.by, e.ends_at + moved.by,
      case when 'locations' = any (p_parts) then e.location_id end
    from public.events e, (
      select next.starts_on - last.starts_on as days,
        make_interval(
          days => next.starts_on - last.starts_on,
          mins => last.utc_offset - next.utc_offset) as by
      from public.editions last, public.editions next
      where last.id = p_from and next.id = p_to) moved
    where e.edition_id = p_from;
end;

-- Makes a new edition of `p_edition` {id, year, name, theme?, starts_on, ends_on, utc_offset?} with the
-- chosen parts of another one: locations, plan, zones, exhibitors, speakers, sessions. All or nothing.
create function public.copy_edition(p_from integer, p_edition jsonb, p_parts text[]) returns jsonb
language plpgsql security invoker set search_path = ''
as $$
declare
  known constant text[] := '{locations,plan,zones,exhibitors,speakers,sessions}';
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
  insert into public.editions (id, year, name, theme, starts_on, ends_on, plan, utc_offset)
    select wanted.id, wanted.year, wanted.name, coalesce(wanted.theme, '{}'),
      wanted.starts_on, wanted.ends_on,
      case when 'plan' = any (parts) then plan end,
      coalesce(wanted.utc_offset, utc_offset)
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
  return public.edition_contents(wanted.id);
end
$$;

-- How many rows of each kind belong to an edition alone, and so are deleted with it.
create function public.edition_contents(p_edition integer) returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
begin
  perform sync.require_administrator();
  return jsonb_build_object(
    'event', (select count(*) from public.events where edition_id = p_edition),
    'intervention', (select count(*) from public.interventions where edition_id = p_edition),
    'speaker', (select count(*) from public.speakers where edition_ids = array[p_edition]),
    'location', (select count(*) from public.locations where edition_ids = array[p_edition]),
    'zone', (select count(*) from public.zones where edition_id = p_edition),
    'exhibitor', (select count(*) from public.exhibitors where edition_id = p_edition),
    'news', (select count(*) from public.news where edition_id = p_edition),
    'announcement', (select count(*) from public.announcements where edition_id = p_edition),
    'streaming', (select count(*) from public.streaming where edition_id = p_edition),
    'dashboard', (select count(*) from public.dashboard where edition_id = p_edition));
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
