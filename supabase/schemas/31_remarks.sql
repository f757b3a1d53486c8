-- What visitors say of a session without an account: questions to its speakers, and how they found it,
-- one to five and a line. Whoever says it holds a random key that their device has made for this alone;
-- only its hash together with the session is kept, so that nothing tells what else somebody said.

create table sync.question_authors (
  question_id uuid primary key references public.questions (id) on delete cascade,
  author bytea not null check (octet_length(author) = 32)
);
create index question_authors_author on sync.question_authors (author);
comment on table sync.question_authors is
  'Which questions came from one device: enough to hold a flood, too little to know anybody.';

create table public.feedback (
  id uuid primary key,
  event_id uuid not null references public.events (id) on delete cascade,
  author bytea not null check (octet_length(author) = 32),
  stars integer not null check (stars between 1 and 5),
  remark text check (shape.is_text(remark, 1000)),
  hidden boolean not null default false,
  given_at timestamptz(3) not null default now(),
  constraint feedback_one_each unique (event_id, author)
);
comment on column public.feedback.hidden is 'The speakers do not get to read the remark.';

create table public.feedback_codes (
  speaker_id uuid primary key references public.speakers (id) on delete cascade,
  code_hash bytea not null unique check (octet_length(code_hash) = 32),
  created_at timestamptz(3) not null default now()
);
comment on table public.feedback_codes is
  'Private pages on which speakers read how their sessions were found, for a year each.';

alter table sync.question_authors enable row level security;
alter table public.feedback enable row level security;
alter table public.feedback_codes enable row level security;
revoke all on sync.question_authors, public.feedback, public.feedback_codes
  from public, anon, authenticated, service_role;

insert into sync.gates (name, burst, per_second, places) values ('remarks', 10000, 10, 10000);

-- Whether visitors may ask or rate (`p_part` is questions or feedback), as the session says or else
-- its edition.
create function sync.invites(p_event public.events, p_part text) returns boolean
language sql stable set search_path = ''
as $$
  select not p_event.cancelled and case to_jsonb(p_event) ->> p_part
    when 'on' then true
    when 'off' then false
    else (select (to_jsonb(e) ->> p_part)::boolean from public.editions e where e.id = p_event.edition_id)
  end
$$;

-- A text as somebody typed it: without control characters, and white space as single spaces; null where
-- there is nothing to be seen.
create function sync.tidy_text(value text) returns text
language sql immutable parallel safe
return case when not shape.is_blank(value)
  then btrim(regexp_replace(value, '[[:cntrl:][:space:]\u00a0]+', ' ', 'g')) end;

-- Why a question is not taken; null once it is.
create function sync.keep_question(p_id uuid, p_event public.events, p_author bytea, p_text text)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  said constant text := sync.tidy_text(p_text);
begin
  if exists (select from public.questions where id = p_id) then
    return null;
  elsif said is null or char_length(said) > 500 then
    return 'malformed';
  elsif not sync.invites(p_event, 'questions') then
    return 'closed';
  elsif p_event.ends_at <= now() then
    return 'over';
  elsif (select count(*) from sync.question_authors a join public.questions q on q.id = a.question_id
      where a.author = p_author and q.state = 'waiting') >= 3 then
    return 'too_many';
  elsif (select count(*) from public.questions
      where event_id = p_event.id and state = 'waiting') >= 300 then
    return 'full';
  end if;
  perform sync.enter('remarks');
  insert into public.questions (id, edition_id, event_id, text)
    values (p_id, p_event.edition_id, p_event.id, said);
  insert into sync.question_authors values (p_id, p_author);
  return null;
end
$$;

