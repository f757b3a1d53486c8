-- What supabase/local/push-runner.ts does beside the embedded back end: sends what is scheduled, starts as
-- many workers as the outbox can use, the first at once, and tidies at night.

select sync.keep_setting('push_secret', :'PUSH_SECRET');

create or replace function sync.start_push_workers(p_count integer) returns void
language sql security definer set search_path = '' as $$
  select sync.call_function('push', 'push_secret') from generate_series(1, p_count)
$$;
revoke all on function sync.start_push_workers(integer) from public;

create or replace function sync.start_push_worker() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform sync.start_push_workers(1);
  return null;
end
$$;
revoke all on function sync.start_push_worker() from public;
create or replace trigger start_push_worker after insert or update of version on public.push_messages
  for each statement execute function sync.start_push_worker();

select cron.schedule('push', '5 seconds', $$
  select public.send_due_announcements(), public.send_reminders();
  select sync.queue_push();
  select sync.start_push_workers(public.push_workers());
$$);
select cron.schedule('tidy', '0 4 * * *', $$
  select sync.tidy();
  -- Each of 35,000 runs a day is a row.
  delete from cron.job_run_details where end_time < now() - interval '1 day';
$$);
