-- Private pages on which speakers correct what the programme says of them, say whether they come, when
-- and what they need, and whether they may be recorded. Whoever holds the code of the address is the
-- speaker; only its hash is kept. Texts become proposals (33_proposals.sql); the rest stands here, where
-- nobody reads it but by the functions below, which ask for the right to write speakers. No pull, no
-- snapshot and no archive has it. See docs/decisions/0026-speakers-and-mail.md.

-- Hours at which somebody is there: [{"date", "from", "to"}], at most 12, none ending before it begins.
create function shape.is_availability(value jsonb) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  one jsonb;
begin
  if jsonb_typeof(value) is distinct from 'array' or jsonb_array_length(value) > 12 then
    return false;
  end if;
  for one in select * from jsonb_array_elements(value) loop
    if jsonb_typeof(one) <> 'object' or one - '{date,from,to}'::text[] <> '{}'
      or coalesce(one ->> 'date', '') !~ '^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$'
      or not coalesce(shape.is_time(one ->> 'from') and shape.is_time(one ->> 'to'), false)
      or one ->> 'from' >= one ->> 'to' then
      return false;
    end if;
  end loop;
  return true;
end
$$;

-- A day and an hour on the venue's clock, as a device writes it: YYYY-MM-DDTHH:MM.
create function shape.is_wall_time(value text) returns boolean
language sql immutable parallel safe
return value ~ '^(19|20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$';

create table public.speaker_links (
  speaker_id uuid not null references public.speakers (id) on delete cascade,
  edition_id integer not null references public.editions (id) on delete cascade,
  code_hash bytea not null unique check (octet_length(code_hash) = 32),
  made_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  opened_at timestamptz(3),
  primary key (speaker_id, edition_id)
);
create index speaker_links_edition on public.speaker_links (edition_id);
comment on table public.speaker_links is
  'Private pages of speakers, one each and edition: a new one takes the place of the last.';

create table public.speaker_details (
  speaker_id uuid not null references public.speakers (id) on delete cascade,
  edition_id integer not null references public.editions (id) on delete cascade,
  participation text check (participation in ('yes', 'no')),
  arrival text check (shape.is_wall_time(arrival)),
  departure text check (shape.is_wall_time(departure)),
  journey text check (shape.is_text(journey, 500)),
  availability jsonb not null default '[]' check (shape.is_availability(availability)),
  equipment text check (shape.is_text(equipment, 1000)),
  recording text check (recording in ('yes', 'sound', 'no')),
  sent_at timestamptz(3) not null default now(),
  primary key (speaker_id, edition_id),
  constraint speaker_details_stay_check check (departure collate "C" >= arrival collate "C")
);
create index speaker_details_edition on public.speaker_details (edition_id);
comment on table public.speaker_details is
  'What speakers say of their coming: for who writes the programme and nobody else. Arrival and departure are on the venue''s clock.';

create table public.speaker_portraits (
  speaker_id uuid not null references public.speakers (id) on delete cascade,
  edition_id integer not null references public.editions (id) on delete cascade,
  type text not null check (type in ('image/jpeg', 'image/webp')),
  data bytea not null check (octet_length(data) between 100 and 262144),
  primary key (speaker_id, edition_id),
  -- The first bytes decide, whatever it is called.
  constraint speaker_portraits_picture_check check (case type
    when 'image/jpeg' then substr(data, 1, 3) = '\xffd8ff'::bytea
    else substr(data, 1, 4) = 'RIFF'::bytea and substr(data, 9, 4) = 'WEBP'::bytea end)
);
create index speaker_portraits_edition on public.speaker_portraits (edition_id);
comment on table public.speaker_portraits is
  'Pictures that wait for an editor, whose device encodes them anew before they reach the site.';

