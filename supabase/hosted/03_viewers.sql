-- What supabase/local/viewers-runner.ts does beside the embedded back end: has the viewers of the stream
-- counted while there may be some. The function takes the secret of the push function.

select cron.schedule('viewers', '10 seconds', $$
  select sync.call_function('viewers', 'push_secret') where public.live_viewers_wanted()
$$);
