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

-- BEFORE each session that is given a hall through the API: the very hall that it lost when that was deleted
-- within a day is no news, where nothing else has changed since.
create function sync.bring_back_hall() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  stamps constant text[] :=
    '{location_id,change,changed_at,previous_starts_at,previous_ends_at,previous_location_id}';
  cut sync.history;
begin
  select c.* into cut from sync.history gone join sync.history c on c.at = gone.at
    where gone.kind = 'location' and gone.id = new.location_id::text and gone.action = 'delete'
      and gone.at > now() - interval '1 day'
      and c.kind = 'event' and c.id = new.id::text and c.before ->> 'location_id' = gone.id
    order by c.sequence desc limit 1;
  if to_jsonb(old) @> cut.after and cut.before - stamps = '{}'
    and (new.starts_at, new.ends_at, new.cancelled, new.published)
      is not distinct from (old.starts_at, old.ends_at, old.cancelled, old.published) then
    new := jsonb_populate_record(new, cut.before);
  end if;
  return new;
end
$$;

revoke all on function sync.bring_back_former_hall(), sync.bring_back_hall() from public;

create trigger bring_back after insert on public.locations
  for each row execute function sync.bring_back_former_hall();
create trigger take_hall before update on public.events for each row
  when (current_user = 'authenticated' and old.location_id is null and new.location_id is not null)
  execute function sync.bring_back_hall();

-- Earlier versions write and read as before.
insert into sync.ways_back values ('20261127142000', '20261123194756');
