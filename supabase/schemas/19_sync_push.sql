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
create policy "members remember operations" on sync.applied_ops
  for all to authenticated
  using ((select public.is_member())) with check ((select public.is_member()));

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
  -- What was written in one step with a new edition waits for it: another may have taken its number.
  if p_op ? 'after' and not exists (
    select from sync.applied_ops a where a.op = (p_op ->> 'after')::uuid
      and a.user_id = coalesce(auth.uid(), '00000000-0000-0000-0000-000000000000')) then
    raise exception 'what this was written with was not made' using errcode = 'FR002';
  end if;
  select * into k from sync.kinds where kind = p_op ->> 'kind';
  if k.kind is null then
    raise exception 'there is no kind "%"', p_op ->> 'kind' using errcode = 'undefined_table';
  elsif current_user = 'authenticated' and not (case p_op ->> 'action'
      when 'update' then sync.may_change(k.kind) else sync.may_add(k.kind) end) then
    raise exception 'your role does not write a %', k.kind using errcode = 'insufficient_privilege';
  end if;
  perform set_config('sync.outbox', coalesce(outbox, ''), true);
  -- What a translation was made from, as its author saw it: see sync.keep_origins().
  perform set_config('sync.source', coalesce((p_op -> 'source')::text, ''), true);
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
  -- Whoever writes nothing holds up nobody who does; see sync.apply() for what they are told.
  if current_user not in ('anon', 'authenticated') or public.is_member() then
    perform sync.lock();
    delete from sync.applied_ops where at < now() - interval '30 days';
  end if;
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