-- Why a rating is not taken; null once it is. The last word of a visitor on a session stands.
create function sync.keep_feedback(
  p_id uuid, p_event public.events, p_author bytea, p_stars integer, p_remark text
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  said constant text := sync.tidy_text(p_remark);
begin
  if p_stars is null or p_stars not between 1 and 5 or char_length(said) > 1000 then
    return 'malformed';
  elsif exists (select from public.feedback where id = p_id) then
    return null;
  elsif not sync.invites(p_event, 'feedback') then
    return 'closed';
  elsif p_event.starts_at > now() then
    return 'early';
  end if;
  perform sync.enter('remarks');
  insert into public.feedback (id, event_id, author, stars, remark)
    values (p_id, p_event.id, p_author, p_stars, said)
    on conflict (event_id, author) do update set
      id = excluded.id, stars = excluded.stars, remark = excluded.remark, given_at = excluded.given_at,
      hidden = feedback.hidden and feedback.remark is not distinct from excluded.remark;
  return null;
end
$$;

-- Takes what a visitor says: [{id, event, question}] or [{id, event, stars, remark?}], at most 50 at
-- once; each is answered by itself, applied or refused as malformed, unknown (no such session), closed
-- (not asked for), early, over, too_many (three questions of one visitor wait) or full. Saying it again
-- under the same id is harmless.
create function public.remarks_push(p_key text, p_remarks jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  hash constant bytea := sync.visitor_hash(p_key);
  uuid_shape constant text := '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
  remark jsonb;
  session public.events;
  author bytea;
  code text;
  results jsonb[] := '{}';
begin
  if jsonb_typeof(p_remarks) is distinct from 'array' then
    raise exception 'p_remarks is an array' using errcode = 'invalid_parameter_value';
  elsif jsonb_array_length(p_remarks) > 50 or pg_column_size(p_remarks) > 128 * 1024 then
    raise exception 'at most 50 remarks at once' using errcode = 'PT413';
  end if;
  for remark in select * from jsonb_array_elements(p_remarks) loop
    session := null;
    if coalesce(remark ->> 'id', '') !~ uuid_shape or coalesce(remark ->> 'event', '') !~ uuid_shape then
      code := 'malformed';
    else
      select * into session from public.events
        where id = (remark ->> 'event')::uuid and published;
      author := sha256(hash || uuid_send(session.id));
      code := case
        when session.id is null then 'unknown'
        when jsonb_typeof(remark -> 'question') = 'string'
          then sync.keep_question((remark ->> 'id')::uuid, session, author, remark ->> 'question')
        when coalesce(remark ->> 'stars', '') ~ '^[1-5]$'
          then sync.keep_feedback((remark ->> 'id')::uuid, session, author,
            (remark ->> 'stars')::integer, remark ->> 'remark')
        else 'malformed'
      end;
    end if;
    results := results || jsonb_strip_nulls(jsonb_build_object('id', remark -> 'id',
      'status', case when code is null then 'applied' else 'refused' end, 'code', code));
  end loop;
  return jsonb_build_object('results', to_jsonb(results), 'at', sync.iso(now()));
end
$$;

-- How the sessions of an edition were found, for who moderates questions:
-- [{event, stars: [how many gave one, … five], remarks}], without those nobody rated.
create function public.feedback_figures(p_edition integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform sync.require_writer('question');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('event', event_id, 'stars', stars, 'remarks', remarks)),
      '[]')
    from (
      select f.event_id, count(f.remark) as remarks,
        array(select count(*) filter (where g.stars = n) from public.feedback g, generate_series(1, 5) n
          where g.event_id = f.event_id group by n order by n) as stars
      from public.feedback f join public.events e on e.id = f.event_id
      where e.edition_id = p_edition group by f.event_id) found);
end
$$;

-- What was said of one session or of all sessions of an edition, for them as well, the newest first:
-- [{id, event, stars, remark, hidden, at}], at most 20,000.
create function public.feedback_given(p_edition integer, p_event uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform sync.require_writer('question');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'event', event_id, 'stars', stars,
        'remark', remark, 'hidden', hidden, 'at', sync.iso(given_at)) order by given_at desc, id), '[]')
    from (
      select f.* from public.feedback f join public.events e on e.id = f.event_id
      where e.edition_id = p_edition and (p_event is null or e.id = p_event)
      order by f.given_at desc, f.id limit 20000) given);
end
$$;

-- Keeps a remark from its speakers, or no longer; false when there is none.
create function public.hide_remark(p_id uuid, p_hidden boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform sync.require_writer('question');
  update public.feedback set hidden = coalesce(p_hidden, false) where id = p_id;
  return found;
end
$$;

-- Opens a speaker's private page and returns its code of 144 random bits this once. An earlier code
-- ends. Null code: there is no such speaker.
create function public.open_feedback_page(p_speaker uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  noise constant bytea := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
  code constant text := translate(encode(substr(noise, 1, 18), 'base64'), '+/', '-_');
begin
  perform sync.require_writer('question');
  insert into public.feedback_codes (speaker_id, code_hash)
    select id, sha256(convert_to(code, 'UTF8')) from public.speakers where id = p_speaker
    on conflict (speaker_id) do update set
      code_hash = excluded.code_hash, created_at = excluded.created_at;
  return jsonb_build_object('code', case when found then code end);
end
$$;

-- Ends a speaker's private page; false when there was none.
create function public.close_feedback_page(p_speaker uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform sync.require_writer('question');
  delete from public.feedback_codes where speaker_id = p_speaker;
  return found;
end
$$;

-- What a speaker reads on their private page: {found, name, sessions: [{event, title, starts_at,
-- utc_offset, stars: [how many gave one, … five], remarks: [the newest 200]}]}, the last session first.
-- Found is false for a code that is wrong, has ended or is a year old.
create function public.feedback_page(p_code text) returns jsonb
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

revoke all on function sync.invites(public.events, text), sync.tidy_text(text),
  sync.keep_question(uuid, public.events, bytea, text),
  sync.keep_feedback(uuid, public.events, bytea, integer, text)
  from public, anon, authenticated, service_role;
revoke all on function public.remarks_push(text, jsonb), public.feedback_figures(integer),
  public.feedback_given(integer, uuid), public.hide_remark(uuid, boolean),
  public.open_feedback_page(uuid), public.close_feedback_page(uuid), public.feedback_page(text)
  from public, anon, authenticated, service_role;
grant execute on function public.remarks_push(text, jsonb), public.feedback_page(text)
  to anon, authenticated;
grant execute on function public.feedback_figures(integer), public.feedback_given(integer, uuid),
  public.hide_remark(uuid, boolean), public.open_feedback_page(uuid),
  public.close_feedback_page(uuid) to authenticated;
