-- Reminders at the time each device chose, or none: off unless asked for. A reminder is a message of
-- its own for each beginning of a session, so that every device gets it once and in its own minute; on
-- the device it shares its place with what is told of the session later (`about`).

alter table public.push_subscriptions
  add column remind_before smallint check (remind_before in (5, 10, 15, 30));
comment on column public.push_subscriptions.remind_before is
  'Minutes before a favourite session at which the device is reminded; null for never.';

alter table public.push_messages
  add column about uuid;
create index push_messages_about on public.push_messages (about) where about is not null;
comment on column public.push_messages.about is
  'The session that a reminder is about; null where the subject itself is what is spoken of.';
delete from public.push_messages where kind = 'begins';

create or replace function sync.is_addressed(
  m public.push_messages,
  s public.push_subscriptions,
  p_audience text,
  p_follows boolean
) returns boolean
language sql immutable
return s.gone_at is null and case
    when m.kind = 'announcement' then
      ('announcements' = any (s.topics) or (m.urgent and 'urgent' = any (s.topics)))
      and (m.recipients in ('all', 'participants') or coalesce(m.recipients = p_audience, false))
    when m.kind = 'news' then 'news' = any (s.topics)
    else p_follows and 'reminders' = any (s.topics)
      and (m.kind <> 'begins' or s.remind_before is not null)
  end;

create or replace function sync.describe_subscription(s public.push_subscriptions) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('known', s.gone_at is null, 'language', s.language,
    'topics', s.topics, 'visitor', s.visitor is not null, 'remind_before', s.remind_before,
    'audience', coalesce((
      select c.audience from public.audience_codes c
      where c.id = s.code_id and c.revoked_at is null), 'public'))
$$;

-- Minutes as a device sends them: one of the choices, or null; 22023 for anything else.
create function sync.read_remind_before(p_value jsonb) returns smallint
language plpgsql immutable set search_path = ''
as $$
begin
  if coalesce(p_value, 'null') = 'null' then
    return null;
  elsif p_value not in ('5', '10', '15', '30') then
    raise exception 'this is no time to be reminded at' using errcode = 'invalid_parameter_value';
  end if;
  return p_value::text::smallint;
end
$$;

