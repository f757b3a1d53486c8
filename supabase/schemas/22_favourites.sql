-- Favourites of visitors without an account. A visitor is whoever holds the 256-bit key a device has
-- made; only its hash is kept here, and nothing but the functions below reaches these tables. See
-- docs/decisions/0006-favourites.md.
--
-- A call takes time that grows with its number of favourites only, and nothing is left behind without
-- end: a call's rate and its rows are paid for before the work, removals of what never was are not
-- kept, and visitors of whom nothing is left go. The first favourites of a visitor come with the visitor
-- and cost nothing more: taps, which are most of the calls, do not wait for each other at the gate.

create table public.visitors (
  key_hash bytea primary key check (octet_length(key_hash) = 32),
  created_at timestamptz(3) not null default now(),
  last_seen timestamptz not null default now(),
  calls_left real not null default 60,
  share_hash bytea unique check (octet_length(share_hash) = 32),
  share_name text check (shape.is_text(share_name, 60)),
  feed_hash bytea unique check (octet_length(feed_hash) = 32)
);
create index visitors_seen on public.visitors (last_seen);
comment on column public.visitors.calls_left is
  'Calls the visitor may still make, as of last_seen; one more each second, up to 60.';
comment on column public.visitors.share_hash is
  'Hash of the code behind the read-only view; null while nothing is shared.';

comment on column public.visitors.feed_hash is
  'Hash of the code in the address of the visitor''s calendar; null while there is none.';

create table public.favourites (
  visitor bytea not null references public.visitors on delete cascade,
  kind text not null check (kind in ('event', 'exhibitor', 'speaker')),
  id uuid not null,
  favourite boolean not null,
  at timestamptz(3) not null,
  primary key (visitor, kind, id)
);
create index favourites_of_events on public.favourites (id) where kind = 'event' and favourite;
comment on table public.favourites is
  'The last word on each thing: favourite or no longer. Rows may outlive what they refer to.';

alter table public.visitors enable row level security;
alter table public.favourites enable row level security;
revoke all on public.visitors, public.favourites from public, anon, authenticated, service_role;

-- The hash of a visitor's key: 32 bytes in base64url. Anything else, cut short say, is 22023.
create function sync.visitor_hash(p_key text) returns bytea
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  if p_key is null or char_length(p_key) <> 43 or p_key !~ '^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$' then
    raise exception 'this is no visitor key' using errcode = 'invalid_parameter_value';
  end if;
  return sha256(convert_to(p_key, 'UTF8'));
end
$$;

-- Lets a visitor in for one call and keeps their other calls waiting until it ends. Null for a
-- visitor who is not known and shall not be made.
create function sync.admit_visitor(p_key text, p_make boolean) returns bytea
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

create function sync.refused_favourite(p_op jsonb, p_code text) returns jsonb
language sql immutable
return jsonb_build_object(
  'kind', p_op -> 'kind', 'id', p_op -> 'id', 'status', 'refused', 'code', p_code);

