-- The salt under which addresses are counted is thrown away after a day also where nobody comes any more.

-- Throws away salts and shares of days that are over.
create function sync.tidy_gates() returns void
language sql security definer set search_path = ''
as $$
  delete from sync.gate_salts where day < (now() at time zone 'UTC')::date - 1;
  delete from sync.gate_shares where at < now() - interval '1 day';
$$;

-- Takes places from a gate, or asks to wait (PT429). Whoever has no address, where a server does not
-- tell them, has all of the gate.
create or replace function sync.enter(p_gate text, p_places integer default 1) returns void
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

revoke all on function sync.tidy_gates() from public, anon, authenticated, service_role;

create or replace function sync.tidy() returns void
language sql security definer set search_path = ''
as $$
  select public.push_tidy(), public.tidy_history(), public.tidy_visitors(),
    public.tidy_speaker_pages(), public.tidy_mail(), public.tidy_errors(),
    public.tidy_reads(), sync.tidy_set_aside(), sync.tidy_gates();
$$;

-- Earlier versions ask and are answered as before.
insert into sync.ways_back values ('20261127144500', '20261123194756');
