-- Questions to the speakers of a session, moderated by staff, and how visitors found it.

alter table public.editions add column questions boolean not null default false;
alter table public.editions add column feedback boolean not null default false;
alter table public.events add column questions text not null default 'edition'
  check (questions in ('edition', 'on', 'off'));
alter table public.events add column feedback text not null default 'edition'
  check (feedback in ('edition', 'on', 'off'));
alter table public.events add column question_shown text check (shape.is_text(question_shown, 500));

update sync.kinds set
  fields = fields || '{questions,feedback}'::text[],
  public_row = sync.row_builder('public.editions', fields || '{questions,feedback}'::text[]),
  admin_row = sync.row_builder('public.editions',
    fields || '{questions,feedback}'::text[] || private_fields)
where kind = 'edition';

update sync.kinds set
  fields = fields || '{questions,feedback,question_shown}'::text[],
  public_row = sync.row_builder('public.events', fields || '{questions,feedback,question_shown}'::text[]),
  admin_row = sync.row_builder('public.events',
    fields || '{questions,feedback,question_shown}'::text[] || private_fields)
where kind = 'event';

-- The kinds that only administrators ever see. Phones of visitors are neither rung nor told of them:
-- what one visitor says would otherwise have all others ask what is new.
create or replace function sync.staff_kinds() returns text[]
language sql stable security definer set search_path = ''
as $$
  select array(select kind from sync.kinds where visible = 'false')
$$;
revoke all on function sync.staff_kinds() from public;

