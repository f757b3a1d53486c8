-- Written by `npm run first-migration` from supabase/schemas, which is where to read and change it.

-- supabase/schemas/01_administrators.sql

-- Who administers the site, and the rule that nothing is granted unless one of these files says so.

-- The hosted service hands every new table and function to everyone; here each file grants.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

create table public.administrators (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz(3) not null default now()
);
comment on table public.administrators is
  'The accounts that may write. Rows are made and removed by the service role only, never by a claim.';

-- Whether the caller is an administrator. An account with a second factor counts only in a session
-- that was opened with it.
create function public.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.administrators where user_id = (select auth.uid()))
    and ((select auth.jwt() ->> 'aal') is not distinct from 'aal2' or not exists (
      select from auth.mfa_factors
      where user_id = (select auth.uid()) and status = 'verified'))
$$;
revoke all on function public.is_admin() from public, anon, authenticated, service_role;
grant execute on function public.is_admin() to authenticated, service_role;

alter table public.administrators enable row level security;
revoke all on public.administrators from public, anon, authenticated, service_role;
grant select on public.administrators to authenticated;
grant select, insert, delete on public.administrators to service_role;
create policy "administrators see each other" on public.administrators
  for select to authenticated using ((select public.is_admin()));

-- Every administrator, longest first: address, since when, whether they ever signed in, whether they
-- have a second factor.
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
        'joined', u.last_sign_in_at is not null,
        'second_factor', exists (
          select from auth.mfa_factors f where f.user_id = a.user_id and f.status = 'verified')
      ) order by a.created_at, a.user_id), '[]')
    from public.administrators a join auth.users u on u.id = a.user_id);
end
$$;

