-- Reminders of favourite sessions, and word when one is moved or cancelled: only to devices whose
-- visitor holds the session as a favourite and asked for it. Each is reminded at the time it chose, or
-- never: off unless asked for. A reminder is a message of its own for each beginning of a session, so
-- that every device gets it once and in its own minute; on the device it shares its place with what is
-- told of the session later (`about`).

-- The devices of those who hold a session as a favourite and asked to hear of it.
create function sync.followers_of(p_event uuid) returns setof public.push_subscriptions
language sql stable
as $$
  select s.* from public.favourites f join public.push_subscriptions s on s.visitor = f.visitor
  where f.kind = 'event' and f.id = p_event and f.favourite
    and s.gone_at is null and 'reminders' = any (s.topics)
$$;

-- Whether anybody is to be told of a session.
create function sync.has_followers(p_event uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (select from sync.followers_of(p_event));

create function sync.post_event(e public.events, p_kind text, p_expires_at timestamptz)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  m public.push_messages;
begin
  m.subject := e.id;
  m.kind := p_kind;
  m.title := e.title;
  m.body := coalesce((select l.name from public.locations l where l.id = e.location_id), '{}');
  m.starts_at := e.starts_at;
  m.recipients := 'all';
  m.urgent := true;
  m.expires_at := p_expires_at;
  perform sync.post_push(m);
end
$$;

-- How a session stands: what its holders are told of once it is otherwise.
create function sync.standing_of(e public.events) returns jsonb
language sql stable
return jsonb_build_array(extract(epoch from e.starts_at), e.location_id, e.cancelled);

-- Has what still waits to remind of a session say what it is called and where it is now.
create function sync.correct_reminder(e public.events) returns void
language sql
as $$
  update public.push_messages set title = e.title,
      body = coalesce((select l.name from public.locations l where l.id = e.location_id), '{}')
    where about = e.id
$$;

create function sync.push_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before constant jsonb := sync.standing_of(old);
  after constant jsonb := sync.standing_of(new);
begin
  perform sync.correct_reminder(new);
  -- Changed and changed back before anybody was told, as by somebody who was offline meanwhile.
  delete from public.push_messages m
    where m.subject = new.id and m.queued = 0 and m.stood = after;
  if found then
    return null;
  end if;
  -- In the hall that was deleted and is back it is where it was: whoever was told of it need not know.
  if old.location_id is null and (old.starts_at, old.cancelled) = (new.starts_at, new.cancelled)
    and (sync.cut_with_hall(new.id, new.location_id)).id is not null then
    perform sync.close_push(new.id);
  elsif sync.has_followers(new.id) then
    perform sync.post_event(new, case when new.cancelled then 'cancelled' else 'moved' end,
      new.ends_at);
    update public.push_messages m set stood = before
      where m.subject = new.id and m.queued = 0 and m.version = 1 and m.stood is null;
  end if;
  return null;
end
$$;
create trigger push after update on public.events for each row
  when (old.published and new.published and not (old.cancelled and new.cancelled)
    and (old.starts_at, old.location_id, old.cancelled)
      is distinct from (new.starts_at, new.location_id, new.cancelled))
  execute function sync.push_event();

-- Of a session that visitors see again, what waits to be told says how it is now; or nothing, if it is
-- again what they knew before.
create function sync.push_event_back() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  stands constant jsonb := sync.standing_of(new);
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
  perform sync.correct_reminder(new);
  return null;
end
$$;
create trigger push_back after update on public.events for each row
  when (new.published and not old.published) execute function sync.push_event_back();
create trigger push_again after insert on public.events for each row
  when (new.published) execute function sync.push_event_back();

-- The subject of the reminder of a session: it changes with the beginning, so that one that is moved
-- is reminded of again.
create function sync.reminder_of(e public.events) returns uuid
language sql immutable
return md5('begins ' || e.id::text || ' ' || extract(epoch from e.starts_at)::text)::uuid;

-- The devices whose minute has come to be reminded of a session, and that have not been.
create function sync.due_devices(e public.events) returns uuid[]
language sql stable
return array(
  select s.id from sync.followers_of(e.id) s
  where e.starts_at <= now() + make_interval(mins => s.remind_before)
    and not exists (
      select from public.push_outbox o
      where o.subject = sync.reminder_of(e) and o.subscription = s.id));

-- Reminds the devices whose time has come of the favourites that are about to begin, each once, also
-- where the session became a favourite or the choice was made only now; returns how many deliveries
-- that makes. Run every few seconds.
create function public.send_reminders() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  e public.events;
  due uuid[];
  made integer;
  count integer := 0;
begin
  for e in
    select * from public.events
    where published and not cancelled
      and starts_at > now() and starts_at <= now() + interval '30 minutes'
  loop
    due := sync.due_devices(e);
    continue when due = '{}';
    -- The devices are named here, so the outbox is not filled from the message (`queued`).
    insert into public.push_messages
        (subject, about, kind, title, body, starts_at, urgent, expires_at, queued)
      values (sync.reminder_of(e), e.id, 'begins', e.title,
        coalesce((select l.name from public.locations l where l.id = e.location_id), '{}'),
        e.starts_at, true, e.starts_at + interval '10 minutes', 1)
      on conflict (subject) do update set title = excluded.title, body = excluded.body;
    insert into public.push_outbox (subject, subscription, urgent)
      select sync.reminder_of(e), id, true from unnest(due) as id
      on conflict do nothing;
    get diagnostics made = row_count;
    count := count + made;
  end loop;
  return count;
end
$$;

-- A reminder that does not hold any more is not sent; one of a session that is unpublished or deleted is
-- held, so that who was reminded is not reminded again of what comes back. What was shown is replaced by
-- the word of the change, or stays.
create function sync.drop_reminders() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.push_messages where about = old.id;
  return null;
end
$$;
create trigger drop_reminders after update on public.events for each row
  when ((old.cancelled, old.starts_at) is distinct from (new.cancelled, new.starts_at))
  execute function sync.drop_reminders();

revoke all on function sync.followers_of(uuid), sync.due_devices(public.events),
  sync.has_followers(uuid), sync.post_event(public.events, text, timestamptz),
  sync.standing_of(public.events), sync.correct_reminder(public.events), sync.push_event(),
  sync.push_event_back(),
  sync.reminder_of(public.events), sync.drop_reminders()
  from public, anon, authenticated, service_role;
revoke all on function public.send_reminders() from public, anon, authenticated, service_role;
grant execute on function public.send_reminders() to service_role;
