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

-- Whether a value, as JSON, is one of a field's type, so that every screen can show it; null is, and what this
-- version has no column for. Raises where it cannot even be read as one.
create function sync.is_planned_value(k sync.kinds, p_field text, value jsonb) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  typed constant jsonb := sync.typed(k, jsonb_build_object(p_field, value)) -> p_field;
begin
  if value is null or value = 'null' or typed is null then
    return true;
  elsif p_field = any (k.localized) then
    return jsonb_typeof(value) = 'object'
      and not exists (select from jsonb_each(value) as text where jsonb_typeof(text.value) not in ('string', 'null'));
  elsif p_field in ('date', 'starts_at', 'ends_at') and value #>> '{}' !~ '^\d{4}-\d\d-\d\d' then
    return false;
  end if;
  return jsonb_typeof(value) <> 'object' and jsonb_typeof(value) = jsonb_typeof(typed);
end
$$;

-- BEFORE each planned change that somebody writes through the API, one by one or with an archive. The
-- releases of everybody are made of these.
create function sync.check_planned() returns trigger
language plpgsql set search_path = ''
as $$
declare
  k sync.kinds;
  value jsonb;
begin
  -- What stands there only loses its release when that is deleted.
  if auth.uid() is null or (tg_op = 'UPDATE' and current_user <> 'authenticated') then
    return new;
  end if;
  select * into k from sync.kinds
    where kind = case when new.talk_id is null then 'event' else 'intervention' end;
  -- Who is nobody of the back office, the table refuses.
  if not found then
    return new;
  end if;
  foreach value in array array[new.seen::jsonb, new.wanted::jsonb] loop
    continue when value is null or value = 'null';
    if new.language <> 'none' then
      value := jsonb_build_object(new.field, jsonb_build_object(new.language, value));
    elsif new.field <> 'row' then
      value := jsonb_build_object(new.field, value);
    end if;
    if jsonb_typeof(value) <> 'object' or exists (
      select from jsonb_each(value) as part where not sync.is_planned_value(k, part.key, part.value)) then
      raise exception 'no "%" of this % is planned with such a value', new.field, k.kind
        using errcode = 'invalid_parameter_value';
    end if;
  end loop;
  return new;
end
$$;
create trigger check_planned before insert or update on public.planned_changes
  for each row execute function sync.check_planned();
revoke all on function sync.is_planned_value(sync.kinds, text, jsonb), sync.check_planned() from public;
grant execute on function sync.is_planned_value(sync.kinds, text, jsonb) to authenticated, service_role;

alter table public.planned_changes enable row level security;
revoke all on public.planned_changes from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.planned_changes to authenticated, service_role;

select sync.register('planned_change', 'planned_changes',
  '{id,edition_id,event_id,talk_id,field,language,seen,wanted,planned_at,release_id}',
  p_visible => 'false', p_roles => '{programme}');

-- What a release changed is told to everybody in the release itself: of the sessions that visitors see, or
-- saw until it withdrew them.

