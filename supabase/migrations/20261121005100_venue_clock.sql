-- The venue's clock, stated by the edition: time-zone tables of phones and servers disagree about
-- Morocco. See docs/decisions/0005-venue-clock.md.

-- Minutes ahead of UTC as this server's tables know them, for an edition that does not say.
create function sync.known_offset() returns integer
language sql stable set search_path = ''
return extract(epoch from (now() at time zone 'Africa/Casablanca') - (now() at time zone 'UTC'))
  ::integer / 60;
revoke all on function sync.known_offset() from public;
grant execute on function sync.known_offset() to authenticated, service_role;

alter table public.editions add column utc_offset integer not null default sync.known_offset()
  check (utc_offset between -720 and 840);

update sync.kinds set
  fields = fields || '{utc_offset}',
  public_row = sync.row_builder('public.editions', fields || '{utc_offset}'),
  admin_row = sync.row_builder('public.editions', fields || '{utc_offset}' || private_fields)
where kind = 'edition';

-- Of a session's day the database can only tell that it is not far off: the clocks of the world
-- lie between 12 hours behind UTC and 14 ahead of it.
create or replace function shape.is_session_time(
  day date, starts_at timestamptz, ends_at timestamptz
) returns boolean
language sql immutable parallel safe
return shape.is_moment(starts_at) and shape.is_moment(ends_at) and shape.is_day(day)
  and ends_at > starts_at
  and ends_at <= starts_at + '24:00:00'::interval
  and (starts_at at time zone 'UTC') >= day - '14:00:00'::interval
  and (starts_at at time zone 'UTC') < day + '2 days 12:00:00'::interval;

-- True while visitors follow the programme of an edition, by the days of its own clock.
create or replace function sync.is_followed(p_edition_id integer) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.editions
    where id = p_edition_id
      and (now() at time zone 'UTC' + make_interval(mins => utc_offset))::date
        between starts_on - 2 and ends_on)
$$;
