-- Roles: besides administrators, who write everything, those of the programme, the press and the village
-- write kinds of their own, translators texts in their languages, and others what is changed on the day in
-- their halls; some only look on.

alter table public.administrators
  add column roles text[] not null default '{administrator}' check (
    cardinality(roles) > 0 and roles <@
      '{administrator,programme,press,village,translator,hall,viewer}'::text[]),
  add column languages text[] not null default '{}' check (languages <@ '{fr,en,ar}'::text[]),
  add column halls uuid[] not null default '{}' check (cardinality(halls) <= 50);
comment on table public.administrators is
  'The accounts of the back office and what each may write. Rows are made by the service role, changed by administrators, never by a claim.';
comment on column public.administrators.roles is
  'administrator: everything. programme, press, village: the kinds that sync.kinds names. translator: texts in these languages. hall: sessions in these halls, on the day. viewer: nothing.';

-- What the caller may write in the back office: {roles, languages, halls}; null when they have no
-- account there. An account with a second factor counts only in a session that was opened with it.
create or replace function public.own_rights() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('roles', roles, 'languages', languages, 'halls', halls)
  from public.administrators
  where user_id = (select auth.uid())
    and ((select auth.jwt() ->> 'aal') is not distinct from 'aal2' or not exists (
      select from auth.mfa_factors
      where user_id = (select auth.uid()) and status = 'verified'))
$$;

-- Whether the caller may see the back office.
create or replace function public.is_member() returns boolean
language sql stable set search_path = ''
return public.own_rights() is not null;

alter function public.is_admin() security invoker;
-- Whether the caller may write everything.
create or replace function public.is_admin() returns boolean
language sql stable set search_path = ''
return coalesce(public.own_rights() -> 'roles' ? 'administrator', false);

revoke all on function public.own_rights(), public.is_member(), public.is_admin()
  from public, anon, authenticated, service_role;
grant execute on function public.own_rights(), public.is_member(), public.is_admin()
  to authenticated, service_role;

-- Every account of the back office, longest first: address, since when, what they may write, whether
-- they ever signed in, whether they have a second factor.
create or replace function public.list_administrators() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'only administrators see each other' using errcode = 'insufficient_privilege';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
        'id', a.user_id, 'email', coalesce(u.email, ''), 'since', sync.iso(a.created_at),
        'roles', a.roles, 'languages', a.languages, 'halls', a.halls,
        'joined', u.last_sign_in_at is not null,
        'second_factor', exists (
          select from auth.mfa_factors f where f.user_id = a.user_id and f.status = 'verified')
      ) order by a.created_at, a.user_id), '[]')
    from public.administrators a join auth.users u on u.id = a.user_id);
end
$$;

-- Says what another account may write, from the next request on: 'changed', 'self' (nobody changes
-- their own rights, so an administrator always remains) or 'unknown'.
create or replace function public.set_rights(p_user uuid, p_roles text[], p_languages text[], p_halls uuid[])
returns text
language plpgsql security definer set search_path = ''
as $$
begin
  -- Asked again under the lock: of two who change each other the later has lost the right.
  if public.is_admin() then
    lock table public.administrators in share row exclusive mode;
  end if;
  if not public.is_admin() then
    raise exception 'only administrators give rights' using errcode = 'insufficient_privilege';
  end if;
  if p_user = (select auth.uid()) then
    return 'self';
  end if;
  update public.administrators
    set roles = p_roles, languages = p_languages, halls = p_halls where user_id = p_user;
  return case when found then 'changed' else 'unknown' end;
end
$$;

revoke all on function public.set_rights(uuid, text[], text[], uuid[])
  from public, anon, authenticated, service_role;
grant execute on function public.set_rights(uuid, text[], text[], uuid[]) to authenticated;

drop function public.add_administrator(text);

