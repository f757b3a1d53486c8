-- An account without rights that writes a table of content does not stand in the queue of those who do.

-- BEFORE each writing statement. Whoever writes nothing holds up nobody who does.
create or replace function sync.begin_write() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user = 'anon' then
    return null;
  elsif current_user <> 'authenticated' or public.is_member() then
    perform sync.lock();
  end if;
  return null;
end
$$;

-- Earlier versions ask and are answered as before.
insert into sync.ways_back values ('20261127115000', '20261123194756');
