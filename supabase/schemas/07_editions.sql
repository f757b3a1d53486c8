-- Editions: one row per year's forum. The id is the forum's ordinal (19 is 2024). Each states the
-- venue's clock, as minutes ahead of UTC: time-zone tables of phones and servers disagree about
-- Morocco. See docs/decisions/0005-venue-clock.md.

-- Minutes ahead of UTC as this server's tables know them, for an edition that does not say.
create function sync.known_offset() returns integer
language sql stable set search_path = ''
return extract(epoch from (now() at time zone 'Africa/Casablanca') - (now() at time zone 'UTC'))
  ::integer / 60;
revoke all on function sync.known_offset() from public;
grant execute on function sync.known_offset() to authenticated, service_role;

create table public.editions (
  id integer primary key check (id between 1 and 999),
  year integer not null check (year between 1990 and 2200),
  name jsonb not null default '{}' check (shape.is_localized(name, 200, true)),
  theme jsonb not null default '{}' check (shape.is_localized(theme, 300)),
  starts_on date not null check (shape.is_day(starts_on)),
  ends_on date not null check (shape.is_day(ends_on)),
  is_current boolean not null default false,
  plan jsonb check (shape.is_site_plan(plan)),
  utc_offset integer not null default sync.known_offset() check (utc_offset between -720 and 840),
  hijri_correction integer check (hijri_correction between -2 and 2),
  questions boolean not null default false,
  feedback boolean not null default false,
  constraint editions_days_check check (ends_on >= starts_on),
  -- Deferred, so that one statement may move the flag in whatever order it meets the rows.
  constraint editions_one_current exclude using btree (is_current with =) where (is_current)
    deferrable initially deferred
);

-- Setting one edition current clears the other.
create function sync.clear_other_current() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.editions set is_current = false where is_current and id <> new.id;
  return null;
end
$$;
revoke all on function sync.clear_other_current() from public;
create trigger clear_other_current_insert after insert on public.editions
  for each row when (new.is_current) execute function sync.clear_other_current();
create trigger clear_other_current_update after update on public.editions
  for each row when (new.is_current and not old.is_current)
  execute function sync.clear_other_current();

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

alter table public.editions enable row level security;
revoke all on public.editions from public, anon, authenticated, service_role;
grant select on public.editions to anon;
grant select, insert, update, delete on public.editions to authenticated, service_role;
create policy "anyone reads" on public.editions for select to anon using (true);

select sync.register('edition', 'editions',
  '{id,year,name,theme,starts_on,ends_on,is_current,plan,utc_offset,hijri_correction,questions,feedback}', p_localized => '{name,theme}');