-- Takes the right from another administrator, from the next request on: 'demoted', 'self' (nobody
-- demotes themselves, so one always remains) or 'unknown'.
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
revoke all on function public.list_administrators(), public.demote_administrator(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.list_administrators(), public.demote_administrator(uuid)
  to authenticated;

-- Gives an account the right: 'added', 'already', or 'unknown' when the address has no account.
create function public.add_administrator(p_email text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  account constant uuid := (
    select id from auth.users where email = lower(btrim(p_email)) and not is_sso_user limit 1);
begin
  if account is null then
    return 'unknown';
  end if;
  insert into public.administrators (user_id) values (account) on conflict do nothing;
  return case when found then 'added' else 'already' end;
end
$$;
revoke all on function public.add_administrator(text) from public, anon, authenticated, service_role;
grant execute on function public.add_administrator(text) to service_role;

-- supabase/schemas/02_shapes.sql

-- What a value may look like: the functions behind the CHECKs of the content tables. They mirror
-- src/entities/kit/check.ts; null passes, as in every CHECK.

create schema shape;
revoke all on schema shape from public;
grant usage on schema shape to authenticated, service_role;

-- A text of 1 to `longest` characters without white space at its ends.
create function shape.is_text(value text, longest integer) returns boolean
language sql immutable parallel safe
return char_length(value) between 1 and longest
  and (value collate "C") !~ '(^[\s\u00a0]|[\s\u00a0]$)';

-- One language of a localized value: absent, or a text as above.
create function shape.is_translation(value jsonb, longest integer) returns boolean
language sql immutable parallel safe
return value is null
  or (jsonb_typeof(value) = 'string' and shape.is_text(value #>> '{}', longest));

-- {"fr"?, "en"?, "ar"?} and nothing else; `required` asks for at least one language.
create function shape.is_localized(value jsonb, longest integer, required boolean default false)
returns boolean
language sql immutable parallel safe
return case when jsonb_typeof(value) = 'object' then
    value - '{fr,en,ar}'::text[] = '{}'
    and shape.is_translation(value -> 'fr', longest)
    and shape.is_translation(value -> 'en', longest)
    and shape.is_translation(value -> 'ar', longest)
    and (not required or value <> '{}')
  else false end;

-- A localized value in all three languages.
create function shape.is_whole(value jsonb) returns boolean
language sql immutable parallel safe
return value ?& '{fr,en,ar}'::text[];

-- HTML without the plainly hostile. A coarse net under the sanitiser, which runs before saving and
-- before showing: no active elements, no event handlers, links only to https, mailto and tel.
create function shape.is_harmless_html(value text) returns boolean
language sql immutable parallel safe
return value is null or not (
    value ~* '<\s*/?\s*(script|style|iframe|frame|object|embed|applet|form|input|button|meta|link|base|svg|math|template)\M'
    or value ~* '<[a-z][^>]*[\s"''/]on[a-z]+\s*='
    or value ~* '<[a-z]([^>"'']|"[^"]*"|''[^'']*'')*([\s/]|"[^"]*"|''[^'']*'')on[a-z]+\s*='
    or value ~* '(java|vb|live)script\s*:'
    or value ~* '\mhref\s*=\s*["'']?(?!\s*["'']?(https:|mailto:|tel:))'
    or value ~* '[\s"''/](src|srcset|action|formaction|xlink:href)\s*=\s*["'']?\s*(?!https:)[a-z][a-z0-9+.-]*:'
  );

-- A localized value whose texts are HTML.
create function shape.is_localized_html(value jsonb, longest integer, required boolean default false)
returns boolean
language sql immutable parallel safe
return shape.is_localized(value, longest, required)
  and shape.is_harmless_html(value ->> 'fr')
  and shape.is_harmless_html(value ->> 'en')
  and shape.is_harmless_html(value ->> 'ar');

-- An absolute https address.
create function shape.is_https(value text) returns boolean
language sql immutable parallel safe
return char_length(value) <= 2048 and value ~* '^https://[^\s/?#<>"\\]+([/?#][^\s<>"\\]*)?$';

-- An https address, or the path of a stored image as in src/shared/image.ts.
create function shape.is_image(value text) returns boolean
language sql immutable parallel safe
return shape.is_https(value) or (
    char_length(value) <= 500
    and value ~ '^[a-z0-9][a-z0-9/_-]*-[1-9][0-9]{0,4}x[1-9][0-9]{0,4}\.(png|jpg|jpeg|gif|webp)$'
    and position('//' in value) = 0
  );

-- An e-mail address, as far as that can be told without writing to it.
create function shape.is_email(value text) returns boolean
language sql immutable parallel safe
return char_length(value) <= 254 and value ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$';

-- Words of a-z and digits joined by single hyphens.
create function shape.is_slug(value text) returns boolean
language sql immutable parallel safe
return char_length(value) <= 120 and value ~ '^[a-z0-9]+(-[a-z0-9]+)*$';

-- A moment that a forum could have, which also keeps out the two infinities.
create function shape.is_moment(value timestamptz) returns boolean
language sql immutable parallel safe
return value >= '1990-01-01 00:00:00+00'::timestamptz
  and value < '2201-01-01 00:00:00+00'::timestamptz;

create function shape.is_day(value date) returns boolean
language sql immutable parallel safe
return value >= '1990-01-01'::date and value < '2201-01-01'::date;

-- Of a session's day the database can only tell that it is not far off: the clocks of the world
-- lie between 12 hours behind UTC and 14 ahead of it.
create function shape.is_session_time(
  day date, starts_at timestamptz, ends_at timestamptz
) returns boolean
language sql immutable parallel safe
return shape.is_moment(starts_at) and shape.is_moment(ends_at) and shape.is_day(day)
  and ends_at > starts_at
  and ends_at <= starts_at + '24:00:00'::interval
  and (starts_at at time zone 'UTC') >= day - '14:00:00'::interval
  and (starts_at at time zone 'UTC') < day + '2 days 12:00:00'::interval;

-- Ids in order: none twice, none null.
create function shape.is_id_list(value anyarray) returns boolean
language sql immutable parallel safe
as $$
  select coalesce(array_ndims(value), 1) = 1
    and array_position(value, null) is null
    and cardinality(value) <= 500
    and cardinality(value) = (select count(distinct id) from unnest(value) as id)
$$;

-- A GeoJSON position: [longitude, latitude].
create function shape.is_position(value jsonb) returns boolean
language sql immutable parallel safe
as $$
  select case when jsonb_typeof(value) = 'array' and jsonb_array_length(value) = 2
      and jsonb_typeof(value -> 0) = 'number' and jsonb_typeof(value -> 1) = 'number'
    then abs((value ->> 0)::numeric) <= 180 and abs((value ->> 1)::numeric) <= 90
    else false end
$$;

-- A GeoJSON Polygon: closed rings of at least four [longitude, latitude].
create function shape.is_polygon(value jsonb) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  ring jsonb;
  point jsonb;
begin
  if value is null then
    return null;
  end if;
  if jsonb_typeof(value) <> 'object' or value - '{type,coordinates}'::text[] <> '{}'
    or value -> 'type' is distinct from '"Polygon"'
    or jsonb_typeof(value -> 'coordinates') is distinct from 'array'
    or value -> 'coordinates' = '[]' then
    return false;
  end if;
  for ring in select * from jsonb_array_elements(value -> 'coordinates') loop
    if jsonb_typeof(ring) <> 'array' or jsonb_array_length(ring) < 4 or ring -> 0 <> ring -> -1 then
      return false;
    end if;
    for point in select * from jsonb_array_elements(ring) loop
      if not shape.is_position(point) then
        return false;
      end if;
    end loop;
  end loop;
  return true;
end
$$;

-- A GeoJSON LineString: at least two [longitude, latitude].
create function shape.is_line(value jsonb) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  point jsonb;
begin
  if jsonb_typeof(value) is distinct from 'object' or value - '{type,coordinates}'::text[] <> '{}'
    or value -> 'type' is distinct from '"LineString"'
    or jsonb_typeof(value -> 'coordinates') is distinct from 'array'
    or jsonb_array_length(value -> 'coordinates') < 2 then
    return false;
  end if;
  for point in select * from jsonb_array_elements(value -> 'coordinates') loop
    if not shape.is_position(point) then
      return false;
    end if;
  end loop;
  return true;
end
$$;

-- The drawn plan of a site, which every phone draws by itself: a FeatureCollection whose features are
-- lines and polygons of a known kind, named or not. Every phone holds it, hence the limit on its length.
create function shape.is_site_plan(value jsonb) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  feature jsonb;
begin
  if value is null then
    return null;
  end if;
  if jsonb_typeof(value) <> 'object' or value - '{type,features}'::text[] <> '{}'
    or value -> 'type' is distinct from '"FeatureCollection"'
    or jsonb_typeof(value -> 'features') is distinct from 'array'
    or octet_length(value::text) > 200000 then
    return false;
  end if;
  for feature in select * from jsonb_array_elements(value -> 'features') loop
    if jsonb_typeof(feature) <> 'object' or feature - '{type,geometry,properties}'::text[] <> '{}'
      or feature -> 'type' is distinct from '"Feature"'
      or jsonb_typeof(feature -> 'properties') is distinct from 'object'
      or (feature -> 'properties') - '{kind,name}'::text[] <> '{}'
      or coalesce(feature -> 'properties' ->> 'kind', '')
        not in ('path', 'garden', 'building', 'water', 'road')
      or (feature -> 'properties' ? 'name'
        and not shape.is_localized(feature -> 'properties' -> 'name', 100, true))
      or jsonb_typeof(feature -> 'geometry') is distinct from 'object'
      or not (shape.is_line(feature -> 'geometry') or shape.is_polygon(feature -> 'geometry')) then
      return false;
    end if;
  end loop;
  return true;
end
$$;

-- A CHECK runs with the rights of whoever writes the row.
revoke all on all functions in schema shape from public;
grant execute on all functions in schema shape to authenticated, service_role;

-- supabase/schemas/03_revision_log.sql

-- One revision counts the site. Every change to content draws the next number under a lock that is
-- held to the end of the transaction, so numbers become visible in the order of commits. See
-- docs/decisions/0002-revision-log.md. The schema is not exposed by the API.

create schema sync;
revoke all on schema sync from public;
grant usage on schema sync to authenticated, service_role;

create table sync.state (
  only_row boolean primary key default true check (only_row),
  epoch text not null default gen_random_uuid()::text
);
comment on table sync.state is 'The epoch within which revisions count; a restore begins a new one.';
insert into sync.state default values;

create sequence sync.revision;

create table sync.log (
  kind text not null,
  id text not null,
  edition_ids integer[] not null,
  revision bigint not null,
  primary key (kind, id)
);
create unique index log_revision on sync.log (revision);
comment on table sync.log is
  'The last revision of every row there ever was, kept after deletion. edition_ids gathers every edition it was part of; 0 is every edition.';

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
create policy "administrators read the log" on sync.log
  for select to authenticated using ((select public.is_admin()));

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

-- Gives one row of content the next revision and has the bell rung at commit.
create function sync.number(p_kind text, p_id text, p_edition_ids integer[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into sync.log as known (kind, id, edition_ids, revision)
  values (p_kind, p_id, p_edition_ids, nextval('sync.revision'))
  on conflict (kind, id) do update set
    revision = excluded.revision,
    edition_ids = case
      when known.edition_ids @> excluded.edition_ids then known.edition_ids
      else array(
        select distinct edition from unnest(known.edition_ids || excluded.edition_ids) as edition
        order by edition)
    end;
  insert into sync.bell default values on conflict do nothing;
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
        jsonb_build_object('revision', sync.latest(), 'urgent', is_urgent),
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
create trigger announce_epoch after update on sync.state
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
  perform sync.lock();
  update sync.state set epoch = gen_random_uuid()::text where only_row returning epoch into begun;
  if begun is null then
    raise exception 'only administrators begin an epoch' using errcode = 'insufficient_privilege';
  end if;
  return jsonb_build_object('epoch', begun, 'revision', sync.latest());
end
$$;
revoke all on function public.admin_restore_epoch() from public, anon, authenticated, service_role;
grant execute on function public.admin_restore_epoch() to authenticated, service_role;

-- supabase/schemas/04_content_kinds.sql

-- The kinds of content: what of each table sync_pull shows and sync_push writes, and the triggers by
-- which its rows are numbered. A table of content is followed by sync.register().

create table sync.kinds (
  kind text primary key,
  table_name text not null unique,
  id_column text not null,
  id_type text not null,
  fields text[] not null,
  private_fields text[] not null,
  localized text[] not null,
  readonly text[] not null,
  visible text not null,
  editions text not null,
  public_row text not null,
  admin_row text not null
);
comment on table sync.kinds is
  'What sync_pull shows and sync_push writes of each kind. The last four columns are SQL over the row t (and $3, the audience).';

alter table sync.kinds enable row level security;
revoke all on sync.kinds from public, anon, authenticated, service_role;
grant select on sync.kinds to authenticated, service_role;
create policy "administrators read the kinds" on sync.kinds
  for select to authenticated using ((select public.is_admin()));

-- BEFORE each writing statement.
create function sync.begin_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform sync.lock();
  return null;
end
$$;

create function sync.refuse_truncate() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'rows of % are deleted, not truncated', tg_table_name
    using errcode = 'feature_not_supported',
      hint = 'TRUNCATE fires no row triggers, so phones would never hear of it.';
end
$$;

-- The editions that a row, as jsonb, belongs to; 0 is every edition.
create function sync.editions_of(content jsonb) returns integer[]
language sql immutable parallel safe
return case
    when content -> 'edition_ids' is not null and content -> 'edition_ids' <> '[]'
      then array(select jsonb_array_elements_text(content -> 'edition_ids')::integer)
    when jsonb_typeof(content -> 'edition_id') = 'number'
      then array[(content ->> 'edition_id')::integer]
    else '{0}'::integer[]
  end;

-- AFTER each changed row; arguments: kind, id column.
create function sync.number_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  id constant text := coalesce(after, before) ->> tg_argv[1];
  editions integer[] := sync.editions_of(coalesce(after, before));
begin
  if before = after then
    return null;
  end if;
  if id <> before ->> tg_argv[1] then
    raise exception 'the % of a % is permanent', tg_argv[1], tg_argv[0]
      using errcode = 'feature_not_supported';
  end if;
  if tg_op = 'UPDATE' and editions <> sync.editions_of(before) then
    editions := sync.editions_of(before) || editions;
  end if;
  perform sync.number(tg_argv[0], id, editions);
  return null;
end
$$;

-- Registers a table of content: what of it is shown and written, and the triggers that number it.
-- `visible` is SQL over the row `t`, true when the public (or the audience $3) may see the row.
create function sync.register(
  p_kind text,
  p_table text,
  p_fields text[],
  p_id text default 'id',
  p_private text[] default '{}',
  p_localized text[] default '{}',
  p_readonly text[] default '{}',
  p_visible text default 'true'
) returns void
language plpgsql set search_path = ''
as $$
declare
  relation constant regclass := format('public.%I', p_table);
  columns constant text[] := array(
    select attname from pg_attribute where attrelid = relation and attnum > 0 and not attisdropped);
begin
  insert into sync.kinds values (
    p_kind, p_table, p_id,
    (select format_type(atttypid, null) from pg_attribute
      where attrelid = relation and attname = p_id),
    p_fields, p_private, p_localized, p_readonly, p_visible,
    case
      when 'edition_ids' = any (columns)
        then 'case when t.edition_ids = ''{}'' then ''{0}'' else t.edition_ids end'
      when 'edition_id' = any (columns) then 'array[coalesce(t.edition_id, 0)]'
      else '''{0}''::integer[]'
    end,
    sync.row_builder(relation, p_fields),
    sync.row_builder(relation, p_fields || p_private));
  execute format(
    'create trigger begin_write before insert or update or delete on %s
      for each statement execute function sync.begin_write()', relation);
  execute format(
    'create trigger refuse_truncate before truncate on %s
      for each statement execute function sync.refuse_truncate()', relation);
  execute format(
    'create trigger number_row after insert or update or delete on %s
      for each row execute function sync.number_row(%L, %L)', relation, p_kind, p_id);
end
$$;

-- SQL that builds the JSON of exactly these columns of the row `t`.
create function sync.row_builder(relation regclass, names text[]) returns text
language plpgsql stable set search_path = ''
as $$
declare
  pairs text;
begin
  if exists (
    select from unnest(names) as name
    where name not in (select attname from pg_attribute where attrelid = relation and attnum > 0)
  ) then
    raise exception 'columns of % do not match %', relation, names;
  end if;
  select string_agg(
      format(case when atttypid = 'timestamptz'::regtype then '%L, sync.iso(t.%I)' else '%L, t.%I' end,
        attname, attname), ', ' order by array_position(names, attname::text))
    into pairs
    from pg_attribute
    where attrelid = relation and attnum > 0 and attname = any (names);
  return format('jsonb_build_object(%s)', pairs);
end
$$;

revoke all on function sync.begin_write(), sync.refuse_truncate(), sync.editions_of(jsonb),
  sync.number_row(), sync.row_builder(regclass, text[]),
  sync.register(text, text, text[], text, text[], text[], text[], text) from public;

-- supabase/schemas/05_history.sql

-- Who changed what and when: every version of every row of content, kept for two years.

create table sync.history (
  sequence bigint generated by default as identity primary key,
  kind text not null,
  id text not null,
  at timestamptz not null default now(),
  user_id uuid,
  action text not null check (action in ('insert', 'update', 'delete')),
  before jsonb,
  after jsonb,
  revision bigint,
  outbox text
);
comment on table sync.history is
  'One line for each change of a row. Of an update only the columns that changed; user_id is null for a change made outside the API.';
comment on column sync.history.revision is
  'The revision that the change drew; null for changes from before revisions were noted.';
comment on column sync.history.outbox is
  'The random name of the outbox that the change came from; null for one that came from none.';
create index history_of_rows on sync.history (kind, id, sequence desc);
create index history_at on sync.history (at);
alter table sync.history enable row level security;
revoke all on sync.history from public, anon, authenticated, service_role;

-- AFTER each changed row; arguments: kind, id column.
create function sync.keep_history() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  now_is jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  row_id constant text := coalesce(now_is, was) ->> tg_argv[1];
  changed text[];
begin
  if tg_op = 'UPDATE' then
    changed := array(select key from jsonb_each(now_is) where value is distinct from was -> key);
    if changed = '{}' then
      return null;
    end if;
    was := (select jsonb_object_agg(key, value) from jsonb_each(was) where key = any (changed));
    now_is := (select jsonb_object_agg(key, value) from jsonb_each(now_is) where key = any (changed));
  end if;
  insert into sync.history (kind, id, user_id, action, before, after, revision, outbox)
    values (tg_argv[0], row_id, (select auth.uid()), lower(tg_op), was, now_is,
      (select l.revision from sync.log l where l.kind = tg_argv[0] and l.id = row_id),
      nullif(current_setting('sync.outbox', true), ''));
  return null;
end
$$;
revoke all on function sync.keep_history() from public;

-- Every kind of content keeps its history from its registration on. Triggers fire in the order of
-- their names: the row is numbered first.
create function sync.begin_history() returns trigger
language plpgsql set search_path = ''
as $$
begin
  execute format(
    'create trigger remember_row after insert or update or delete on public.%I
      for each row execute function sync.keep_history(%L, %L)', new.table_name, new.kind, new.id_column);
  return null;
end
$$;
revoke all on function sync.begin_history() from public;
create trigger begin_history after insert on sync.kinds
  for each row execute function sync.begin_history();

-- The last changes of one row, or of all rows when p_kind is null, newest first:
-- [{sequence, kind, id, at, who, action, before, after}]; `who` is an e-mail address or null.
create function public.content_history(
  p_kind text default null,
  p_id text default null,
  p_before bigint default null,
  p_limit integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'only administrators read the history' using errcode = 'insufficient_privilege';
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object(
        'sequence', h.sequence, 'kind', h.kind, 'id', h.id, 'at', sync.iso(h.at),
        'who', u.email, 'action', h.action, 'before', h.before, 'after', h.after)
      order by h.sequence desc)
    from (
      select * from sync.history
      where (p_kind is null or (kind = p_kind and id = p_id))
        and (p_before is null or sequence < p_before)
      order by sequence desc limit greatest(1, least(coalesce(p_limit, 50), 200))) h
    left join auth.users u on u.id = h.user_id), '[]');
end
$$;
revoke all on function public.content_history(text, text, bigint, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.content_history(text, text, bigint, integer)
  to authenticated, service_role;

-- Deletes what is older than two years; run by the same clock that tidies the pushes, or by hand.
create function public.tidy_history() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  gone integer;
begin
  delete from sync.history where at < now() - interval '2 years';
  get diagnostics gone = row_count;
  return gone;
end
$$;
revoke all on function public.tidy_history() from public, anon, authenticated, service_role;
grant execute on function public.tidy_history() to service_role;

-- supabase/schemas/06_references.sql

-- Ordered references to several rows are arrays on the row that refers. These triggers keep them
-- whole; see docs/decisions/0001-reference-arrays.md.

-- Refuses a row whose ordered references name a row that is not there; arguments: column, table.
-- The rows referred to are locked, so that none is deleted before this transaction ends.
create function sync.check_references() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  missing text;
begin
  if tg_op = 'UPDATE' and to_jsonb(new) -> tg_argv[0] = to_jsonb(old) -> tg_argv[0] then
    return null;
  end if;
  execute format(
    'with wanted as (select unnest(($1).%1$I) as id),
      held as (select t.id from public.%2$I t where t.id in (select id from wanted) for key share)
    select string_agg(id::text, '', '') from wanted where id not in (select id from held)',
    tg_argv[0], tg_argv[1]) into missing using new;
  if missing is not null then
    raise exception '%.% refers to rows that are not in %: %',
        tg_table_name, tg_argv[0], tg_argv[1], missing
      using errcode = 'foreign_key_violation', constraint = tg_table_name || '_' || tg_argv[0] || '_fkey';
  end if;
  return null;
end
$$;

-- Takes a deleted row out of the ordered references of other rows; arguments: table, column.
create function sync.drop_references() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  execute format(
    'update public.%1$I set %2$I = array_remove(%2$I, ($1).id) where %2$I @> array[($1).id]',
    tg_argv[0], tg_argv[1]) using old;
  return null;
end
$$;

revoke all on function sync.check_references(), sync.drop_references() from public;

-- supabase/schemas/07_editions.sql

-- Editions: one row per year's forum. The id is the forum's ordinal (19 is 2024). Each states the
-- venue's clock, as minutes ahead of UTC: time-zone tables of phones and servers disagree about
-- Morocco. See docs/decisions/0005-venue-clock.md.

-- Minutes ahead of UTC as this server's tables know them, for an edition that does not say.
create function sync.known_offset() returns integer
language sql stable set search_path = ''
return extract(epoch from (now() at time zone 'Africa/Casablanca') - (now() at time zone 'UTC'))
  ::integer / 60;
revoke all on function sync.known_offset() from public;
grant execute on function sync.known_offset() to authenticated, service_role;

create table public.editions (
  id integer primary key check (id between 1 and 999),
  year integer not null check (year between 1990 and 2200),
  name jsonb not null default '{}' check (shape.is_localized(name, 200, true)),
  theme jsonb not null default '{}' check (shape.is_localized(theme, 300)),
  starts_on date not null check (shape.is_day(starts_on)),
  ends_on date not null check (shape.is_day(ends_on)),
  is_current boolean not null default false,
  plan jsonb check (shape.is_site_plan(plan)),
  utc_offset integer not null default sync.known_offset() check (utc_offset between -720 and 840),
  constraint editions_days_check check (ends_on >= starts_on),
  -- Deferred, so that one statement may move the flag in whatever order it meets the rows.
  constraint editions_one_current exclude using btree (is_current with =) where (is_current)
    deferrable initially deferred
);

-- Setting one edition current clears the other.
create function sync.clear_other_current() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.editions set is_current = false where is_current and id <> new.id;
  return null;
end
$$;
revoke all on function sync.clear_other_current() from public;
create trigger clear_other_current_insert after insert on public.editions
  for each row when (new.is_current) execute function sync.clear_other_current();
create trigger clear_other_current_update after update on public.editions
  for each row when (new.is_current and not old.is_current)
  execute function sync.clear_other_current();

-- Exactly one edition is current as soon as there is one: at the end of a transaction that leaves none,
-- the newest takes over, which is the one that phones would fall back on. Deferred, so that a batch
-- may move the flag, or delete the edition that has it, in whatever order; nothing is refused for it.
create function sync.keep_one_current() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.editions where is_current) then
    update public.editions set is_current = true
      where id = (select id from public.editions order by year desc, id desc limit 1);
  end if;
  return null;
end
$$;
revoke all on function sync.keep_one_current() from public;
create constraint trigger keep_one_current after insert or update or delete on public.editions
  deferrable initially deferred for each row execute function sync.keep_one_current();

alter table public.editions enable row level security;
revoke all on public.editions from public, anon, authenticated, service_role;
grant select on public.editions to anon;
grant select, insert, update, delete on public.editions to authenticated, service_role;
create policy "administrators do everything" on public.editions
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "anyone reads" on public.editions for select to anon using (true);

select sync.register('edition', 'editions',
  '{id,year,name,theme,starts_on,ends_on,is_current,plan,utc_offset}', p_localized => '{name,theme}');

-- supabase/schemas/08_people_and_places.sql

-- Speakers and locations: each belongs to one or more editions, listed on its own row. See
-- docs/decisions/0001-reference-arrays.md.

create table public.speakers (
  id uuid primary key default gen_random_uuid(),
  name jsonb not null default '{}' check (shape.is_localized(name, 200, true)),
  title jsonb not null default '{}' check (shape.is_localized(title, 300)),
  biography jsonb not null default '{}' check (shape.is_localized(biography, 10000)),
  country text check (country ~ '^[A-Z]{2}$'),
  photo text check (shape.is_image(photo)),
  edition_ids integer[] not null default '{}' check (shape.is_id_list(edition_ids)),
  email text check (shape.is_email(email)),
  published boolean not null default false
);
create index speakers_editions on public.speakers using gin (edition_ids);

create trigger check_editions after insert or update of edition_ids on public.speakers
  for each row execute function sync.check_references('edition_ids', 'editions');

alter table public.speakers enable row level security;
revoke all on public.speakers from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.speakers to authenticated, service_role;
create policy "administrators do everything" on public.speakers
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));

-- Whoever has no edition yet is seen by administrators only.
select sync.register('speaker', 'speakers',
  '{id,name,title,biography,country,photo,edition_ids,published}',
  p_private => '{email}', p_localized => '{name,title,biography}',
  p_visible => 't.published and t.edition_ids <> ''{}''');

-- The published speakers of an edition, for search: filter on name or title, then limit.
create function public.get_speakers_for_edition(p_edition_id integer)
returns table (
  id uuid, name jsonb, title jsonb, biography jsonb, country text, photo text, edition_ids integer[]
)
language sql stable security definer set search_path = ''
as $$
  select s.id, s.name, s.title, s.biography, s.country, s.photo, s.edition_ids
  from public.speakers s
  where s.published and s.edition_ids @> array[p_edition_id]
  order by s.name ->> 'fr', s.id
$$;
revoke all on function public.get_speakers_for_edition(integer)
  from public, anon, authenticated, service_role;
grant execute on function public.get_speakers_for_edition(integer)
  to anon, authenticated, service_role;

create table public.locations (
  id uuid primary key default gen_random_uuid(),
  name jsonb not null default '{}' check (shape.is_localized(name, 200, true)),
  description jsonb not null default '{}' check (shape.is_localized(description, 5000)),
  type text not null default 'other' check (type in ('room', 'tent', 'pavilion', 'other')),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  capacity integer check (capacity between 0 and 1000000),
  image text check (shape.is_image(image)),
  edition_ids integer[] not null default '{}' check (shape.is_id_list(edition_ids)),
  published boolean not null default false
);
create index locations_editions on public.locations using gin (edition_ids);

create trigger check_editions after insert or update of edition_ids on public.locations
  for each row execute function sync.check_references('edition_ids', 'editions');

alter table public.locations enable row level security;
revoke all on public.locations from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.locations to authenticated, service_role;
create policy "administrators do everything" on public.locations
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));

select sync.register('location', 'locations',
  '{id,name,description,type,latitude,longitude,capacity,image,edition_ids,published}',
  p_localized => '{name,description}',
  p_visible => 't.published and t.edition_ids <> ''{}''');

-- A deleted edition leaves the lists it stands in and takes along whoever was part of it alone.
create function sync.leave_edition() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.speakers where edition_ids = array[old.id];
  delete from public.locations where edition_ids = array[old.id];
  update public.speakers set edition_ids = array_remove(edition_ids, old.id)
    where edition_ids @> array[old.id];
  update public.locations set edition_ids = array_remove(edition_ids, old.id)
    where edition_ids @> array[old.id];
  return null;
end
$$;
revoke all on function sync.leave_edition() from public;
create trigger leave_edition after delete on public.editions
  for each row execute function sync.leave_edition();

-- supabase/schemas/09_programme.sql

-- The programme: events (its sessions) and the interventions within them.

create table public.events (
  id uuid primary key default gen_random_uuid(),
  edition_id integer not null references public.editions (id) on delete cascade,
  title jsonb not null default '{}' check (shape.is_localized(title, 300, true)),
  description jsonb not null default '{}' check (shape.is_localized(description, 5000)),
  type text not null default 'event'
    check (type in ('conference', 'round_table', 'ceremony', 'spiritual', 'event')),
  date date not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  location_id uuid references public.locations (id) on delete set null,
  chair_id uuid references public.speakers (id) on delete set null,
  participant_ids uuid[] not null default '{}' check (shape.is_id_list(participant_ids)),
  cancelled boolean not null default false,
  recording_url text check (shape.is_https(recording_url)),
  published boolean not null default false,
  created_at timestamptz(3) not null default now() check (shape.is_moment(created_at)),
  change text not null default 'none' check (change in ('none', 'added', 'moved')),
  changed_at timestamptz(3) check (shape.is_moment(changed_at)),
  previous_starts_at timestamptz(3) check (shape.is_moment(previous_starts_at)),
  previous_ends_at timestamptz(3) check (shape.is_moment(previous_ends_at)),
  previous_location_id uuid references public.locations (id) on delete set null,
  constraint events_times_check check (shape.is_session_time(date, starts_at, ends_at)),
  constraint events_id_edition unique (id, edition_id)
);
create index events_edition on public.events (edition_id);
create index events_location on public.events (location_id);
create index events_chair on public.events (chair_id);
create index events_participants on public.events using gin (participant_ids);
create index events_previous_location on public.events (previous_location_id);

create trigger check_participants after insert or update of participant_ids on public.events
  for each row execute function sync.check_references('participant_ids', 'speakers');
create trigger leave_events after delete on public.speakers
  for each row execute function sync.drop_references('events', 'participant_ids');

-- What changed in a programme that people already follow: from two days before an edition to its
-- end, a published session that is added, moved or cancelled says so, and where it was before.

-- True while visitors follow the programme of an edition, by the days of its own clock.
create function sync.is_followed(p_edition_id integer) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.editions
    where id = p_edition_id
      and (now() at time zone 'UTC' + make_interval(mins => utc_offset))::date
        between starts_on - 2 and ends_on)
$$;
revoke all on function sync.is_followed(integer) from public;
grant execute on function sync.is_followed(integer) to authenticated, service_role;

-- Marks a session as added. One that comes with the whole programme, in an import, is not news.
create function sync.stamp_added_event() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user = 'authenticated' then
    new.created_at := now();
  end if;
  if new.published and new.created_at > now() - '1 hour'::interval and sync.is_followed(new.edition_id)
    and exists (
      select from public.events
      where edition_id = new.edition_id and published and created_at < now() - '1 hour'::interval)
  then
    new.change := 'added';
    new.changed_at := now();
  end if;
  return new;
end
$$;
create trigger stamp_added before insert on public.events
  for each row execute function sync.stamp_added_event();

-- Marks a session as moved, keeping where and when it was first announced; moved back, it is itself
-- again. A publication counts as an addition; a cancellation only dates the change.
create function sync.stamp_changed_event() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user = 'authenticated' then
    new.created_at := old.created_at;
  end if;
  if not new.published or not sync.is_followed(new.edition_id) then
    return new;
  end if;
  if not old.published then
    new.change := 'added';
    new.changed_at := now();
  elsif (new.starts_at, new.ends_at, new.location_id)
    is distinct from (old.starts_at, old.ends_at, old.location_id) then
    new.changed_at := now();
    if old.change = 'none' then
      new.change := 'moved';
      new.previous_starts_at := old.starts_at;
      new.previous_ends_at := old.ends_at;
      new.previous_location_id := old.location_id;
    elsif old.change = 'moved'
      and (new.starts_at, new.ends_at, new.location_id) is not distinct from
        (old.previous_starts_at, old.previous_ends_at, old.previous_location_id) then
      new.change := 'none';
      new.previous_starts_at := null;
      new.previous_ends_at := null;
      new.previous_location_id := null;
    end if;
  elsif new.cancelled <> old.cancelled then
    new.changed_at := now();
  end if;
  return new;
end
$$;
create trigger stamp_changed before update on public.events
  for each row execute function sync.stamp_changed_event();

revoke all on function sync.stamp_added_event(), sync.stamp_changed_event() from public;

alter table public.events enable row level security;
revoke all on public.events from public, anon, authenticated, service_role;
grant select (id, edition_id, title) on public.events to anon;
grant select, insert, update, delete on public.events to authenticated, service_role;
create policy "administrators do everything" on public.events
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "anyone reads what is published" on public.events
  for select to anon using (published);

select sync.register('event', 'events',
  '{id,edition_id,title,description,type,date,starts_at,ends_at,location_id,chair_id,participant_ids,
    cancelled,published,created_at,change,changed_at,previous_starts_at,previous_ends_at,
    previous_location_id,recording_url}',
  p_localized => '{title,description}',
  p_readonly => '{created_at,change,changed_at,previous_starts_at,previous_ends_at,
    previous_location_id}',
  p_visible => 't.published');

create table public.interventions (
  id uuid primary key default gen_random_uuid(),
  edition_id integer not null,
  event_id uuid not null,
  speaker_id uuid not null references public.speakers (id) on delete cascade,
  title jsonb not null default '{}' check (shape.is_localized(title, 300, true)),
  description jsonb not null default '{}' check (shape.is_localized(description, 5000)),
  position integer not null default 0 check (position between 0 and 999),
  constraint interventions_one_per_speaker unique (event_id, speaker_id),
  -- The edition is that of the event and moves with it.
  constraint interventions_event_fkey foreign key (event_id, edition_id)
    references public.events (id, edition_id) on update cascade on delete cascade
);
create index interventions_edition on public.interventions (edition_id);
create index interventions_speaker on public.interventions (speaker_id);

-- An intervention is public when its event is: both are published and withdrawn together.
create function sync.number_interventions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform sync.number('intervention', id::text, array[edition_id])
    from public.interventions where event_id = new.id;
  return null;
end
$$;
revoke all on function sync.number_interventions() from public;
create trigger number_interventions after update on public.events
  for each row when (new.published <> old.published)
  execute function sync.number_interventions();

alter table public.interventions enable row level security;
revoke all on public.interventions from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.interventions to authenticated, service_role;
create policy "administrators do everything" on public.interventions
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));

