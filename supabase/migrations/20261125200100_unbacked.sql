-- How the service stands tells for how long there are data without any backup: a server that was started
-- a minute ago is none that is never backed up.

create or replace function public.service_health(p_published bigint default null) returns jsonb
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

-- What was answered before is answered still.
insert into sync.ways_back values ('20261125200100', '20261123194756');
