-- Who administers the site, and the rule that nothing is granted unless one of these files says so.

-- The hosted service hands every new table and function to everyone; here each file grants.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

create table public.administrators (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  roles text[] not null default '{administrator}' check (
    cardinality(roles) > 0 and roles <@
      '{administrator,programme,press,village,translator,hall,viewer}'::text[]),
  languages text[] not null default '{}' check (languages <@ '{fr,en,ar}'::text[]),
  halls uuid[] not null default '{}' check (cardinality(halls) <= 50)
);
comment on table public.administrators is
  'The accounts of the back office and what each may write. Rows are made by the service role, changed by administrators, never by a claim.';
comment on column public.administrators.roles is
  'administrator: everything. programme, press, village: the kinds that sync.kinds names. translator: texts in these languages. hall: sessions in these halls, on the day. viewer: nothing.';

-- What the caller may write in the back office: {roles, languages, halls}; null when they have no
-- account there. An account with a second factor counts only in a session that was opened with it.
create function public.own_rights() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('roles', roles, 'languages', languages, 'halls', halls)
  from public.administrators
  where user_id = (select auth.uid())
    and ((select auth.jwt() ->> 'aal') is not distinct from 'aal2' or not exists (
      select from auth.mfa_factors
      where user_id = (select auth.uid()) and status = 'verified'))
$$;

-- Whether the caller may see the back office.
create function public.is_member() returns boolean
language sql stable set search_path = ''
return public.own_rights() is not null;

-- Whether the caller may write everything.
create function public.is_admin() returns boolean
language sql stable set search_path = ''
return coalesce(public.own_rights() -> 'roles' ? 'administrator', false);
revoke all on function public.own_rights(), public.is_member(), public.is_admin()
  from public, anon, authenticated, service_role;
grant execute on function public.own_rights(), public.is_member(), public.is_admin()
  to authenticated, service_role;

alter table public.administrators enable row level security;
revoke all on public.administrators from public, anon, authenticated, service_role;
grant select on public.administrators to authenticated;
grant select, insert, delete on public.administrators to service_role;
create policy "administrators see each other" on public.administrators
  for select to authenticated using ((select public.is_admin()));

-- Every account of the back office, longest first: address, since when, what they may write, whether
-- they ever signed in, whether they have a second factor.
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
        'roles', a.roles, 'languages', a.languages, 'halls', a.halls,
        'joined', u.last_sign_in_at is not null,
        'second_factor', exists (
          select from auth.mfa_factors f where f.user_id = a.user_id and f.status = 'verified')
      ) order by a.created_at, a.user_id), '[]')
    from public.administrators a join auth.users u on u.id = a.user_id);
end
$$;

-- Takes every right from another account, from the next request on: 'demoted', 'self' (nobody demotes
-- themselves, so an administrator always remains) or 'unknown'.
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

-- Says what another account may write, from the next request on: 'changed', 'self' (nobody changes
-- their own rights, so an administrator always remains) or 'unknown'.
create function public.set_rights(p_user uuid, p_roles text[], p_languages text[], p_halls uuid[])
returns text
language plpgsql security definer set search_path = ''
as $$
begin
  -- Asked again under the lock: of two who change each other the later has lost the right.
  if public.is_admin() then
    lock table public.administrators in share row exclusive mode;
  end if;
  if not public.is_admin() then
    raise exception 'only administrators give rights' using errcode = 'insufficient_privilege';
  end if;
  if p_user = (select auth.uid()) then
    return 'self';
  end if;
  update public.administrators
    set roles = p_roles, languages = p_languages, halls = p_halls where user_id = p_user;
  return case when found then 'changed' else 'unknown' end;
end
$$;
revoke all on function public.list_administrators(), public.demote_administrator(uuid),
  public.set_rights(uuid, text[], text[], uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.list_administrators(), public.demote_administrator(uuid),
  public.set_rights(uuid, text[], text[], uuid[]) to authenticated;

-- Opens the back office to an account: 'added', 'already' (its rights stay as they are), or 'unknown'
-- when the address has no account.
create function public.add_administrator(
  p_email text,
  p_roles text[] default '{administrator}',
  p_languages text[] default '{}',
  p_halls uuid[] default '{}'
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  account constant uuid := (
    select id from auth.users where email = lower(btrim(p_email)) and not is_sso_user limit 1);
begin
  if account is null then
    return 'unknown';
  end if;
  insert into public.administrators (user_id, roles, languages, halls)
    values (account, p_roles, p_languages, p_halls) on conflict do nothing;
  return case when found then 'added' else 'already' end;
end
$$;
revoke all on function public.add_administrator(text, text[], text[], uuid[])
  from public, anon, authenticated, service_role;
grant execute on function public.add_administrator(text, text[], text[], uuid[]) to service_role;
