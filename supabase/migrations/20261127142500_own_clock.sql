-- Private pages tell the hours of a session on the clock of its own edition, whichever is on show.

create or replace function sync.session_of(e public.events) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', e.id, 'title', e.title, 'starts_at', sync.iso(e.starts_at),
    'ends_at', sync.iso(e.ends_at), 'cancelled', e.cancelled,
    'utc_offset', (select utc_offset from public.editions where id = e.edition_id),
    'place', (select name from public.locations where id = e.location_id))
$$;

-- What a speaker reads on their private page: {found, name, sessions: [{event, title, starts_at,
-- utc_offset, stars: [how many gave one, … five], remarks: [the newest 200]}]}, the last session first.
-- Found is false for a code that is wrong, has ended or is a year old.
create or replace function public.feedback_page(p_code text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'found', s.id is not null,
    'name', s.name,
    'sessions', coalesce((
      select jsonb_agg(jsonb_build_object('event', e.id, 'title', e.title,
          'starts_at', sync.iso(e.starts_at),
          'utc_offset', (select n.utc_offset from public.editions n where n.id = e.edition_id),
          'stars', array(
            select count(f.id) from generate_series(1, 5) n
              left join public.feedback f on f.event_id = e.id and f.stars = n
            group by n order by n),
          'remarks', coalesce((
            select jsonb_agg(said.remark order by said.given_at desc) from (
              select f.remark, f.given_at from public.feedback f
              where f.event_id = e.id and f.remark is not null and not f.hidden
              order by f.given_at desc limit 200) said), '[]'))
        order by e.starts_at desc)
      from public.events e
      where e.published and exists (select from public.feedback f where f.event_id = e.id)
        and (e.chair_id = s.id or s.id = any (e.participant_ids) or exists (
          select from public.interventions i where i.event_id = e.id and i.speaker_id = s.id))), '[]'))
  from (select) as always
  left join public.feedback_codes c on c.code_hash = sha256(convert_to(left(p_code, 100), 'UTF8'))
    and c.created_at > now() - interval '1 year'
  left join public.speakers s on s.id = c.speaker_id
$$;

-- Earlier versions leave what is new to them where it is.
insert into sync.ways_back values ('20261127142500', '20261123194756');
