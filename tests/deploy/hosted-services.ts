/**
 * Of pg_cron, pg_net and the vault as much as supabase/hosted asks of them: jobs and calls are kept as rows,
 * for no Postgres but the hosted service's has them.
 */
export const hostedServices = `
  create schema cron;
  create table cron.job (
    jobid bigint generated always as identity primary key,
    jobname text unique, schedule text, command text, active boolean default true);
  create table cron.job_run_details (jobid bigint, status text, return_message text, end_time timestamptz);
  create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
    insert into cron.job (jobname, schedule, command) values ($1, $2, $3)
    on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
    returning jobid $$;
  create schema net;
  create table net.http_request_queue (
    id bigint generated always as identity primary key, url text, body jsonb, headers jsonb);
  create table net._http_response (
    id bigint, status_code integer, error_msg text, created timestamptz default now());
  create function net.http_post(
    url text, body jsonb default '{}', params jsonb default '{}',
    headers jsonb default '{}', timeout_milliseconds integer default 2000) returns bigint language sql as $$
    insert into net.http_request_queue (url, body, headers) values ($1, $2, $4) returning id $$;
  create schema vault;
  create table vault.secrets (id uuid primary key default gen_random_uuid(), name text unique, secret text);
  create view vault.decrypted_secrets as select *, secret as decrypted_secret from vault.secrets;
  create function vault.create_secret(new_secret text, new_name text) returns uuid language sql as $$
    insert into vault.secrets (secret, name) values ($1, $2) returning id $$;
  create function vault.update_secret(secret_id uuid, new_secret text) returns void language sql as $$
    update vault.secrets set secret = $2 where id = $1 $$;
`;
