-- The solidarity village: its zones and exhibitors.

create table public.zones (
  id uuid primary key default gen_random_uuid(),
  edition_id integer not null references public.editions (id) on delete cascade,
  name jsonb not null default '{}' check (shape.is_localized(name, 200, true)),
  description jsonb not null default '{}' check (shape.is_localized(description, 2000)),
  color text not null check (color ~* '^#[0-9a-f]{6}$'),
  area jsonb check (shape.is_polygon(area)),
  position integer not null default 0 check (position between 0 and 999)
);
create index zones_edition on public.zones (edition_id);

alter table public.zones enable row level security;
revoke all on public.zones from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.zones to authenticated, service_role;

select sync.register('zone', 'zones',
  '{id,edition_id,name,description,color,area,position}',
  p_localized => '{name,description}',
  p_roles => '{village}');

create table public.exhibitors (
  id uuid primary key default gen_random_uuid(),
  edition_id integer not null references public.editions (id) on delete cascade,
  name jsonb not null default '{}' check (shape.is_localized(name, 200, true)),
  description jsonb not null default '{}' check (shape.is_localized(description, 5000)),
  category jsonb not null default '{}' check (shape.is_localized(category, 200)),
  stand text check (shape.is_text(stand, 20)),
  zone_id uuid references public.zones (id) on delete set null,
  website text check (shape.is_https(website)),
  contact_email text check (shape.is_email(contact_email)),
  logo text check (shape.is_image(logo)),
  activity_image text check (shape.is_image(activity_image)),
  published boolean not null default false
);
create index exhibitors_edition on public.exhibitors (edition_id);
create index exhibitors_zone on public.exhibitors (zone_id);

alter table public.exhibitors enable row level security;
revoke all on public.exhibitors from public, anon, authenticated, service_role;
grant select (id, edition_id, name) on public.exhibitors to anon;
grant select, insert, update, delete on public.exhibitors to authenticated, service_role;
create policy "anyone reads what is published" on public.exhibitors
  for select to anon using (published);

select sync.register('exhibitor', 'exhibitors',
  '{id,edition_id,name,description,category,stand,zone_id,website,logo,activity_image,published}',
  p_private => '{contact_email}', p_localized => '{name,description,category}',
  p_visible => 't.published',
  p_roles => '{village}');
