-- A session that an earlier version withdrew is not told to be new when it comes back.

create or replace function sync.told_of_session(p_release uuid, session public.events) returns jsonb
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

-- Earlier versions never call them by name.
insert into sync.ways_back values ('20261130072200', '20261123194756');