-- The people that a planned value names.
create function sync.people_in(p_field text, value jsonb) returns text[]
language sql immutable parallel safe
return case
    when p_field in ('chair_id', 'speaker_id') then array_remove(array[value #>> '{}'], null)
    when p_field = 'participant_ids' and jsonb_typeof(value) = 'array'
      then array(select jsonb_array_elements_text(value))
    when p_field = 'row' then array_remove(array[value ->> 'speaker_id'], null)
    else '{}'::text[]
  end;

-- Everybody who has a part in a session: who chairs it, takes part or gives a talk.
create function sync.people_of(session public.events) returns text[]
language sql stable parallel safe
return array(
    select session.chair_id::text where session.chair_id is not null
    union
    select unnest(session.participant_ids)::text
    union
    select speaker_id::text from public.interventions where event_id = session.id and speaker_id is not null);

-- The line of one session in what a release changed: {event, what, before, after}. `what` is some of new,
-- cancelled, restored, moved, renamed, people, texts, other, the most important first; `before` and `after`
-- are {title?, starts_at?, ends_at?, location_id?, people?} as far as they differ; of a session that is
-- withdrawn, `before` is all that visitors knew. Null for a draft.
create function sync.told_of_session(p_release uuid, session public.events) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  was jsonb := '{}';
  becomes jsonb := '{}';
  title_was jsonb := '{}';
  title_becomes jsonb := '{}';
  gone text[] := '{}';
  come text[] := '{}';
  here constant text[] := sync.people_of(session);
  -- An earlier release withdrew it: who had read of it knows it.
  is_back constant boolean := exists (
    select from public.planned_changes c join public.releases r on r.id = c.release_id
    where c.event_id = session.id and c.field = 'published' and c.wanted = 'false'
      and r.number < (select number from public.releases where id = p_release));
  what text[] := '{}';
  one record;
begin
  for one in
    select distinct on (c.talk_id, c.field, c.language) c.talk_id, c.field, c.language,
      c.seen::jsonb as seen, c.wanted::jsonb as wanted
    from public.planned_changes c where c.release_id = p_release and c.event_id = session.id
    order by c.talk_id, c.field, c.language, c.planned_at desc
  loop
    gone := gone || sync.people_in(one.field, one.seen);
    come := come || sync.people_in(one.field, one.wanted);
    if one.talk_id is null and one.field = 'title' then
      title_was := title_was || jsonb_build_object(one.language, one.seen);
      title_becomes := title_becomes || jsonb_build_object(one.language, one.wanted);
    elsif one.talk_id is null then
      was := was || jsonb_build_object(one.field, one.seen);
      becomes := becomes || jsonb_build_object(one.field, one.wanted);
    end if;
    what := what || case
      when one.field = 'published' and one.wanted = 'true' then case when is_back then 'restored' else 'new' end
      when one.field = 'published' or (one.field = 'cancelled' and one.wanted = 'true') then 'cancelled'
      when one.field = 'cancelled' then 'restored'
      when one.talk_id is null and one.field = 'title' then 'renamed'
      when one.talk_id is null and one.field in ('date', 'starts_at', 'ends_at', 'location_id') then 'moved'
      when one.field in ('chair_id', 'participant_ids', 'speaker_id', 'row') then 'people'
      when one.field in ('title', 'description') then 'texts'
      else 'other'
    end;
  end loop;
  -- What was planned besides of a session that has no page any more was never told.
  if was -> 'published' = 'true' then
    return jsonb_build_object('event', session.id, 'what', '["cancelled"]'::jsonb, 'before',
      sync.told_values(
        jsonb_build_object(
          'starts_at', coalesce(was -> 'starts_at', to_jsonb(sync.iso(session.starts_at))),
          'location_id', coalesce(was -> 'location_id', to_jsonb(session.location_id))),
        session.title || title_was,
        array(select unnest(here) except select unnest(come) union select unnest(gone))),
      'after', '{}'::jsonb);
  elsif not session.published then
    return null;
  end if;
  what := array(
    select w from unnest('{new,cancelled,restored,moved,renamed,people,texts,other}'::text[]) as w
    where w = any (what));
  if what[1] in ('new', 'cancelled') then
    return jsonb_build_object('event', session.id, 'what', what[1:1], 'before', '{}'::jsonb,
      'after', '{}'::jsonb);
  end if;
  return jsonb_build_object('event', session.id, 'what', what,
    -- Who has another part in it has not gone.
    'before', sync.told_values(was, title_was, array(select unnest(gone) except select unnest(come || here))),
    'after', sync.told_values(becomes, title_becomes, array(select unnest(come) except select unnest(gone))));
end
$$;

-- Raises for a value that visitors' devices cannot show: what an outbox plans is JSON of any type.
create function sync.told_values(p_values jsonb, title jsonb, people text[]) returns jsonb
language plpgsql stable parallel safe set search_path = ''
as $$
declare
  at timestamptz;
  field text;
  texts constant jsonb := jsonb_strip_nulls(title);
  told jsonb := '{}';
begin
  foreach field in array '{starts_at,ends_at}'::text[] loop
    continue when not p_values ? field;
    at := p_values ->> field;
    if not shape.is_moment(at) then
      raise exception '"%" is no moment of a session', at;
    end if;
    told := told || jsonb_build_object(field, sync.iso(at));
  end loop;
  if p_values ? 'location_id' then
    told := told || jsonb_build_object('location_id', (p_values ->> 'location_id')::uuid);
  end if;
  if not shape.is_localized(texts, 300) then
    raise exception 'a title is a text per language';
  elsif title <> '{}' then
    told := told || jsonb_build_object('title', texts);
  end if;
  if people <> '{}' then
    told := told || jsonb_build_object('people', array_remove(people::uuid[], null));
  end if;
  return told;
end
$$;

create table sync.untold_releases (release_id uuid primary key);
comment on table sync.untold_releases is
  'A row while a transaction that changed what a release changed is under way.';
alter table sync.untold_releases enable row level security;
revoke all on sync.untold_releases from public, anon, authenticated, service_role;

-- AFTER each change of a planned change, and of what visitors see of sessions.
create function sync.begin_to_tell() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'events' then
    insert into sync.untold_releases
      select distinct release_id from public.planned_changes
      where event_id = new.id and release_id is not null
      on conflict do nothing;
    return null;
  end if;
  insert into sync.untold_releases
    select release_id from unnest(array[old.release_id, new.release_id]) as release_id
    where release_id is not null and old.release_id is distinct from new.release_id
    on conflict do nothing;
  return null;
end
$$;
create trigger begin_to_tell after insert or update or delete on public.planned_changes
  for each row execute function sync.begin_to_tell();
create trigger begin_to_tell after update on public.events
  for each row when (new.published <> old.published) execute function sync.begin_to_tell();

-- At commit, once for each release: 300 lines at most, and how many more there are. What a withdrawn session
-- was called is kept as it was told first: it is a draft by now. A value that is no JSON, or none of its
-- field, costs the lines, never the release.
create function sync.tell_release() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  known jsonb;
  told text;
begin
  delete from sync.untold_releases where release_id = new.release_id;
  select changes::jsonb -> 'lines' into known from public.releases where id = new.release_id;
  if not found then
    return null;
  end if;
  begin
    with lines as (
      select case when said is null or e.published then said else coalesce((
          select line from jsonb_array_elements(known) as line where line ->> 'event' = e.id::text), said)
        end as line, e.starts_at, e.id
      from public.events e cross join lateral sync.told_of_session(new.release_id, e) as said
      where e.id in (select event_id from public.planned_changes where release_id = new.release_id)
    ), placed as (
      select line, place, sum(octet_length(line::text)) over (order by place) as size from (
        select line, row_number() over (order by array_position(
          '{new,cancelled,restored,moved,renamed,people,texts,other}', line -> 'what' ->> 0), starts_at, id) as place
        from lines where line is not null) as ordered
    )
    select jsonb_build_object(
        'lines', jsonb_agg(line order by place) filter (where place <= 300 and size < 190000),
        'more', count(*) filter (where place > 300 or size >= 190000))::text
      into told from placed having count(*) > 0;
  exception when others then
    raise warning 'what a release changed is not told: %', sqlerrm;
  end;
  update public.releases set changes = told where id = new.release_id and changes is distinct from told;
  return null;
end
$$;
create constraint trigger tell_release after insert on sync.untold_releases
  deferrable initially deferred for each row execute function sync.tell_release();

revoke all on function sync.people_in(text, jsonb), sync.people_of(public.events), sync.told_of_session(uuid, public.events),
  sync.told_values(jsonb, jsonb, text[]), sync.begin_to_tell(), sync.tell_release() from public;
