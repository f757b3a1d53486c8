-- A session that is withdrawn while visitors follow the programme, and comes back, is not told to be new.

create or replace function sync.stamp_changed_event() returns trigger
language plpgsql set search_path = ''
as $$
declare
  known constant boolean := old.published or old.changed_at is not null;
begin
  if current_user = 'authenticated' then
    new.created_at := old.created_at;
  end if;
  if not (new.published or known) or not sync.is_followed(new.edition_id) then
    return new;
  end if;
  if not known then
    new.change := 'added';
    new.changed_at := now();
  elsif (new.starts_at, new.ends_at, new.location_id)
    is distinct from (old.starts_at, old.ends_at, old.location_id) then
    new.changed_at := now();
    if old.change = 'none' then
      new.change := 'moved';
      new.previous_starts_at := old.starts_at;
      new.previous_ends_at := old.ends_at;
      new.previous_location_id := old.location_id;
    elsif old.change = 'moved'
      and (new.starts_at, new.ends_at, new.location_id) is not distinct from
        (old.previous_starts_at, old.previous_ends_at, old.previous_location_id) then
      new.change := 'none';
      new.previous_starts_at := null;
      new.previous_ends_at := null;
      new.previous_location_id := null;
    end if;
  elsif (new.cancelled, new.published) <> (old.cancelled, old.published) then
    new.changed_at := now();
  end if;
  return new;
end
$$;

-- Earlier versions never call them by name.
insert into sync.ways_back values ('20261130074000', '20261123194756');