create table sync.speaker_sendings (
  id uuid primary key,
  speaker_id uuid not null,
  edition_id integer not null,
  at timestamptz not null default now(),
  answer jsonb not null,
  foreign key (speaker_id, edition_id)
    references public.speaker_links (speaker_id, edition_id) on delete cascade
);
create index speaker_sendings_link on sync.speaker_sendings (speaker_id, edition_id, at);
comment on table sync.speaker_sendings is
  'What was answered to what a page sent, so that sending it again changes nothing. Kept with its link.';

alter table public.speaker_links enable row level security;
alter table public.speaker_details enable row level security;
alter table public.speaker_portraits enable row level security;
alter table sync.speaker_sendings enable row level security;
revoke all on public.speaker_links, public.speaker_details, public.speaker_portraits,
  sync.speaker_sendings from public, anon, authenticated, service_role;

insert into sync.gates (name, burst, per_second, places) values ('speakers', 2000, 1, 2000);

-- A text of several lines as somebody typed it: without other control characters and without white
-- space at its ends; null when nothing is left.
create function sync.tidy_lines(value text) returns text
language sql immutable parallel safe
return case when not shape.is_blank(value) then regexp_replace(
  regexp_replace(replace(replace(value, e'\r\n', e'\n'), e'\r', e'\n'),
    '[\u0001-\u0008\u000b-\u001f\u007f]', '', 'g') collate "C",
  '^[\s\u00a0]+|[\s\u00a0]+$', '', 'g') end;

-- A code of 144 random bits that can stand in an address.
create function sync.random_code() returns text
language sql volatile
return translate(encode(substr(
  sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 1, 18), 'base64'), '+/', '-_');

-- Makes the code of a speaker's private page of an edition, which takes the place of an earlier one; null
-- when there is no such speaker there.
create function sync.make_speaker_link(p_speaker uuid, p_edition integer, p_days integer) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  code constant text := sync.random_code();
begin
  insert into public.speaker_links (speaker_id, edition_id, code_hash, expires_at)
    select id, p_edition, sha256(convert_to(code, 'UTF8')), now() + make_interval(days => p_days)
    from public.speakers where id = p_speaker and p_edition = any (edition_ids)
    on conflict (speaker_id, edition_id) do update set code_hash = excluded.code_hash,
      made_at = now(), expires_at = excluded.expires_at, opened_at = null;
  return case when found then code end;
end
$$;

-- Opens a speaker's private page of an edition for some days, 1 to 365, and returns its code this once:
-- {code, expires_at}. An earlier code ends. Null code: no such speaker there.
create function public.open_speaker_page(p_speaker uuid, p_edition integer, p_days integer default 30)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  code text;
begin
  perform sync.require_writer('speaker');
  if p_days is null or p_days not between 1 and 365 then
    raise exception 'a page lasts 1 to 365 days' using errcode = 'invalid_parameter_value';
  end if;
  code := sync.make_speaker_link(p_speaker, p_edition, p_days);
  return jsonb_build_object('code', code,
    'expires_at', case when code is not null then sync.iso(now() + make_interval(days => p_days)) end);
end
$$;

-- Ends a speaker's private page; false when there was none. What they sent stays.
create function public.close_speaker_page(p_speaker uuid, p_edition integer) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform sync.require_writer('speaker');
  delete from public.speaker_links where speaker_id = p_speaker and edition_id = p_edition;
  return found;
end
$$;

-- The private pages of an edition and what was said on them, without texts: [{speaker, link: {made_at,
-- expires_at, opened_at} or null, details: as speaker_page gives them, or null}].
create function public.speaker_answers(p_edition integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform sync.require_writer('speaker');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('speaker', s.id,
      'link', case when l.code_hash is not null then jsonb_build_object('made_at', sync.iso(l.made_at),
        'expires_at', sync.iso(l.expires_at), 'opened_at', sync.iso(l.opened_at)) end,
      'details', sync.details_of(s.id, p_edition)) order by s.id), '[]')
    from public.speakers s
    left join public.speaker_links l on l.speaker_id = s.id and l.edition_id = p_edition
    where l.code_hash is not null or exists (
      select from public.speaker_details d where d.speaker_id = s.id and d.edition_id = p_edition));
