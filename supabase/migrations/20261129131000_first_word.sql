-- Of a session that goes on to a hall of the same name there is no second word, and the first one still says
-- where it stood before: it had been told as moved once it was back, and not at all where it went on again.

create or replace function sync.push_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before constant jsonb := jsonb_build_array(
    extract(epoch from old.starts_at), old.location_id, old.cancelled);
  after constant jsonb := jsonb_build_array(
    extract(epoch from new.starts_at), new.location_id, new.cancelled);
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

-- Earlier versions call it as it is.
insert into sync.ways_back values ('20261129131000', '20261123194756');
