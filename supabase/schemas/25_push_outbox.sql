-- Web Push: what is to be told, and to whom it still has to be delivered. A message belongs to what
-- it speaks of (an announcement, a news, a session), so a later word replaces the earlier one on
-- every device. Workers claim deliveries, send them and acknowledge; see supabase/functions/push.

create table public.push_messages (
  subject uuid primary key,
  kind text not null check (kind in ('announcement', 'news', 'begins', 'moved', 'cancelled')),
  title jsonb not null,
  body jsonb not null default '{}',
  starts_at timestamptz(3),
  about uuid,
  recipients text not null default 'all',
  urgent boolean not null default false,
  expires_at timestamptz(3) not null,
  closed boolean not null default false,
  version integer not null default 1,
  queued integer not null default 0,
  created_at timestamptz(3) not null default now(),
  stood jsonb
);
create index push_messages_unqueued on public.push_messages (subject) where queued < version;
create index push_messages_expiry on public.push_messages (expires_at);
create index push_messages_about on public.push_messages (about) where about is not null;
comment on table public.push_messages is
  'The last word on each subject. The body of a session''s message is the place''s name.';
comment on column public.push_messages.about is
  'The session that a reminder is about; null where the subject itself is what is spoken of.';
comment on column public.push_messages.closed is
  'Withdrawn: devices that were told take the notification away.';
comment on column public.push_messages.queued is
  'The version that the outbox has been filled with.';

comment on column public.push_messages.stood is
  'Where the session was before the first word of it; while nobody was told, being there again takes the word back.';

create table public.push_outbox (
  subject uuid not null references public.push_messages (subject) on delete cascade,
  subscription uuid not null references public.push_subscriptions (id) on delete cascade,
  urgent boolean not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'delivered', 'failed', 'gone', 'expired')),
  attempts smallint not null default 0,
  tried boolean not null default false,
  next_at timestamptz not null default now(),
  delivered_at timestamptz(3),
  primary key (subject, subscription)
);
create index push_outbox_due on public.push_outbox (urgent desc, (attempts = 1) desc, next_at)
  where state = 'waiting';
create index push_outbox_waiting on public.push_outbox (subject) where state = 'waiting';
create index push_outbox_held on public.push_outbox (subject)
  where state = 'waiting' and next_at = 'infinity';
create index push_outbox_subscription on public.push_outbox (subscription);
comment on column public.push_outbox.next_at is
  'When the delivery may be claimed: after a failure it backs off, while claimed it is the lease''s end, while held infinity.';
comment on column public.push_outbox.tried is
  'Whether the device may have been told already.';

alter table public.push_messages enable row level security;
alter table public.push_outbox enable row level security;
revoke all on public.push_messages, public.push_outbox
  from public, anon, authenticated, service_role;

