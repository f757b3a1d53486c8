-- How the database calls an edge function: its address and the secrets lie in the vault.

create or replace function sync.keep_setting(p_name text, p_value text) returns void
language plpgsql set search_path = '' as $$
declare
  kept constant uuid := (select id from vault.secrets where name = p_name);
begin
  if kept is null then
    perform vault.create_secret(p_value, p_name);
  else
    perform vault.update_secret(kept, p_value);
  end if;
end
$$;
revoke all on function sync.keep_setting(text, text) from public;

create or replace function sync.setting(p_name text) returns text
language sql stable security definer set search_path = '' as $$
  select decrypted_secret from vault.decrypted_secrets where name = p_name
$$;
revoke all on function sync.setting(text) from public;

-- Asks the function of this name to work, with the secret that lies under the other name.
create or replace function sync.call_function(p_name text, p_secret text) returns void
language sql security definer set search_path = '' as $$
  select net.http_post(
    url := sync.setting('functions_url') || '/' || p_name,
    headers := jsonb_build_object('authorization', 'Bearer ' || sync.setting(p_secret)),
    timeout_milliseconds := 30000)
$$;
revoke all on function sync.call_function(text, text) from public;

select sync.keep_setting('functions_url', :'FUNCTIONS_URL');
