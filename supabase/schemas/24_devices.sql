-- Which revision the devices in use hold, so that the organisers can tell how far a change has come.
-- A device names itself by a random token made for this alone; only its hash is kept, beside nothing
-- but what it holds, and forgotten after two weeks. Nobody reads single rows: administrators see
-- counts. See docs/decisions/0007-push.md.

create table sync.devices (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  edition_id integer not null references public.editions (id) on delete cascade,
  audience text not null check (audience in ('public', 'speakers', 'staff')),
  revision bigint not null check (revision >= 0),
  noted_at timestamptz not null default now()
);
create index devices_held on sync.devices (edition_id, revision);
create index devices_noted on sync.devices (noted_at);
comment on column sync.devices.noted_at is 'Written at most once in two minutes.';

alter table sync.devices enable row level security;
revoke all on sync.devices from public, anon, authenticated, service_role;

-- Takes note of the revision that a device holds of an edition; true if it was written down. A device
-- that calls within two minutes, names an edition that there is not or a revision still to come, is
-- not. `p_device` is 22 letters of base64url; 22023 otherwise.
create function public.note_revision(
  p_device text,
  p_edition integer,
  p_revision bigint,
  p_audience text default 'public',
  p_code text default null
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  hash bytea;
  held sync.devices;
  granted constant text := sync.granted_audience(coalesce(p_audience, 'public'), p_code);
begin
  if p_device is null or p_device !~ '^[A-Za-z0-9_-]{21}[AQgw]$' then
    raise exception 'this is no device' using errcode = 'invalid_parameter_value';
  end if;
  if granted = 'admin' or p_revision is null or p_revision < 0 or p_revision > sync.latest()
    or not exists (select from public.editions where id = p_edition) then
    return false;
  end if;
  hash := sha256(convert_to(p_device, 'UTF8'));
  select * into held from sync.devices where token_hash = hash;
  if held.noted_at > now() - interval '2 minutes' then
    return false;
  end if;
  if held.token_hash is null then
    perform sync.enter('devices');
  end if;
  insert into sync.devices (token_hash, edition_id, audience, revision)
    values (hash, p_edition, granted, p_revision)
    on conflict (token_hash) do update set edition_id = excluded.edition_id,
      audience = excluded.audience, revision = excluded.revision, noted_at = now();
  return true;
end
$$;

-- How many devices were in use during the last day, and of these how many hold what: {revision, devices,
-- current, held: [{edition, revision, devices}]}, the newest revisions first, at most fifty of them.
create function public.devices_by_revision() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.is_member() then
    raise exception 'only the back office counts devices' using errcode = 'insufficient_privilege';
  end if;
  return (
    with held as (
      select d.edition_id, d.revision, count(*) as devices,
        -- A device is as current as can be when nothing of its edition has changed since.
        not exists (
          select from sync.log l
          where l.revision > d.revision and l.edition_ids && array[0, d.edition_id]
            and l.kind <> all (sync.staff_kinds())) as current
      from sync.devices d where d.noted_at > now() - interval '1 day'
      group by d.edition_id, d.revision
    )
    select jsonb_build_object('revision', sync.latest(),
      'devices', coalesce(sum(devices), 0),
      'current', coalesce(sum(devices) filter (where current), 0),
      'held', coalesce((
        select jsonb_agg(jsonb_build_object(
            'edition', edition_id, 'revision', revision, 'devices', devices)
          order by revision desc, edition_id)
        from (select * from held order by revision desc limit 50) newest), '[]'))
    from held);
end
$$;

revoke all on function public.note_revision(text, integer, bigint, text, text),
  public.devices_by_revision() from public, anon, authenticated, service_role;
grant execute on function public.note_revision(text, integer, bigint, text, text)
  to anon, authenticated;
grant execute on function public.devices_by_revision() to authenticated;
