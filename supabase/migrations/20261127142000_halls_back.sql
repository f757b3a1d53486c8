-- A hall that is deleted and brought back leaves its sessions as they were announced: they were told to be
-- moved, from nowhere, for the rest of the forum.

-- AFTER each inserted hall: sessions that were moved from it say so again.
create function sync.bring_back_former_hall() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.events e set previous_location_id = new.id
    from sync.history gone join sync.history cut on cut.at = gone.at
    where gone.kind = 'location' and gone.id = new.id::text and gone.action = 'delete'
      and gone.at > now() - interval '1 day'
      and cut.kind = 'event' and cut.id = e.id::text and cut.action = 'update'
      and cut.before ->> 'previous_location_id' = gone.id
      and e.change = 'moved' and e.previous_location_id is null;
  return null;
end
$$;

-- The line of the history in which a session lost a hall that was deleted within a day; null where it did
-- not, or where something else that visitors are told of has changed since.
create function sync.cut_with_hall(p_event uuid, p_hall uuid) returns sync.history
language sql stable security definer set search_path = ''
as $$
  select cut.* from sync.history gone join sync.history cut on cut.at = gone.at
  where gone.kind = 'location' and gone.id = p_hall::text and gone.action = 'delete'
    and gone.at > now() - interval '1 day'
    and cut.kind = 'event' and cut.id = p_event::text and cut.before ->> 'location_id' = gone.id
    and not exists (
      select from sync.history later
      where later.kind = 'event' and later.id = cut.id and later.sequence > cut.sequence
        and later.before ?| '{starts_at,ends_at,location_id,cancelled,published}')
$$;

-- BEFORE each session that is given a hall through the API: the very hall that it lost has it announced as
-- it was.
create function sync.bring_back_hall() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  stamps constant text[] :=
    '{location_id,change,changed_at,previous_starts_at,previous_ends_at,previous_location_id}';
  cut constant sync.history := sync.cut_with_hall(new.id, new.location_id);
begin
  if cut.before - stamps = '{}' and (new.starts_at, new.ends_at, new.cancelled, new.published)
    is not distinct from (old.starts_at, old.ends_at, old.cancelled, old.published) then
    new := jsonb_populate_record(new, cut.before);
  end if;
  return new;
end
$$;

revoke all on function sync.bring_back_former_hall(), sync.cut_with_hall(uuid, uuid),
  sync.bring_back_hall() from public;

create or replace function sync.push_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- In the hall that was deleted and is back it is where it was: whoever was told of it need not know.
  if old.location_id is null and (old.starts_at, old.cancelled) = (new.starts_at, new.cancelled)
    and (sync.cut_with_hall(new.id, new.location_id)).id is not null then
    perform sync.close_push(new.id);
  elsif sync.has_followers(new.id) then
    perform sync.post_event(new, case when new.cancelled then 'cancelled' else 'moved' end,
      new.ends_at);
  end if;
  return null;
end
$$;

create trigger bring_back after insert on public.locations
  for each row execute function sync.bring_back_former_hall();
create trigger take_hall before update on public.events for each row
  when (current_user = 'authenticated' and old.location_id is null and new.location_id is not null)
  execute function sync.bring_back_hall();

-- Earlier versions write and read as before.
insert into sync.ways_back values ('20261127142000', '20261123194756');
