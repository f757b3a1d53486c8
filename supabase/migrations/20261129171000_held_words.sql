-- What waits to be told of a session is not told while it is unpublished or deleted: phones were sent where
-- it had moved to although visitors no longer see it. It is held until then; a deletion that is taken back
-- takes no true word away, and reminds nobody twice.

create function sync.is_held(m public.push_messages) returns boolean
language sql stable
return m.kind not in ('announcement', 'news') and not m.closed and not exists (
  select from public.events e
  where e.id = coalesce(m.about, m.subject) and e.published
    and (m.kind <> 'begins' or not e.cancelled and e.starts_at = m.starts_at));

create or replace function sync.queue_push() returns void
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

create index push_outbox_held on public.push_outbox (subject)
  where state = 'waiting' and next_at = 'infinity';

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

create or replace function public.push_claim(p_limit integer default 100, p_lease integer default 60)
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

create or replace function public.push_workers() returns integer
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

comment on column public.push_outbox.next_at is
  'When the delivery may be claimed: after a failure it backs off, while claimed it is the lease''s end, while held infinity.';

create function sync.push_event_back() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  stands constant jsonb := jsonb_build_array(
    extract(epoch from new.starts_at), new.location_id, new.cancelled);
begin
  delete from public.push_messages m
    where m.subject = new.id and m.queued = 0 and m.stood = stands;
  if exists (
    select from public.push_messages m
    where m.subject = new.id and not m.closed and (m.queued < m.version or exists (
      select from public.push_outbox o where o.subject = m.subject and o.state = 'waiting')))
  then
    perform sync.post_event(new, case when new.cancelled then 'cancelled' else 'moved' end,
      new.ends_at);
  end if;
  update public.push_messages m set title = new.title,
      body = coalesce((select l.name from public.locations l where l.id = new.location_id), '{}')
    where m.about = new.id;
  return null;
end
$$;
create trigger push_back after update on public.events for each row
  when (new.published and not old.published) execute function sync.push_event_back();
create trigger push_again after insert on public.events for each row
  when (new.published) execute function sync.push_event_back();

drop trigger drop_deleted_reminders on public.events;
drop trigger drop_reminders on public.events;
create trigger drop_reminders after update on public.events for each row
  when ((old.cancelled, old.starts_at) is distinct from (new.cancelled, new.starts_at))
  execute function sync.drop_reminders();

revoke all on function sync.is_held(public.push_messages), sync.hold_push(), sync.push_event_back()
  from public, anon, authenticated, service_role;

-- Earlier versions call what is here as before.
insert into sync.ways_back values ('20261129171000', '20261123194756');
