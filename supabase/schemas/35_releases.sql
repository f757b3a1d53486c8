-- The versions of the programme that have been published, for everybody to read. Of two that are made of
-- one edition at once, without a network, the second finds its number taken.

create table public.releases (
  id uuid primary key default gen_random_uuid(),
  edition_id integer not null references public.editions (id) on delete cascade,
  number integer not null check (number between 1 and 999),
  name text not null check (shape.is_text(name, 80)),
  released_at timestamptz(3) not null default now() check (shape.is_moment(released_at)),
  note jsonb not null default '{}' check (shape.is_localized(note, 1000)),
  changes text check (shape.is_text(changes, 200000)),
  constraint releases_one_number unique (edition_id, number)
);

comment on column public.releases.changes is
  'What it changed, as JSON, for everybody to read: written by sync.tell_release() (36_planned_changes.sql).';

comment on column public.releases.changes is
  'What it changed, as JSON, for everybody to read; sync.tell_release() writes it.';

alter table public.releases enable row level security;
revoke all on public.releases from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.releases to authenticated, service_role;

select sync.register('release', 'releases',
  '{id,edition_id,number,name,released_at,note,changes}', p_localized => '{note}',
  p_readonly => '{changes}', p_roles => '{programme}');
