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

-- Numbers its rows, keeps their history, and has sync_pull show them to the public once published.
select sync.register('guide_section', 'guide_sections',
  '{id,edition_id,topic,title,body,location_id,position,published}', p_localized => '{title,body}',
  p_visible => 't.published',
  p_roles => '{village}');

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

select sync.register('guide_contact', 'guide_contacts',
  '{id,edition_id,topic,name,phone,position,published}', p_localized => '{name}',
  p_visible => 't.published',
  p_roles => '{village}');

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

select sync.register('shuttle', 'shuttles',
  '{id,edition_id,name,from_place,to_place,days,departures,ride,note,position,published}',
  p_localized => '{name,from_place,to_place,note}', p_visible => 't.published',
  p_roles => '{village}');
