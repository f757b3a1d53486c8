-- Sending mail to speakers: one row for each sending and person, claimed by lease, handed to the mail
-- server once at most. A delivery is handed over in the moment before its first byte leaves; where the
-- answer is lost after that, nobody tries again and the log says that nobody knows (`unknown`).

create table public.mailings (
  id uuid primary key,
  edition_id integer not null references public.editions (id) on delete cascade,
  subject jsonb not null check (shape.is_mail_subject(subject)),
  body jsonb not null check (shape.is_mail_body(body)),
  recipients text not null
    check (recipients in ('all', 'unanswered', 'day', 'hall', 'track', 'single', 'test')),
  state text not null default 'running' check (state in ('running', 'paused', 'cancelled')),
  started_by uuid,
  started_at timestamptz(3) not null default now()
);
create index mailings_edition on public.mailings (edition_id, started_at);
comment on table public.mailings is
  'What was sent, as it was written when it was started. A test goes to who started it.';

create table public.mail_deliveries (
  mailing uuid not null references public.mailings (id) on delete cascade,
  speaker_id uuid not null references public.speakers (id) on delete cascade,
  email text,
  language text not null check (language in ('fr', 'en', 'ar')),
  state text not null check (state in ('waiting', 'sending', 'sent', 'refused', 'unknown', 'bounced',
    'unsubscribed', 'no_address', 'answered', 'cancelled')),
  attempts smallint not null default 0,
  next_at timestamptz not null default now(),
  lease uuid,
  claimed_at timestamptz,
  handed_at timestamptz,
  changed_at timestamptz(3) not null default now(),
  words text check (char_length(words) <= 500),
  primary key (mailing, speaker_id),
  constraint mail_deliveries_address_check check (email is not null or state = 'no_address')
);
create index mail_deliveries_due on public.mail_deliveries (next_at)
  where state in ('waiting', 'sending');
create index mail_deliveries_claimed on public.mail_deliveries (claimed_at);
create index mail_deliveries_speaker on public.mail_deliveries (speaker_id);
comment on column public.mail_deliveries.next_at is
  'When the delivery may be claimed: after a failure it backs off, while claimed it is the lease''s end.';
comment on column public.mail_deliveries.handed_at is
  'When the mail server was given it, without its answer being known yet.';
comment on column public.mail_deliveries.words is 'What the mail server said.';

alter table public.mailings enable row level security;
alter table public.mail_deliveries enable row level security;
revoke all on public.mailings, public.mail_deliveries from public, anon, authenticated, service_role;

-- A sending with its progress: {id, subject, recipients, state, started_at, by, counts: {state: number}}.
create function sync.mailing_summary(m public.mailings) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', m.id, 'subject', m.subject, 'recipients', m.recipients,
    'state', m.state, 'started_at', sync.iso(m.started_at),
    'by', (select split_part(email, '@', 1) from auth.users where id = m.started_by),
    'counts', (select coalesce(jsonb_object_agg(state, number), '{}') from (
      select state, count(*) as number from public.mail_deliveries
      where mailing = m.id group by state) counted))
$$;

