-- Editions: one row per year's forum. The id is the forum's ordinal (19 is 2024).

create table public.editions (
  id integer primary key check (id between 1 and 999),
  year integer not null check (year between 1990 and 2200),
  name jsonb not null default '{}' check (shape.is_localized(name, 200, true)),
  theme jsonb not null default '{}' check (shape.is_localized(theme, 300)),
  starts_on date not null check (shape.is_day(starts_on)),
  ends_on date not null check (shape.is_day(ends_on)),
  is_current boolean not null default false,
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

alter table public.editions enable row level security;
revoke all on public.editions from public, anon, authenticated, service_role;
grant select on public.editions to anon;
grant select, insert, update, delete on public.editions to authenticated, service_role;
create policy "administrators do everything" on public.editions
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "anyone reads" on public.editions for select to anon using (true);

select sync.register('edition', 'editions',
  '{id,year,name,theme,starts_on,ends_on,is_current}', p_localized => '{name,theme}');
