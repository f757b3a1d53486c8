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

-- Throws away salts and shares of days that are over.
create function sync.tidy_gates() returns void
language sql security definer set search_path = ''
as $$
  delete from sync.gate_salts where day < (now() at time zone 'UTC')::date - 1;
  delete from sync.gate_shares where at < now() - interval '1 day';
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
    perform sync.tidy_gates();
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

revoke all on function sync.client_address(), sync.client_on(date), sync.tidy_gates(),
  sync.enter(text, integer) from public, anon, authenticated, service_role;
