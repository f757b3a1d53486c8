-- The programme: events (its sessions) and the interventions within them.

create table public.events (
  id uuid primary key default gen_random_uuid(),
  edition_id integer not null references public.editions (id) on delete cascade,
  title jsonb not null default '{}' check (shape.is_localized(title, 300, true)),
  description jsonb not null default '{}' check (shape.is_localized(description, 5000)),
  type text not null default 'event'
    check (type in ('conference', 'round_table', 'ceremony', 'spiritual', 'event')),
  date date not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  location_id uuid references public.locations (id) on delete set null,
  chair_id uuid references public.speakers (id) on delete set null,
  participant_ids uuid[] not null default '{}' check (shape.is_id_list(participant_ids)),
  cancelled boolean not null default false,
  published boolean not null default false,
  constraint events_times_check check (shape.is_session_time(date, starts_at, ends_at)),
  constraint events_id_edition unique (id, edition_id)
);
create index events_edition on public.events (edition_id);
create index events_location on public.events (location_id);
create index events_chair on public.events (chair_id);
create index events_participants on public.events using gin (participant_ids);

create table public.interventions (
  id uuid primary key default gen_random_uuid(),
  edition_id integer not null,
  event_id uuid not null,
  speaker_id uuid not null references public.speakers (id) on delete cascade,
  title jsonb not null default '{}' check (shape.is_localized(title, 300, true)),
  description jsonb not null default '{}' check (shape.is_localized(description, 5000)),
  position integer not null default 0 check (position between 0 and 999),
  constraint interventions_one_per_speaker unique (event_id, speaker_id),
  -- The edition is that of the event and moves with it.
  constraint interventions_event_fkey foreign key (event_id, edition_id)
    references public.events (id, edition_id) on update cascade on delete cascade
);
create index interventions_edition on public.interventions (edition_id);
create index interventions_speaker on public.interventions (speaker_id);

create trigger check_participants after insert or update of participant_ids on public.events
  for each row execute function sync.check_references('participant_ids', 'speakers');
create trigger leave_events after delete on public.speakers
  for each row execute function sync.drop_references('events', 'participant_ids');

-- An intervention is public when its event is: both are published and withdrawn together.
create function sync.number_interventions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform sync.number('intervention', id::text, array[edition_id])
    from public.interventions where event_id = new.id;
  return null;
end
$$;
revoke all on function sync.number_interventions() from public;
create trigger number_interventions after update on public.events
  for each row when (new.published <> old.published)
  execute function sync.number_interventions();

alter table public.events enable row level security;
alter table public.interventions enable row level security;
revoke all on public.events, public.interventions from public, anon, authenticated, service_role;
grant select (id, edition_id, title) on public.events to anon;
grant select, insert, update, delete on public.events, public.interventions
  to authenticated, service_role;
create policy "administrators do everything" on public.events
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "anyone reads what is published" on public.events
  for select to anon using (published);
create policy "administrators do everything" on public.interventions
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));

select sync.register('event', 'events',
  '{id,edition_id,title,description,type,date,starts_at,ends_at,location_id,chair_id,participant_ids,cancelled,published}',
  p_localized => '{title,description}',
  p_visible => 't.published');
select sync.register('intervention', 'interventions',
  '{id,edition_id,event_id,speaker_id,title,description,position}',
  p_localized => '{title,description}',
  p_visible => 'exists (select from public.events e where e.id = t.event_id and e.published)');
