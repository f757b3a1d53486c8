-- One revision counts the site. Every change to content draws the next number under a lock that is
-- held to the end of the transaction, so numbers become visible in the order of commits. See
-- docs/decisions/0002-revision-log.md. The schema is not exposed by the API.

create schema sync;
revoke all on schema sync from public;
grant usage on schema sync to authenticated, service_role;

create table sync.state (
  only_row boolean primary key default true check (only_row),
  epoch text not null default gen_random_uuid()::text,
  bell_spread integer not null default 1500 check (bell_spread between 0 and 600000)
);
comment on table sync.state is
  'The epoch within which revisions count, of which a restore begins a new one; and the milliseconds over which phones spread their pulls after a bell.';
insert into sync.state default values;

create sequence sync.revision;

create table sync.log (
  kind text not null,
  id text not null,
  edition_ids integer[] not null,
  revision bigint not null,
  shown boolean not null default false,
  primary key (kind, id)
);
create unique index log_revision on sync.log (revision);
comment on table sync.log is
  'The last revision of every row there ever was, kept after deletion. edition_ids gathers every edition it was part of; 0 is every edition. shown is whether visitors ever saw it: of what they did not, they are not told that it is gone.';

create table sync.bell (
  transaction xid8 primary key default pg_current_xact_id(),
  urgent boolean not null default false
);
comment on table sync.bell is 'A row while a transaction that changed content is under way.';

alter table sync.state enable row level security;
alter table sync.log enable row level security;
alter table sync.bell enable row level security;
revoke all on all tables in schema sync from public, anon, authenticated, service_role;
revoke all on all sequences in schema sync from public, anon, authenticated, service_role;
grant select, update on sync.state to authenticated, service_role;
grant select on sync.log to authenticated, service_role;
create policy "administrators begin epochs" on sync.state
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "members read the log" on sync.log
  for select to authenticated using ((select public.is_member()));

-- An instant as Date.prototype.toISOString writes it.
create function sync.iso(value timestamptz) returns text
language sql stable parallel safe
return to_char(value at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- The newest revision that the caller's snapshot can see.
create function sync.latest() returns bigint
language sql stable security definer set search_path = ''
as $$
  select coalesce(max(revision), 0) from sync.log
$$;

-- Queues the transaction behind every other that writes content. Taken before the first row lock,
-- so that writers wait here and never for each other's rows.
create function sync.lock() returns void
language plpgsql set search_path = ''
as $$
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'content is written in read committed transactions only'
      using errcode = 'feature_not_supported',
        hint = 'An older snapshot would not see what was committed while the lock was awaited.';
  end if;
  perform pg_advisory_xact_lock(7305221002);
end
$$;

-- Gives one row of content the next revision and has the bell rung at commit, unless the row is of a
-- kind that only administrators ever see.
create function sync.number(p_kind text, p_id text, p_edition_ids integer[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into sync.log as known (kind, id, edition_ids, revision, shown)
  values (p_kind, p_id, p_edition_ids, nextval('sync.revision'), sync.is_shown(p_kind, p_id))
  on conflict (kind, id) do update set
    revision = excluded.revision,
    shown = known.shown or excluded.shown,
    edition_ids = case
      when known.edition_ids @> excluded.edition_ids then known.edition_ids
      else array(
        select distinct edition from unnest(known.edition_ids || excluded.edition_ids) as edition
        order by edition)
    end;
  if p_kind <> all (sync.staff_kinds()) then
    insert into sync.bell default values on conflict do nothing;
  end if;
end
$$;

-- At commit: one broadcast per transaction. A bell that fails costs phones some minutes, never a write.
create function sync.ring() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_urgent boolean;
begin
  delete from sync.bell where transaction = new.transaction returning urgent into is_urgent;
  if found then
    begin
      perform realtime.send(
        jsonb_build_object('revision', sync.latest(), 'urgent', is_urgent,
          'spread', (select bell_spread from sync.state)),
        'revision', 'content', true);
    exception when others then
      raise warning 'the doorbell did not ring: %', sqlerrm;
    end;
  end if;
  return null;
end
$$;
create constraint trigger ring after insert on sync.bell
  deferrable initially deferred for each row execute function sync.ring();

-- Everyone may hear the doorbell; only the database rings it, so there is no policy for sending.
create policy "anyone hears the doorbell" on realtime.messages
  for select to anon, authenticated
  using ((select realtime.topic()) = 'content' and extension = 'broadcast');

-- A new epoch makes every phone refill; it hears of it by the bell.
create function sync.announce_epoch() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into sync.bell default values on conflict do nothing;
  return null;
end
$$;
create trigger announce_epoch after update of epoch on sync.state
  for each row execute function sync.announce_epoch();

revoke all on all functions in schema sync from public;
grant execute on function sync.lock(), sync.latest(), sync.iso(timestamptz)
  to authenticated, service_role;

-- Begins a new epoch after the database was restored from a backup: every phone refills, because
-- revisions it holds may be numbered anew. Administrators and the service role only.
create function public.admin_restore_epoch() returns jsonb
language plpgsql security invoker set search_path = ''
as $$
declare
  begun text;
begin
  -- Whoever may not holds up nobody who writes.
  if current_user not in ('anon', 'authenticated') or public.is_member() then
    perform sync.lock();
  end if;
  update sync.state set epoch = gen_random_uuid()::text where only_row returning epoch into begun;
  if begun is null then
    raise exception 'only administrators begin an epoch' using errcode = 'insufficient_privilege';
  end if;
  return jsonb_build_object('epoch', begun, 'revision', sync.latest());
end
$$;
revoke all on function public.admin_restore_epoch() from public, anon, authenticated, service_role;
grant execute on function public.admin_restore_epoch() to authenticated, service_role;
