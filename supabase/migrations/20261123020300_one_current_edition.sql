-- Exactly one edition is current as soon as there is one: at the end of a transaction that leaves none,
-- the newest takes over, which is the one that phones would fall back on. Deferred, so that a batch
-- may move the flag, or delete the edition that has it, in whatever order; nothing is refused for it.

create function sync.keep_one_current() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.editions where is_current) then
    update public.editions set is_current = true
      where id = (select id from public.editions order by year desc, id desc limit 1);
  end if;
  return null;
end
$$;
revoke all on function sync.keep_one_current() from public;
create constraint trigger keep_one_current after insert or update or delete on public.editions
  deferrable initially deferred for each row execute function sync.keep_one_current();

do $$
begin
  if exists (select from public.editions) and not exists (
    select from public.editions where is_current)
  then
    update public.editions set is_current = true
      where id = (select id from public.editions order by year desc, id desc limit 1);
  end if;
end
$$;
