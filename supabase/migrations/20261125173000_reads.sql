-- Which pages visitors read, so that what is read most is translated first: how often in a language on a day,
-- and nothing of who read it. Devices count by lot and say it in bundles (src/visitor/reads).

create table sync.reads (
  day date not null,
  page text not null check (char_length(page) <= 100 and page ~ '^[a-z_]+:[A-Za-z0-9_-]+$'),
  language text not null check (language in ('fr', 'en', 'ar')),
  count integer not null check (count > 0),
  primary key (day, page, language)
);
comment on table sync.reads is
  'How often a page (KIND:ID, or screen:NAME) was read on a day, as far as devices drew the lot; kept for 30 days.';
alter table sync.reads enable row level security;
revoke all on sync.reads from public, anon, authenticated, service_role;

insert into sync.gates (name, burst, per_second, places) values ('reads', 5000, 20, 5000);

-- Counts pages that were read, [{page, language, count}], at most twenty at once and ten of each, and answers
-- how many pages were taken. What is no page that there is now is left out: what anybody could make up would
-- have no end. The day is that of the arrival, for devices without a network too.
create function public.reads_push(p_reads jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  kept integer;
begin
  if jsonb_typeof(p_reads) is distinct from 'array' then
    raise exception 'p_reads is an array' using errcode = 'invalid_parameter_value';
  elsif jsonb_array_length(p_reads) > 20 or pg_column_size(p_reads) > 8 * 1024 then
    raise exception 'at most twenty pages at once' using errcode = 'PT413';
  end if;
  with told as (
    select one ->> 'page' as page, one ->> 'language' as language,
      case when one ->> 'count' ~ '^\d{1,9}$' then least((one ->> 'count')::integer, 10) else 0 end as count
    from jsonb_array_elements(p_reads) as one
  ), known as (
    select page, language, sum(count) as count from told
    where language in ('fr', 'en', 'ar') and count > 0 and (
      page in ('screen:home', 'screen:presentation', 'screen:sheikh', 'screen:village', 'screen:map',
        'screen:announcements', 'screen:guide')
      or (split_part(page, ':', 1) in ('event', 'speaker', 'location', 'exhibitor', 'news')
        and exists (
          select from sync.log l
          where l.kind = split_part(page, ':', 1) and l.id = substr(page, strpos(page, ':') + 1))))
    group by page, language
  )
  insert into sync.reads as r (day, page, language, count)
    -- In one order, so that two of these never wait for each other.
    select (now() at time zone 'UTC')::date, page, language, count from known order by page, language
    on conflict (day, page, language) do update set count = least(r.count + excluded.count, 1000000000);
  get diagnostics kept = row_count;
  if kept > 0 then
    perform sync.enter('reads');
  end if;
  return kept;
end
$$;

-- How often pages were read within 30 days, for the back office, the 500 read most:
-- {PAGE: {LANGUAGE: count}}.
create function public.page_reads() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.is_member() then
    raise exception 'only the back office reads what is read' using errcode = 'insufficient_privilege';
  end if;
  return (
    select coalesce(jsonb_object_agg(page, counts), '{}') from (
      select page, jsonb_object_agg(language, count) as counts from (
        select page, language, sum(count) as count from sync.reads
        where day > (now() at time zone 'UTC')::date - 30 group by page, language) as by_language
      group by page order by sum(count) desc, page limit 500) as most);
end
$$;

-- Forgets what was read after 30 days; run by the same clock that tidies the pushes, or by hand.
create function public.tidy_reads() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  gone integer;
begin
  delete from sync.reads where day <= (now() at time zone 'UTC')::date - 30;
  get diagnostics gone = row_count;
  return gone;
end
$$;

revoke all on function public.reads_push(jsonb), public.page_reads(), public.tidy_reads()
  from public, anon, authenticated, service_role;
grant execute on function public.reads_push(jsonb) to anon, authenticated;
grant execute on function public.page_reads() to authenticated;
grant execute on function public.tidy_reads() to service_role;

create or replace function sync.tidy() returns void
language sql security definer set search_path = ''
as $$
  select public.push_tidy(), public.tidy_history(), public.tidy_visitors(),
    public.tidy_speaker_pages(), public.tidy_mail(), public.tidy_errors(),
    public.tidy_reads();
$$;