-- Subscribes a device, or changes what it is told and in which language:
-- {endpoint, keys: {p256dh, auth}, language, topics, code?, visitor?, remind_before?}. Answers what
-- holds now: an unknown or revoked joining code leaves the public audience, an unknown visitor no
-- reminders.
create or replace function public.push_subscribe(p_subscription jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  wanted constant public.push_subscriptions := sync.read_subscription(p_subscription);
  minutes constant smallint := sync.read_remind_before(p_subscription -> 'remind_before');
  held public.push_subscriptions;
begin
  if not exists (select from public.push_subscriptions where endpoint = wanted.endpoint) then
    perform sync.admit_subscription();
  end if;
  insert into public.push_subscriptions as s
      (endpoint, p256dh, auth, language, topics, code_id, visitor, remind_before)
    values (wanted.endpoint, wanted.p256dh, wanted.auth, wanted.language, wanted.topics,
      wanted.code_id, wanted.visitor, minutes)
    on conflict (endpoint) do update set
      language = excluded.language, topics = excluded.topics, code_id = excluded.code_id,
      visitor = excluded.visitor, remind_before = excluded.remind_before,
      gone_at = null, failures = 0,
      calls_left = least(30, s.calls_left + extract(epoch from now() - s.called_at) / 2) - 1,
      called_at = now()
      where s.auth = excluded.auth and s.p256dh = excluded.p256dh
    returning s.* into held;
  if held.id is null then
    raise exception 'this subscription is another device''s' using errcode = '42501';
  elsif held.calls_left < 0 then
    raise exception 'too many calls' using errcode = 'PT429';
  end if;
  return sync.describe_subscription(held);
end
$$;

-- Claims deliveries that are due, urgent ones first, and first of all those that were tried once: if
-- only the answer was lost, the repeat reaches the push service while the first still waits there,
-- and takes its place. Claims hold for `p_lease` seconds: whoever takes longer, or dies, leaves them to
-- the next. A device that is not addressed any more is only told to take the
-- notification away (`close`), without a word of what was said. What is told of a session comes with the
-- venue's clock (`utc_offset`, minutes ahead of UTC), as its edition states it.
create or replace function public.push_claim(p_limit integer default 100, p_lease integer default 60)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  claimed jsonb;
begin
  perform sync.queue_push();
  perform sync.expire_push();
  with due as materialized (
    select o.subject, o.subscription from public.push_outbox o
    where o.state = 'waiting' and o.next_at <= now()
    order by o.urgent desc, (o.attempts = 1) desc, o.next_at
    limit least(greatest(p_limit, 1), 1000) for update skip locked
  ), judged as (
    select m as message, s as device,
      m.closed or not sync.is_addressed(m, s, c.audience, f.id is not null) as close
    from due
    join public.push_messages m on m.subject = due.subject
    join public.push_subscriptions s on s.id = due.subscription
    left join public.audience_codes c on c.id = s.code_id and c.revoked_at is null
    left join public.favourites f on f.visitor = s.visitor and f.kind = 'event'
      and f.id = coalesce(m.about, m.subject) and f.favourite
  ), taken as (
    update public.push_outbox o set
      state = case when (j.device).gone_at is not null then 'gone'
        when j.close and not o.tried then 'expired' else 'waiting' end,
      attempts = o.attempts + 1,
      tried = o.tried or not j.close,
      next_at = now() + make_interval(secs => greatest(p_lease, 1))
    from judged j
    where o.subject = (j.message).subject and o.subscription = (j.device).id
    returning o.state, o.attempts, j.*
  )
  select jsonb_agg(jsonb_build_object(
      'subject', (message).subject,
      'about', (message).about,
      'subscription', (device).id,
      'version', (message).version,
      'attempts', attempts,
      'endpoint', (device).endpoint,
      'keys', jsonb_build_object('p256dh', (device).p256dh, 'auth', (device).auth),
      'kind', (message).kind,
      'urgent', (message).urgent,
      'expires_at', sync.iso((message).expires_at),
      'close', close,
      'language', case when close then (device).language else told.language end)
    || case when close then '{}' else jsonb_build_object(
      'title', (message).title -> told.language,
      'body', coalesce((message).body -> told.language, (message).body -> 'fr',
        (message).body -> 'en', (message).body -> 'ar'),
      'starts_at', sync.iso((message).starts_at),
      'utc_offset', edition.utc_offset) end)
    into claimed
    from taken cross join lateral sync.told_in(message, (device).language) as told (language)
    left join public.events event on event.id = coalesce((message).about, (message).subject)
    left join public.editions edition on edition.id = event.edition_id
    where state = 'waiting';
  return coalesce(claimed, '[]');
end
$$;

-- The subject of the reminder of a session: it changes with the beginning, so that one that is moved
-- is reminded of again.
create function sync.reminder_of(e public.events) returns uuid
language sql immutable
return md5('begins ' || e.id::text || ' ' || extract(epoch from e.starts_at)::text)::uuid;

-- Reminds the devices whose time has come of the favourites that are about to begin, each once, also
-- where the session became a favourite or the choice was made only now; returns how many deliveries
-- that makes. Run every few seconds.
create or replace function public.send_reminders() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  e public.events;
  made integer;
  count integer := 0;
begin
  for e in
    select * from public.events
    where published and not cancelled
      and starts_at > now() and starts_at <= now() + interval '30 minutes'
  loop
    if not exists (
      select from public.favourites f join public.push_subscriptions s on s.visitor = f.visitor
      where f.kind = 'event' and f.id = e.id and f.favourite and s.gone_at is null
        and 'reminders' = any (s.topics)
        and e.starts_at <= now() + make_interval(mins => s.remind_before)
        and not exists (
          select from public.push_outbox o
          where o.subject = sync.reminder_of(e) and o.subscription = s.id))
    then
      continue;
    end if;
    -- The devices are named here, so the outbox is not filled from the message (`queued`).
    insert into public.push_messages
        (subject, about, kind, title, body, starts_at, urgent, expires_at, queued)
      values (sync.reminder_of(e), e.id, 'begins', e.title,
        coalesce((select l.name from public.locations l where l.id = e.location_id), '{}'),
        e.starts_at, true, e.starts_at + interval '10 minutes', 1)
      on conflict (subject) do update set title = excluded.title, body = excluded.body;
    insert into public.push_outbox (subject, subscription, urgent)
      select sync.reminder_of(e), s.id, true
      from public.favourites f join public.push_subscriptions s on s.visitor = f.visitor
      where f.kind = 'event' and f.id = e.id and f.favourite and s.gone_at is null
        and 'reminders' = any (s.topics)
        and e.starts_at <= now() + make_interval(mins => s.remind_before)
      on conflict do nothing;
    get diagnostics made = row_count;
    count := count + made;
  end loop;
  return count;
end
$$;

-- A reminder that does not hold any more is not sent. What was shown is replaced by the word of the
-- change, or stays.
create function sync.drop_reminders() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.push_messages where about = old.id;
  return null;
end
$$;
create trigger drop_reminders after update on public.events for each row
  when ((old.published, old.cancelled, old.starts_at)
    is distinct from (new.published, new.cancelled, new.starts_at))
  execute function sync.drop_reminders();
create trigger drop_deleted_reminders after delete on public.events
  for each row execute function sync.drop_reminders();

revoke all on function sync.read_remind_before(jsonb), sync.reminder_of(public.events),
  sync.drop_reminders() from public, anon, authenticated, service_role;
