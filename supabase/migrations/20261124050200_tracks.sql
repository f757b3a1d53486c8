-- Tracks: threads through the programme, which colour, narrow and gather its sessions and give days their
-- theme; and what a session is part of.

create table public.tracks (
  id uuid primary key default gen_random_uuid(),
  edition_id integer not null references public.editions (id) on delete cascade,
  name jsonb not null default '{}' check (shape.is_localized(name, 100, true)),
  description jsonb not null default '{}' check (shape.is_localized(description, 1000)),
  colour text not null default 'green'
    check (colour in ('green', 'blue', 'gold', 'violet', 'terracotta')),
  days date[] not null default '{}' check (shape.is_day_list(days)),
  position integer not null default 0 check (position between 0 and 999),
  published boolean not null default false
);
create index tracks_edition on public.tracks (edition_id);

alter table public.tracks enable row level security;
revoke all on public.tracks from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.tracks to authenticated, service_role;
create policy "administrators do everything" on public.tracks
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));

select sync.register('track', 'tracks',
  '{id,edition_id,name,description,colour,days,position,published}',
  p_localized => '{name,description}', p_visible => 't.published');

alter table public.events add column track_id uuid references public.tracks (id) on delete set null;
alter table public.events add column part_of_id uuid references public.events (id) on delete set null;
create index events_track_id on public.events (track_id);
create index events_part_of_id on public.events (part_of_id);

-- A session may be part of another, which then is no part itself: so nothing goes in circles.
create function sync.check_whole() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if exists (
    select from public.events
    where (id = new.part_of_id and (part_of_id is not null or edition_id <> new.edition_id))
      or (part_of_id = new.id and id <> new.id)
  ) or new.part_of_id = new.id then
    raise exception 'a session that is part of another has no parts, and both are of one edition'
      using errcode = 'check_violation', constraint = 'events_part_of_part', table = 'events',
        schema = 'public';
  end if;
  return null;
end
$$;
revoke all on function sync.check_whole() from public;
create trigger check_whole after insert or update of part_of_id, edition_id on public.events
  for each row when (new.part_of_id is not null) execute function sync.check_whole();

update sync.kinds set
  fields = fields || '{track_id,part_of_id}'::text[],
  public_row = sync.row_builder('public.events', fields || '{track_id,part_of_id}'::text[]),
  admin_row = sync.row_builder('public.events',
    fields || '{track_id,part_of_id}'::text[] || private_fields)
where kind = 'event';

-- Phones hold these rows in the shape of before.
select sync.number('event', id::text, sync.editions_of(to_jsonb(t)))
  from public.events t order by id;

-- The sessions as an outline of drafts, with the tracks they are in: nobody is named yet, and none is
-- cancelled. Each keeps its place in the days of the edition and its time on the venue's clock, and is
-- part of what it was part of.
create or replace function sync.copy_sessions(p_from integer, p_to integer, p_parts text[]) returns void
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