-- Gives one row of content the next revision and has the bell rung at commit, unless the row is of a
-- kind that only administrators ever see.
create or replace function sync.number(p_kind text, p_id text, p_edition_ids integer[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into sync.log as known (kind, id, edition_ids, revision)
  values (p_kind, p_id, p_edition_ids, nextval('sync.revision'))
  on conflict (kind, id) do update set
    revision = excluded.revision,
    edition_ids = case
      when known.edition_ids @> excluded.edition_ids then known.edition_ids
      else array(
        select distinct edition from unnest(known.edition_ids || excluded.edition_ids) as edition
        order by edition)
    end;
  if p_kind <> all (sync.staff_kinds()) then
    insert into sync.bell default values on conflict do nothing;
  end if;
end
$$;

-- What changed for one edition and audience since a revision; see docs/architecture.md, "Sync".
-- A row that is deleted, unpublished, moved away or no longer addressed to the audience is `gone`.
-- A pull from 0 tells of no such rows. Nothing here sees more than the calling statement's snapshot.
create or replace function public.sync_pull(
  p_edition integer default null,
  p_since bigint default 0,
  p_epoch text default null,
  p_audience text default 'public',
  p_code text default null,
  p_limit integer default 5000
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  here constant text := (select epoch from sync.state);
  newest constant bigint := sync.latest();
  asked constant text := coalesce(p_audience, 'public');
  granted constant text := sync.granted_audience(asked, p_code);
  hidden constant text[] := case when granted = 'admin' then '{}' else sync.staff_kinds() end;
  whole constant boolean := coalesce(p_since, 0) <= 0;
  wanted constant integer := greatest(1, least(coalesce(p_limit, 5000), 20000));
  edition integer := p_edition;
  reached bigint := greatest(coalesce(p_since, 0), 0);
  scanned integer;
  more boolean;
  page jsonb;
  rows jsonb := '[]';
begin
  if granted <> asked or p_epoch <> here or reached > newest then
    return jsonb_build_object('reset', true, 'epoch', here, 'revision', newest,
      'audience', granted, 'at', sync.iso(now()));
  end if;
  if edition is null then
    select e.id into edition from public.editions e
      order by e.is_current desc, e.year desc, e.id desc limit 1;
  end if;
  loop
    with batch as materialized (
      select l.kind, l.id, l.revision from sync.log l
      where l.revision > reached and l.edition_ids && array[0, edition] and l.kind <> all (hidden)
      order by l.revision limit wanted - jsonb_array_length(rows)
    ), seen as (
      select k.kind, v.id, v.content
      from (select b.kind, array_agg(b.id) as ids from batch b group by b.kind) k
      cross join lateral sync.visible_rows(k.kind, k.ids, edition, granted) v
    )
    select count(*), max(b.revision), jsonb_agg(
        case when s.id is null
          then jsonb_build_object('kind', b.kind, 'id', b.id, 'revision', b.revision, 'gone', true)
          else jsonb_build_object('kind', b.kind, 'id', b.id, 'revision', b.revision, 'row', s.content)
        end order by b.revision) filter (where s.id is not null or not whole)
      into scanned, reached, page
      from batch b left join seen s on s.kind = b.kind and s.id = b.id;
    rows := rows || coalesce(page, '[]');
    more := scanned > 0 and exists (
      select from sync.log l
      where l.revision > reached and l.edition_ids && array[0, edition] and l.kind <> all (hidden));
    exit when not more or jsonb_array_length(rows) >= wanted;
  end loop;
  return jsonb_build_object('edition', edition, 'epoch', here,
    'revision', case when more then reached else newest end,
    'audience', granted, 'at', sync.iso(now()), 'more', more, 'rows', rows);
end
$$;

-- How many devices were in use during the last day, and of these how many hold what: {revision, devices,
-- current, held: [{edition, revision, devices}]}, the newest revisions first, at most fifty of them.
create or replace function public.devices_by_revision() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'only administrators count devices' using errcode = 'insufficient_privilege';
  end if;
  return (
    with held as (
      select d.edition_id, d.revision, count(*) as devices,
        -- A device is as current as can be when nothing of its edition has changed since.
        not exists (
          select from sync.log l
          where l.revision > d.revision and l.edition_ids && array[0, d.edition_id]
            and l.kind <> all (sync.staff_kinds())) as current
      from sync.devices d where d.noted_at > now() - interval '1 day'
      group by d.edition_id, d.revision
    )
    select jsonb_build_object('revision', sync.latest(),
      'devices', coalesce(sum(devices), 0),
      'current', coalesce(sum(devices) filter (where current), 0),
      'held', coalesce((
        select jsonb_agg(jsonb_build_object(
            'edition', edition_id, 'revision', revision, 'devices', devices)
          order by revision desc, edition_id)
        from (select * from held order by revision desc limit 50) newest), '[]'))
    from held);
end
$$;

-- Makes a new edition of `p_edition` {id, year, name, theme?, starts_on, ends_on, utc_offset?} with the
-- chosen parts of another one: locations, plan, zones, exhibitors, speakers, sessions, guide. All or nothing.
create or replace function public.copy_edition(p_from integer, p_edition jsonb, p_parts text[]) returns jsonb
language plpgsql security invoker set search_path = ''
as $$
declare
  known constant text[] := '{locations,plan,zones,exhibitors,speakers,sessions,guide}';
  parts constant text[] := coalesce(p_parts, '{}');
  wanted public.editions;
begin
  perform sync.require_administrator();
  if jsonb_typeof(p_edition) is distinct from 'object' then
    raise exception 'an edition is an object' using errcode = 'invalid_parameter_value';
  elsif not parts <@ known then
    raise exception 'there is no such part' using errcode = 'invalid_parameter_value';
  elsif not exists (select from public.editions where id = p_from) then
    raise exception 'there is no edition % to copy', p_from
      using errcode = 'invalid_parameter_value';
  end if;
  perform sync.lock();
  wanted := jsonb_populate_record(null::public.editions, p_edition);
  insert into public.editions
      (id, year, name, theme, starts_on, ends_on, plan, utc_offset, questions, feedback)
    select wanted.id, wanted.year, wanted.name, coalesce(wanted.theme, '{}'),
      wanted.starts_on, wanted.ends_on,
      case when 'plan' = any (parts) then plan end,
      coalesce(wanted.utc_offset, utc_offset), questions, feedback
    from public.editions where id = p_from;
  if 'locations' = any (parts) then
    update public.locations set edition_ids = edition_ids || wanted.id
      where edition_ids @> array[p_from];
  end if;
  if 'speakers' = any (parts) then
    update public.speakers set edition_ids = edition_ids || wanted.id
      where edition_ids @> array[p_from];
  end if;
  perform sync.copy_village(p_from, wanted.id, parts);
  if 'sessions' = any (parts) then
    perform sync.copy_sessions(p_from, wanted.id, parts);
  end if;
  if 'guide' = any (parts) then
    perform sync.copy_guide(p_from, wanted.id, parts);
  end if;
  return public.edition_contents(wanted.id);
end
$$;

-- Questions to the speakers of a session, moderated by staff: content that nobody but administrators
-- ever sees. Visitors add to them by remarks_push; the one being answered is shown to the hall as
-- events.question_shown.

create table public.questions (
  id uuid primary key default gen_random_uuid(),
  edition_id integer not null,
  event_id uuid not null,
  text text not null check (shape.is_text(text, 500)),
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'answered', 'declined')),
  asked_at timestamptz(3) not null default now() check (shape.is_moment(asked_at)),
  -- The edition is that of the event and moves with it.
  constraint questions_event_fkey foreign key (event_id, edition_id)
    references public.events (id, edition_id) on update cascade on delete cascade
);
create index questions_edition on public.questions (edition_id);
create index questions_event on public.questions (event_id, state);

-- asked_at is the server's; only SQL above the API may state it.
create function sync.stamp_question() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user = 'authenticated' then
    new.asked_at := case when tg_op = 'UPDATE' then old.asked_at else now() end;
  end if;
  return new;
end
$$;
revoke all on function sync.stamp_question() from public;
create trigger stamp before insert or update on public.questions
  for each row execute function sync.stamp_question();

alter table public.questions enable row level security;
revoke all on public.questions from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.questions to authenticated, service_role;
create policy "administrators do everything" on public.questions
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));