end
$$;

create function sync.details_of(p_speaker uuid, p_edition integer) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('participation', participation, 'arrival', arrival, 'departure', departure,
    'journey', journey, 'availability', availability, 'equipment', equipment, 'recording', recording,
    'sent_at', sync.iso(sent_at))
  from public.speaker_details where speaker_id = p_speaker and edition_id = p_edition
$$;

-- The picture that a speaker proposes: {type, data: base64}, both null without one.
create function public.proposed_portrait(p_speaker uuid, p_edition integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform sync.require_writer('speaker');
  return (
    select jsonb_build_object('type', p.type, 'data', translate(encode(p.data, 'base64'), e'\n', ''))
    from (select) as always left join public.speaker_portraits p
      on p.speaker_id = p_speaker and p.edition_id = p_edition);
end
$$;

-- The link behind a code; null for one that is wrong, was ended or has expired, which nothing tells
-- apart. Codes of another shape are wrong without a look; every other is paid for at the gate.
create function sync.admit_speaker(p_code text) returns public.speaker_links
language plpgsql security definer set search_path = ''
as $$
declare
  link public.speaker_links;
begin
  if coalesce(p_code, '') !~ '^[A-Za-z0-9_-]{24}$' then
    return null;
  end if;
  perform sync.enter('speakers');
  update public.speaker_links set opened_at = now()
    where code_hash = sha256(convert_to(p_code, 'UTF8')) and expires_at > now()
    returning * into link;
  return link;
end
$$;

-- What a speaker finds on their private page: {found, expires_at, edition: {name, starts_on, ends_on},
-- speaker: {id, name, title, biography, photo}, talks: [{id, title, description, session}], sessions:
-- [session], details, waiting: [{intervention, field, language, proposed}]}, a session being {id, title,
-- starts_at, ends_at, utc_offset, place, cancelled}. For any other code {"found": false} and nothing else.
create function public.speaker_page(p_code text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  link constant public.speaker_links := sync.admit_speaker(p_code);
begin
  if link.speaker_id is null then
    return '{"found": false}';
  end if;
  return (
    select jsonb_build_object(
      'found', true,
      'expires_at', sync.iso(link.expires_at),
      'edition', jsonb_build_object('name', n.name, 'starts_on', n.starts_on, 'ends_on', n.ends_on),
      'speaker', jsonb_build_object('id', s.id, 'name', s.name, 'title', s.title,
        'biography', s.biography, 'photo', s.photo),
      'talks', coalesce((
        select jsonb_agg(jsonb_build_object('id', i.id, 'title', i.title, 'description', i.description,
            'session', sync.session_of(e)) order by e.starts_at, i.position)
        from public.interventions i join public.events e on e.id = i.event_id
        where i.speaker_id = s.id and i.edition_id = n.id), '[]'),
      'sessions', coalesce((
        select jsonb_agg(sync.session_of(e) order by e.starts_at)
        from public.events e
        where e.edition_id = n.id and (e.chair_id = s.id or s.id = any (e.participant_ids))), '[]'),
      'details', sync.details_of(s.id, n.id),
      'waiting', coalesce((
        select jsonb_agg(jsonb_build_object('intervention', p.intervention_id, 'field', p.field,
          'language', p.language, 'proposed', p.proposed))
        from public.proposals p
        where p.speaker_id = s.id and p.edition_id = n.id and p.state = 'waiting'), '[]'))
    from public.speakers s, public.editions n
    where s.id = link.speaker_id and n.id = link.edition_id);
end
$$;

create function sync.session_of(e public.events) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', e.id, 'title', e.title, 'starts_at', sync.iso(e.starts_at),
    'ends_at', sync.iso(e.ends_at), 'cancelled', e.cancelled,
    'utc_offset', (select utc_offset from public.editions where id = e.edition_id),
    'place', (select name from public.locations where id = e.location_id))
$$;

-- One text or portrait that a speaker wants, as a proposal; what stands there already needs none.
create function sync.keep_proposal(
  p_link public.speaker_links, p_intervention uuid, p_field text, p_language text,
  p_present text, p_seen text, p_proposed text
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if p_proposed is not distinct from p_present then
    delete from public.proposals
      where edition_id = p_link.edition_id and speaker_id = p_link.speaker_id
        and intervention_id is not distinct from p_intervention
        and field = p_field and language = p_language and state = 'waiting';
    return;
  end if;
  insert into public.proposals as p
      (edition_id, speaker_id, intervention_id, field, language, seen, proposed)
    values (p_link.edition_id, p_link.speaker_id, p_intervention, p_field, p_language, p_seen, p_proposed)
    on conflict on constraint proposals_one_each do update set
      seen = excluded.seen, proposed = excluded.proposed, state = 'waiting', sent_at = now();
end
$$;

-- The bounds of the columns that proposals are for, in characters.
create function sync.longest_proposal(p_field text, p_of_talk boolean) returns integer
language sql immutable
return case p_field when 'title' then 300 when 'biography' then case when not p_of_talk then 10000 end
  when 'description' then case when p_of_talk then 5000 end end;

-- Takes the texts of a page: [{intervention?, field, language, seen, proposed}].
create function sync.keep_texts(p_link public.speaker_links, p_texts jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  said jsonb;
  talk uuid;
  present jsonb;
  wanted text;
  count integer := 0;
begin
  for said in select * from jsonb_array_elements(p_texts) loop
    talk := nullif(said ->> 'intervention', '')::uuid;
    present := case when talk is null
      then (select to_jsonb(s) from public.speakers s where s.id = p_link.speaker_id)
      else (select to_jsonb(i) from public.interventions i where i.id = talk
        and i.speaker_id = p_link.speaker_id and i.edition_id = p_link.edition_id) end;
    wanted := sync.tidy_lines(said ->> 'proposed');
    -- A talk that is no longer theirs has no text to change.
    if present is null then
      continue;
    end if;
    if coalesce(said ->> 'language', '') not in ('fr', 'en', 'ar')
      or coalesce(char_length(wanted), 0)
        > coalesce(sync.longest_proposal(said ->> 'field', talk is not null), -1) then
      raise exception 'no such text' using errcode = 'check_violation';
    end if;
    perform sync.keep_proposal(p_link, talk, said ->> 'field', said ->> 'language',
      present -> (said ->> 'field') ->> (said ->> 'language'), sync.tidy_lines(said ->> 'seen'), wanted);
    count := count + 1;
  end loop;
  return count;
end
$$;

-- Takes what a speaker writes on their page: {texts: [...], details?: {...}, portrait?: {type, data:
-- base64}}, all of it or nothing. Answers {found, status, code?, texts, portrait, details}: applied, or
-- refused as malformed or too_many (100 sendings a day). Sending it again under the same id changes
-- nothing and has the same answer. For a code that leads nowhere {"found": false}.
create function public.speaker_page_send(p_code text, p_id uuid, p_said jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  link constant public.speaker_links := sync.admit_speaker(p_code);
  details constant jsonb := p_said -> 'details';
  portrait constant jsonb := p_said -> 'portrait';
  texts integer;
  picture bytea;
  answered jsonb;
begin
  if octet_length(p_said::text) > 524288 then
    raise exception 'at most 512 KB at once' using errcode = 'PT413';
  elsif link.speaker_id is null then
    return '{"found": false}';
  end if;
  -- One sending of a speaker waits for the other: the same one twice is one.
  perform from public.speaker_links
    where speaker_id = link.speaker_id and edition_id = link.edition_id for update;
  select answer into answered from sync.speaker_sendings
    where id = p_id and speaker_id = link.speaker_id and edition_id = link.edition_id;
  if answered is not null then
    return answered;
  elsif (select count(*) from sync.speaker_sendings s where s.speaker_id = link.speaker_id
      and s.edition_id = link.edition_id and s.at > now() - interval '1 day') >= 100 then
    return '{"found": true, "status": "refused", "code": "too_many"}';
  end if;
  begin
    texts := sync.keep_texts(link, coalesce(p_said -> 'texts', '[]'));
    if jsonb_typeof(details) = 'object' then
      insert into public.speaker_details (speaker_id, edition_id, participation, arrival, departure,
          journey, availability, equipment, recording)
        values (link.speaker_id, link.edition_id, details ->> 'participation', details ->> 'arrival',
          details ->> 'departure', sync.tidy_lines(details ->> 'journey'),
          coalesce(details -> 'availability', '[]'), sync.tidy_lines(details ->> 'equipment'),
          details ->> 'recording')
        on conflict (speaker_id, edition_id) do update set participation = excluded.participation,
          arrival = excluded.arrival, departure = excluded.departure, journey = excluded.journey,
          availability = excluded.availability, equipment = excluded.equipment,
          recording = excluded.recording, sent_at = now();
    end if;
    if jsonb_typeof(portrait) = 'object' then
      picture := decode(portrait ->> 'data', 'base64');
      insert into public.speaker_portraits
        values (link.speaker_id, link.edition_id, portrait ->> 'type', picture)
        on conflict (speaker_id, edition_id) do update set type = excluded.type, data = excluded.data;
      perform sync.keep_proposal(link, null, 'photo', 'none', null,
        (select photo from public.speakers where id = link.speaker_id), encode(sha256(picture), 'hex'));
    end if;
    answered := jsonb_build_object('found', true, 'status', 'applied', 'texts', texts,
      'details', coalesce(jsonb_typeof(details) = 'object', false),
      'portrait', coalesce(jsonb_typeof(portrait) = 'object', false));
    insert into sync.speaker_sendings (id, speaker_id, edition_id, answer)
      values (p_id, link.speaker_id, link.edition_id, answered);
  exception
    when check_violation or not_null_violation or unique_violation or data_exception then
      return '{"found": true, "status": "refused", "code": "malformed"}';
  end;
  return answered;
end
$$;

-- Forgets links that ended a month ago, and what speakers said of their coming 90 days after the edition
-- has ended; returns how many rows went.
create function public.tidy_speaker_pages() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  gone integer;
begin
  with over as (select id from public.editions where ends_on < now()::date - 90),
    links as (
      delete from public.speaker_links
        where expires_at < now() - interval '30 days' returning 1),
    details as (
      delete from public.speaker_details
        where edition_id in (select id from over) returning 1),
    portraits as (
      delete from public.speaker_portraits
        where edition_id in (select id from over) returning 1)
  select (select count(*) from links) + (select count(*) from details)
    + (select count(*) from portraits) into gone;
  return gone;
end
$$;

revoke all on function sync.random_code(), sync.make_speaker_link(uuid, integer, integer),
  sync.tidy_lines(text), sync.details_of(uuid, integer),
  sync.admit_speaker(text), sync.session_of(public.events),
  sync.keep_proposal(public.speaker_links, uuid, text, text, text, text, text),
  sync.longest_proposal(text, boolean), sync.keep_texts(public.speaker_links, jsonb)
  from public, anon, authenticated, service_role;
revoke all on function public.open_speaker_page(uuid, integer, integer),
  public.close_speaker_page(uuid, integer), public.speaker_answers(integer),
  public.proposed_portrait(uuid, integer), public.speaker_page(text),
  public.speaker_page_send(text, uuid, jsonb), public.tidy_speaker_pages()
  from public, anon, authenticated, service_role;
grant execute on function public.speaker_page(text), public.speaker_page_send(text, uuid, jsonb)
  to anon, authenticated;
grant execute on function public.open_speaker_page(uuid, integer, integer),
  public.close_speaker_page(uuid, integer), public.speaker_answers(integer),
  public.proposed_portrait(uuid, integer) to authenticated;
grant execute on function public.tidy_speaker_pages() to service_role;