select sync.register('intervention', 'interventions',
  '{id,edition_id,event_id,speaker_id,title,description,position}',
  p_localized => '{title,description}',
  p_visible => 'exists (select from public.events e where e.id = t.event_id and e.published)');

-- supabase/schemas/10_village.sql

-- The solidarity village: its zones and exhibitors.

create table public.zones (
  id uuid primary key default gen_random_uuid(),
  edition_id integer not null references public.editions (id) on delete cascade,
  name jsonb not null default '{}' check (shape.is_localized(name, 200, true)),
  description jsonb not null default '{}' check (shape.is_localized(description, 2000)),
  color text not null check (color ~* '^#[0-9a-f]{6}$'),
  area jsonb check (shape.is_polygon(area)),
  position integer not null default 0 check (position between 0 and 999)
);
create index zones_edition on public.zones (edition_id);

alter table public.zones enable row level security;
revoke all on public.zones from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.zones to authenticated, service_role;
create policy "administrators do everything" on public.zones
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));

select sync.register('zone', 'zones',
  '{id,edition_id,name,description,color,area,position}',
  p_localized => '{name,description}');

create table public.exhibitors (
  id uuid primary key default gen_random_uuid(),
  edition_id integer not null references public.editions (id) on delete cascade,
  name jsonb not null default '{}' check (shape.is_localized(name, 200, true)),
  description jsonb not null default '{}' check (shape.is_localized(description, 5000)),
  category jsonb not null default '{}' check (shape.is_localized(category, 200)),
  stand text check (shape.is_text(stand, 20)),
  zone_id uuid references public.zones (id) on delete set null,
  website text check (shape.is_https(website)),
  contact_email text check (shape.is_email(contact_email)),
  logo text check (shape.is_image(logo)),
  activity_image text check (shape.is_image(activity_image)),
  published boolean not null default false
);
create index exhibitors_edition on public.exhibitors (edition_id);
create index exhibitors_zone on public.exhibitors (zone_id);

alter table public.exhibitors enable row level security;
revoke all on public.exhibitors from public, anon, authenticated, service_role;
grant select (id, edition_id, name) on public.exhibitors to anon;
grant select, insert, update, delete on public.exhibitors to authenticated, service_role;
create policy "administrators do everything" on public.exhibitors
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "anyone reads what is published" on public.exhibitors
  for select to anon using (published);

select sync.register('exhibitor', 'exhibitors',
  '{id,edition_id,name,description,category,stand,zone_id,website,logo,activity_image,published}',
  p_private => '{contact_email}', p_localized => '{name,description,category}',
  p_visible => 't.published');

-- supabase/schemas/11_publications.sql

-- What is written for readers: news, announcements, articles and the site's own texts.

create table public.news (
  id uuid primary key default gen_random_uuid(),
  edition_id integer references public.editions (id) on delete cascade,
  title jsonb not null default '{}' check (shape.is_localized(title, 300, true)),
  content jsonb not null default '{}' check (shape.is_localized_html(content, 100000, true)),
  author text check (shape.is_text(author, 200)),
  category text not null default 'event'
    check (category in ('event', 'program', 'international', 'culture', 'spiritual')),
  image text check (shape.is_image(image)),
  featured boolean not null default false,
  published boolean not null default false,
  published_at timestamptz(3) not null default now() check (shape.is_moment(published_at))
);
create index news_edition on public.news (edition_id);

alter table public.news enable row level security;
revoke all on public.news from public, anon, authenticated, service_role;
grant select (id, edition_id, title, content) on public.news to anon;
grant select, insert, update, delete on public.news to authenticated, service_role;
create policy "administrators do everything" on public.news
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "anyone reads what is published" on public.news
  for select to anon using (published);

select sync.register('news', 'news',
  '{id,edition_id,title,content,author,category,image,featured,published,published_at}',
  p_localized => '{title,content}',
  p_visible => 't.published');

create table public.announcements (
  id uuid primary key default gen_random_uuid(),
  edition_id integer not null references public.editions (id) on delete cascade,
  title jsonb not null default '{}' check (shape.is_localized(title, 200, true)),
  message jsonb not null default '{}' check (shape.is_localized(message, 2000, true)),
  type text not null default 'info' check (type in ('info', 'warning', 'success')),
  recipients text not null default 'all'
    check (recipients in ('all', 'participants', 'speakers', 'staff')),
  urgent boolean not null default false,
  -- Who sends an urgent announcement without all three languages says so.
  incomplete_ok boolean not null default false,
  other_edition_ok boolean not null default false,
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'sent')),
  created_at timestamptz(3) not null default now() check (shape.is_moment(created_at)),
  sent_at timestamptz(3) check (shape.is_moment(sent_at)),
  expires_at timestamptz(3) check (shape.is_moment(expires_at)),
  constraint announcements_sent_check check (status <> 'sent' or sent_at is not null),
  constraint announcements_expiry_check check (expires_at > sent_at),
  constraint announcements_languages_check check (
    not urgent or status = 'draft' or incomplete_ok
    or (shape.is_whole(title) and shape.is_whole(message))),
  constraint announcements_schedule_check check (status <> 'scheduled' or sent_at is not null)
);
comment on column public.announcements.other_edition_ok is
  'The sender agreed that phones are woken although the edition is not the current one.';
create index announcements_edition on public.announcements (edition_id);
create index announcements_created on public.announcements (created_at desc);
create index announcements_due on public.announcements (sent_at) where status = 'scheduled';

-- sent_at is when an announcement went out: never in the future, gone when it is withdrawn.
-- created_at is the server's; only SQL above the API may state it, for records of the past.
create function sync.stamp_announcement() returns trigger
language plpgsql set search_path = ''
as $$
declare
  -- The column would round half a millisecond up, into the future.
  present constant timestamptz := date_trunc('milliseconds', now());
begin
  if new.status = 'sent' then
    new.sent_at := least(coalesce(new.sent_at, present), present);
  elsif tg_op = 'UPDATE' and old.status = 'sent' and new.sent_at = old.sent_at then
    new.sent_at := null;
  end if;
  if current_user = 'authenticated' then
    new.created_at := case when tg_op = 'UPDATE' then old.created_at else now() end;
  end if;
  return new;
end
$$;
create trigger stamp before insert or update on public.announcements
  for each row execute function sync.stamp_announcement();

-- An urgent announcement makes phones pull at once.
create function sync.mark_urgent() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into sync.bell (urgent) values (true)
    on conflict (transaction) do update set urgent = true;
  return null;
end
$$;
create trigger mark_urgent after insert or update on public.announcements
  for each row when (new.urgent and new.status = 'sent') execute function sync.mark_urgent();

alter table public.announcements enable row level security;
revoke all on public.announcements from public, anon, authenticated, service_role;
grant select on public.announcements to anon;
grant select, insert, update, delete on public.announcements to authenticated, service_role;
create policy "administrators do everything" on public.announcements
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "anyone reads what was sent to everyone" on public.announcements
  for select to anon using (status = 'sent' and recipients in ('all', 'participants'));

select sync.register('announcement', 'announcements',
  '{id,edition_id,title,message,type,recipients,urgent,incomplete_ok,other_edition_ok,status,
    created_at,sent_at,expires_at}',
  p_localized => '{title,message}', p_readonly => '{created_at}',
  p_visible => 't.status = ''sent'' and t.recipients in (''all'', ''participants'', $3)');

create table public.articles (
  id uuid primary key default gen_random_uuid(),
  type text not null default 'testament' check (type in ('testament')),
  slug text not null unique check (shape.is_slug(slug)),
  title jsonb not null default '{}' check (shape.is_localized(title, 300, true)),
  excerpt jsonb not null default '{}' check (shape.is_localized(excerpt, 1000)),
  content jsonb not null default '{}' check (shape.is_localized_html(content, 100000)),
  cover_image text check (shape.is_image(cover_image)),
  published boolean not null default false,
  featured boolean not null default false,
  updated_at timestamptz(3) not null default now() check (shape.is_moment(updated_at))
);

-- updated_at moves when anything else does.
create function sync.stamp_article() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    new.updated_at := old.updated_at;
    if new is distinct from old then
      new.updated_at := now();
    end if;
  elsif current_user = 'authenticated' then
    new.updated_at := now();
  end if;
  return new;
end
$$;
create trigger stamp before insert or update on public.articles
  for each row execute function sync.stamp_article();