create function sync.has_favouritable(p_kind text, p_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case p_kind
    when 'event' then exists (select from public.events where id = p_id)
    when 'exhibitor' then exists (select from public.exhibitors where id = p_id)
    when 'speaker' then exists (select from public.speakers where id = p_id)
  end
$$;

-- Takes the words of a visitor, in order; answers what became of each. The oldest words that something
-- is no longer a favourite make room for new ones. The removal of a thing that there is not is granted
-- and not kept: nobody can make it a favourite.
create function sync.keep_favourites(p_visitor bytea, p_ops jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  op jsonb;
  held public.favourites;
  wanted public.favourites;
  exists_here boolean;
  results jsonb[] := '{}';
  rows_held integer;
  favourites_held integer;
  named integer;
begin
  select count(*), count(*) filter (where favourite) into rows_held, favourites_held
    from public.favourites where visitor = p_visitor;
  if rows_held + jsonb_array_length(p_ops) > 20 then
    select count(*) into named
      from jsonb_array_elements(p_ops) as asked (op) left join public.favourites f
        on f.visitor = p_visitor and f.kind = asked.op ->> 'kind' and f.id::text = asked.op ->> 'id'
      where f.id is null;
    named := least(named, rows_held + named - 20);
    if named > 0 then
      perform sync.enter('favourites', named);
    end if;
  end if;
  for op in select * from jsonb_array_elements(p_ops) loop
    if jsonb_typeof(op) is distinct from 'object'
      or coalesce(op ->> 'kind', '') not in ('event', 'exhibitor', 'speaker')
      or jsonb_typeof(op -> 'favourite') is distinct from 'boolean'
      or coalesce(op ->> 'id', '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      or coalesce(op ->> 'at', '') !~ '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$' then
      results := results || sync.refused_favourite(op, 'malformed');
      continue;
    end if;
    begin
      wanted := row(p_visitor, op ->> 'kind', (op ->> 'id')::uuid, (op -> 'favourite')::boolean,
        least((op ->> 'at')::timestamptz, date_trunc('milliseconds', now())));
    exception when datetime_field_overflow or invalid_datetime_format then
      results := results || sync.refused_favourite(op, 'malformed');
      continue;
    end;
    select * into held from public.favourites
      where visitor = p_visitor and kind = wanted.kind and id = wanted.id;
    if held.at > wanted.at or (held.at = wanted.at and held.favourite <> wanted.favourite) then
      results := results || jsonb_build_object('kind', held.kind, 'id', held.id,
        'status', 'superseded', 'favourite', held.favourite, 'at', sync.iso(held.at));
      continue;
    end if;
    exists_here := coalesce(held.favourite, false) or sync.has_favouritable(wanted.kind, wanted.id);
    if wanted.favourite and not exists_here then
      results := results || sync.refused_favourite(op, 'unknown');
      continue;
    elsif wanted.favourite and held.favourite is not true and favourites_held >= 2000 then
      results := results || sync.refused_favourite(op, 'full');
      continue;
    end if;
    if held.at is not null or exists_here then
      insert into public.favourites values (wanted.*)
        on conflict (visitor, kind, id) do update
          set favourite = excluded.favourite, at = excluded.at;
      rows_held := rows_held + (held.at is null)::integer;
      favourites_held := favourites_held + wanted.favourite::integer
        - coalesce(held.favourite, false)::integer;
    end if;
    results := results || jsonb_build_object('kind', wanted.kind, 'id', wanted.id,
      'status', 'applied', 'favourite', wanted.favourite, 'at', sync.iso(wanted.at));
  end loop;
  if rows_held > 4000 then
    delete from public.favourites f using (
        select kind, id from public.favourites
        where visitor = p_visitor and not favourite order by at limit rows_held - 4000) oldest
      where f.visitor = p_visitor and f.kind = oldest.kind and f.id = oldest.id;
  end if;
  return to_jsonb(results);
end
$$;

-- Takes what a visitor has marked and unmarked: [{kind, id, favourite, at}], at most 500 at once.
-- The later word on a thing wins, the future being taken for now; each is answered by itself:
-- applied, superseded by a later one, or refused as malformed, unknown (no such thing) or full.
create function public.favourites_push(p_key text, p_ops jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller bytea;
  results jsonb;
begin
  if jsonb_typeof(p_ops) is distinct from 'array' then
    raise exception 'p_ops is an array' using errcode = 'invalid_parameter_value';
  elsif jsonb_array_length(p_ops) > 500 or pg_column_size(p_ops) > 256 * 1024 then
    raise exception 'at most 500 operations at once' using errcode = 'PT413';
  end if;
  caller := sync.admit_visitor(p_key, p_make => p_ops <> '[]');
  begin
    results := sync.keep_favourites(caller, p_ops);
  exception when query_canceled then
    -- An error would give the caller's call back: the answer says so instead.
    perform set_config('response.status', '503', true);
    return jsonb_build_object('code', '57014', 'message', 'this took too long');
  end;
  return jsonb_build_object('results', results, 'at', sync.iso(now()));
end
$$;

-- Everything known of a visitor; `known` is false for a key that nobody has used here.
create function public.favourites_pull(p_key text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant bytea := sync.admit_visitor(p_key, p_make => false);
begin
  return jsonb_build_object(
    'known', caller is not null,
    'favourites', coalesce((
      select jsonb_agg(jsonb_build_object(
          'kind', f.kind, 'id', f.id, 'favourite', f.favourite, 'at', sync.iso(f.at))
        order by f.kind, f.id)
      from public.favourites f where f.visitor = caller), '[]'),
    'at', sync.iso(now()));
end
$$;

-- Opens a read-only view of the visitor's sessions, under a name of their choosing or none, and
-- returns its code of 144 random bits this once. An earlier code ends. Null code: visitor unknown.
create function public.favourites_share(p_key text, p_name text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant bytea := sync.admit_visitor(p_key, p_make => false);
  noise constant bytea := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
  code constant text := translate(encode(substr(noise, 1, 18), 'base64'), '+/', '-_');
  shown constant text := sync.tidy_text(left(sync.tidy_text(left(p_name, 200)), 60));
begin
  update public.visitors set share_hash = sha256(convert_to(code, 'UTF8')), share_name = shown
    where key_hash = caller;
  return jsonb_build_object('code', case when found then code end, 'name', shown);
end
$$;

-- What somebody shares: their name, if any, and the ids of their sessions. Found is false for a
-- code that is wrong or has ended.
create function public.favourites_shared(p_code text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'found', v.key_hash is not null,
    'name', v.share_name,
    'events', coalesce((
      select jsonb_agg(e.id order by e.starts_at, e.id)
      from public.favourites f join public.events e on e.id = f.id and e.published
      where f.visitor = v.key_hash and f.kind = 'event' and f.favourite), '[]'))
  from (select) as always
  left join public.visitors v on v.share_hash = sha256(convert_to(left(p_code, 100), 'UTF8'))
$$;

-- Ends the read-only view; false when there was none.
create function public.favourites_unshare(p_key text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant bytea := sync.admit_visitor(p_key, p_make => false);
begin
  update public.visitors set share_hash = null, share_name = null
    where key_hash = caller and share_hash is not null;
  return found;
end
$$;

-- Gives the visitor's calendar an address: a code of 144 random bits, returned this once. An earlier
-- one ends. Null code: visitor unknown.
create function public.favourites_follow(p_key text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant bytea := sync.admit_visitor(p_key, p_make => false);
  noise constant bytea := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
  code constant text := translate(encode(substr(noise, 1, 18), 'base64'), '+/', '-_');
begin
  update public.visitors set feed_hash = sha256(convert_to(code, 'UTF8')) where key_hash = caller;
  return jsonb_build_object('code', case when found then code end);
end
$$;

-- What the calendar behind a code has: the ids of the visitor's sessions. Found is false for a code
-- that is wrong or was taken back. Only the function that writes the calendar asks.
create function public.favourites_followed(p_code text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'found', v.key_hash is not null,
    'events', coalesce((
      select jsonb_agg(f.id order by f.id)
      from public.favourites f
      where f.visitor = v.key_hash and f.kind = 'event' and f.favourite), '[]'))
  from (select) as always
  left join public.visitors v on v.feed_hash = sha256(convert_to(left(p_code, 100), 'UTF8'))
$$;

-- Takes the calendar's address back; false when there was none.
create function public.favourites_unfollow(p_key text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant bytea := sync.admit_visitor(p_key, p_make => false);
begin
  update public.visitors set feed_hash = null where key_hash = caller and feed_hash is not null;
  return found;
end
$$;

-- Deletes the visitor and everything kept of them; false when nothing was.
create function public.favourites_forget(p_key text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant bytea := sync.admit_visitor(p_key, p_make => false);
begin
  delete from public.visitors where key_hash = caller;
  return found;
end
$$;

-- Forgets visitors who gave no sign of life for a year, and after a month those with neither a
-- favourite nor a shared view nor a calendar; returns how many. Their devices keep what they marked, and make them
-- anew with it when they come back.
create function public.tidy_visitors() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  gone integer;
begin
  delete from public.visitors v
    where v.last_seen < now() - interval '1 year'
      or (v.last_seen < now() - interval '30 days' and v.share_hash is null
        and v.feed_hash is null and not exists (select from public.favourites f where f.visitor = v.key_hash));
  get diagnostics gone = row_count;
  return gone;
end
$$;
revoke all on function public.tidy_visitors() from public, anon, authenticated, service_role;
grant execute on function public.tidy_visitors() to service_role;

revoke all on function sync.visitor_hash(text), sync.admit_visitor(text, boolean),
  sync.refused_favourite(jsonb, text), sync.has_favouritable(text, uuid),
  sync.keep_favourites(bytea, jsonb) from public, anon, authenticated, service_role;
revoke all on function public.favourites_push(text, jsonb), public.favourites_pull(text),
  public.favourites_share(text, text), public.favourites_shared(text),
  public.favourites_unshare(text), public.favourites_follow(text),
  public.favourites_followed(text), public.favourites_unfollow(text),
  public.favourites_forget(text)
  from public, anon, authenticated, service_role;
grant execute on function public.favourites_push(text, jsonb), public.favourites_pull(text),
  public.favourites_share(text, text), public.favourites_shared(text),
  public.favourites_unshare(text), public.favourites_follow(text),
  public.favourites_unfollow(text), public.favourites_forget(text)
  to anon, authenticated;
grant execute on function public.favourites_followed(text) to service_role;