-- Whether a device, with the audience its code opens and if it follows the session, is to be told.
-- Asked when the outbox is filled and again at every attempt, since codes are revoked and recipients
-- change in between. No subqueries: the planner can inline it only so.
create function sync.is_addressed(
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

-- The one language a device is told a message in: its own, or the next in order that has all of it.
create function sync.told_in(m public.push_messages, p_language text) returns text
language sql immutable
return (
  select language from unnest(array[p_language, 'fr', 'en', 'ar'])
    with ordinality as l (language, place)
  where m.title ? language
  order by m.body = '{}' or m.body ? language desc, place limit 1);

-- Wakes the worker that listens, at commit.
create function sync.wake_push() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_notify('push', '');
  return null;
end
$$;
create trigger wake_push after insert or update of version on public.push_messages
  for each statement execute function sync.wake_push();

-- Tells something, or replaces what was told of the same subject if it reads differently now.
create function sync.post_push(m public.push_messages) returns void
language sql security definer set search_path = ''
as $$
  insert into public.push_messages as held
      (subject, kind, title, body, starts_at, recipients, urgent, expires_at)
    select m.subject, m.kind, m.title, m.body, m.starts_at, m.recipients, m.urgent, m.expires_at
    where m.expires_at > now() or exists (
      select from public.push_messages where subject = m.subject)
  on conflict (subject) do update set
    kind = excluded.kind, title = excluded.title, body = excluded.body,
    starts_at = excluded.starts_at, recipients = excluded.recipients, urgent = excluded.urgent,
    expires_at = excluded.expires_at, closed = false,
    version = held.version + (
      (held.kind, held.title, held.body, held.starts_at, held.recipients, held.urgent, held.closed)
        is distinct from (excluded.kind, excluded.title, excluded.body, excluded.starts_at,
          excluded.recipients, excluded.urgent, false))::integer
$$;

-- Withdraws what was told of a subject.
create function sync.close_push(p_subject uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.push_messages set closed = true, version = version + 1
  where subject = p_subject and not closed
$$;

-- Takes a withdrawal back, before what came back is told. Who was told is not told again, nor is who was
-- told of the withdrawal; who was not is.
create function sync.reopen_push(p_subject uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.push_messages set closed = false, version = version - (queued < version)::integer
    where subject = p_subject and closed;
  if found then
    update public.push_outbox set state = 'waiting', attempts = 0, next_at = now()
      where subject = p_subject and state = 'expired' and not tried;
  end if;
end
$$;

-- Whether what is to be told of a session waits until visitors see it again, or is true again: it is
-- unpublished or deleted, or a reminder names a beginning that it has no longer.
create function sync.is_held(m public.push_messages) returns boolean
language sql stable
return m.kind not in ('announcement', 'news') and not m.closed and not exists (
  select from public.events e
  where e.id = coalesce(m.about, m.subject) and e.published
    and (m.kind <> 'begins' or not e.cancelled and e.starts_at = m.starts_at));

-- Fills the outbox with what was told, replaced or withdrawn since the last time. Of one message the
-- devices that were reached before come first: whoever makes up subscriptions holds up only those.
create function sync.queue_push() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  m public.push_messages;
begin
  for m in
    select * from public.push_messages p where queued < version and not sync.is_held(p)
    for update skip locked
  loop
    if m.closed then
      update public.push_outbox set state = 'expired'
        where subject = m.subject and state = 'waiting' and not tried;
    elsif m.starts_at is not null then
      insert into public.push_outbox (subject, subscription, urgent)
        select m.subject, s.id, m.urgent
        from public.favourites f join public.push_subscriptions s on s.visitor = f.visitor
        where f.kind = 'event' and f.id = m.subject and f.favourite
          and sync.is_addressed(m, s, null, true)
        on conflict do nothing;
    else
      insert into public.push_outbox (subject, subscription, urgent, next_at)
        select m.subject, s.id, m.urgent, now() - case when s.last_ok is null
            then interval '0' else interval '1 millisecond' end
        from public.push_subscriptions s
        left join public.audience_codes c on c.id = s.code_id and c.revoked_at is null
        where sync.is_addressed(m, s, c.audience, false)
        on conflict do nothing;
    end if;
    update public.push_outbox set state = 'waiting', attempts = 0, next_at = now(), urgent = m.urgent
      where subject = m.subject
        and (state in ('delivered', 'failed') and tried or state = 'expired' and not m.closed);
    update public.push_messages set queued = version where subject = m.subject;
  end loop;
end
$$;

-- Gives up deliveries whose message has expired.
create function sync.expire_push() returns void
language sql security definer set search_path = ''
as $$
  update public.push_outbox o set state = 'expired'
  from (
    select w.subject, w.subscription
    from public.push_messages m join public.push_outbox w on w.subject = m.subject
    where m.expires_at <= now() and w.state = 'waiting'
    for update of w skip locked) over
  where o.subject = over.subject and o.subscription = over.subscription
$$;

-- Puts off deliveries that are held, so that nobody counts them as late, until they are no longer; returns
-- the subjects that are held.
create function sync.hold_push() returns uuid[]
language plpgsql security definer set search_path = ''
as $$
declare
  held constant uuid[] := array(
    select m.subject from public.push_messages m where m.expires_at > now() and sync.is_held(m));
begin
  if held <> '{}' then
    update public.push_outbox o set next_at = 'infinity'
    from (
      select subject, subscription from public.push_outbox
      where subject = any (held) and state = 'waiting' and next_at <= now()
      for update skip locked) due
    where o.subject = due.subject and o.subscription = due.subscription;
  end if;
  -- Also what was put off by who did not see yet that it is back.
  update public.push_outbox o set next_at = now()
  from (
    select subject, subscription from public.push_outbox
    where state = 'waiting' and next_at = 'infinity' and subject <> all (held)
    for update skip locked) back
  where o.subject = back.subject and o.subscription = back.subscription;
  return held;
end
$$;

-- Claims deliveries that are due, urgent ones first, and first of all those that were tried once: if
-- only the answer was lost, the repeat reaches the push service while the first still waits there,
-- and takes its place. Claims hold for `p_lease` seconds: whoever takes longer, or dies, leaves them to
-- the next. `lease`, the end of the claim, names it. A device that is not addressed any more is only told
-- to take the notification away (`close`), without a word of what was said. What is told of a session
-- comes with the venue's clock (`utc_offset`, minutes ahead of UTC), as its edition states it.
create function public.push_claim(p_limit integer default 100, p_lease integer default 60)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  held uuid[];
  claimed jsonb;
begin
  perform sync.queue_push();
  perform sync.expire_push();
  held := sync.hold_push();
  with due as materialized (
    select o.subject, o.subscription from public.push_outbox o
    where o.state = 'waiting' and o.next_at <= now() and o.subject <> all (held)
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
    returning o.state, o.attempts, o.next_at, j.*
  )
  select jsonb_agg(jsonb_build_object(
      'subject', (message).subject,
      'about', (message).about,
      'subscription', (device).id,
      'version', (message).version,
      'attempts', attempts,
      'lease', next_at,
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

-- Takes what became of deliveries, [{subject, subscription, version, lease, outcome, retry_after?,
-- endpoint?}], where the outcome is delivered, gone, failed or retry. Who has moved away from the endpoint
-- that is gone is not gone: that is tried again where it is now. A retry backs off, at least by `retry_after`
-- seconds, and is given up after 15. What was replaced meanwhile stays waiting. Of a worker whose lease
-- has passed to another counts only that the device was told what is still the last word, or is gone.
-- Without a lease, as workers of before say it, the claim counts as held.
create function public.push_acknowledge(p_results jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  r record;
  count integer := 0;
begin
  if jsonb_typeof(p_results) is distinct from 'array' or jsonb_array_length(p_results) > 1000 then
    raise exception 'at most 1000 results' using errcode = 'invalid_parameter_value';
  end if;
  for r in
    select * from jsonb_to_recordset(p_results)
      as x (subject uuid, subscription uuid, version integer, lease timestamptz, outcome text,
        retry_after real, endpoint text)
    order by subscription, subject
  loop
    if r.outcome = 'gone' and exists (
      select from public.push_subscriptions where id = r.subscription and endpoint <> r.endpoint) then
      r.outcome := 'retry';
    end if;
    update public.push_subscriptions set
        last_ok = case when r.outcome = 'delivered' then now() else last_ok end,
        failures = case when r.outcome = 'delivered' then 0 else failures + 1 end,
        gone_at = case when r.outcome = 'gone' then now() else gone_at end
      where id = r.subscription;
    update public.push_outbox o set
        state = case
          when r.outcome = 'gone' then 'gone'
          when m.version > r.version then 'waiting'
          when r.outcome = 'delivered' then 'delivered'
          when r.outcome = 'retry' and o.attempts < 15 then 'waiting'
          else 'failed'
        end,
        attempts = case when m.version > r.version then 0 else o.attempts end,
        next_at = case when r.outcome = 'retry' then now() + make_interval(secs => greatest(
            least(coalesce(r.retry_after, 0), 3600),
            least(900, 2 ^ o.attempts) * (0.5 + random())))
          else now() end,
        delivered_at = case when r.outcome = 'delivered' then coalesce(o.delivered_at, now())
          else o.delivered_at end
      from public.push_messages m
      where o.subject = r.subject and o.subscription = r.subscription and m.subject = o.subject
        and (r.outcome = 'gone' or r.outcome = 'delivered' and m.version = r.version
          or coalesce(o.state = 'waiting' and o.next_at = r.lease, r.lease is null));
    count := count + 1;
  end loop;
  return count;
end
$$;

-- How many workers the outbox could use now: one for each 500 deliveries that are due, at most
-- twenty, and one to fill it with a new message or what is held no longer. Whoever runs the workers asks
-- every few seconds.
create function public.push_workers() returns integer
language sql stable security definer set search_path = ''
as $$
  select least(20, greatest(
    (select ceil(count(*) / 500.0) from (
      select from public.push_outbox
      where state = 'waiting' and next_at <= now() limit 10000) due),
    (select count(*) from (
      select from public.push_messages p where queued < version and not sync.is_held(p)
      limit 1) unqueued),
    (select count(*) from (
      select from public.push_messages p
      where not sync.is_held(p) and subject in (
        select subject from public.push_outbox where state = 'waiting' and next_at = 'infinity')
      limit 1) back)))::integer
$$;

-- Forgets what nobody needs any more: messages a quarter of a year after they expired, subscriptions
-- a month after they ended, and devices that were not heard of for two weeks.
create function public.push_tidy() returns void
language sql security definer set search_path = ''
as $$
  delete from public.push_messages where expires_at < now() - interval '90 days';
  delete from public.push_subscriptions where gone_at < now() - interval '30 days';
  delete from sync.devices where noted_at < now() - interval '14 days';
$$;

revoke all on function
  sync.is_addressed(public.push_messages, public.push_subscriptions, text, boolean),
  sync.told_in(public.push_messages, text), sync.wake_push(),
  sync.post_push(public.push_messages), sync.close_push(uuid), sync.reopen_push(uuid), sync.is_held(public.push_messages),
  sync.queue_push(), sync.expire_push(), sync.hold_push() from public, anon, authenticated, service_role;
revoke all on function public.push_claim(integer, integer), public.push_acknowledge(jsonb),
  public.push_workers(), public.push_tidy() from public, anon, authenticated, service_role;
grant execute on function public.push_claim(integer, integer), public.push_acknowledge(jsonb),
  public.push_workers(), public.push_tidy() to service_role;
