-- The weather at the venue for the display screens: the place it is asked for, and the last answer,
-- which is served until the next. See supabase/functions/weather.

create table public.weather (
  singleton boolean primary key default true check (singleton),
  -- Madagh, WGS 84, degrees.
  latitude double precision not null default 35.0086 check (latitude between -90 and 90),
  longitude double precision not null default -2.3392 check (longitude between -180 and 180),
  answer jsonb check (jsonb_typeof(answer) = 'object' and pg_column_size(answer) < 2000),
  answered_at timestamptz,
  asked_at timestamptz
);
insert into public.weather default values;

alter table public.weather enable row level security;
revoke all on public.weather from public, anon, authenticated, service_role;
grant select, update (latitude, longitude) on public.weather to authenticated;
create policy "members see it" on public.weather
  for select to authenticated using ((select public.is_member()));
create policy "administrators name the place" on public.weather
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));

-- Another place has other weather.
create function sync.forget_weather() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if (new.latitude, new.longitude) is distinct from (old.latitude, old.longitude) then
    new.answer := null;
    new.answered_at := null;
    new.asked_at := null;
  end if;
  return new;
end
$$;
create trigger forget before update on public.weather
  for each row execute function sync.forget_weather();

-- The last answer, the place, and whether the caller shall now ask for a newer one: one caller in ten
-- minutes, and one a minute while no answer comes.
create function public.weather_ask() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  w public.weather;
  due boolean;
begin
  update public.weather set asked_at = now()
    where coalesce(answered_at < now() - interval '10 minutes', true)
      and coalesce(asked_at < now() - interval '1 minute', true)
    returning * into w;
  due := found;
  if not due then
    select * into w from public.weather;
  end if;
  return jsonb_build_object('latitude', w.latitude, 'longitude', w.longitude,
    'answer', w.answer, 'due', due);
end
$$;

-- Keeps an answer for the place it was asked for.
create function public.weather_keep(p_latitude double precision, p_longitude double precision, p_answer jsonb)
returns void
language sql security definer set search_path = ''
as $$
  update public.weather set answer = p_answer, answered_at = now()
    where latitude = p_latitude and longitude = p_longitude
$$;

revoke all on function sync.forget_weather() from public;
revoke all on function public.weather_ask() from public, anon, authenticated, service_role;
revoke all on function public.weather_keep(double precision, double precision, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.weather_ask() to service_role;
grant execute on function public.weather_keep(double precision, double precision, jsonb) to service_role;