alter table public.articles enable row level security;
revoke all on public.articles from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.articles to authenticated, service_role;
create policy "administrators do everything" on public.articles
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));

select sync.register('article', 'articles',
  '{id,type,slug,title,excerpt,content,cover_image,published,featured,updated_at}',
  p_localized => '{title,excerpt,content}', p_readonly => '{updated_at}',
  p_visible => 't.published');

create table public.site_content (
  key text primary key check (shape.is_text(key, 100)),
  content jsonb not null default '{}' check (shape.is_localized(content, 10000)),
  image_url text check (shape.is_image(image_url))
);

alter table public.site_content enable row level security;
revoke all on public.site_content from public, anon, authenticated, service_role;
grant select on public.site_content to anon;
grant select, insert, update, delete on public.site_content to authenticated, service_role;
create policy "administrators do everything" on public.site_content
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "anyone reads" on public.site_content for select to anon using (true);

select sync.register('site_content', 'site_content', '{key,content,image_url}',
  p_id => 'key', p_localized => '{content}');

revoke all on function sync.stamp_announcement(), sync.mark_urgent(), sync.stamp_article()
  from public;

-- supabase/schemas/12_screens.sql

-- One row per edition: its video stream, and what its display screens show.

create table public.streaming (
  edition_id integer primary key references public.editions (id) on delete cascade,
  stream_url text check (shape.is_https(stream_url)),
  status text not null default 'offline' check (status in ('offline', 'live'))
);

alter table public.streaming enable row level security;
revoke all on public.streaming from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.streaming to authenticated, service_role;
create policy "administrators do everything" on public.streaming
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));

select sync.register('streaming', 'streaming', '{edition_id,stream_url,status}',
  p_id => 'edition_id');

create table public.dashboard (
  edition_id integer primary key references public.editions (id) on delete cascade,
  main_location_id uuid references public.locations (id) on delete set null,
  thought jsonb not null default '{}' check (shape.is_localized(thought, 500)),
  thought_author text check (shape.is_text(thought_author, 200)),
  show_statistics boolean not null default false,
  show_weather boolean not null default false
);
create index dashboard_main_location on public.dashboard (main_location_id);

alter table public.dashboard enable row level security;
revoke all on public.dashboard from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.dashboard to authenticated, service_role;
create policy "administrators do everything" on public.dashboard
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));

select sync.register('dashboard', 'dashboard',
  '{edition_id,main_location_id,thought,thought_author,show_statistics,show_weather}',
  p_id => 'edition_id', p_localized => '{thought}');

-- supabase/schemas/13_live_viewers.sql

-- How many people watch the stream. Viewers say that they are there through Realtime presence, which
-- only the service may read: they are counted, nobody can list them. The count is broadcast to all.

create policy "anyone hears how many are watching" on realtime.messages
  for select to anon, authenticated
  using ((select realtime.topic()) = 'viewers' and extension = 'broadcast');
create policy "anyone is counted while watching" on realtime.messages
  for insert to anon, authenticated
  with check ((select realtime.topic()) = 'viewers' and extension = 'presence');

create table sync.live_viewers (
  only_row boolean primary key default true check (only_row),
  count integer not null default 0 check (count between 0 and 10000000),
  counted_at timestamptz(3) not null default now()
);
alter table sync.live_viewers enable row level security;
revoke all on sync.live_viewers from public, anon, authenticated, service_role;
insert into sync.live_viewers default values;

-- The last count, for those who come between two broadcasts; null once it is too old to be true.
create function public.live_viewers() returns integer
language sql stable security definer set search_path = ''
as $$
  select count from sync.live_viewers where counted_at > now() - '2 minutes'::interval
$$;
revoke all on function public.live_viewers() from public, anon, authenticated, service_role;
grant execute on function public.live_viewers() to anon, authenticated, service_role;

-- True while there is somebody to count: a stream is live, or the last count was not yet nobody.
create function public.live_viewers_wanted() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.streaming where status = 'live')
    or exists (select from sync.live_viewers where count > 0)
$$;
revoke all on function public.live_viewers_wanted() from public, anon, authenticated, service_role;
grant execute on function public.live_viewers_wanted() to service_role;

-- Takes a count and broadcasts it when it is another than before.
create function public.report_live_viewers(p_count integer) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  known constant integer := (select count from sync.live_viewers for update);
begin
  update sync.live_viewers
    set count = least(greatest(p_count, 0), 10000000), counted_at = now();
  if p_count is distinct from known then
    perform realtime.send(jsonb_build_object('count', greatest(p_count, 0)), 'count', 'viewers', true);
  end if;
end
$$;
revoke all on function public.report_live_viewers(integer)
  from public, anon, authenticated, service_role;
grant execute on function public.report_live_viewers(integer) to service_role;

-- supabase/schemas/14_weather.sql

-- The weather at the venue for the display screens: the place it is asked for, and the last answer,
-- which is served until the next. See supabase/functions/weather.

create table public.weather (
  singleton boolean primary key default true check (singleton),
  -- Madagh, WGS 84, degrees.
  latitude double precision not null default 35.0086 check (latitude between -90 and 90),
  longitude double precision not null default -2.3392 check (longitude between -180 and 180),
  answer jsonb check (jsonb_typeof(answer) = 'object' and pg_column_size(answer) < 2000),
  answered_at timestamptz,
  asked_at timestamptz
);
insert into public.weather default values;

alter table public.weather enable row level security;
revoke all on public.weather from public, anon, authenticated, service_role;
grant select, update (latitude, longitude) on public.weather to authenticated;
create policy "administrators see it" on public.weather
  for select to authenticated using ((select public.is_admin()));
create policy "administrators name the place" on public.weather
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));

-- Another place has other weather.
create function sync.forget_weather() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if (new.latitude, new.longitude) is distinct from (old.latitude, old.longitude) then
    new.answer := null;
    new.answered_at := null;
    new.asked_at := null;
  end if;
  return new;
end
$$;
create trigger forget before update on public.weather
  for each row execute function sync.forget_weather();

-- The last answer, the place, and whether the caller shall now ask for a newer one: one caller in ten
-- minutes, and one a minute while no answer comes.
create function public.weather_ask() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  w public.weather;
  due boolean;
begin
  update public.weather set asked_at = now()
    where coalesce(answered_at < now() - interval '10 minutes', true)
      and coalesce(asked_at < now() - interval '1 minute', true)
    returning * into w;
  due := found;
  if not due then
    select * into w from public.weather;
  end if;
  return jsonb_build_object('latitude', w.latitude, 'longitude', w.longitude,
    'answer', w.answer, 'due', due);
end
$$;

-- Keeps an answer for the place it was asked for.
create function public.weather_keep(p_latitude double precision, p_longitude double precision, p_answer jsonb)
returns void
language sql security definer set search_path = ''
as $$
  update public.weather set answer = p_answer, answered_at = now()
    where latitude = p_latitude and longitude = p_longitude
$$;

revoke all on function sync.forget_weather() from public;
revoke all on function public.weather_ask() from public, anon, authenticated, service_role;
revoke all on function public.weather_keep(double precision, double precision, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.weather_ask() to service_role;
grant execute on function public.weather_keep(double precision, double precision, jsonb) to service_role;

-- supabase/schemas/15_edition_copies.sql

-- Making an edition out of another one, and knowing what goes with one that is deleted. A phone holds
-- one edition only, so both happen here; everything runs with the administrator's own rights.

create function sync.require_administrator() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'only administrators may do this' using errcode = 'insufficient_privilege';
  end if;
end
$$;
revoke all on function sync.require_administrator() from public;
grant execute on function sync.require_administrator() to authenticated;

-- The columns of a kind that a copy takes over, as SQL: none of those named, none that only the
-- server sets.
create function sync.copied_columns(p_kind text, p_except text[]) returns text
language sql stable set search_path = ''
as $$
  select string_agg(quote_ident(name), ', ')
  from sync.kinds k, unnest(k.fields || k.private_fields) as name
  where k.kind = p_kind and name <> all (p_except || k.readonly)
$$;
revoke all on function sync.copied_columns(text, text[]) from public;
grant execute on function sync.copied_columns(text, text[]) to authenticated;

-- The parts of an edition that hang together by references: zones and the exhibitors in them.
create function sync.copy_village(p_from integer, p_to integer, p_parts text[]) returns void
language plpgsql security invoker set search_path = ''
as $$
declare
  ids constant jsonb := (
    select coalesce(jsonb_object_agg(id, gen_random_uuid()), '{}')
    from public.zones where edition_id = p_from);
  columns text;
begin
  if 'zones' = any (p_parts) then
    columns := sync.copied_columns('zone', '{id,edition_id}');
    execute format(
      'insert into public.zones (id, edition_id, %1$s)
        select ($1 ->> id::text)::uuid, $2, %1$s from public.zones where edition_id = $3',
      columns) using ids, p_to, p_from;
  end if;
  if 'exhibitors' = any (p_parts) then
    columns := sync.copied_columns('exhibitor', '{id,edition_id,zone_id,published}');
    execute format(
      'insert into public.exhibitors (edition_id, zone_id, %1$s)
        select $2, case when $4 then ($1 ->> zone_id::text)::uuid end, %1$s
        from public.exhibitors where edition_id = $3',
      columns) using ids, p_to, p_from, 'zones' = any (p_parts);
  end if;
end
$$;

-- The sessions as an outline of drafts: nobody is named yet, and none is cancelled. Each keeps its
-- place in the days of the edition and its time on the venue's clock.
create function sync.copy_sessions(p_from integer, p_to integer, p_parts text[]) returns void
language sql security invoker set search_path = ''
begin atomic
  insert into public.events (edition_id, title, description, type, date, starts_at, ends_at, location_id)
    select p_to, e.title, e.description, e.type, e.date + moved.days,
      e.starts_at + moved.by, e.ends_at + moved.by,
      case when 'locations' = any (p_parts) then e.location_id end
    from public.events e, (
      select next.starts_on - last.starts_on as days,
        make_interval(
          days => next.starts_on - last.starts_on,
          mins => last.utc_offset - next.utc_offset) as by
      from public.editions last, public.editions next
      where last.id = p_from and next.id = p_to) moved
    where e.edition_id = p_from;
end;

-- Makes a new edition of `p_edition` {id, year, name, theme?, starts_on, ends_on, utc_offset?} with the
-- chosen parts of another one: locations, plan, zones, exhibitors, speakers, sessions. All or nothing.
create function public.copy_edition(p_from integer, p_edition jsonb, p_parts text[]) returns jsonb
language plpgsql security invoker set search_path = ''
as $$
declare
  known constant text[] := '{locations,plan,zones,exhibitors,speakers,sessions}';
  parts constant text[] := coalesce(p_parts, '{}');
  wanted public.editions;
begin
  perform sync.require_administrator();
  if jsonb_typeof(p_edition) is distinct from 'object' then
    raise exception 'an edition is an object' using errcode = 'invalid_parameter_value';
  elsif not parts <@ known then
    raise exception 'there is no such part' using errcode = 'invalid_parameter_value';
  elsif not exists (select from public.editions where id = p_from) then
    raise exception 'there is no edition % to copy', p_from
      using errcode = 'invalid_parameter_value';
  end if;
  perform sync.lock();
  wanted := jsonb_populate_record(null::public.editions, p_edition);
  insert into public.editions (id, year, name, theme, starts_on, ends_on, plan, utc_offset)
    select wanted.id, wanted.year, wanted.name, coalesce(wanted.theme, '{}'),
      wanted.starts_on, wanted.ends_on,
      case when 'plan' = any (parts) then plan end,
      coalesce(wanted.utc_offset, utc_offset)
    from public.editions where id = p_from;
  if 'locations' = any (parts) then
    update public.locations set edition_ids = edition_ids || wanted.id
      where edition_ids @> array[p_from];
  end if;
  if 'speakers' = any (parts) then
    update public.speakers set edition_ids = edition_ids || wanted.id
      where edition_ids @> array[p_from];
  end if;
  perform sync.copy_village(p_from, wanted.id, parts);
  if 'sessions' = any (parts) then
    perform sync.copy_sessions(p_from, wanted.id, parts);
  end if;
  return public.edition_contents(wanted.id);
end
$$;

-- How many rows of each kind belong to an edition alone, and so are deleted with it.
create function public.edition_contents(p_edition integer) returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
declare
  k sync.kinds;
  alone integer;
  contents jsonb := '{}';
begin
  perform sync.require_administrator();
  for k in select * from sync.kinds where kind <> 'edition' and editions ~ '\medition_ids?\M' loop
    execute format('select count(*) from public.%I t where %s = array[$1]', k.table_name, k.editions)
      into alone using p_edition;
    contents := contents || jsonb_build_object(k.kind, alone);
  end loop;
  return contents;
end
$$;

revoke all on function sync.copy_village(integer, integer, text[]),
  sync.copy_sessions(integer, integer, text[]) from public;
grant execute on function sync.copy_village(integer, integer, text[]),
  sync.copy_sessions(integer, integer, text[]) to authenticated;
revoke all on function public.copy_edition(integer, jsonb, text[]), public.edition_contents(integer)
  from public, anon, authenticated, service_role;
grant execute on function public.copy_edition(integer, jsonb, text[]),
  public.edition_contents(integer) to authenticated;

-- supabase/schemas/16_storage.sql

-- Images: one public bucket. Reading goes through public URLs; only administrators write and list.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('media', 'media', true, 10485760,
  array['image/png', 'image/jpeg', 'image/gif', 'image/webp'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create policy "administrators keep media" on storage.objects
  for all to authenticated
  using (bucket_id = 'media' and (select public.is_admin()))
  with check (bucket_id = 'media' and (select public.is_admin()));

-- The stored pictures that rows name and the bucket does not hold: [{kind, id, field, path}]. Which
-- columns name pictures follows from the checks of the tables, so that a new one is not forgotten.
create function public.missing_media() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  pictures text;
  missing jsonb;
begin
  if not public.is_admin() then
    raise exception 'only administrators look for pictures' using errcode = 'insufficient_privilege';
  end if;
  select string_agg(
      format('select %L as kind, t.%I::text as id, %L as field, t.%I as path from public.%I t',
        k.kind, k.id_column, a.attname, a.attname, k.table_name), ' union all ')
    into pictures
    from sync.kinds k
    join pg_catalog.pg_constraint c
      on c.conrelid = format('public.%I', k.table_name)::regclass and c.contype = 'c'
    join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where pg_catalog.pg_get_constraintdef(c.oid) like '%shape.is_image(%';
  execute format(
    'select jsonb_agg(jsonb_build_object(
        ''kind'', kind, ''id'', id, ''field'', field, ''path'', path) order by kind, id, field)
      from (%s) named
      where path is not null and path !~ ''^https://''
        and not exists (
          select from storage.objects o where o.bucket_id = ''media'' and o.name = path)',
    pictures) into missing;
  return coalesce(missing, '[]');
end
$$;
revoke all on function public.missing_media() from public, anon, authenticated, service_role;
grant execute on function public.missing_media() to authenticated, service_role;

-- supabase/schemas/17_audiences.sql

-- Joining codes for the announcements to speakers and to staff. Only a hash of each is kept.
create table public.audience_codes (
  id uuid primary key default gen_random_uuid(),
  audience text not null check (audience in ('speakers', 'staff')),
  label text not null check (shape.is_text(label, 200)),
  code_hash bytea not null unique check (octet_length(code_hash) = 32),
  created_at timestamptz(3) not null default now(),
  revoked_at timestamptz(3)
);
alter table public.audience_codes enable row level security;
revoke all on public.audience_codes from public, anon, authenticated, service_role;
grant select (id, audience, label, created_at, revoked_at), insert (audience, label, code_hash),
  update (revoked_at) on public.audience_codes to authenticated, service_role;
create policy "administrators hand out codes" on public.audience_codes
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));

