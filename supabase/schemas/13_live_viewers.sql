-- How many people watch the stream. Viewers say that they are there through Realtime presence, which
-- only the service may read: they are counted, nobody can list them. The count is broadcast to all.

create policy "anyone hears how many are watching" on realtime.messages
  for select to anon, authenticated
  using ((select realtime.topic()) = 'viewers' and extension = 'broadcast');
create policy "anyone is counted while watching" on realtime.messages
  for insert to anon, authenticated
  with check ((select realtime.topic()) = 'viewers' and extension = 'presence');

create table sync.live_viewers (
  only_row boolean primary key default true check (only_row),
  count integer not null default 0 check (count between 0 and 10000000),
  counted_at timestamptz(3) not null default now()
);
alter table sync.live_viewers enable row level security;
revoke all on sync.live_viewers from public, anon, authenticated, service_role;
insert into sync.live_viewers default values;

-- The last count, for those who come between two broadcasts; null once it is too old to be true.
create function public.live_viewers() returns integer
language sql stable security definer set search_path = ''
as $$
  select count from sync.live_viewers where counted_at > now() - '2 minutes'::interval
$$;
revoke all on function public.live_viewers() from public, anon, authenticated, service_role;
grant execute on function public.live_viewers() to anon, authenticated, service_role;

-- True while there is somebody to count: a stream is live, or the last count was not yet nobody.
create function public.live_viewers_wanted() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.streaming where status = 'live')
    or exists (select from sync.live_viewers where count > 0)
$$;
revoke all on function public.live_viewers_wanted() from public, anon, authenticated, service_role;
grant execute on function public.live_viewers_wanted() to service_role;

-- Takes a count and broadcasts it when it is another than before.
create function public.report_live_viewers(p_count integer) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  known constant integer := (select count from sync.live_viewers for update);
begin
  update sync.live_viewers
    set count = least(greatest(p_count, 0), 10000000), counted_at = now();
  if p_count is distinct from known then
    perform realtime.send(jsonb_build_object('count', greatest(p_count, 0)), 'count', 'viewers', true);
  end if;
end
$$;
revoke all on function public.report_live_viewers(integer)
  from public, anon, authenticated, service_role;
grant execute on function public.report_live_viewers(integer) to service_role;
