-- Forgets what has been kept for its time, all that there is of it; run once a night by the clock of the
-- service (supabase/hosted/02_push.sql) or of the embedded back end.
create function sync.tidy() returns void
language sql security definer set search_path = ''
as $$
  select public.push_tidy(), public.tidy_history(), public.tidy_visitors(),
    public.tidy_speaker_pages(), public.tidy_mail(), public.tidy_errors(),
    public.tidy_reads(), sync.tidy_set_aside(), sync.tidy_gates();
$$;
revoke all on function sync.tidy() from public;