-- The hash of a code as a person may type it: any case, spaces, hyphens, and the look-alikes of 0, 1.
create function sync.hash_code(code text) returns bytea
language sql immutable parallel safe
return sha256(convert_to(
  translate(regexp_replace(upper(left(code, 200)), '[^0-9A-Z]', '', 'g'), 'OIL', '011'), 'UTF8'));
revoke all on function sync.hash_code(text) from public;
grant execute on function sync.hash_code(text) to authenticated, service_role;

-- Makes a code of 140 random bits, `XXXX-XXXX-…` in Crockford's base 32, and returns it this once.
create function public.make_audience_code(p_audience text, p_label text) returns jsonb
language plpgsql security invoker set search_path = ''
as $$
declare
  alphabet constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  noise constant bytea := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
  code constant text := (
    select string_agg(
        substr(alphabet, (get_byte(noise, place) & 31) + 1, 1)
          || case when place % 4 = 3 and place < 27 then '-' else '' end,
        '' order by place)
      from generate_series(0, 27) as place);
  made public.audience_codes.id%type;
begin
  insert into public.audience_codes (audience, label, code_hash)
    values (p_audience, p_label, sync.hash_code(code)) returning id into made;
  return jsonb_build_object('id', made, 'audience', p_audience, 'label', p_label, 'code', code);
end
$$;

-- Every code ever made, newest first, without the codes themselves.
create function public.list_audience_codes() returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'audience', audience, 'label', label,
      'created_at', sync.iso(created_at), 'revoked_at', sync.iso(revoked_at)
    ) order by created_at desc, id), '[]')
  from public.audience_codes
$$;

-- Ends a code; its holders fall back to the public at their next pull. False when there is none.
create function public.revoke_audience_code(p_id uuid) returns boolean
language plpgsql security invoker set search_path = ''
as $$
begin
  update public.audience_codes set revoked_at = now() where id = p_id and revoked_at is null;
  return found;
end
$$;
revoke all on function public.make_audience_code(text, text), public.list_audience_codes(),
  public.revoke_audience_code(uuid) from public, anon, authenticated, service_role;
grant execute on function public.make_audience_code(text, text), public.list_audience_codes(),
  public.revoke_audience_code(uuid) to authenticated, service_role;

-- The audience that the caller is granted: the one asked for, or the public.
create function sync.granted_audience(p_audience text, p_code text) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when p_audience = 'admin' and public.is_admin() then 'admin'
    when p_audience in ('speakers', 'staff') and exists (
      select from public.audience_codes
      where audience = p_audience and revoked_at is null and code_hash = sync.hash_code(p_code)
    ) then p_audience
    else 'public'
  end
$$;
revoke all on function sync.granted_audience(text, text) from public;

-- supabase/schemas/18_sync_pull.sql

-- Reading: everything that changed since a revision, in one snapshot and one answer.

-- Those of the named rows of one kind that an audience may see as part of an edition.
create function sync.visible_rows(p_kind text, p_ids text[], p_edition integer, p_audience text)
returns table (id text, content jsonb)
language plpgsql stable set search_path = ''
as $$
declare
  k sync.kinds;
begin
  select * into k from sync.kinds where kind = p_kind;
  return query execute format(
    'select t.%1$I::text, %2$s from public.%3$I t
      where t.%1$I = any ($1::%4$s[]) and %5$s && array[0, $2] and ($3 = ''admin'' or (%6$s))',
    k.id_column, case when p_audience = 'admin' then k.admin_row else k.public_row end,
    k.table_name, k.id_type, k.editions, k.visible) using p_ids, p_edition, p_audience;
end
$$;
revoke all on function sync.visible_rows(text, text[], integer, text) from public;

-- What changed for one edition and audience since a revision; see docs/architecture.md, "Sync".
-- A row that is deleted, unpublished, moved away or no longer addressed to the audience is `gone`.
-- A pull from 0 tells of no such rows. Nothing here sees more than the calling statement's snapshot.
create function public.sync_pull(
  p_edition integer default null,
  p_since bigint default 0,
  p_epoch text default null,
  p_audience text default 'public',
  p_code text default null,
  p_limit integer default 5000
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  here constant text := (select epoch from sync.state);
  newest constant bigint := sync.latest();
  asked constant text := coalesce(p_audience, 'public');
  granted constant text := sync.granted_audience(asked, p_code);
  whole constant boolean := coalesce(p_since, 0) <= 0;
  wanted constant integer := greatest(1, least(coalesce(p_limit, 5000), 20000));
  edition integer := p_edition;
  reached bigint := greatest(coalesce(p_since, 0), 0);
  scanned integer;
  more boolean;
  page jsonb;
  rows jsonb := '[]';
begin
  if granted <> asked or p_epoch <> here or reached > newest then
    return jsonb_build_object('reset', true, 'epoch', here, 'revision', newest,
      'audience', granted, 'at', sync.iso(now()));
  end if;
  if edition is null then
    select e.id into edition from public.editions e
      order by e.is_current desc, e.year desc, e.id desc limit 1;
  end if;
  loop
    with batch as materialized (
      select l.kind, l.id, l.revision from sync.log l
      where l.revision > reached and l.edition_ids && array[0, edition]
      order by l.revision limit wanted - jsonb_array_length(rows)
    ), seen as (
      select k.kind, v.id, v.content
      from (select b.kind, array_agg(b.id) as ids from batch b group by b.kind) k
      cross join lateral sync.visible_rows(k.kind, k.ids, edition, granted) v
    )
    select count(*), max(b.revision), jsonb_agg(
        case when s.id is null
          then jsonb_build_object('kind', b.kind, 'id', b.id, 'revision', b.revision, 'gone', true)
          else jsonb_build_object('kind', b.kind, 'id', b.id, 'revision', b.revision, 'row', s.content)
        end order by b.revision) filter (where s.id is not null or not whole)
      into scanned, reached, page
      from batch b left join seen s on s.kind = b.kind and s.id = b.id;
    rows := rows || coalesce(page, '[]');
    more := scanned > 0 and exists (
      select from sync.log l where l.revision > reached and l.edition_ids && array[0, edition]);
    exit when not more or jsonb_array_length(rows) >= wanted;
  end loop;
  return jsonb_build_object('edition', edition, 'epoch', here,
    'revision', case when more then reached else newest end,
    'audience', granted, 'at', sync.iso(now()), 'more', more, 'rows', rows);
end
$$;
revoke all on function public.sync_pull(integer, bigint, text, text, text, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.sync_pull(integer, bigint, text, text, text, integer)
  to anon, authenticated, service_role;

-- supabase/schemas/19_sync_push.sql

-- Writing: operations from an outbox, each applied, in conflict, or refused by itself. Everything
-- here runs with the caller's own rights, under RLS.

create table sync.applied_ops (
  user_id uuid not null default coalesce(auth.uid(), '00000000-0000-0000-0000-000000000000'),
  op uuid not null,
  result jsonb not null,
  at timestamptz not null default now(),
  primary key (user_id, op)
);
comment on table sync.applied_ops is
  'What was answered to operations that were applied, so that repeating one does nothing. Kept for 30 days.';
create index applied_ops_at on sync.applied_ops (at);
alter table sync.applied_ops enable row level security;
revoke all on sync.applied_ops from public, anon, authenticated, service_role;
grant select, insert, delete on sync.applied_ops to authenticated, service_role;
create policy "administrators remember operations" on sync.applied_ops
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));

-- One row as jsonb, locked; null when there is none that the caller may write.
create function sync.held_row(k sync.kinds, p_id text) returns jsonb
language plpgsql security invoker set search_path = ''
as $$
declare
  held jsonb;
begin
  execute format('select to_jsonb(t) from public.%I t where t.%I = $1::%s for update',
    k.table_name, k.id_column, k.id_type) into held using p_id;
  return held;
end
$$;

-- Values from a client as the table's types write them, so that like compares with like.
create function sync.typed(k sync.kinds, p_values jsonb) returns jsonb
language plpgsql security invoker set search_path = ''
as $$
declare
  typed jsonb;
begin
  execute format('select to_jsonb(jsonb_populate_record(null::public.%I, $1))', k.table_name)
    into typed using p_values;
  return typed;
end
$$;

-- One row as administrators see it; null when there is none.
create function sync.admin_row(k sync.kinds, p_id text) returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
declare
  content jsonb;
begin
  execute format('select %s from public.%I t where t.%I = $1::%s',
    k.admin_row, k.table_name, k.id_column, k.id_type) into content using p_id;
  return content;
end
$$;

-- The answer that hands the client the row as it stands here, or null when it is gone.
create function sync.conflict(k sync.kinds, p_id text) returns jsonb
language sql security invoker set search_path = ''
as $$
  select jsonb_build_object(
    'status', 'conflict',
    'row', sync.admin_row(k, p_id),
    'revision', coalesce(
      (select revision from sync.log where kind = k.kind and id = p_id), sync.latest()))
$$;

-- Refuses fields that are not declared for writing.
create function sync.check_fields(k sync.kinds, p_set jsonb, p_writable text[]) returns void
language plpgsql security invoker set search_path = ''
as $$
declare
  field text;
begin
  if jsonb_typeof(p_set) is distinct from 'object' then
    raise exception 'set is not an object' using errcode = 'invalid_parameter_value';
  end if;
  for field in select jsonb_object_keys(p_set) loop
    if field <> all (p_writable) then
      raise exception 'field "%" of % cannot be written', field, k.kind
        using errcode = 'undefined_column';
    elsif field = any (k.localized) and jsonb_typeof(p_set -> field) <> 'object' then
      raise exception 'field "%" of % needs a text per language', field, k.kind
        using errcode = 'invalid_parameter_value';
    end if;
  end loop;
end
$$;

create function sync.apply_insert(k sync.kinds, p_id text, p_set jsonb) returns jsonb
language plpgsql security invoker set search_path = ''
as $$
declare
  identity constant jsonb := jsonb_build_object(k.id_column, p_id);
  wanted jsonb := p_set || identity;
  held constant jsonb := sync.held_row(k, p_id);
  typed jsonb;
  field text;
begin
  perform sync.check_fields(k, p_set - k.id_column, sync.writable(k));
  foreach field in array k.localized loop
    if wanted ? field then
      wanted := jsonb_set(wanted, array[field], jsonb_strip_nulls(wanted -> field));
    end if;
  end loop;
  typed := sync.typed(k, wanted);
  if p_set ->> k.id_column <> p_id then
    raise exception 'the operation is for %, the row says %', p_id, p_set ->> k.id_column
      using errcode = 'invalid_parameter_value';
  end if;
  if held is not null then
    for field in select jsonb_object_keys(wanted) loop
      if held -> field is distinct from typed -> field then
        return sync.conflict(k, p_id);
      end if;
    end loop;
    return sync.applied();
  end if;
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
    k.table_name, (select string_agg(quote_ident(name), ', ') from jsonb_object_keys(wanted) as name)
  ) using wanted;
  return sync.applied();
end
$$;

-- Changes the fields, and of localized fields the languages, that `set` names. Each must still have
-- its base value here, or already the wanted one; otherwise nothing changes and the row is returned.
create function sync.apply_update(k sync.kinds, p_id text, p_base jsonb, p_set jsonb) returns jsonb
language plpgsql security invoker set search_path = ''
as $$
declare
  held constant jsonb := sync.held_row(k, p_id);
  base jsonb;
  wanted jsonb;
  changes jsonb := '{}';
  texts jsonb;
  field text;
  language text;
  text_wanted jsonb;
  affected integer;
begin
  perform sync.check_fields(k, p_set, sync.writable(k));
  if held is null then
    return sync.conflict(k, p_id);
  end if;
  base := sync.typed(k, coalesce(nullif(p_base, 'null'), '{}'));
  wanted := sync.typed(k, p_set);
  for field in select jsonb_object_keys(p_set) loop
    if field = any (k.localized) then
      texts := held -> field;
      for language, text_wanted in select * from jsonb_each(wanted -> field) loop
        text_wanted := nullif(text_wanted, 'null');
        if text_wanted is not distinct from texts -> language then
          continue;
        elsif texts -> language is distinct from nullif(base -> field -> language, 'null') then
          return sync.conflict(k, p_id);
        end if;
        texts := case when text_wanted is null then texts - language
          else texts || jsonb_build_object(language, text_wanted) end;
      end loop;
      if texts <> held -> field then
        changes := changes || jsonb_build_object(field, texts);
      end if;
    elsif held -> field <> wanted -> field then
      if held -> field <> base -> field then
        return sync.conflict(k, p_id);
      end if;
      changes := changes || jsonb_build_object(field, wanted -> field);
    end if;
  end loop;
  if changes <> '{}' then
    execute format(
      'update public.%1$I t set %2$s from jsonb_populate_record(null::public.%1$I, $1) r
        where t.%3$I = $2::%4$s',
      k.table_name,
      (select string_agg(format('%1$I = r.%1$I', name), ', ') from jsonb_object_keys(changes) as name),
      k.id_column, k.id_type) using changes, p_id;
    get diagnostics affected = row_count;
    if affected = 0 then
      raise exception 'this % may not be written', k.kind using errcode = 'insufficient_privilege';
    end if;
  end if;
  return sync.applied();
end
$$;

-- A deletion says what its author saw: the row (base), the revision that the device held (seen), and
-- the outbox that it comes from, whose earlier operations the author saw as well. What somebody else
-- has changed since is a conflict, of the row itself and of every row that would go with it.

-- The newest line of the history, as a mark to look back from.
create function sync.history_mark() returns bigint
language sql stable security definer set search_path = ''
as $$
  select coalesce(max(sequence), 0) from sync.history
$$;

-- True when a row was changed after a revision otherwise than from the caller's outbox, up to a mark.
create function sync.changed_elsewhere(
  p_kind text, p_id text, p_seen bigint, p_outbox text, p_mark bigint
) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from sync.history h
    where h.kind = p_kind and h.id = p_id and h.sequence <= p_mark and h.revision > p_seen
      and (h.user_id is distinct from auth.uid() or p_outbox is null
        or h.outbox is distinct from p_outbox))
$$;

-- True when a deletion made since a mark took along a row that was changed elsewhere before it.
create function sync.took_unseen(
  p_kind text, p_id text, p_seen bigint, p_outbox text, p_mark bigint
) returns boolean
language sql volatile security definer set search_path = ''
as $$
  select exists (
    select from sync.history h
    where h.sequence > p_mark and h.action = 'delete' and (h.kind, h.id) <> (p_kind, p_id)
      and sync.changed_elsewhere(h.kind, h.id, p_seen, p_outbox, p_mark))
