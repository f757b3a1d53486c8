-- What the hosted service keeps ready and the other files use: a clock, calls from the database, and a
-- place for secrets.

create extension if not exists pg_cron;
create extension if not exists pg_net;
create extension if not exists supabase_vault;