-- Opens the back office to an account: 'added', 'already' (its rights stay as they are), or 'unknown'
-- when the address has no account.
create function public.add_administrator(
  p_email text,
  p_roles text[] default '{administrator}',
  p_languages text[] default '{}',
  p_halls uuid[] default '{}'
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  account constant uuid := (
    select id from auth.users where email = lower(btrim(p_email)) and not is_sso_user limit 1);
begin
  if account is null then
    return 'unknown';
  end if;
  insert into public.administrators (user_id, roles, languages, halls)
    values (account, p_roles, p_languages, p_halls) on conflict do nothing;
  return case when found then 'added' else 'already' end;
end
$$;

revoke all on function public.add_administrator(text, text[], text[], uuid[])
  from public, anon, authenticated, service_role;
grant execute on function public.add_administrator(text, text[], text[], uuid[]) to service_role;

drop policy "administrators read the log" on sync.log;
create policy "members read the log" on sync.log
  for select to authenticated using ((select public.is_member()));
drop policy "administrators read the kinds" on sync.kinds;
create policy "members read the kinds" on sync.kinds
  for select to authenticated using ((select public.is_member()));
drop policy "administrators see it" on public.weather;
create policy "members see it" on public.weather
  for select to authenticated using ((select public.is_member()));
drop policy "administrators remember operations" on sync.applied_ops;
create policy "members remember operations" on sync.applied_ops
  for all to authenticated
  using ((select public.is_member())) with check ((select public.is_member()));

alter table sync.kinds add column roles text[] not null default '{}';
alter table sync.kinds alter column roles drop default;
comment on table sync.kinds is
  'What sync_pull shows and sync_push writes of each kind, and which roles write it. visible, editions and the rows are SQL over the row t (and $3, the audience).';
update sync.kinds set roles = '{programme}'
  where kind in ('speaker', 'location', 'track', 'event', 'intervention', 'attachment', 'prayer_day', 'question');
update sync.kinds set roles = '{village}'
  where kind in ('zone', 'exhibitor', 'guide_section', 'guide_contact', 'shuttle');
update sync.kinds set roles = '{press}'
  where kind in ('news', 'announcement', 'article', 'streaming');

-- Whether the caller may make, change and delete rows of a kind.
create or replace function sync.may_write(p_kind text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select mine -> 'roles' ?| ('{administrator}'::text[] || k.roles)
    from public.own_rights() as mine, sync.kinds k where k.kind = p_kind), false)
$$;