$$;

-- True when a row, as held_row() gives it, has these values in every field that a client writes.
create function sync.holds(k sync.kinds, p_held jsonb, p_values jsonb) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  typed constant jsonb := sync.typed(k, p_values);
  field text;
begin
  for field in
    select name from jsonb_object_keys(p_values) as name where name = any (sync.writable(k))
  loop
    if jsonb_strip_nulls(p_held -> field) is distinct from jsonb_strip_nulls(typed -> field) then
      return false;
    end if;
  end loop;
  return true;
end
$$;

create function sync.apply_delete(
  k sync.kinds, p_id text, p_base jsonb, p_seen bigint, p_outbox text
) returns jsonb
language plpgsql security invoker set search_path = ''
as $$
declare
  held constant jsonb := sync.held_row(k, p_id);
  mark constant bigint := sync.history_mark();
begin
  if held is null then
    return sync.applied();
  -- An app that does not say what its author saw deletes nothing.
  elsif p_seen is null or jsonb_typeof(p_base) is distinct from 'object'
    or sync.changed_elsewhere(k.kind, p_id, p_seen, p_outbox, mark) then
    return sync.conflict(k, p_id);
  -- Nothing has changed by the numbers, and yet it is another: they count anew since a restore.
  elsif not sync.holds(k, held, p_base)
    and p_seen >= (select revision from sync.log where kind = k.kind and id = p_id) then
    return sync.conflict(k, p_id);
  end if;
  begin
    execute format('delete from public.%I t where t.%I = $1::%s',
      k.table_name, k.id_column, k.id_type) using p_id;
    if sync.took_unseen(k.kind, p_id, p_seen, p_outbox, mark) then
      raise exception 'what goes with it was changed' using errcode = 'FR001';
    end if;
  exception when sqlstate 'FR001' then
    return sync.conflict(k, p_id) || jsonb_build_object('revision', sync.latest());
  end;
  return sync.applied();
end
$$;

-- The fields that an operation may name.
create function sync.writable(k sync.kinds) returns text[]
language sql immutable
return array(
  select name from unnest(k.fields || k.private_fields) as name
  where name <> all (k.readonly || k.id_column));

-- The revision covers what the operation brought about in other rows as well.
create function sync.applied() returns jsonb
language sql stable
return jsonb_build_object('status', 'applied', 'revision', sync.latest());

-- Applies one operation or raises why not.
create function sync.apply(p_op jsonb) returns jsonb
language plpgsql security invoker set search_path = ''
as $$
declare
  op_id constant uuid := p_op ->> 'op';
  target constant text := p_op ->> 'id';
  outbox constant text := left(p_op ->> 'outbox', 64);
  k sync.kinds;
  result jsonb;
begin
  if current_user in ('anon', 'authenticated') and not public.is_admin() then
    raise exception 'only administrators write content' using errcode = 'insufficient_privilege';
  end if;
  if op_id is null or target is null then
    raise exception 'an operation needs op and id' using errcode = 'invalid_parameter_value';
  end if;
  select a.result into result from sync.applied_ops a
    where a.op = op_id
      and a.user_id = coalesce(auth.uid(), '00000000-0000-0000-0000-000000000000');
  if result is not null then
    return result;
  end if;
  select * into k from sync.kinds where kind = p_op ->> 'kind';
  if k.kind is null then
    raise exception 'there is no kind "%"', p_op ->> 'kind' using errcode = 'undefined_table';
  end if;
  perform set_config('sync.outbox', coalesce(outbox, ''), true);
  result := case p_op ->> 'action'
    when 'insert' then sync.apply_insert(k, target, p_op -> 'set')
    when 'update' then sync.apply_update(k, target, p_op -> 'base', p_op -> 'set')
    when 'delete' then sync.apply_delete(k, target, p_op -> 'base', (p_op ->> 'seen')::bigint, outbox)
  end;
  perform set_config('sync.outbox', '', true);
  if result is null then
    raise exception 'there is no action "%"', p_op ->> 'action'
      using errcode = 'invalid_parameter_value';
  end if;
  if result ->> 'status' = 'applied' then
    insert into sync.applied_ops (op, result) values (op_id, result);
  end if;
  return result;
end
$$;

-- Applies a batch of operations in order, in one transaction; see docs/architecture.md, "Sync".
create function public.sync_push(p_batch jsonb) returns jsonb
language plpgsql security invoker set search_path = ''
as $$
declare
  results jsonb[] := '{}';
  result jsonb;
  op jsonb;
  reason text;
begin
  if jsonb_typeof(p_batch -> 'ops') is distinct from 'array' then
    raise exception 'a batch is {"ops": […]}' using errcode = 'invalid_parameter_value';
  elsif jsonb_array_length(p_batch -> 'ops') > 5000 then
    raise exception 'a batch has at most 5000 operations' using errcode = 'program_limit_exceeded';
  end if;
  perform sync.lock();
  delete from sync.applied_ops where at < now() - interval '30 days';
  for op in select * from jsonb_array_elements(p_batch -> 'ops') loop
    begin
      result := sync.apply(op);
    exception when others then
      -- Passing troubles of the server are no verdict on the operation: the whole batch is tried again.
      if left(sqlstate, 2) in ('40', '53', '55', '57', '58') then
        raise;
      end if;
      get stacked diagnostics reason = message_text;
      result := jsonb_build_object('status', 'refused', 'code', sqlstate, 'message', reason);
    end;
    results := results || (jsonb_build_object('op', op -> 'op') || result);
  end loop;
  return jsonb_build_object('results', to_jsonb(results), 'at', sync.iso(now()));
end
$$;
revoke all on function public.sync_push(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.sync_push(jsonb) to authenticated, service_role;

revoke all on function sync.held_row(sync.kinds, text), sync.typed(sync.kinds, jsonb),
  sync.admin_row(sync.kinds, text), sync.conflict(sync.kinds, text),
  sync.check_fields(sync.kinds, jsonb, text[]),
  sync.apply_insert(sync.kinds, text, jsonb), sync.apply_update(sync.kinds, text, jsonb, jsonb),
  sync.apply_delete(sync.kinds, text, jsonb, bigint, text), sync.history_mark(),
  sync.changed_elsewhere(text, text, bigint, text, bigint),
  sync.took_unseen(text, text, bigint, text, bigint), sync.holds(sync.kinds, jsonb, jsonb),
  sync.writable(sync.kinds), sync.applied(), sync.apply(jsonb) from public;
grant execute on function sync.held_row(sync.kinds, text), sync.typed(sync.kinds, jsonb),
  sync.admin_row(sync.kinds, text), sync.conflict(sync.kinds, text),
  sync.check_fields(sync.kinds, jsonb, text[]),
  sync.apply_insert(sync.kinds, text, jsonb), sync.apply_update(sync.kinds, text, jsonb, jsonb),
  sync.apply_delete(sync.kinds, text, jsonb, bigint, text), sync.history_mark(),
  sync.changed_elsewhere(text, text, bigint, text, bigint),
  sync.took_unseen(text, text, bigint, text, bigint), sync.holds(sync.kinds, jsonb, jsonb),
  sync.writable(sync.kinds), sync.applied(), sync.apply(jsonb) to authenticated, service_role;

-- supabase/schemas/20_restore.sql

-- Restoring an archive: rows with their ids and with what only the server sets, all or none.

-- Writes archived rows, each {"kind", "id", "row"}, what is referred to first. A row that is here
-- already and equal is left alone; one that is here and different ends the whole restore. Which
-- edition is current the archive says only where none is yet: else every phone would move to it.
-- Answers how many were written. Administrators only.
create function public.admin_restore(p_rows jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  one jsonb;
  content jsonb;
  held jsonb;
  k sync.kinds;
  stamps text;
  chosen text;
  written integer := 0;
begin
  if not public.is_admin() then
    raise exception 'only administrators restore' using errcode = 'insufficient_privilege';
  elsif jsonb_typeof(p_rows) is distinct from 'array' then
    raise exception 'the rows of an archive are a list' using errcode = 'invalid_parameter_value';
  end if;
  perform sync.lock();
  select id::text into chosen from public.editions where is_current;
  for pass in 1..2 loop
    for one in select * from jsonb_array_elements(p_rows) loop
      content := one -> 'row';
      select * into k from sync.kinds where kind = one ->> 'kind';
      if k.kind is null or content ->> k.id_column is distinct from one ->> 'id'
        or jsonb_typeof(content) is distinct from 'object'
        or exists (select from jsonb_object_keys(content) as name
          where name <> all (k.fields || k.private_fields)) then
        raise exception 'a row of the archive is none of this version: % %', one ->> 'kind', one ->> 'id'
          using errcode = 'invalid_parameter_value';
      end if;
      if k.kind = 'edition' and chosen is not null then
        content := content || jsonb_build_object('is_current', one ->> 'id' = chosen);
      end if;
      held := sync.admin_row(k, one ->> 'id');
      if pass = 1 and held is null then
        execute format(
          'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
          k.table_name, (select string_agg(quote_ident(name), ', ') from jsonb_object_keys(content) as name)
        ) using content;
        -- Triggers date what is new; here it is not.
        select string_agg(format('%1$I = r.%1$I', name), ', ') into stamps
          from unnest(k.readonly) as name where content ? name;
        if stamps is not null and sync.admin_row(k, one ->> 'id') <> content then
          execute format(
            'update public.%1$I t set %2$s from jsonb_populate_record(null::public.%1$I, $1) r
              where t.%3$I = $2::%4$s',
            k.table_name, stamps, k.id_column, k.id_type) using content, one ->> 'id';
        end if;
        written := written + 1;
      elsif held is null or exists (
        select from jsonb_each(content) as field where held -> key is distinct from value) then
        raise exception 'there is another % % here', k.kind, one ->> 'id'
          using errcode = 'unique_violation';
      end if;
    end loop;
  end loop;
  return jsonb_build_object('written', written, 'revision', sync.latest());
end
$$;

revoke all on function public.admin_restore(jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.admin_restore(jsonb) to authenticated;

-- supabase/schemas/21_shares.sql

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

revoke all on function sync.client_address(), sync.client_on(date), sync.enter(text, integer)
  from public, anon, authenticated, service_role;

-- supabase/schemas/22_favourites.sql

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
  share_name text check (shape.is_text(share_name, 60))
);
create index visitors_seen on public.visitors (last_seen);
comment on column public.visitors.calls_left is
  'Calls the visitor may still make, as of last_seen; one more each second, up to 60.';
comment on column public.visitors.share_hash is
  'Hash of the code behind the read-only view; null while nothing is shared.';

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
  shown constant text := nullif(
    btrim(left(btrim(regexp_replace(left(p_name, 200), '[[:cntrl:][:space:]\u00a0]+', ' ', 'g')), 60)), '');
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
-- favourite nor a shared view; returns how many. Their devices keep what they marked, and make them
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
        and not exists (select from public.favourites f where f.visitor = v.key_hash));
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
  public.favourites_unshare(text), public.favourites_forget(text)
  from public, anon, authenticated, service_role;
grant execute on function public.favourites_push(text, jsonb), public.favourites_pull(text),
  public.favourites_share(text, text), public.favourites_shared(text),
  public.favourites_unshare(text), public.favourites_forget(text)
  to anon, authenticated;

-- supabase/schemas/23_push.sql

-- Web Push: the browsers that asked to be told, one row per device. Nothing but the functions below
-- reaches them. A device proves itself by the subscription's own secret (`auth`), which only it and
-- this table know. See docs/decisions/0007-push.md.

-- Whom the server may send to. Anybody may name an endpoint, so only push services are believed.
create table sync.push_services (
  pattern text primary key
);
insert into sync.push_services values
  ('^https://fcm\.googleapis\.com/'),
  ('^https://([a-z0-9-]+\.)+push\.services\.mozilla\.com/'),
  ('^https://([a-z0-9-]+\.)*push\.apple\.com/'),
  ('^https://([a-z0-9-]+\.)+notify\.windows\.com/');
comment on table sync.push_services is
  'Regular expressions of the endpoints that subscriptions may have.';

-- A key in base64url without padding: a P-256 point (65 bytes) or a shared secret (16 bytes).
create function sync.is_push_key(value text, bytes integer) returns boolean
language sql immutable parallel safe
return case bytes
    when 65 then value ~ '^B[A-P][A-Za-z0-9_-]{85}$'
    when 16 then value ~ '^[A-Za-z0-9_-]{21}[AQgw]$'
  end;

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  endpoint text not null unique check (char_length(endpoint) <= 1000 and shape.is_https(endpoint)),
  p256dh text not null check (sync.is_push_key(p256dh, 65)),
  auth text not null check (sync.is_push_key(auth, 16)),
  language text not null check (language in ('fr', 'en', 'ar')),
  topics text[] not null
    check (topics <@ '{urgent,announcements,news,reminders}' and topics <> '{}'
      and cardinality(topics) <= 4),
  code_id uuid references public.audience_codes (id) on delete set null,
  visitor bytea references public.visitors (key_hash) on delete set null,
  remind_before smallint check (remind_before in (5, 10, 15, 30)),
  created_at timestamptz(3) not null default now(),
  called_at timestamptz not null default now(),
  calls_left real not null default 30,
  last_ok timestamptz(3),
  failures integer not null default 0,
  gone_at timestamptz(3)
);
create index push_subscriptions_visitor on public.push_subscriptions (visitor);
create index push_subscriptions_code on public.push_subscriptions (code_id);
comment on column public.push_subscriptions.code_id is
  'The joining code that let the device into an audience; it counts while it is not revoked.';
comment on column public.push_subscriptions.remind_before is
  'Minutes before a favourite session at which the device is reminded; null for never.';
comment on column public.push_subscriptions.gone_at is
  'When the push service said that there is no such subscription any more.';
comment on column public.push_subscriptions.calls_left is
  'Calls the device may still make, as of called_at; one more every two seconds, up to 30.';

alter table sync.push_services enable row level security;
alter table public.push_subscriptions enable row level security;
revoke all on sync.push_services, public.push_subscriptions
  from public, anon, authenticated, service_role;

-- What a device is told of its subscription.
create function sync.describe_subscription(s public.push_subscriptions) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('known', s.gone_at is null, 'language', s.language,
    'topics', s.topics, 'visitor', s.visitor is not null, 'remind_before', s.remind_before,
    'audience', coalesce((
      select c.audience from public.audience_codes c
      where c.id = s.code_id and c.revoked_at is null), 'public'))
$$;

-- Lets one more subscription in, or asks to wait.
create function sync.admit_subscription() returns void
language sql security definer set search_path = ''
as $$
  select sync.enter('subscriptions')
$$;

-- Reads and checks what a device sends of itself; 22023 when anything is wrong with it.
create function sync.read_subscription(p_subscription jsonb) returns public.push_subscriptions
language plpgsql stable security definer set search_path = ''
as $$
declare
  s public.push_subscriptions;
  wanted constant jsonb := p_subscription -> 'topics';