select sync.register('question', 'questions',
  '{id,edition_id,event_id,text,state,asked_at}', p_readonly => '{asked_at}', p_visible => 'false');

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

-- A text as somebody typed it: without control characters, and white space as single spaces.
create function sync.tidy_text(value text) returns text
language sql immutable parallel safe
return nullif(btrim(regexp_replace(value, '[[:cntrl:][:space:]\u00a0]+', ' ', 'g')), '');

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

-- How the sessions of an edition were found, for administrators:
-- [{event, stars: [how many gave one, … five], remarks}], without those nobody rated.
create function public.feedback_figures(p_edition integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform sync.require_administrator();
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

-- What was said of one session or of all sessions of an edition, for administrators, the newest first:
-- [{id, event, stars, remark, hidden, at}], at most 20,000.
create function public.feedback_given(p_edition integer, p_event uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform sync.require_administrator();
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
  perform sync.require_administrator();
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
  perform sync.require_administrator();
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
  perform sync.require_administrator();
  delete from public.feedback_codes where speaker_id = p_speaker;
  return found;
end
$$;

-- What a speaker reads on their private page: {found, name, sessions: [{event, title, starts_at,
-- stars: [how many gave one, … five], remarks: [the newest 200]}]}, the last session first. Found is
-- false for a code that is wrong, has ended or is a year old.
create function public.feedback_page(p_code text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'found', s.id is not null,
    'name', s.name,
    'sessions', coalesce((
      select jsonb_agg(jsonb_build_object('event', e.id, 'title', e.title,
          'starts_at', sync.iso(e.starts_at),
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

-- Phones hold these rows in the shape of before.
select sync.number('edition', id::text, sync.editions_of(to_jsonb(t)))
  from public.editions t order by id;
select sync.number('event', id::text, sync.editions_of(to_jsonb(t)))
  from public.events t order by id;
