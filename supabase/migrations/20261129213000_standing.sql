-- How a session stands is made up in one place for the two triggers that tell of it.

create function sync.standing_of(e public.events) returns jsonb
language sql stable
return jsonb_build_array(extract(epoch from e.starts_at), e.location_id, e.cancelled);

create or replace function sync.push_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before constant jsonb := sync.standing_of(old);
  after constant jsonb := sync.standing_of(new);
begin
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
  update public.push_messages m set title = new.title,
      body = coalesce((select l.name from public.locations l where l.id = new.location_id), '{}')
    where m.about = new.id;
  return null;
end
$$;

revoke all on function sync.standing_of(public.events)
  from public, anon, authenticated, service_role;

-- Earlier versions never call it by name.
insert into sync.ways_back values ('20261129213000', '20261123194756');
