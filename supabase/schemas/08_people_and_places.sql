-- Speakers and locations: each belongs to one or more editions, listed on its own row. See
-- docs/decisions/0001-reference-arrays.md.

create table public.speakers (
  id uuid primary key default gen_random_uuid(),
  name jsonb not null default '{}' check (shape.is_localized(name, 200, true)),
  title jsonb not null default '{}' check (shape.is_localized(title, 300)),
  biography jsonb not null default '{}' check (shape.is_localized(biography, 10000)),
  country text check (country ~ '^[A-Z]{2}$'),
  photo text check (shape.is_image(photo)),
  edition_ids integer[] not null default '{}' check (shape.is_id_list(edition_ids)),
  published boolean not null default false
);
create index speakers_editions on public.speakers using gin (edition_ids);

create trigger check_editions after insert or update of edition_ids on public.speakers
  for each row execute function sync.check_references('edition_ids', 'editions');

alter table public.speakers enable row level security;
revoke all on public.speakers from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.speakers to authenticated, service_role;

-- Whoever has no edition yet is seen by administrators only.
select sync.register('speaker', 'speakers',
  '{id,name,title,biography,country,photo,edition_ids,published}',
  p_localized => '{name,title,biography}',
  p_visible => 't.published and t.edition_ids <> ''{}''',
  p_roles => '{programme}');

-- The published speakers of an edition, for search: filter on name or title, then limit.
create function public.get_speakers_for_edition(p_edition_id integer)
returns table (
  id uuid, name jsonb, title jsonb, biography jsonb, country text, photo text, edition_ids integer[]
)
language sql stable security definer set search_path = ''
as $$
  select s.id, s.name, s.title, s.biography, s.country, s.photo, s.edition_ids
  from public.speakers s
  where s.published and s.edition_ids @> array[p_edition_id]
  order by s.name ->> 'fr', s.id
$$;
revoke all on function public.get_speakers_for_edition(integer)
  from public, anon, authenticated, service_role;
grant execute on function public.get_speakers_for_edition(integer)
  to anon, authenticated, service_role;

create table public.locations (
  id uuid primary key default gen_random_uuid(),
  name jsonb not null default '{}' check (shape.is_localized(name, 200, true)),
  description jsonb not null default '{}' check (shape.is_localized(description, 5000)),
  type text not null default 'other' check (
    type in ('room', 'tent', 'pavilion', 'other', 'service')
  ),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  capacity integer check (capacity between 0 and 1000000),
  image text check (shape.is_image(image)),
  edition_ids integer[] not null default '{}' check (shape.is_id_list(edition_ids)),
  published boolean not null default false,
  facilities text[] not null default '{}' check (
    shape.is_choice_list(facilities, array[
      'step_free', 'women', 'ablutions', 'prayer', 'toilets', 'first_aid',
      'water', 'charging', 'shade', 'quiet', 'hearing_loop', 'parking'
    ])
  )
);
create index locations_editions on public.locations using gin (edition_ids);

create trigger check_editions after insert or update of edition_ids on public.locations
  for each row execute function sync.check_references('edition_ids', 'editions');

alter table public.locations enable row level security;
revoke all on public.locations from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.locations to authenticated, service_role;

select sync.register('location', 'locations',
  '{id,name,description,type,latitude,longitude,capacity,image,edition_ids,published,facilities}',
  p_localized => '{name,description}',
  p_visible => 't.published and t.edition_ids <> ''{}''',
  p_roles => '{programme}');

-- A deleted edition leaves the lists it stands in and takes along whoever was part of it alone.
create function sync.leave_edition() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.speakers where edition_ids = array[old.id];
  delete from public.locations where edition_ids = array[old.id];
  update public.speakers set edition_ids = array_remove(edition_ids, old.id)
    where edition_ids @> array[old.id];
  update public.locations set edition_ids = array_remove(edition_ids, old.id)
    where edition_ids @> array[old.id];
  return null;
end
$$;
revoke all on function sync.leave_edition() from public;
create trigger leave_edition after delete on public.editions
  for each row execute function sync.leave_edition();
