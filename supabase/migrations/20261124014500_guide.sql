-- The practical guide: its parts, its telephone numbers and the shuttles, and how a copied edition takes them over.

-- A telephone number: digits with single spaces between, a plus before them where there is one.
create function shape.is_phone(value text) returns boolean
language sql immutable parallel safe
return char_length(value) <= 24 and value ~ '^[+]?[0-9]+( [0-9]+)*$';

-- Days in ascending order, each once, and not too many for a form.
create function shape.is_day_list(value date[]) returns boolean
language sql immutable parallel safe
as $$
  select coalesce(array_ndims(value), 1) = 1
    and cardinality(value) <= 100
    and array_position(value, null) is null
    and coalesce((select bool_and(shape.is_day(day)) from unnest(value) as day), true)
    and value = array(select distinct day from unnest(value) as day order by day)
$$;

-- Times of day, HH:MM, in ascending order and each once.
create function shape.is_time_list(value text[]) returns boolean
language sql immutable parallel safe
as $$
  select coalesce(array_ndims(value), 1) = 1
    and cardinality(value) <= 300
    and array_position(value, null) is null
    and coalesce((select bool_and(shape.is_time(at)) from unnest(value) as at), true)
    and value = array(select distinct at collate "C" from unnest(value) as at order by at collate "C")
$$;

revoke all on function shape.is_phone(text), shape.is_day_list(date[]), shape.is_time_list(text[])
  from public;
grant execute on function shape.is_phone(text), shape.is_day_list(date[]), shape.is_time_list(text[])
  to authenticated, service_role;

-- The practical guide of an edition: its parts, its telephone numbers, and the shuttles.

create table public.guide_sections (
  id uuid primary key default gen_random_uuid(),
  edition_id integer not null references public.editions (id) on delete cascade,
  topic text not null default 'other' check (topic in ('getting_there', 'lodging', 'meals', 'conduct', 'lost_found', 'first_aid',
      'emergency', 'money', 'connectivity', 'other')),
  title jsonb not null default '{}' check (shape.is_localized(title, 200, true)),
  body jsonb not null default '{}' check (shape.is_localized_html(body, 100000)),
  location_id uuid references public.locations (id) on delete set null,
  position integer not null default 0 check (position between 0 and 999),
  published boolean not null default false
);
create index guide_sections_edition on public.guide_sections (edition_id);
create index guide_sections_location_id on public.guide_sections (location_id);

alter table public.guide_sections enable row level security;
revoke all on public.guide_sections from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.guide_sections to authenticated, service_role;
create policy "administrators do everything" on public.guide_sections
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));

-- Numbers its rows, keeps their history, and has sync_pull show them to the public once published.
select sync.register('guide_section', 'guide_sections',
  '{id,edition_id,topic,title,body,location_id,position,published}', p_localized => '{title,body}',
  p_visible => 't.published');

-- A number stands with the part of its topic, one for emergencies above all parts.
create table public.guide_contacts (
  id uuid primary key default gen_random_uuid(),
  edition_id integer not null references public.editions (id) on delete cascade,
  topic text not null default 'other' check (topic in ('getting_there', 'lodging', 'meals', 'conduct', 'lost_found', 'first_aid',
      'emergency', 'money', 'connectivity', 'other')),
  name jsonb not null default '{}' check (shape.is_localized(name, 200, true)),
  phone text not null check (shape.is_phone(phone)),
  position integer not null default 0 check (position between 0 and 999),
  published boolean not null default false
);
create index guide_contacts_edition on public.guide_contacts (edition_id);

alter table public.guide_contacts enable row level security;
revoke all on public.guide_contacts from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.guide_contacts to authenticated, service_role;
create policy "administrators do everything" on public.guide_contacts
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));

select sync.register('guide_contact', 'guide_contacts',
  '{id,edition_id,topic,name,phone,position,published}', p_localized => '{name}',
  p_visible => 't.published');

-- On each of its days a line leaves at each of its times, by the venue's clock; what leaves after
-- midnight belongs to the day that has begun.
create table public.shuttles (
  id uuid primary key default gen_random_uuid(),
  edition_id integer not null references public.editions (id) on delete cascade,
  name jsonb not null default '{}' check (shape.is_localized(name, 200, true)),
  from_place jsonb not null default '{}' check (shape.is_localized(from_place, 200, true)),
  to_place jsonb not null default '{}' check (shape.is_localized(to_place, 200, true)),
  days date[] not null check (shape.is_day_list(days) and cardinality(days) > 0),
  departures text[] not null check (shape.is_time_list(departures) and cardinality(departures) > 0),
  ride integer check (ride between 1 and 600),
  note jsonb not null default '{}' check (shape.is_localized(note, 1000)),
  position integer not null default 0 check (position between 0 and 999),
  published boolean not null default false
);
create index shuttles_edition on public.shuttles (edition_id);

alter table public.shuttles enable row level security;
revoke all on public.shuttles from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.shuttles to authenticated, service_role;
create policy "administrators do everything" on public.shuttles
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));

select sync.register('shuttle', 'shuttles',
  '{id,edition_id,name,from_place,to_place,days,departures,ride,note,position,published}',
  p_localized => '{name,from_place,to_place,note}', p_visible => 't.published');

-- The guide as drafts. Shuttles keep their places in the days of the edition.
create function sync.copy_guide(p_from integer, p_to integer, p_parts text[]) returns void
language plpgsql security invoker set search_path = ''
as $$
declare
  columns text := sync.copied_columns('guide_section', '{id,edition_id,location_id,published}');
  later constant integer := (
    select next.starts_on - last.starts_on from public.editions last, public.editions next
    where last.id = p_from and next.id = p_to);
begin
  execute format(
    'insert into public.guide_sections (edition_id, location_id, %1$s)
      select $1, case when $3 then location_id end, %1$s from public.guide_sections where edition_id = $2',
    columns) using p_to, p_from, 'locations' = any (p_parts);
  columns := sync.copied_columns('guide_contact', '{id,edition_id,published}');
  execute format(
    'insert into public.guide_contacts (edition_id, %1$s)
      select $1, %1$s from public.guide_contacts where edition_id = $2',
    columns) using p_to, p_from;
  columns := sync.copied_columns('shuttle', '{id,edition_id,days,published}');
  execute format(
    'insert into public.shuttles (edition_id, days, %1$s)
      select $1, array(select day + $3 from unnest(days) as day order by day), %1$s
      from public.shuttles where edition_id = $2',
    columns) using p_to, p_from, later;
end
$$;
revoke all on function sync.copy_guide(integer, integer, text[]) from public;
grant execute on function sync.copy_guide(integer, integer, text[]) to authenticated;

-- Makes a new edition of `p_edition` {id, year, name, theme?, starts_on, ends_on, utc_offset?} with the
-- chosen parts of another one: locations, plan, zones, exhibitors, speakers, sessions, guide. All or nothing.
create or replace function public.copy_edition(p_from integer, p_edition jsonb, p_parts text[]) returns jsonb
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
  if 'guide' = any (parts) then
    perform sync.copy_guide(p_from, wanted.id, parts);
  end if;
  return public.edition_contents(wanted.id);
end
$$;
