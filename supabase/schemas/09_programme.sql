-- The programme: its tracks, events (its sessions) and the interventions within them.

-- A thread through the programme, which colours, narrows and gathers its sessions; on its days it is the
-- day's theme.
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

select sync.register('track', 'tracks',
  '{id,edition_id,name,description,colour,days,position,published}',
  p_localized => '{name,description}', p_visible => 't.published',
  p_roles => '{programme}');

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
  recording_url text check (shape.is_https(recording_url)),
  published boolean not null default false,
  created_at timestamptz(3) not null default now() check (shape.is_moment(created_at)),
  change text not null default 'none' check (change in ('none', 'added', 'moved')),
  changed_at timestamptz(3) check (shape.is_moment(changed_at)),
  previous_starts_at timestamptz(3) check (shape.is_moment(previous_starts_at)),
  previous_ends_at timestamptz(3) check (shape.is_moment(previous_ends_at)),
  previous_location_id uuid references public.locations (id) on delete set null,
  occupancy text not null default 'free' check (occupancy in ('free', 'filling', 'full')),
  overflow_location_id uuid references public.locations (id) on delete set null,
  spoken text[] not null default '{}' check (
    shape.is_choice_list(spoken, array['ar', 'zgh', 'fr', 'en', 'es', 'de', 'tr', 'ur'])
  ),
  interpretation jsonb not null default '[]' check (
    shape.is_interpretation(
      interpretation, array['ar', 'zgh', 'fr', 'en', 'es', 'de', 'tr', 'ur'])
  ),
  track_id uuid references public.tracks (id) on delete set null,
  part_of_id uuid references public.events (id) on delete set null,
  questions text not null default 'edition' check (questions in ('edition', 'on', 'off')),
  feedback text not null default 'edition' check (feedback in ('edition', 'on', 'off')),
  question_shown text check (shape.is_text(question_shown, 500)),
  constraint events_times_check check (shape.is_session_time(date, starts_at, ends_at)),
  constraint events_id_edition unique (id, edition_id)
);
create index events_edition on public.events (edition_id);
create index events_location on public.events (location_id);
create index events_chair on public.events (chair_id);
create index events_participants on public.events using gin (participant_ids);
create index events_previous_location on public.events (previous_location_id);
create index events_overflow_location_id on public.events (overflow_location_id);
create index events_track_id on public.events (track_id);
create index events_part_of_id on public.events (part_of_id);

create trigger check_participants after insert or update of participant_ids on public.events
  for each row execute function sync.check_references('participant_ids', 'speakers');
create trigger leave_events after delete on public.speakers
  for each row execute function sync.drop_references('events', 'participant_ids');

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

-- What changed in a programme that people already follow: from two days before an edition to its
-- end, a published session that is added, moved or cancelled says so, and where it was before.

-- True while visitors follow the programme of an edition, by the days of its own clock.
create function sync.is_followed(p_edition_id integer) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.editions
    where id = p_edition_id
      and (now() at time zone 'UTC' + make_interval(mins => utc_offset))::date
        between starts_on - 2 and ends_on)
$$;
revoke all on function sync.is_followed(integer) from public;
grant execute on function sync.is_followed(integer) to authenticated, service_role;

-- Marks a session as added. One that comes with the whole programme, in an import, is not news.
create function sync.stamp_added_event() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user = 'authenticated' then
    new.created_at := now();
  end if;
  if new.published and new.created_at > now() - '1 hour'::interval and sync.is_followed(new.edition_id)
    and exists (
      select from public.events
      where edition_id = new.edition_id and published and created_at < now() - '1 hour'::interval)
  then
    new.change := 'added';
    new.changed_at := now();
  end if;
  return new;
end
$$;
create trigger stamp_added before insert on public.events
  for each row execute function sync.stamp_added_event();

-- Marks a session as moved, keeping where and when it was first announced; moved back, it is itself
-- again. A publication counts as an addition, but for what was withdrawn before: that was known, and its
-- withdrawal is dated, as its coming back and a cancellation are.
create function sync.stamp_changed_event() returns trigger
language plpgsql set search_path = ''
as $$
declare
  known constant boolean := old.published or old.changed_at is not null;
begin
  if current_user = 'authenticated' then
    new.created_at := old.created_at;
  end if;
  if not (new.published or known) or not sync.is_followed(new.edition_id) then
    return new;
  end if;
  if not known then
    new.change := 'added';
    new.changed_at := now();
  elsif (new.starts_at, new.ends_at, new.location_id)
    is distinct from (old.starts_at, old.ends_at, old.location_id) then
    new.changed_at := now();
    if old.change = 'none' then
      new.change := 'moved';
      new.previous_starts_at := old.starts_at;
      new.previous_ends_at := old.ends_at;
      new.previous_location_id := old.location_id;
    elsif old.change = 'moved'
      and (new.starts_at, new.ends_at, new.location_id) is not distinct from
        (old.previous_starts_at, old.previous_ends_at, old.previous_location_id) then
      new.change := 'none';
      new.previous_starts_at := null;
      new.previous_ends_at := null;
      new.previous_location_id := null;
    end if;
  elsif (new.cancelled, new.published) <> (old.cancelled, old.published) then
    new.changed_at := now();
  end if;
  return new;
end
$$;
create trigger stamp_changed before update on public.events
  for each row execute function sync.stamp_changed_event();

revoke all on function sync.stamp_added_event(), sync.stamp_changed_event() from public;

alter table public.events enable row level security;
revoke all on public.events from public, anon, authenticated, service_role;
grant select (id, edition_id, title) on public.events to anon;
grant select, insert, update, delete on public.events to authenticated, service_role;
create policy "anyone reads what is published" on public.events
  for select to anon using (published);

select sync.register('event', 'events',
  '{id,edition_id,title,description,type,date,starts_at,ends_at,location_id,chair_id,participant_ids,
    cancelled,published,created_at,change,changed_at,previous_starts_at,previous_ends_at,
    previous_location_id,recording_url,occupancy,overflow_location_id,spoken,
    interpretation,track_id,part_of_id,questions,feedback,question_shown}',
  p_localized => '{title,description}',
  p_readonly => '{created_at,change,changed_at,previous_starts_at,previous_ends_at,
    previous_location_id}',
  p_visible => 't.published',
  p_roles => '{programme}');

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

alter table public.interventions enable row level security;
revoke all on public.interventions from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.interventions to authenticated, service_role;

select sync.register('intervention', 'interventions',
  '{id,edition_id,event_id,speaker_id,title,description,position}',
  p_localized => '{title,description}',
  p_visible => 'exists (select from public.events e where e.id = t.event_id and e.published)',
  p_roles => '{programme}');
