-- What organisers know better than a computation of the prayers of one day, as HH:MM on the venue's
-- clock: the official times, when the congregation prays (iqama), and when Friday's prayer is held.

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

select sync.register('prayer_day', 'prayer_days',
  '{id,edition_id,date,fajr,sunrise,dhuhr,asr,maghrib,isha,fajr_iqama,dhuhr_iqama,asr_iqama,maghrib_iqama,isha_iqama,jumua}',
  p_roles => '{programme}');