-- Fixes who gets a mail and begins to send it: p_people is [{speaker, language}], of whom those that
-- nothing can be sent to are in the log with the reason. The id is made on the device: starting again
-- under it changes nothing. Answers the sending, as list_mailings does; null where there is nobody.
create function public.start_mailing(
  p_id uuid, p_edition integer, p_subject jsonb, p_body jsonb, p_recipients text, p_people jsonb
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  m public.mailings;
begin
  perform sync.require_writer('mail_template');
  if p_recipients = 'test' or jsonb_typeof(p_people) is distinct from 'array'
    or jsonb_array_length(p_people) > 2000 then
    raise exception 'to 2000 people at most' using errcode = 'invalid_parameter_value';
  end if;
  insert into public.mailings (id, edition_id, subject, body, recipients, started_by)
    values (p_id, p_edition, p_subject, p_body, p_recipients, (select auth.uid()))
    on conflict (id) do nothing;
  if found then
    insert into public.mail_deliveries (mailing, speaker_id, email, language, state)
      select distinct on (s.id) p_id, s.id, c.email, coalesce(said.language, sync.guessed_language(s.id)),
        coalesce(sync.mail_block(c.email), case when p_recipients = 'unanswered'
          and d.participation is not null then 'answered' else 'waiting' end)
      from jsonb_to_recordset(p_people) as said (speaker uuid, language text)
      join public.speakers s on s.id = said.speaker and p_edition = any (s.edition_ids)
      left join public.speaker_contacts c on c.speaker_id = s.id
      left join public.speaker_details d on d.speaker_id = s.id and d.edition_id = p_edition;
    if not found then
      delete from public.mailings where id = p_id;
    end if;
  end if;
  perform pg_notify('mail', '');
  select * into m from public.mailings where id = p_id;
  return case when m.id is not null then sync.mailing_summary(m) end;
end
$$;

-- Sends a mail to the caller's own address, filled in for a speaker. Answers as start_mailing does.
create function public.test_mailing(
  p_id uuid, p_edition integer, p_subject jsonb, p_body jsonb, p_speaker uuid, p_language text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  m public.mailings;
begin
  perform sync.require_writer('mail_template');
  insert into public.mailings (id, edition_id, subject, body, recipients, started_by)
    values (p_id, p_edition, p_subject, p_body, 'test', (select auth.uid()))
    on conflict (id) do nothing;
  if found then
    insert into public.mail_deliveries (mailing, speaker_id, email, language, state)
      select p_id, s.id, u.email, p_language, 'waiting' from public.speakers s, auth.users u
      where s.id = p_speaker and p_edition = any (s.edition_ids) and u.id = (select auth.uid());
    if not found then
      delete from public.mailings where id = p_id;
    end if;
  end if;
  perform pg_notify('mail', '');
  select * into m from public.mailings where id = p_id;
  return case when m.id is not null then sync.mailing_summary(m) end;
end
$$;

-- Pauses a sending, goes on with it or cancels the rest, for good; false when there is none to.
create function public.steer_mailing(p_id uuid, p_state text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform sync.require_writer('mail_template');
  update public.mailings set state = p_state where id = p_id and state <> 'cancelled';
  if not found then
    return false;
  end if;
  if p_state = 'cancelled' then
    update public.mail_deliveries set state = 'cancelled', changed_at = now()
      where mailing = p_id and state = 'waiting';
  end if;
  perform pg_notify('mail', '');
  return true;
end
$$;

-- The last hundred sendings of an edition, newest first.
create function public.list_mailings(p_edition integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform sync.require_writer('mail_template');
  return (
    select coalesce(jsonb_agg(sync.mailing_summary(m) order by m.started_at desc), '[]')
    from (select * from public.mailings where edition_id = p_edition
      order by started_at desc limit 100) m);
end
$$;

-- What became of a sending: its summary with {body, people: [{speaker, email, language, state, attempts,
-- changed_at, words}]}, of whom waits the address of now; null when there is none.
create function public.mailing_log(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform sync.require_writer('mail_template');
  return (
    select sync.mailing_summary(m) || jsonb_build_object('body', m.body, 'people', (
      select coalesce(jsonb_agg(jsonb_build_object('speaker', d.speaker_id,
        'email', case when d.state = 'waiting' and m.recipients <> 'test' then c.email else d.email end,
        'language', d.language, 'state', d.state, 'attempts', d.attempts,
        'changed_at', sync.iso(d.changed_at), 'words', d.words) order by d.speaker_id), '[]')
      from public.mail_deliveries d
      left join public.speaker_contacts c on c.speaker_id = d.speaker_id where d.mailing = m.id))
    from public.mailings m where m.id = p_id);
end
$$;

-- What fields are filled in from: {name, edition: {name, starts_on, ends_on, utc_offset}, sessions:
-- [{title, starts_at, ends_at, place, cancelled}]}, in order.
create function sync.mail_facts(p_speaker uuid, p_edition integer) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('name', s.name,
    'edition', jsonb_build_object('name', n.name, 'starts_on', n.starts_on, 'ends_on', n.ends_on,
      'utc_offset', n.utc_offset),
    'sessions', coalesce((
      select jsonb_agg(sync.session_of(e) order by e.starts_at, e.id) from public.events e
      where e.edition_id = n.id and (e.chair_id = s.id or s.id = any (e.participant_ids) or exists (
        select from public.interventions i where i.event_id = e.id and i.speaker_id = s.id))), '[]'))
  from public.speakers s, public.editions n where s.id = p_speaker and n.id = p_edition
$$;

-- Claims deliveries that are due, so many a minute for all workers together, for `p_lease` seconds:
-- [{mailing, speaker, lease, attempts, email, language, subject, body, facts}]. Whoever dies leaves those
-- it had not handed over to the next; of those it had, nobody knows. After eight tries one is given up. What
-- a cancelled sending could not reach, in the hands of a worker or set aside, is cancelled here. Mails go to
-- where people are written to by then.
create function public.mail_claim(
  p_limit integer default 10, p_lease integer default 120, p_per_minute integer default 60
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  places integer;
  claimed jsonb;
begin
  -- One claims at a time, or two would both find the minute empty.
  perform pg_advisory_xact_lock(hashtextextended('mail_claim', 0));
  update public.mail_deliveries d set changed_at = now(), state = case
      when handed_at is not null then 'unknown'
      when m.state = 'cancelled' then 'cancelled'
      when attempts >= 8 then 'refused' else 'waiting' end
    from public.mailings m
    where m.id = d.mailing and next_at <= now()
      and (d.state = 'sending' or d.state = 'waiting' and m.state = 'cancelled');
  update public.mail_deliveries d
    set email = c.email, state = coalesce(sync.mail_block(c.email), 'waiting'), changed_at = now()
    from public.mailings m, public.speakers s
    left join public.speaker_contacts c on c.speaker_id = s.id
    where m.id = d.mailing and s.id = d.speaker_id and m.recipients <> 'test'
      and d.state = 'waiting' and next_at <= now()
      and (c.email is distinct from d.email or sync.mail_block(c.email) is not null);
  places := least(p_limit, 100, p_per_minute - (
    select count(*) from public.mail_deliveries where claimed_at > now() - interval '1 minute'));
  with due as materialized (
    select d.mailing, d.speaker_id from public.mail_deliveries d
    join public.mailings m on m.id = d.mailing and m.state = 'running'
    where d.state = 'waiting' and d.next_at <= now()
    order by d.attempts > 0, m.started_at, d.next_at, d.speaker_id
    limit greatest(places, 0) for update of d skip locked
  ), taken as (
    update public.mail_deliveries d set state = 'sending', attempts = attempts + 1,
      lease = gen_random_uuid(), handed_at = null, claimed_at = now(), changed_at = now(),
      next_at = now() + make_interval(secs => greatest(p_lease, 1))
    from due where d.mailing = due.mailing and d.speaker_id = due.speaker_id returning d.*
  )
  select jsonb_agg(jsonb_build_object('mailing', t.mailing, 'speaker', t.speaker_id, 'lease', t.lease,
      'attempts', t.attempts, 'email', t.email, 'language', t.language, 'subject', m.subject,
      'body', m.body, 'facts', sync.mail_facts(t.speaker_id, m.edition_id)))
    into claimed from taken t join public.mailings m on m.id = t.mailing;
  return coalesce(claimed, '[]');
end
$$;

-- Asked in the moment before the first byte of a mail leaves: {unsubscribe, link}, the codes that go into
-- it, link null where it is not written of or this is a test. Null when it is not to leave: the lease has
-- ended, the sending was paused or cancelled, or the address was changed or taken off the list meanwhile.
create function public.mail_hand_over(p_mailing uuid, p_speaker uuid, p_lease uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  d public.mail_deliveries;
  m public.mailings;
  code constant text := sync.random_code();
begin
  select * into m from public.mailings where id = p_mailing for share;
  update public.mail_deliveries set handed_at = now(), changed_at = now()
    where mailing = p_mailing and speaker_id = p_speaker and lease = p_lease and state = 'sending'
      and handed_at is null and next_at > now() and m.state = 'running'
      and (m.recipients = 'test' or sync.mail_block(email) is null and email = (
        select c.email from public.speaker_contacts c where c.speaker_id = p_speaker))
    returning * into d;
  if not found then
    update public.mail_deliveries set attempts = attempts - 1, next_at = now(), changed_at = now(),
        state = case when m.state = 'cancelled' then 'cancelled' else 'waiting' end
      where mailing = p_mailing and speaker_id = p_speaker and lease = p_lease and state = 'sending'
        and handed_at is null;
    return null;
  end if;
  insert into sync.mail_codes (code_hash, address, language)
    values (sha256(convert_to(code, 'UTF8')), sync.address_hash(d.email), d.language);
  return jsonb_build_object('unsubscribe', code, 'link',
    case when m.recipients <> 'test' and m.body::text like '%{link}%'
      then sync.make_speaker_link(p_speaker, m.edition_id, 30) end);
end
$$;

-- Takes what became of deliveries: [{mailing, speaker, lease, outcome, words, address, retry_after?}], the
-- outcome being sent, refused, unknown, retry where the server cannot have taken it, or later where no mail
-- could have left at all, which counts for no try. `address`: it was the address that was refused, which
-- then gets nothing more until it is changed.
create function public.mail_acknowledge(p_results jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  r record;
  taken integer := 0;
  d public.mail_deliveries;
begin
  for r in
    select * from jsonb_to_recordset(p_results) as x (mailing uuid, speaker uuid, lease uuid,
      outcome text, words text, address boolean, retry_after real)
  loop
    update public.mail_deliveries o set
        state = case
          when r.outcome not in ('retry', 'later') then r.outcome
          when m.state = 'cancelled' then 'cancelled'
          when r.outcome = 'retry' and o.attempts >= 8 then 'refused' else 'waiting' end,
        words = left(r.words, 500),
        handed_at = case when r.outcome not in ('retry', 'later') then o.handed_at end,
        attempts = o.attempts - (r.outcome = 'later')::integer,
        changed_at = now(),
        next_at = now() + case r.outcome when 'later' then interval '1 minute'
          else make_interval(secs => greatest(least(coalesce(r.retry_after, 0), 3600),
            least(1800, 15 * 2 ^ o.attempts) * (0.5 + random()))) end
      from public.mailings m
      where m.id = o.mailing and o.mailing = r.mailing and o.speaker_id = r.speaker
        and o.lease = r.lease and o.state in ('sending', 'unknown')
      returning o.* into d;
    if found then
      taken := taken + 1;
      if r.outcome = 'refused' and r.address then
        perform sync.block_bounced(d.email, left(r.words, 500));
      end if;
    end if;
  end loop;
  return taken;
end
$$;

create function sync.block_bounced(p_email text, p_words text) returns void
language sql security definer set search_path = ''
as $$
  insert into sync.mail_blocks as held (address, bounced_at, words)
    values (sync.address_hash(p_email), now(), p_words)
    on conflict (address) do update set bounced_at = now(), words = excluded.words
$$;

-- A mail that came back for good: of this delivery or, where that is not known, of the last one to the
-- address. The address gets nothing more until it is changed. False when nothing was sent there.
create function public.mail_bounced(p_mailing uuid, p_speaker uuid, p_email text, p_words text)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  d public.mail_deliveries;
begin
  select * into d from public.mail_deliveries
    where state in ('sent', 'unknown', 'bounced') and case when p_mailing is not null
      then mailing = p_mailing and speaker_id = p_speaker
      else sync.address_hash(email) = sync.address_hash(p_email) end
    order by handed_at desc limit 1 for update;
  if d.mailing is null then
    return false;
  end if;
  update public.mail_deliveries set state = 'bounced', words = left(p_words, 500), changed_at = now()
    where mailing = d.mailing and speaker_id = d.speaker_id;
  perform sync.block_bounced(d.email, left(p_words, 500));
  return true;
end
$$;

-- How many deliveries wait for a worker now. Whoever runs the workers asks every few seconds.
create function public.mail_due() returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from public.mail_deliveries d
  join public.mailings m on m.id = d.mailing
  where d.next_at <= now() and (d.state = 'sending' or d.state = 'waiting' and m.state <> 'paused')
$$;

-- Forgets sendings 90 days after their edition has ended, and codes after two years; returns how many.
create function public.tidy_mail() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  gone integer;
begin
  with old as (
      delete from public.mailings where edition_id in (
        select id from public.editions where ends_on < now()::date - 90) returning 1),
    codes as (
      delete from sync.mail_codes where made_at < now() - interval '2 years' returning 1)
  select (select count(*) from old) + (select count(*) from codes) into gone;
  return gone;
end
$$;

revoke all on function sync.mailing_summary(public.mailings), sync.mail_facts(uuid, integer),
  sync.block_bounced(text, text) from public, anon, authenticated, service_role;
revoke all on function public.start_mailing(uuid, integer, jsonb, jsonb, text, jsonb),
  public.test_mailing(uuid, integer, jsonb, jsonb, uuid, text), public.steer_mailing(uuid, text),
  public.list_mailings(integer), public.mailing_log(uuid),
  public.mail_claim(integer, integer, integer), public.mail_hand_over(uuid, uuid, uuid),
  public.mail_acknowledge(jsonb), public.mail_bounced(uuid, uuid, text, text), public.mail_due(),
  public.tidy_mail() from public, anon, authenticated, service_role;
grant execute on function public.start_mailing(uuid, integer, jsonb, jsonb, text, jsonb),
  public.test_mailing(uuid, integer, jsonb, jsonb, uuid, text), public.steer_mailing(uuid, text),
  public.list_mailings(integer), public.mailing_log(uuid) to authenticated;
grant execute on function public.mail_claim(integer, integer, integer),
  public.mail_hand_over(uuid, uuid, uuid), public.mail_acknowledge(jsonb),
  public.mail_bounced(uuid, uuid, text, text), public.mail_due(), public.tidy_mail() to service_role;
