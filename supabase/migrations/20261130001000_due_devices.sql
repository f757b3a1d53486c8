-- Who is to be reminded of a session, and who follows it, is said in one place each.

-- The devices of those who hold a session as a favourite and asked to hear of it.
create function sync.followers_of(p_event uuid) returns setof public.push_subscriptions
language sql stable
as $$
  select s.* from public.favourites f join public.push_subscriptions s on s.visitor = f.visitor
  where f.kind = 'event' and f.id = p_event and f.favourite
    and s.gone_at is null and 'reminders' = any (s.topics)
$$;

-- Whether anybody is to be told of a session.
create or replace function sync.has_followers(p_event uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (select from sync.followers_of(p_event));

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
create or replace function public.send_reminders() returns integer
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

revoke all on function sync.followers_of(uuid), sync.due_devices(public.events)
  from public, anon, authenticated, service_role;

-- Earlier versions never call them by name.
insert into sync.ways_back values ('20261130001000', '20261123194756');