begin
  s.endpoint := p_subscription ->> 'endpoint';
  s.p256dh := p_subscription -> 'keys' ->> 'p256dh';
  s.auth := p_subscription -> 'keys' ->> 'auth';
  s.language := p_subscription ->> 'language';
  if jsonb_typeof(p_subscription) is distinct from 'object'
    or pg_column_size(p_subscription) > 8192
    or jsonb_typeof(wanted) is distinct from 'array'
    or char_length(s.endpoint) > 1000 or shape.is_https(s.endpoint) is not true
    or not exists (select from sync.push_services where s.endpoint ~ pattern)
    or sync.is_push_key(s.p256dh, 65) is not true or sync.is_push_key(s.auth, 16) is not true
    or coalesce(s.language, '') not in ('fr', 'en', 'ar')
    or wanted = '[]' or not wanted <@ '["urgent", "announcements", "news", "reminders"]' then
    raise exception 'this is no push subscription' using errcode = 'invalid_parameter_value';
  end if;
  s.topics := array(
    select distinct topic from jsonb_array_elements_text(wanted) as topic order by topic);
  s.code_id := (
    select id from public.audience_codes
    where revoked_at is null and code_hash = sync.hash_code(p_subscription ->> 'code'));
  if jsonb_typeof(p_subscription -> 'visitor') = 'string' then
    s.visitor := (
      select key_hash from public.visitors
      where key_hash = sync.visitor_hash(p_subscription ->> 'visitor'));
  end if;
  return s;
end
$$;

-- Minutes as a device sends them: one of the choices, or null; 22023 for anything else.
create function sync.read_remind_before(p_value jsonb) returns smallint
language plpgsql immutable set search_path = ''
as $$
begin
  if coalesce(p_value, 'null') = 'null' then
    return null;
  elsif p_value not in ('5', '10', '15', '30') then
    raise exception 'this is no time to be reminded at' using errcode = 'invalid_parameter_value';
  end if;
  return p_value::text::smallint;
end
$$;

