-- The working version of the programme: what is to be changed of published sessions and their talks at the
-- next release, a row per value. Only the back office sees it; the release itself is made of ordinary
-- changes (src/admin/releases). Afterwards the rows name their release and say what it changed.

create table public.planned_changes (
  id uuid primary key default gen_random_uuid(),
  edition_id integer not null references public.editions (id) on delete cascade,
  event_id uuid not null references public.events (id) on delete cascade,
  talk_id text check (shape.is_text(talk_id, 36)),
  field text not null check (shape.is_text(field, 40)),
  language text not null default 'none' check (language in ('none', 'fr', 'en', 'ar')),
  seen text check (shape.is_text(seen, 40000)),
  wanted text check (shape.is_text(wanted, 40000)),
  planned_at timestamptz(3) not null default now() check (shape.is_moment(planned_at)),
  release_id uuid references public.releases (id) on delete set null
);
create index planned_changes_edition on public.planned_changes (edition_id);
create index planned_changes_event on public.planned_changes (event_id);
create index planned_changes_release on public.planned_changes (release_id);
comment on column public.planned_changes.talk_id is
  'The intervention that has the field, where it is not the session; one that is only planned has no row yet.';
comment on column public.planned_changes.seen is
  'The value, as JSON, that was published when this was planned: where it differs from what is published now, somebody has changed it since.';
comment on column public.planned_changes.release_id is
  'The release that made the change. Without one, it is still to come.';

-- What a release has changed is a record. A device that has not heard of the release would still change it.
create function sync.keep_released() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if old.release_id is not null and new.release_id is not null and new is distinct from old then
    raise exception 'this change has been released' using errcode = 'FR003';
  end if;
  return new;
end
$$;
revoke all on function sync.keep_released() from public;
create trigger keep_released before update on public.planned_changes
  for each row execute function sync.keep_released();

alter table public.planned_changes enable row level security;
revoke all on public.planned_changes from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.planned_changes to authenticated, service_role;

select sync.register('planned_change', 'planned_changes',
  '{id,edition_id,event_id,talk_id,field,language,seen,wanted,planned_at,release_id}',
  p_visible => 'false', p_roles => '{programme}');
