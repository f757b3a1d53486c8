-- How the service stands, for whoever is in the back office: what Prometheus is told at /metrics and
-- docs/operations/alerts.yml sounds an alarm for, in one answer.

create table sync.server_figures (
  server uuid primary key,
  at timestamptz not null default now(),
  figures jsonb not null check (jsonb_typeof(figures) = 'object' and pg_column_size(figures) < 2000)
);
comment on table sync.server_figures is
  'What each running server notes of itself every minute, see supabase/local/server-figures.ts; none on the hosted service.';

alter table sync.server_figures enable row level security;
revoke all on sync.server_figures from public, anon, authenticated, service_role;

-- {at, pushes: {waiting, late}, unpublished, server}: how long, in seconds, the oldest push message that
-- is due waits and the oldest change for visitors waits for its publication, `p_published` being the
-- revision up to which pages are published; and what the servers of the last three minutes noted of
-- themselves, of each figure the worst. Null where nobody knows.
create function public.service_health(p_published bigint default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.is_member() then
    raise exception 'only the back office sees how the service stands'
      using errcode = 'insufficient_privilege';
  end if;
  return jsonb_build_object(
    'at', sync.iso(now()),
    'pushes', (
      select jsonb_build_object('waiting', count(*),
        'late', coalesce(extract(epoch from now() - min(next_at) filter (where next_at < now())), 0))
      from public.push_outbox where state = 'waiting'),
    'unpublished', (
      select extract(epoch from now() - min(h.at))
      from sync.log l join sync.history h on h.kind = l.kind and h.id = l.id
      where l.revision > p_published and h.revision > p_published
        and l.kind <> all (sync.staff_kinds())),
    'server', (
      select case when count(*) > 0 then jsonb_build_object(
        'failing', max((figures ->> 'failing')::real),
        'slow_pulls', max((figures ->> 'slow_pulls')::real),
        'refused_sign_ins', sum((figures ->> 'refused_sign_ins')::real),
        'connections', max((figures ->> 'connections')::real),
        'disk_free', min((figures ->> 'disk_free')::real),
        'backup_age', min((figures ->> 'backup_age')::real),
        'unbacked', min((figures ->> 'unbacked')::real)) end
      from sync.server_figures where at > now() - interval '3 minutes'));
end
$$;

revoke all on function public.service_health(bigint) from public, anon, authenticated, service_role;
grant execute on function public.service_health(bigint) to authenticated;
