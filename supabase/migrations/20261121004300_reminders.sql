-- Reminders of favourite sessions, and word when one is moved or cancelled: only to devices whose
-- visitor holds the session as a favourite and asked for it.

create index favourites_of_events on public.favourites (id) where kind = 'event' and favourite;

-- Whether anybody is to be told of a session.
create function sync.has_followers(p_event uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.favourites f join public.push_subscriptions s on s.visitor = f.visitor
    where f.kind = 'event' and f.id = p_event and f.favourite
      and s.gone_at is null and 'reminders' = any (s.topics))
$$;

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

-- Reminds of the sessions that begin within a quarter of an hour; returns how many. Run each minute.
create function public.send_reminders() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  e public.events;
  count integer := 0;
begin
  for e in
    select * from public.events
    where published and not cancelled and starts_at > now()
      and starts_at <= now() + interval '15 minutes' and sync.has_followers(id)
  loop
    perform sync.post_event(e, 'begins', e.starts_at + interval '10 minutes');
    count := count + 1;
  end loop;
  return count;
end
$$;

create function sync.push_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if sync.has_followers(new.id) then
    perform sync.post_event(new, case when new.cancelled then 'cancelled' else 'moved' end,
      new.ends_at);
  end if;
  return null;
end
$$;
create trigger push after update on public.events for each row
  when (old.published and new.published and not (old.cancelled and new.cancelled)
    and (old.starts_at, old.location_id, old.cancelled)
      is distinct from (new.starts_at, new.location_id, new.cancelled))
  execute function sync.push_event();

revoke all on function sync.has_followers(uuid), sync.push_event(),
  sync.post_event(public.events, text, timestamptz) from public, anon, authenticated, service_role;
revoke all on function public.send_reminders() from public, anon, authenticated, service_role;
grant execute on function public.send_reminders() to service_role;
