-- A reminder that its push service has not taken yet names the hall that its session has moved to meanwhile.

create function sync.correct_reminder(e public.events) returns void
language sql
as $$
  update public.push_messages set title = e.title,
      body = coalesce((select l.name from public.locations l where l.id = e.location_id), '{}')
    where about = e.id
$$;
revoke all on function sync.correct_reminder(public.events)
  from public, anon, authenticated, service_role;

create or replace function sync.push_event() returns trigger
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

create or replace function sync.push_event_back() returns trigger
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

-- Earlier versions never call them by name.
insert into sync.ways_back values ('20261201150000', '20261123194756');
