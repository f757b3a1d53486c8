-- The times of prayer that organisers know better than a computation, day by day, and by how many days
-- Morocco's moon differs from the calendar of Umm al-Qura during an edition.

-- A time of day, HH:MM from 00:00 to 23:59.
create function shape.is_time(value text) returns boolean
language sql immutable parallel safe
return value ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$';

-- Texts each of which comes after the one before it; those that are not given are left out.
create function shape.is_ascending(value text[]) returns boolean
language sql immutable parallel safe
as $$
  select coalesce(array_remove(value, null) = array_agg(one order by one), true)
    and count(one) = count(distinct one)
  from unnest(value) as one where one is not null
$$;
revoke all on function shape.is_time(text), shape.is_ascending(text[]) from public;
grant execute on function shape.is_time(text), shape.is_ascending(text[])
  to authenticated, service_role;

create table public.prayer_days (
  id uuid primary key default gen_random_uuid(),
  edition_id integer not null references public.editions (id) on delete cascade,
  date date not null check (shape.is_day(date)),
  fajr text check (shape.is_time(fajr)),
  sunrise text check (shape.is_time(sunrise)),
  dhuhr text check (shape.is_time(dhuhr)),
  asr text check (shape.is_time(asr)),
  maghrib text check (shape.is_time(maghrib)),
  isha text check (shape.is_time(isha)),
  fajr_iqama text check (shape.is_time(fajr_iqama)),
  dhuhr_iqama text check (shape.is_time(dhuhr_iqama)),
  asr_iqama text check (shape.is_time(asr_iqama)),
  maghrib_iqama text check (shape.is_time(maghrib_iqama)),
  isha_iqama text check (shape.is_time(isha_iqama)),
  jumua text check (shape.is_time(jumua)),
  constraint prayer_days_one_a_day unique (edition_id, date),
  constraint prayer_days_order
    check (shape.is_ascending(array[fajr, sunrise, dhuhr, asr, maghrib, isha])),
  constraint prayer_days_iqama check (fajr_iqama >= fajr and dhuhr_iqama >= dhuhr
    and asr_iqama >= asr and maghrib_iqama >= maghrib and isha_iqama >= isha and jumua >= dhuhr),
  constraint prayer_days_jumua check (jumua is null or extract(isodow from date) = 5)
);

alter table public.prayer_days enable row level security;
revoke all on public.prayer_days from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.prayer_days to authenticated, service_role;
create policy "administrators do everything" on public.prayer_days
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));

select sync.register('prayer_day', 'prayer_days',
  '{id,edition_id,date,fajr,sunrise,dhuhr,asr,maghrib,isha,fajr_iqama,dhuhr_iqama,asr_iqama,maghrib_iqama,isha_iqama,jumua}');

alter table public.editions
  add column hijri_correction integer check (hijri_correction between -2 and 2);

update sync.kinds set
  fields = fields || '{hijri_correction}'::text[],
  public_row = sync.row_builder('public.editions', fields || '{hijri_correction}'::text[]),
  admin_row = sync.row_builder('public.editions',
    fields || '{hijri_correction}'::text[] || private_fields)
where kind = 'edition';

-- Phones hold these rows in the shape of before.
select sync.number('edition', id::text, sync.editions_of(to_jsonb(t)))
  from public.editions t order by id;
