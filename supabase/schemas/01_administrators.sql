-- Who administers the site, and the rule that nothing is granted unless one of these files says so.

-- The hosted service hands every new table and function to everyone; here each file grants.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

create table public.administrators (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz(3) not null default now()
);
comment on table public.administrators is
  'The accounts that may write. Rows are made and removed by the service role only, never by a claim.';

-- Whether the caller is an administrator. An account with a second factor counts only in a session
-- that was opened with it.
create function public.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.administrators where user_id = (select auth.uid()))
    and ((select auth.jwt() ->> 'aal') is not distinct from 'aal2' or not exists (
      select from auth.mfa_factors
      where user_id = (select auth.uid()) and status = 'verified'))
$$;
revoke all on function public.is_admin() from public, anon, authenticated, service_role;
grant execute on function public.is_admin() to authenticated, service_role;

alter table public.administrators enable row level security;
revoke all on public.administrators from public, anon, authenticated, service_role;
grant select on public.administrators to authenticated;
grant select, insert, delete on public.administrators to service_role;
create policy "administrators see each other" on public.administrators
  for select to authenticated using ((select public.is_admin()));

-- Every administrator, longest first: address, since when, whether they ever signed in, whether they
-- have a second factor.
create function public.list_administrators() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'only administrators see each other' using errcode = 'insufficient_privilege';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
        'id', a.user_id, 'email', coalesce(u.email, ''), 'since', sync.iso(a.created_at),
        'joined', u.last_sign_in_at is not null,
        'second_factor', exists (
          select from auth.mfa_factors f where f.user_id = a.user_id and f.status = 'verified')
      ) order by a.created_at, a.user_id), '[]')
    from public.administrators a join auth.users u on u.id = a.user_id);
end
$$;

-- Takes the right from another administrator, from the next request on: 'demoted', 'self' (nobody
-- demotes themselves, so one always remains) or 'unknown'.
create function public.demote_administrator(p_user uuid) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  -- Asked again under the lock: of two who demote each other the later has lost the right.
  if public.is_admin() then
    lock table public.administrators in share row exclusive mode;
  end if;
  if not public.is_admin() then
    raise exception 'only administrators demote' using errcode = 'insufficient_privilege';
  end if;
  if p_user = (select auth.uid()) then
    return 'self';
  end if;
  delete from public.administrators where user_id = p_user;
  return case when found then 'demoted' else 'unknown' end;
end
$$;
revoke all on function public.list_administrators(), public.demote_administrator(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.list_administrators(), public.demote_administrator(uuid)
  to authenticated;

-- Gives an account the right: 'added', 'already', or 'unknown' when the address has no account.
create function public.add_administrator(p_email text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  account constant uuid := (
    select id from auth.users where email = lower(btrim(p_email)) and not is_sso_user limit 1);
begin
  if account is null then
    return 'unknown';
  end if;
  insert into public.administrators (user_id) values (account) on conflict do nothing;
  return case when found then 'added' else 'already' end;
end
$$;
revoke all on function public.add_administrator(text) from public, anon, authenticated, service_role;
grant execute on function public.add_administrator(text) to service_role;
