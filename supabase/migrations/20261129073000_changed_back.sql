-- What was changed and changed back before anybody was told, as by a volunteer who was offline meanwhile, is
-- told to nobody: holders of a session heard that it takes place where and when they knew it to.

alter table public.push_messages add column stood jsonb;
comment on column public.push_messages.stood is
  'Where the session was before the first word of it; while nobody was told, being there again takes the word back.';

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
      where m.subject = new.id and m.queued = 0 and m.version = 1;
  end if;
  return null;
end
$$;

-- Earlier versions know nothing of the column.
insert into sync.ways_back values ('20261129073000', '20261123194756');