-- Subscribes a device, or changes what it is told and in which language:
-- {endpoint, keys: {p256dh, auth}, language, topics, code?, visitor?, remind_before?}. Answers what
-- holds now: an unknown or revoked joining code leaves the public audience, an unknown visitor no
-- reminders.
create function public.push_subscribe(p_subscription jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  wanted constant public.push_subscriptions := sync.read_subscription(p_subscription);
  minutes constant smallint := sync.read_remind_before(p_subscription -> 'remind_before');
  held public.push_subscriptions;
begin
  if not exists (select from public.push_subscriptions where endpoint = wanted.endpoint) then
    perform sync.admit_subscription();
  end if;
  insert into public.push_subscriptions as s
      (endpoint, p256dh, auth, language, topics, code_id, visitor, remind_before)
    values (wanted.endpoint, wanted.p256dh, wanted.auth, wanted.language, wanted.topics,
      wanted.code_id, wanted.visitor, minutes)
    on conflict (endpoint) do update set
      language = excluded.language, topics = excluded.topics, code_id = excluded.code_id,
      visitor = excluded.visitor, remind_before = excluded.remind_before,
      gone_at = null, failures = 0,
      calls_left = least(30, s.calls_left + extract(epoch from now() - s.called_at) / 2) - 1,
      called_at = now()
      where s.auth = excluded.auth and s.p256dh = excluded.p256dh
    returning s.* into held;
  if held.id is null then
    raise exception 'this subscription is another device''s' using errcode = '42501';
  elsif held.calls_left < 0 then
    raise exception 'too many calls' using errcode = 'PT429';
  end if;
  return sync.describe_subscription(held);
end
$$;

-- Browsers replace a subscription by themselves, now and then, and wake the service worker to say so.
-- Has the server write to where a device's subscription has gone: {endpoint, keys: {p256dh, auth}}. What
-- the device is told, and what is on its way to it, stays. Answers what holds now; {"known": false} when
-- the subscription before is not there or the secret is not its own.
create function public.push_move(p_endpoint text, p_auth text, p_subscription jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  held public.push_subscriptions;
  there public.push_subscriptions;
  wanted public.push_subscriptions;
begin
  select * into held from public.push_subscriptions
    where endpoint = left(p_endpoint, 1001) and auth = p_auth for update;
  if held.id is null then
    return '{"known": false}';
  end if;
  wanted := sync.read_subscription(jsonb_build_object(
    'endpoint', p_subscription -> 'endpoint', 'keys', p_subscription -> 'keys',
    'language', held.language, 'topics', held.topics));
  select * into there from public.push_subscriptions
    where endpoint = wanted.endpoint and id <> held.id;
  if (there.p256dh, there.auth) = (wanted.p256dh, wanted.auth) then
    delete from public.push_subscriptions where id = held.id;
    return sync.describe_subscription(there);
  elsif there.id is not null then
    raise exception 'this subscription is another device''s' using errcode = '42501';
  end if;
  update public.push_subscriptions set
      endpoint = wanted.endpoint, p256dh = wanted.p256dh, auth = wanted.auth,
      last_ok = null, gone_at = null, failures = 0,
      calls_left = least(30, calls_left + extract(epoch from now() - called_at) / 2) - 1,
      called_at = now()
    where id = held.id returning * into held;
  if held.calls_left < 0 then
    raise exception 'too many calls' using errcode = 'PT429';
  end if;
  return sync.describe_subscription(held);
exception when unique_violation then
  raise exception 'this subscription is another device''s' using errcode = '42501';
end
$$;

-- What the server knows of a device's subscription; {"known": false} when it is not there or the
-- secret is not its own.
create function public.push_status(p_endpoint text, p_auth text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select sync.describe_subscription(s) from public.push_subscriptions s
    where s.endpoint = left(p_endpoint, 1001) and s.auth = p_auth), '{"known": false}')
$$;

-- Forgets a device; false when there was none with this secret.
create function public.push_unsubscribe(p_endpoint text, p_auth text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.push_subscriptions
    where endpoint = left(p_endpoint, 1001) and auth = p_auth;
  return found;
end
$$;

revoke all on function sync.is_push_key(text, integer), sync.admit_subscription(),
  sync.describe_subscription(public.push_subscriptions), sync.read_subscription(jsonb),
  sync.read_remind_before(jsonb)
  from public, anon, authenticated, service_role;
revoke all on function public.push_subscribe(jsonb), public.push_move(text, text, jsonb),
  public.push_status(text, text), public.push_unsubscribe(text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.push_subscribe(jsonb), public.push_move(text, text, jsonb),
  public.push_status(text, text), public.push_unsubscribe(text, text) to anon, authenticated;

-- supabase/schemas/24_devices.sql

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
  if not public.is_admin() then
    raise exception 'only administrators count devices' using errcode = 'insufficient_privilege';
  end if;
  return (
    with held as (
      select d.edition_id, d.revision, count(*) as devices,
        -- A device is as current as can be when nothing of its edition has changed since.
        not exists (
          select from sync.log l
          where l.revision > d.revision and l.edition_ids && array[0, d.edition_id]) as current
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

-- supabase/schemas/25_push_outbox.sql

-- Web Push: what is to be told, and to whom it still has to be delivered. A message belongs to what
-- it speaks of (an announcement, a news, a session), so a later word replaces the earlier one on
-- every device. Workers claim deliveries, send them and acknowledge; see supabase/functions/push.

create table public.push_messages (
  subject uuid primary key,
  kind text not null check (kind in ('announcement', 'news', 'begins', 'moved', 'cancelled')),
  title jsonb not null,
  body jsonb not null default '{}',
  starts_at timestamptz(3),
  about uuid,
  recipients text not null default 'all',
  urgent boolean not null default false,
  expires_at timestamptz(3) not null,
  closed boolean not null default false,
  version integer not null default 1,
  queued integer not null default 0,
  created_at timestamptz(3) not null default now()
);
create index push_messages_unqueued on public.push_messages (subject) where queued < version;
create index push_messages_expiry on public.push_messages (expires_at);
create index push_messages_about on public.push_messages (about) where about is not null;
comment on table public.push_messages is
  'The last word on each subject. The body of a session''s message is the place''s name.';
comment on column public.push_messages.about is
  'The session that a reminder is about; null where the subject itself is what is spoken of.';
comment on column public.push_messages.closed is
  'Withdrawn: devices that were told take the notification away.';
comment on column public.push_messages.queued is
  'The version that the outbox has been filled with.';

create table public.push_outbox (
  subject uuid not null references public.push_messages (subject) on delete cascade,
  subscription uuid not null references public.push_subscriptions (id) on delete cascade,
  urgent boolean not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'delivered', 'failed', 'gone', 'expired')),
  attempts smallint not null default 0,
  tried boolean not null default false,
  next_at timestamptz not null default now(),
  delivered_at timestamptz(3),
  primary key (subject, subscription)
);
create index push_outbox_due on public.push_outbox (urgent desc, (attempts = 1) desc, next_at)
  where state = 'waiting';
create index push_outbox_waiting on public.push_outbox (subject) where state = 'waiting';
create index push_outbox_subscription on public.push_outbox (subscription);
comment on column public.push_outbox.next_at is
  'When the delivery may be claimed: after a failure it backs off, while claimed it is the lease''s end.';
comment on column public.push_outbox.tried is
  'Whether the device may have been told already.';

alter table public.push_messages enable row level security;
alter table public.push_outbox enable row level security;
revoke all on public.push_messages, public.push_outbox
  from public, anon, authenticated, service_role;

-- Whether a device, with the audience its code opens and if it follows the session, is to be told.
-- Asked when the outbox is filled and again at every attempt, since codes are revoked and recipients
-- change in between. No subqueries: the planner can inline it only so.
create function sync.is_addressed(
  m public.push_messages,
  s public.push_subscriptions,
  p_audience text,
  p_follows boolean
) returns boolean
language sql immutable
return s.gone_at is null and case
    when m.kind = 'announcement' then
      ('announcements' = any (s.topics) or (m.urgent and 'urgent' = any (s.topics)))
      and (m.recipients in ('all', 'participants') or coalesce(m.recipients = p_audience, false))
    when m.kind = 'news' then 'news' = any (s.topics)
    else p_follows and 'reminders' = any (s.topics)
      and (m.kind <> 'begins' or s.remind_before is not null)
  end;

-- The one language a device is told a message in: its own, or the next in order that has all of it.
create function sync.told_in(m public.push_messages, p_language text) returns text
language sql immutable
return (
  select language from unnest(array[p_language, 'fr', 'en', 'ar'])
    with ordinality as l (language, place)
  where m.title ? language
  order by m.body = '{}' or m.body ? language desc, place limit 1);

-- Wakes the worker that listens, at commit.
create function sync.wake_push() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_notify('push', '');
  return null;
end
$$;
create trigger wake_push after insert or update of version on public.push_messages
  for each statement execute function sync.wake_push();

-- Tells something, or replaces what was told of the same subject if it reads differently now.
create function sync.post_push(m public.push_messages) returns void
language sql security definer set search_path = ''
as $$
  insert into public.push_messages as held
      (subject, kind, title, body, starts_at, recipients, urgent, expires_at)
    select m.subject, m.kind, m.title, m.body, m.starts_at, m.recipients, m.urgent, m.expires_at
    where m.expires_at > now() or exists (
      select from public.push_messages where subject = m.subject)
  on conflict (subject) do update set
    kind = excluded.kind, title = excluded.title, body = excluded.body,
    starts_at = excluded.starts_at, recipients = excluded.recipients, urgent = excluded.urgent,
    expires_at = excluded.expires_at, closed = false,
    version = held.version + (
      (held.kind, held.title, held.body, held.starts_at, held.recipients, held.urgent, held.closed)
        is distinct from (excluded.kind, excluded.title, excluded.body, excluded.starts_at,
          excluded.recipients, excluded.urgent, false))::integer
$$;

-- Withdraws what was told of a subject.
create function sync.close_push(p_subject uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.push_messages set closed = true, version = version + 1
  where subject = p_subject and not closed
$$;

-- Fills the outbox with what was told, replaced or withdrawn since the last time. Of one message the
-- devices that were reached before come first: whoever makes up subscriptions holds up only those.
create function sync.queue_push() returns void
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

-- Gives up deliveries whose message has expired.
create function sync.expire_push() returns void
language sql security definer set search_path = ''
as $$
  update public.push_outbox o set state = 'expired'
  from (
    select w.subject, w.subscription
    from public.push_messages m join public.push_outbox w on w.subject = m.subject
    where m.expires_at <= now() and w.state = 'waiting'
    for update of w skip locked) over
  where o.subject = over.subject and o.subscription = over.subscription
$$;

-- Claims deliveries that are due, urgent ones first, and first of all those that were tried once: if
-- only the answer was lost, the repeat reaches the push service while the first still waits there,
-- and takes its place. Claims hold for `p_lease` seconds: whoever takes longer, or dies, leaves them to
-- the next. A device that is not addressed any more is only told to take the
-- notification away (`close`), without a word of what was said. What is told of a session comes with the
-- venue's clock (`utc_offset`, minutes ahead of UTC), as its edition states it.
create function public.push_claim(p_limit integer default 100, p_lease integer default 60)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  claimed jsonb;
begin
  perform sync.queue_push();
  perform sync.expire_push();
  with due as materialized (
    select o.subject, o.subscription from public.push_outbox o
    where o.state = 'waiting' and o.next_at <= now()
    order by o.urgent desc, (o.attempts = 1) desc, o.next_at
    limit least(greatest(p_limit, 1), 1000) for update skip locked
  ), judged as (
    select m as message, s as device,
      m.closed or not sync.is_addressed(m, s, c.audience, f.id is not null) as close
    from due
    join public.push_messages m on m.subject = due.subject
    join public.push_subscriptions s on s.id = due.subscription
    left join public.audience_codes c on c.id = s.code_id and c.revoked_at is null
    left join public.favourites f on f.visitor = s.visitor and f.kind = 'event'
      and f.id = coalesce(m.about, m.subject) and f.favourite
  ), taken as (
    update public.push_outbox o set
      state = case when (j.device).gone_at is not null then 'gone'
        when j.close and not o.tried then 'expired' else 'waiting' end,
      attempts = o.attempts + 1,
      tried = o.tried or not j.close,
      next_at = now() + make_interval(secs => greatest(p_lease, 1))
    from judged j
    where o.subject = (j.message).subject and o.subscription = (j.device).id
    returning o.state, o.attempts, j.*
  )
  select jsonb_agg(jsonb_build_object(
      'subject', (message).subject,
      'about', (message).about,
      'subscription', (device).id,
      'version', (message).version,
      'attempts', attempts,
      'endpoint', (device).endpoint,
      'keys', jsonb_build_object('p256dh', (device).p256dh, 'auth', (device).auth),
      'kind', (message).kind,
      'urgent', (message).urgent,
      'expires_at', sync.iso((message).expires_at),
      'close', close,
      'language', case when close then (device).language else told.language end)
    || case when close then '{}' else jsonb_build_object(
      'title', (message).title -> told.language,
      'body', coalesce((message).body -> told.language, (message).body -> 'fr',
        (message).body -> 'en', (message).body -> 'ar'),
      'starts_at', sync.iso((message).starts_at),
      'utc_offset', edition.utc_offset) end)
    into claimed
    from taken cross join lateral sync.told_in(message, (device).language) as told (language)
    left join public.events event on event.id = coalesce((message).about, (message).subject)
    left join public.editions edition on edition.id = event.edition_id
    where state = 'waiting';
  return coalesce(claimed, '[]');
end
$$;

-- Takes what became of deliveries, [{subject, subscription, version, outcome, retry_after?}], where
-- the outcome is delivered, gone, failed or retry. A retry backs off, at least by `retry_after`
-- seconds, and is given up after 15. What was replaced meanwhile stays waiting.
create function public.push_acknowledge(p_results jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  r record;
  count integer := 0;
begin
  if jsonb_typeof(p_results) is distinct from 'array' or jsonb_array_length(p_results) > 1000 then
    raise exception 'at most 1000 results' using errcode = 'invalid_parameter_value';
  end if;
  for r in
    select * from jsonb_to_recordset(p_results)
      as x (subject uuid, subscription uuid, version integer, outcome text, retry_after real)
    order by subscription, subject
  loop
    update public.push_subscriptions set
        last_ok = case when r.outcome = 'delivered' then now() else last_ok end,
        failures = case when r.outcome = 'delivered' then 0 else failures + 1 end,
        gone_at = case when r.outcome = 'gone' then now() else gone_at end
      where id = r.subscription;
    update public.push_outbox o set
        state = case
          when r.outcome = 'gone' then 'gone'
          when m.version > r.version then 'waiting'
          when r.outcome = 'delivered' then 'delivered'
          when r.outcome = 'retry' and o.attempts < 15 then 'waiting'
          else 'failed'
        end,
        attempts = case when m.version > r.version then 0 else o.attempts end,
        next_at = case when r.outcome = 'retry' then now() + make_interval(secs => greatest(
            least(coalesce(r.retry_after, 0), 3600),
            least(900, 2 ^ o.attempts) * (0.5 + random())))
          else now() end,
        delivered_at = case when r.outcome = 'delivered' then coalesce(o.delivered_at, now())
          else o.delivered_at end
      from public.push_messages m
      where o.subject = r.subject and o.subscription = r.subscription and m.subject = o.subject;
    count := count + 1;
  end loop;
  return count;
end
$$;

-- How many workers the outbox could use now: one for each 500 deliveries that are due, at most
-- twenty, and one to fill it with a new message. Whoever runs the workers asks every few seconds.
create function public.push_workers() returns integer
language sql stable security definer set search_path = ''
as $$
  select least(20, greatest(
    (select ceil(count(*) / 500.0) from (
      select from public.push_outbox
      where state = 'waiting' and next_at <= now() limit 10000) due),
    (select count(*) from (
      select from public.push_messages where queued < version limit 1) unqueued)))::integer
$$;

-- Forgets what nobody needs any more: messages a quarter of a year after they expired, subscriptions
-- a month after they ended, and devices that were not heard of for two weeks.
create function public.push_tidy() returns void
language sql security definer set search_path = ''
as $$
  delete from public.push_messages where expires_at < now() - interval '90 days';
  delete from public.push_subscriptions where gone_at < now() - interval '30 days';
  delete from sync.devices where noted_at < now() - interval '14 days';
$$;

revoke all on function
  sync.is_addressed(public.push_messages, public.push_subscriptions, text, boolean),
  sync.told_in(public.push_messages, text), sync.wake_push(),
  sync.post_push(public.push_messages), sync.close_push(uuid), sync.queue_push(),
  sync.expire_push() from public, anon, authenticated, service_role;
revoke all on function public.push_claim(integer, integer), public.push_acknowledge(jsonb),
  public.push_workers(), public.push_tidy() from public, anon, authenticated, service_role;
grant execute on function public.push_claim(integer, integer), public.push_acknowledge(jsonb),
  public.push_workers(), public.push_tidy() to service_role;

-- supabase/schemas/26_sending.sql

-- Sending announcements: at their time, whole, and to every device that asked; and how far it went.
-- Sending can be thought better of: phones are woken by the current edition only, unless the sender
-- says so once more; what is sent from the back office waits ten seconds here, whatever becomes of
-- the device it was sent from; and the sender is told beforehand how many devices it will wake.

create table sync.held_announcements (
  announcement uuid primary key references public.announcements (id) on delete cascade,
  until timestamptz(3) not null
);
comment on table sync.held_announcements is
  'Until when scheduled announcements can be taken back, however late they arrived here.';
alter table sync.held_announcements enable row level security;
revoke all on sync.held_announcements from public, anon, authenticated, service_role;

-- What becomes scheduled through the API is held for ten seconds from its arrival, so that it can be
-- taken back also where it was written without a network and its time has passed on the way.
create function sync.hold_announcement() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status <> 'scheduled' then
    delete from sync.held_announcements where announcement = new.id;
  elsif tg_op = 'INSERT' or old.status <> 'scheduled' or new.sent_at <> old.sent_at then
    insert into sync.held_announcements values (new.id, now() + interval '10 seconds')
      on conflict (announcement) do update set until = excluded.until;
  end if;
  return null;
end
$$;
create trigger hold after insert or update on public.announcements for each row
  when (current_user = 'authenticated') execute function sync.hold_announcement();

-- Sends the scheduled announcements whose time has come; returns how many. Run every few seconds.
create function public.send_due_announcements() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  due constant uuid[] := array(
    select a.id from public.announcements a
    left join sync.held_announcements h on h.announcement = a.id
    where a.status = 'scheduled' and a.sent_at <= now() and coalesce(h.until <= now(), true));
  sent integer := 0;
begin
  -- Writing queues behind every other writer, so it is done only when there is something to do.
  if due <> '{}' then
    -- What was held went out when that ended; one that was over by then keeps its own time.
    update public.announcements a set status = 'sent',
        sent_at = case when a.expires_at <= h.until then a.sent_at
          else greatest(a.sent_at, h.until) end
      from unnest(due) as due_now (id) left join sync.held_announcements h on h.announcement = due_now.id
      where a.id = due_now.id and a.status = 'scheduled';
    get diagnostics sent = row_count;
    delete from sync.held_announcements where announcement = any (due);
  end if;
  return sent;
end
$$;

-- Whether what is told of an edition may wake phones: of the current one, and of what belongs to none.
create function sync.wakes_phones(p_edition_id integer) returns boolean
language sql stable security definer set search_path = ''
as $$
  select p_edition_id is null
    or exists (select from public.editions where id = p_edition_id and is_current)
$$;

-- An announcement that is sent, changed while sent, withdrawn or deleted. Without an end of its own
-- it is worth telling for a day. What phones were woken for once is corrected there, too.
create function sync.push_announcement() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  m public.push_messages;
begin
  if tg_op <> 'DELETE' and new.status = 'sent' then
    if new.other_edition_ok or sync.wakes_phones(new.edition_id)
      or exists (select from public.push_messages where subject = new.id and not closed) then
      m.subject := new.id;
      m.kind := 'announcement';
      m.title := new.title;
      m.body := new.message;
      m.recipients := new.recipients;
      m.urgent := new.urgent;
      m.expires_at := coalesce(new.expires_at, new.sent_at + interval '1 day');
      perform sync.post_push(m);
    end if;
  elsif tg_op <> 'INSERT' and old.status = 'sent' then
    perform sync.close_push(old.id);
  end if;
  return null;
end
$$;
create trigger push after insert or update or delete on public.announcements
  for each row execute function sync.push_announcement();

-- News that is published, renamed, withdrawn or deleted; old news is nobody's alert.
create function sync.push_news() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  m public.push_messages;
begin
  if tg_op <> 'DELETE' and new.published then
    if sync.wakes_phones(new.edition_id)
      or exists (select from public.push_messages where subject = new.id and not closed) then
      m.subject := new.id;
      m.kind := 'news';
      m.title := new.title;
      m.body := '{}';
      m.recipients := 'all';
      m.urgent := false;
      m.expires_at := new.published_at + interval '1 day';
      perform sync.post_push(m);
    end if;
  elsif tg_op <> 'INSERT' and old.published then
    perform sync.close_push(old.id);
  end if;
  return null;
end
$$;
create trigger push after insert or update or delete on public.news
  for each row execute function sync.push_news();

-- How many devices an announcement to these recipients would wake, and in which languages they asked
-- to be told: {devices, languages: {fr, en, ar}, unproven}. A subscription counts once something was
-- delivered to it; those of which nobody knows yet whether they are there are told apart.
-- Administrators only.
create function public.announcement_audience(p_recipients text, p_urgent boolean)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  m public.push_messages;
begin
  if not public.is_admin() then
    raise exception 'only administrators count devices' using errcode = 'insufficient_privilege';
  end if;
  m.kind := 'announcement';
  m.recipients := p_recipients;
  m.urgent := coalesce(p_urgent, false);
  return (
    with addressed as (
      select s.language, s.last_ok is not null as proven from public.push_subscriptions s
      left join public.audience_codes c on c.id = s.code_id and c.revoked_at is null
      where sync.is_addressed(m, s, c.audience, false)
    )
    select jsonb_build_object(
      'devices', count(*) filter (where proven),
      'languages', jsonb_build_object(
        'fr', count(*) filter (where proven and language = 'fr'),
        'en', count(*) filter (where proven and language = 'en'),
        'ar', count(*) filter (where proven and language = 'ar')),
      'unproven', count(*) filter (where not proven))
    from addressed);
end
$$;

-- How far an announcement went, in devices: those addressed by push, and of these delivered to their
-- push service, waiting, failed, gone (the subscription had ended) and expired before they were
-- reached; and, of the devices in use since it was last changed, those that have pulled it.
create function public.announcement_reach(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'only administrators see the reach' using errcode = 'insufficient_privilege';
  end if;
  return (
    select jsonb_build_object(
      'addressed', count(*),
      'delivered', count(delivered_at),
      'waiting', count(*) filter (where delivered_at is null and state = 'waiting'),
      'failed', count(*) filter (where delivered_at is null and state = 'failed'),
      'gone', count(*) filter (where delivered_at is null and state = 'gone'),
      'expired', count(*) filter (where delivered_at is null and state = 'expired'),
      'pulled', (
        select count(*)
        from public.announcements a
        join sync.log l on l.kind = 'announcement' and l.id = a.id::text
        join sync.devices d on d.edition_id = a.edition_id and d.revision >= l.revision
        where a.id = p_id and a.status = 'sent'
          and a.recipients in ('all', 'participants', d.audience)))
    from public.push_outbox where subject = p_id);
end
$$;

revoke all on function sync.hold_announcement(), sync.wakes_phones(integer),
  sync.push_announcement(), sync.push_news() from public, anon, authenticated, service_role;
revoke all on function public.send_due_announcements(), public.announcement_reach(uuid),
  public.announcement_audience(text, boolean) from public, anon, authenticated, service_role;
grant execute on function public.send_due_announcements() to service_role;
grant execute on function public.announcement_reach(uuid),
  public.announcement_audience(text, boolean) to authenticated;

-- supabase/schemas/27_reminders.sql

-- Reminders of favourite sessions, and word when one is moved or cancelled: only to devices whose
-- visitor holds the session as a favourite and asked for it. Each is reminded at the time it chose, or
-- never: off unless asked for. A reminder is a message of its own for each beginning of a session, so
-- that every device gets it once and in its own minute; on the device it shares its place with what is
-- told of the session later (`about`).

-- Whether anybody is to be told of a session.
create function sync.has_followers(p_event uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.favourites f join public.push_subscriptions s on s.visitor = f.visitor
    where f.kind = 'event' and f.id = p_event and f.favourite
      and s.gone_at is null and 'reminders' = any (s.topics))
$$;

create function sync.post_event(e public.events, p_kind text, p_expires_at timestamptz)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  m public.push_messages;
begin
  m.subject := e.id;
  m.kind := p_kind;
  m.title := e.title;
  m.body := coalesce((select l.name from public.locations l where l.id = e.location_id), '{}');
  m.starts_at := e.starts_at;
  m.recipients := 'all';
  m.urgent := true;
  m.expires_at := p_expires_at;
  perform sync.post_push(m);
end
$$;

create function sync.push_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if sync.has_followers(new.id) then
    perform sync.post_event(new, case when new.cancelled then 'cancelled' else 'moved' end,
      new.ends_at);
  end if;
  return null;
end
$$;
create trigger push after update on public.events for each row
  when (old.published and new.published and not (old.cancelled and new.cancelled)
    and (old.starts_at, old.location_id, old.cancelled)
      is distinct from (new.starts_at, new.location_id, new.cancelled))
  execute function sync.push_event();

-- The subject of the reminder of a session: it changes with the beginning, so that one that is moved
-- is reminded of again.
create function sync.reminder_of(e public.events) returns uuid
language sql immutable
return md5('begins ' || e.id::text || ' ' || extract(epoch from e.starts_at)::text)::uuid;

-- Reminds the devices whose time has come of the favourites that are about to begin, each once, also
-- where the session became a favourite or the choice was made only now; returns how many deliveries
-- that makes. Run every few seconds.
create function public.send_reminders() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  e public.events;
  made integer;
  count integer := 0;
begin
  for e in
    select * from public.events
    where published and not cancelled
      and starts_at > now() and starts_at <= now() + interval '30 minutes'
  loop
    if not exists (
      select from public.favourites f join public.push_subscriptions s on s.visitor = f.visitor
      where f.kind = 'event' and f.id = e.id and f.favourite and s.gone_at is null
        and 'reminders' = any (s.topics)
        and e.starts_at <= now() + make_interval(mins => s.remind_before)
        and not exists (
          select from public.push_outbox o
          where o.subject = sync.reminder_of(e) and o.subscription = s.id))
    then
      continue;
    end if;
    -- The devices are named here, so the outbox is not filled from the message (`queued`).
    insert into public.push_messages
        (subject, about, kind, title, body, starts_at, urgent, expires_at, queued)
      values (sync.reminder_of(e), e.id, 'begins', e.title,
        coalesce((select l.name from public.locations l where l.id = e.location_id), '{}'),
        e.starts_at, true, e.starts_at + interval '10 minutes', 1)
      on conflict (subject) do update set title = excluded.title, body = excluded.body;
    insert into public.push_outbox (subject, subscription, urgent)
      select sync.reminder_of(e), s.id, true
      from public.favourites f join public.push_subscriptions s on s.visitor = f.visitor
      where f.kind = 'event' and f.id = e.id and f.favourite and s.gone_at is null
        and 'reminders' = any (s.topics)
        and e.starts_at <= now() + make_interval(mins => s.remind_before)
      on conflict do nothing;
    get diagnostics made = row_count;
    count := count + made;
  end loop;
  return count;
end
$$;

-- A reminder that does not hold any more is not sent. What was shown is replaced by the word of the
-- change, or stays.
create function sync.drop_reminders() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.push_messages where about = old.id;
  return null;
end
$$;
create trigger drop_reminders after update on public.events for each row
  when ((old.published, old.cancelled, old.starts_at)
    is distinct from (new.published, new.cancelled, new.starts_at))
  execute function sync.drop_reminders();
create trigger drop_deleted_reminders after delete on public.events
  for each row execute function sync.drop_reminders();

revoke all on function sync.has_followers(uuid), sync.post_event(public.events, text, timestamptz),
  sync.push_event(), sync.reminder_of(public.events), sync.drop_reminders()
  from public, anon, authenticated, service_role;
revoke all on function public.send_reminders() from public, anon, authenticated, service_role;
grant execute on function public.send_reminders() to service_role;
