-- How many workers the outbox could use now: one for each 500 deliveries that are due, at most
-- twenty, and one to fill it with a new message. Whoever runs the workers asks every few seconds.
create function public.push_workers() returns integer
language sql stable security definer set search_path = ''
as $$
  select least(20, greatest(
    (select ceil(count(*) / 500.0) from (
      select from public.push_outbox
      where state = 'waiting' and next_at <= now() limit 10000) due),
    (select count(*) from (
      select from public.push_messages where queued < version limit 1) unqueued)))::integer
$$;
revoke all on function public.push_workers() from public, anon, authenticated, service_role;
grant execute on function public.push_workers() to service_role;