-- Refuses who may not write a kind.
create or replace function sync.require_writer(p_kind text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not sync.may_write(p_kind) then
    raise exception 'your role does not write a %', p_kind using errcode = 'insufficient_privilege';
  end if;
end
$$;

-- Whether the caller may change anything at all in rows of a kind; in what, sync.check_rights() says.
create or replace function sync.may_change(p_kind text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select sync.may_write(p_kind) or coalesce((
    select (mine -> 'roles' ? 'translator' and k.localized <> '{}')
      or (mine -> 'roles' ? 'hall' and p_kind in ('event', 'question'))
    from public.own_rights() as mine, sync.kinds k where k.kind = p_kind), false)
$$;

-- What of a session is changed on the day, in its hall.
create or replace function sync.day_of_fields() returns text[]
language sql immutable parallel safe
return '{starts_at,ends_at,location_id,cancelled,occupancy,overflow_location_id,question_shown}'::text[];

-- Whether a session, or the session of a question, is held in one of these halls.
create or replace function sync.is_in_halls(p_kind text, p_row jsonb, p_halls jsonb) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(p_halls ? case p_kind
    when 'event' then p_row ->> 'location_id'
    when 'question' then (
      select location_id::text from public.events where id = (p_row ->> 'event_id')::uuid)
  end, false);
end
$$;

-- BEFORE each change of a row through the API; argument: kind. Whose roles are not the kind's own may
-- change texts in their languages, and what is changed on the day in their halls.
create or replace function sync.check_rights() returns trigger
language plpgsql set search_path = ''
as $$
declare
  mine jsonb;
  before constant jsonb := to_jsonb(old);
  after constant jsonb := to_jsonb(new);
  left_over text[];
begin
  if current_user <> 'authenticated' or sync.may_write(tg_argv[0]) then
    return new;
  end if;
  mine := public.own_rights();
  left_over := array(select key from jsonb_each(after) where value is distinct from before -> key);
  if mine -> 'roles' ? 'translator' then
    left_over := array(
      select field from unnest(left_over) as field, sync.kinds k
      where k.kind = tg_argv[0] and (field <> all (k.localized) or exists (
        select from unnest('{fr,en,ar}'::text[]) as language
        where not mine -> 'languages' ? language
          and after -> field -> language is distinct from before -> field -> language)));
  end if;
  if mine -> 'roles' ? 'hall' and sync.is_in_halls(tg_argv[0], before, mine -> 'halls')
    and sync.is_in_halls(tg_argv[0], after, mine -> 'halls') then
    left_over := array(
      select field from unnest(left_over) as field
      where field <> all (case when tg_argv[0] = 'event' then sync.day_of_fields() else '{state}' end));
  end if;
  if left_over <> '{}' then
    raise exception 'your role does not write "%" of this %', left_over[1], tg_argv[0]
      using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

drop function sync.register(text, text, text[], text, text[], text[], text[], text);

-- Registers a table of content: what of it is shown and written, who of the back office may write it,
-- and the triggers that number it. Everybody of the back office reads it; besides administrators those
-- with one of `roles` write it, and others the little that sync.check_rights() lets through.
-- `visible` is SQL over the row `t`, true when the public (or the audience $3) may see the row.
create function sync.register(
  p_kind text,
  p_table text,
  p_fields text[],
  p_id text default 'id',
  p_private text[] default '{}',
  p_localized text[] default '{}',
  p_readonly text[] default '{}',
  p_visible text default 'true',
  p_roles text[] default '{}'
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
    sync.row_builder(relation, p_fields || p_private),
    p_roles);
  execute format(
    'create trigger begin_write before insert or update or delete on %s
      for each statement execute function sync.begin_write()', relation);
  execute format(
    'create trigger refuse_truncate before truncate on %s
      for each statement execute function sync.refuse_truncate()', relation);
  execute format(
    'create trigger number_row after insert or update or delete on %s
      for each row execute function sync.number_row(%L, %L)', relation, p_kind, p_id);
  execute format(
    'create trigger check_rights before update on %s
      for each row execute function sync.check_rights(%L)', relation, p_kind);
  execute format(
    'create policy "members read it" on %s
      for select to authenticated using ((select public.is_member()))', relation);
  execute format(
    'create policy "its roles make it" on %s
      for insert to authenticated with check ((select sync.may_write(%L)))', relation, p_kind);
  execute format(
    'create policy "its roles and others change it" on %s
      for update to authenticated
      using ((select sync.may_change(%2$L))) with check ((select sync.may_change(%2$L)))',
    relation, p_kind);
  execute format(
    'create policy "its roles delete it" on %s
      for delete to authenticated using ((select sync.may_write(%L)))', relation, p_kind);
end
$$;

revoke all on function sync.register(text, text, text[], text, text[], text[], text[], text, text[]),
  sync.may_write(text), sync.require_writer(text), sync.may_change(text), sync.day_of_fields(),
  sync.check_rights(), sync.is_in_halls(text, jsonb, jsonb) from public;
grant execute on function sync.may_write(text), sync.may_change(text), sync.day_of_fields(),
  sync.is_in_halls(text, jsonb, jsonb) to authenticated, service_role;

-- What sync.register() does for a kind from now on, for those that are there.
do $$
declare
  k sync.kinds;
begin
  for k in select * from sync.kinds loop
    execute format('drop policy "administrators do everything" on public.%I', k.table_name);
    execute format(
      'create trigger check_rights before update on public.%I
        for each row execute function sync.check_rights(%L)', k.table_name, k.kind);
    execute format(
      'create policy "members read it" on public.%I
        for select to authenticated using ((select public.is_member()))', k.table_name);
    execute format(
      'create policy "its roles make it" on public.%I
        for insert to authenticated with check ((select sync.may_write(%L)))', k.table_name, k.kind);
    execute format(
      'create policy "its roles and others change it" on public.%1$I
        for update to authenticated
        using ((select sync.may_change(%2$L))) with check ((select sync.may_change(%2$L)))',
      k.table_name, k.kind);
    execute format(
      'create policy "its roles delete it" on public.%I
        for delete to authenticated using ((select sync.may_write(%L)))', k.table_name, k.kind);
  end loop;
end
$$;

-- The last changes of one row, or of all rows when p_kind is null, newest first:
-- [{sequence, kind, id, at, who, action, before, after}]; `who` is an e-mail address or null.
create or replace function public.content_history(
  p_kind text default null,
  p_id text default null,
  p_before bigint default null,
  p_limit integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.is_member() then
    raise exception 'only the back office reads the history' using errcode = 'insufficient_privilege';
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

drop policy "administrators keep media" on storage.objects;
create function sync.may_keep_media() returns boolean
language sql stable set search_path = ''
return coalesce(
  public.own_rights() -> 'roles' ?| '{administrator,programme,press,village}'::text[], false);
revoke all on function sync.may_keep_media() from public;
grant execute on function sync.may_keep_media() to authenticated;

create policy "members see media" on storage.objects
  for select to authenticated using (bucket_id = 'media' and (select public.is_member()));
create policy "who writes kinds with pictures keeps media" on storage.objects
  for all to authenticated
  using (bucket_id = 'media' and (select sync.may_keep_media()))
  with check (bucket_id = 'media' and (select sync.may_keep_media()));


-- The stored pictures that rows name and the bucket does not hold: [{kind, id, field, path}]. Which
-- columns name pictures follows from the checks of the tables, so that a new one is not forgotten.
create or replace function public.missing_media() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  pictures text;
  missing jsonb;
begin
  if not public.is_member() then
    raise exception 'only the back office looks for pictures' using errcode = 'insufficient_privilege';
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

-- The audience that the caller is granted: the one asked for, or the public.
create or replace function sync.granted_audience(p_audience text, p_code text) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when p_audience = 'admin' and public.is_member() then 'admin'
    when p_audience in ('speakers', 'staff') and exists (
      select from public.audience_codes
      where audience = p_audience and revoked_at is null and code_hash = sync.hash_code(p_code)
    ) then p_audience
    else 'public'
  end
$$;

-- What changed for one edition and audience since a revision; see docs/architecture.md, "Sync".
-- A row that is deleted, unpublished, moved away or no longer addressed to the audience is `gone`.
-- A pull from 0 tells of no such rows. Nothing here sees more than the calling statement's snapshot.
create or replace function public.sync_pull(
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
  hidden constant text[] := case when granted = 'admin' then '{}' else sync.staff_kinds() end;
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
      where l.revision > reached and l.edition_ids && array[0, edition] and l.kind <> all (hidden)
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
      select from sync.log l
      where l.revision > reached and l.edition_ids && array[0, edition] and l.kind <> all (hidden));
    exit when not more or jsonb_array_length(rows) >= wanted;
  end loop;
  return jsonb_build_object('edition', edition, 'epoch', here,
    'revision', case when more then reached else newest end,
    'audience', granted, 'at', sync.iso(now()), 'more', more, 'rows', rows)
    || case when granted = 'admin' then jsonb_build_object('rights', public.own_rights())
      else '{}' end;
end
$$;

-- Applies one operation or raises why not.
create or replace function sync.apply(p_op jsonb) returns jsonb
language plpgsql security invoker set search_path = ''
as $$
declare
  op_id constant uuid := p_op ->> 'op';
  target constant text := p_op ->> 'id';
  outbox constant text := left(p_op ->> 'outbox', 64);
  k sync.kinds;
  result jsonb;
begin
  if current_user in ('anon', 'authenticated') and not public.is_member() then
    raise exception 'only the back office writes content' using errcode = 'insufficient_privilege';
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
  elsif current_user = 'authenticated' and not (case p_op ->> 'action'
      when 'update' then sync.may_change(k.kind) else sync.may_write(k.kind) end) then
    raise exception 'your role does not write a %', k.kind using errcode = 'insufficient_privilege';
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

-- How many devices were in use during the last day, and of these how many hold what: {revision, devices,
-- current, held: [{edition, revision, devices}]}, the newest revisions first, at most fifty of them.
create or replace function public.devices_by_revision() returns jsonb
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

-- How many devices an announcement to these recipients would wake, and in which languages they asked
-- to be told: {devices, languages: {fr, en, ar}, unproven}. A subscription counts once something was
-- delivered to it; those of which nobody knows yet whether they are there are told apart.
-- Administrators only.
create or replace function public.announcement_audience(p_recipients text, p_urgent boolean)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  m public.push_messages;
begin
  if not public.is_member() then
    raise exception 'only the back office counts devices' using errcode = 'insufficient_privilege';
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
create or replace function public.announcement_reach(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.is_member() then
    raise exception 'only the back office sees the reach' using errcode = 'insufficient_privilege';
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

-- How the sessions of an edition were found, for who moderates questions:
-- [{event, stars: [how many gave one, … five], remarks}], without those nobody rated.
create or replace function public.feedback_figures(p_edition integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform sync.require_writer('question');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('event', event_id, 'stars', stars, 'remarks', remarks)),
      '[]')
    from (
      select f.event_id, count(f.remark) as remarks,
        array(select count(*) filter (where g.stars = n) from public.feedback g, generate_series(1, 5) n
          where g.event_id = f.event_id group by n order by n) as stars
      from public.feedback f join public.events e on e.id = f.event_id
      where e.edition_id = p_edition group by f.event_id) found);
end
$$;

-- What was said of one session or of all sessions of an edition, for them as well, the newest first:
-- [{id, event, stars, remark, hidden, at}], at most 20,000.
create or replace function public.feedback_given(p_edition integer, p_event uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform sync.require_writer('question');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'event', event_id, 'stars', stars,
        'remark', remark, 'hidden', hidden, 'at', sync.iso(given_at)) order by given_at desc, id), '[]')
    from (
      select f.* from public.feedback f join public.events e on e.id = f.event_id
      where e.edition_id = p_edition and (p_event is null or e.id = p_event)
      order by f.given_at desc, f.id limit 20000) given);
end
$$;

-- Keeps a remark from its speakers, or no longer; false when there is none.
create or replace function public.hide_remark(p_id uuid, p_hidden boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform sync.require_writer('question');
  update public.feedback set hidden = coalesce(p_hidden, false) where id = p_id;
  return found;
end
$$;

-- Opens a speaker's private page and returns its code of 144 random bits this once. An earlier code
-- ends. Null code: there is no such speaker.
create or replace function public.open_feedback_page(p_speaker uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  noise constant bytea := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
  code constant text := translate(encode(substr(noise, 1, 18), 'base64'), '+/', '-_');
begin
  perform sync.require_writer('question');
  insert into public.feedback_codes (speaker_id, code_hash)
    select id, sha256(convert_to(code, 'UTF8')) from public.speakers where id = p_speaker
    on conflict (speaker_id) do update set
      code_hash = excluded.code_hash, created_at = excluded.created_at;
  return jsonb_build_object('code', case when found then code end);
end
$$;

-- Ends a speaker's private page; false when there was none.
create or replace function public.close_feedback_page(p_speaker uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform sync.require_writer('question');
  delete from public.feedback_codes where speaker_id = p_speaker;
  return found;
end
$$;
