-- Gates with shares: what anybody may make up without an account (visitors, rows of favourites, push
-- subscriptions, devices) comes out of a budget for all, and nobody takes more than a tenth of it.
-- Who asks is told apart by a hash of their address with a salt that is thrown away after a day.

create table sync.gates (
  name text primary key,
  burst real not null check (burst > 0),
  per_second real not null check (per_second > 0),
  places real not null,
  at timestamptz not null default now()
);
comment on table sync.gates is
  'Budgets for all together: places left as of `at`, per_second more each second, up to burst.';
insert into sync.gates (name, burst, per_second, places) values
  ('visitors', 5000, 2, 5000),
  ('favourites', 200000, 20, 200000),
  ('subscriptions', 5000, 2, 5000),
  ('devices', 20000, 20, 20000);

create table sync.gate_shares (
  gate text not null references sync.gates (name) on delete cascade,
  client bytea not null,
  places real not null,
  at timestamptz not null default now(),
  primary key (gate, client)
);
create index gate_shares_at on sync.gate_shares (at);
comment on table sync.gate_shares is
  'What is left to one client of its tenth of a gate. The client is a hash that nobody can take back.';

create table sync.gate_salts (
  day date primary key,
  salt bytea not null default sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
);
comment on table sync.gate_salts is 'Today''s salt and yesterday''s; the day after, it is gone.';

alter table sync.gates enable row level security;
alter table sync.gate_shares enable row level security;
alter table sync.gate_salts enable row level security;
revoke all on sync.gates, sync.gate_shares, sync.gate_salts
  from public, anon, authenticated, service_role;

-- The address of the caller as the last proxy before the API saw it: a client may put whatever it
-- likes before that. One holder of IPv6 has at least the 64 bits that a network leaves to its hosts.
-- Null where there is no such header.
create function sync.client_address() returns inet
language plpgsql stable set search_path = ''
as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '');
  named constant text := coalesce(headers ->> 'cf-connecting-ip',
    (regexp_match(headers ->> 'x-forwarded-for', '([^,\s]+)\s*$'))[1]);
  address inet;
begin
  if named is null then
    return null;
  end if;
  address := regexp_replace(named, '^::ffff:(?=\d+\.)', '', 'i');
  return case family(address) when 6 then network(set_masklen(address, 64))
    else set_masklen(address, 32) end;
exception when invalid_text_representation then
  return null;
end
$$;

-- The caller's hash under the salt of a day; null without an address or once the salt is gone.
create function sync.client_on(p_day date) returns bytea
language sql stable security definer set search_path = ''
as $$
  select sha256(salt || convert_to(text(sync.client_address()), 'UTF8'))
  from sync.gate_salts where day = p_day
$$;

-- Takes places from a gate, or asks to wait (PT429). Whoever has no address, where a server does not
-- tell them, has all of the gate.
create function sync.enter(p_gate text, p_places integer default 1) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
  caller bytea;
  g sync.gates;
  remaining real;
begin
  if not exists (select from sync.gate_salts where day = today) then
    insert into sync.gate_salts (day) values (today) on conflict do nothing;
    delete from sync.gate_salts where day < today - 1;
    delete from sync.gate_shares where at < now() - interval '1 day';
  end if;
  caller := sync.client_on(today);
  if caller is not null then
    select * into g from sync.gates where name = p_gate;
    -- The first share of a day goes on where yesterday's stopped.
    insert into sync.gate_shares as s (gate, client, places)
      select p_gate, caller, coalesce((
          select least(g.burst / 10,
            y.places + g.per_second / 10 * greatest(0, extract(epoch from now() - y.at)))
          from sync.gate_shares y
          where y.gate = p_gate and y.client = sync.client_on(today - 1)), g.burst / 10) - p_places
      on conflict (gate, client) do update set
        places = least(g.burst / 10,
          s.places + g.per_second / 10 * greatest(0, extract(epoch from now() - s.at))) - p_places,
        at = greatest(s.at, now())
      returning places into remaining;
    if remaining < 0 then
      raise exception 'too much from one address' using errcode = 'PT429';
    end if;
  end if;
  update sync.gates set
      places = least(burst, places + per_second * greatest(0, extract(epoch from now() - at)))
        - p_places,
      at = greatest(at, now())
    where name = p_gate returning places into remaining;
  if remaining < 0 then
    raise exception 'too much at once' using errcode = 'PT429';
  end if;
end
$$;

create or replace function sync.admit_visitor(p_key text, p_make boolean) returns bytea
language plpgsql security definer set search_path = ''
as $$
declare
  hash constant bytea := sync.visitor_hash(p_key);
  remaining real;
begin
  update public.visitors set
      calls_left = least(60, calls_left + greatest(0, extract(epoch from now() - last_seen))) - 1,
      last_seen = greatest(last_seen, now())
    where key_hash = hash
    returning calls_left into remaining;
  if found then
    if remaining < 0 then
      raise exception 'too many calls' using errcode = 'PT429';
    end if;
    return hash;
  elsif not p_make then
    return null;
  end if;
  perform sync.enter('visitors');
  insert into public.visitors (key_hash) values (hash) on conflict do nothing;
  perform from public.visitors where key_hash = hash for update;
  return hash;
end
$$;

create or replace function sync.admit_subscription() returns void
language sql security definer set search_path = ''
as $$
  select sync.enter('subscriptions')
$$;

create or replace function public.note_revision(
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

drop table sync.visitor_gate, sync.push_gate, sync.device_gate;

-- Fills the outbox with what was told, replaced or withdrawn since the last time. Of one message the
-- devices that were reached before come first: whoever makes up subscriptions holds up only those.
create or replace function sync.queue_push() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  m public.push_messages;
begin
  for m in select * from public.push_messages where queued < version for update skip locked loop
    if m.closed then
      update public.push_outbox set state = 'expired'
        where subject = m.subject and state = 'waiting' and not tried;
    elsif m.starts_at is not null then
      insert into public.push_outbox (subject, subscription, urgent)
        select m.subject, s.id, m.urgent
        from public.favourites f join public.push_subscriptions s on s.visitor = f.visitor
        where f.kind = 'event' and f.id = m.subject and f.favourite
          and sync.is_addressed(m, s, null, true)
        on conflict do nothing;
    else
      insert into public.push_outbox (subject, subscription, urgent, next_at)
        select m.subject, s.id, m.urgent, now() - case when s.last_ok is null
            then interval '0' else interval '1 millisecond' end
        from public.push_subscriptions s
        left join public.audience_codes c on c.id = s.code_id and c.revoked_at is null
        where sync.is_addressed(m, s, c.audience, false)
        on conflict do nothing;
    end if;
    update public.push_outbox set state = 'waiting', attempts = 0, next_at = now(), urgent = m.urgent
      where subject = m.subject
        and (state in ('delivered', 'failed') and tried or state = 'expired' and not m.closed);
    update public.push_messages set queued = version where subject = m.subject;
  end loop;
end
$$;

revoke all on function sync.client_address(), sync.client_on(date), sync.enter(text, integer)
  from public, anon, authenticated, service_role;
