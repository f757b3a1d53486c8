-- Who administers the site, and the rule that nothing is granted unless a migration says so.

-- The hosted service hands every new table and function to everyone; here each migration grants.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

create table public.administrators (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz(3) not null default now()
);
comment on table public.administrators is
  'The accounts that may write. Rows are made and removed by the service role only, never by a claim.';

-- Whether the caller is an administrator. Asked anew at every statement: a demotion counts at once.
create function public.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.administrators where user_id = (select auth.uid()))
$$;
revoke all on function public.is_admin() from public, anon, authenticated, service_role;
grant execute on function public.is_admin() to authenticated, service_role;

alter table public.administrators enable row level security;
revoke all on public.administrators from public, anon, authenticated, service_role;
grant select on public.administrators to authenticated;
grant select, insert, delete on public.administrators to service_role;
create policy "administrators see each other" on public.administrators
  for select to authenticated using ((select public.is_admin()));
