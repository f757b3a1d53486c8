-- One row per edition: its video stream with the sounds that can be heard instead, and what its
-- display screens show.

create table public.streaming (
  edition_id integer primary key references public.editions (id) on delete cascade,
  stream_url text check (shape.is_https(stream_url)),
  status text not null default 'offline' check (status in ('offline', 'live')),
  sound_original text check (shape.is_https(sound_original)),
  sound_fr text check (shape.is_https(sound_fr)),
  sound_en text check (shape.is_https(sound_en)),
  sound_ar text check (shape.is_https(sound_ar))
);

alter table public.streaming enable row level security;
revoke all on public.streaming from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.streaming to authenticated, service_role;

select sync.register('streaming', 'streaming',
  '{edition_id,stream_url,status,sound_original,sound_fr,sound_en,sound_ar}',
  p_id => 'edition_id',
  p_roles => '{press}');

create table public.dashboard (
  edition_id integer primary key references public.editions (id) on delete cascade,
  main_location_id uuid references public.locations (id) on delete set null,
  thought jsonb not null default '{}' check (shape.is_localized(thought, 500)),
  thought_author text check (shape.is_text(thought_author, 200)),
  show_statistics boolean not null default false,
  show_weather boolean not null default false
);
create index dashboard_main_location on public.dashboard (main_location_id);

alter table public.dashboard enable row level security;
revoke all on public.dashboard from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.dashboard to authenticated, service_role;

select sync.register('dashboard', 'dashboard',
  '{edition_id,main_location_id,thought,thought_author,show_statistics,show_weather}',
  p_id => 'edition_id', p_localized => '{thought}');
