-- What goes wrong on devices, so that it is mended: a report says what the app threw, at which place of
-- its own code, on which version and screen, and nothing of whoever had it. Devices scrub what they send
-- (src/visitor/error-reports); the checks here refuse what a device in error would send nevertheless.

create table sync.error_reports (
  id uuid primary key,
  at timestamptz(3) not null default now(),
  version text not null check (version ~ '^[A-Za-z0-9_.-]{1,40}$'),
  name text not null check (name ~ '^[A-Za-z]{1,40}$'),
  message text not null check (char_length(message) between 1 and 200
    and message !~ '[[:cntrl:]]|[0-9٠-٩۰-۹]{5}|[@?#]|://'),
  places text[] not null check (cardinality(places) <= 8
    and array_to_string(places, ' ') ~ '^([A-Za-z0-9_.-]{1,80}\.js:\d{1,7}:\d{1,7}( |$))*$'),
  screen text not null check (screen ~ '^/[A-Za-z$/-]{0,80}$'),
  browser text not null
    check (browser in ('chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other')),
  language text not null check (language in ('fr', 'en', 'ar')),
  online boolean not null
);
create index error_reports_at on sync.error_reports (at);
comment on table sync.error_reports is
  'What the app threw on devices, without whose they are; kept for 30 days, 500 a day at most.';
comment on column sync.error_reports.version is 'The name of the build, as its entry file bears it.';
comment on column sync.error_reports.places is
  'Where it was thrown, file:line:column of the built app, the innermost first.';
comment on column sync.error_reports.screen is 'The pattern of the address, as src/shared/addresses.ts has it.';

alter table sync.error_reports enable row level security;
revoke all on sync.error_reports from public, anon, authenticated, service_role;

insert into sync.gates (name, burst, per_second, places) values ('errors', 500, 0.01, 500);

-- Takes reports of errors, [{id, version, name, message, places, screen, browser, language, online}], at
-- most five at once, and answers how many were kept. One that makes no sense, is known or is more than
-- the 500 of a day is left out: devices do not send it again.
create function public.errors_push(p_reports jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  report jsonb;
  kept integer := 0;
begin
  if jsonb_typeof(p_reports) is distinct from 'array' then
    raise exception 'p_reports is an array' using errcode = 'invalid_parameter_value';
  elsif jsonb_array_length(p_reports) > 5 or pg_column_size(p_reports) > 16 * 1024 then
    raise exception 'at most five reports at once' using errcode = 'PT413';
  end if;
  -- One caller at a time, so that a day holds no more than it says.
  perform pg_advisory_xact_lock(hashtextextended('errors_push', 0));
  for report in select * from jsonb_array_elements(p_reports) loop
    exit when (select count(*) from sync.error_reports where at > now() - interval '1 day') >= 500;
    begin
      insert into sync.error_reports
          (id, version, name, message, places, screen, browser, language, online)
        select id, version, name, message, places, screen, browser, language, online
        from jsonb_populate_record(null::sync.error_reports, report)
        on conflict (id) do nothing;
    exception when data_exception or integrity_constraint_violation then
      continue;
    end;
    if found then
      perform sync.enter('errors');
      kept := kept + 1;
    end if;
  end loop;
  return kept;
end
$$;

-- What went wrong on devices within 30 days, for administrators, the newest first, at most fifty kinds:
-- [{name, message, screens, browsers, offline, places, count, since, last, versions: [{version, count}]}].
-- `places` are those of the newest report, `offline` counts the reports of devices without a network.
create function public.device_errors() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'only administrators read errors' using errcode = 'insufficient_privilege';
  end if;
  return (
    with kinds as (
      select name, message, count(*) as count, min(at) as since, max(at) as last,
        count(*) filter (where not online) as offline,
        array_agg(distinct screen) as screens, array_agg(distinct browser) as browsers,
        (array_agg(to_jsonb(places) order by at desc))[1] as places
      from sync.error_reports where at > now() - interval '30 days'
      group by name, message order by last desc, name, message limit 50
    )
    select coalesce(jsonb_agg(jsonb_build_object(
        'name', k.name, 'message', k.message, 'count', k.count,
        'since', sync.iso(k.since), 'last', sync.iso(k.last), 'offline', k.offline,
        'screens', k.screens, 'browsers', k.browsers, 'places', k.places,
        'versions', (
          select jsonb_agg(jsonb_build_object('version', version, 'count', count) order by last desc)
          from (
            select r.version, count(*) as count, max(r.at) as last from sync.error_reports r
            where r.name = k.name and r.message = k.message and r.at > now() - interval '30 days'
            group by r.version) versions))
      order by k.last desc, k.name, k.message), '[]')
    from kinds k);
end
$$;

-- Forgets reports after 30 days; run by the same clock that tidies the pushes, or by hand.
create function public.tidy_errors() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  gone integer;
begin
  delete from sync.error_reports where at < now() - interval '30 days';
  get diagnostics gone = row_count;
  return gone;
end
$$;

revoke all on function public.errors_push(jsonb), public.device_errors(), public.tidy_errors()
  from public, anon, authenticated, service_role;
grant execute on function public.errors_push(jsonb) to anon, authenticated;
grant execute on function public.device_errors() to authenticated;
grant execute on function public.tidy_errors() to service_role;
