-- What supabase/local/mail-runner.ts does beside the embedded back end: has mail sent when some is due.

select sync.keep_setting('mail_secret', :'MAIL_SECRET');

select cron.schedule('mail', '10 seconds', $$
  select sync.call_function('mail', 'mail_secret') where public.mail_due() > 0
$$);
