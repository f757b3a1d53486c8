-- A deletion says what its author saw: the row (base), the revision that the device held (seen), and
-- the outbox that it comes from, whose earlier operations the author saw as well. What somebody else
-- has changed since is a conflict, of the row itself and of every row that would go with it.

alter table sync.history add column revision bigint, add column outbox text;
comment on column sync.history.revision is
  'The revision that the change drew; null for changes from before revisions were noted.';
comment on column sync.history.outbox is
  'The random name of the outbox that the change came from; null for one that came from none.';

create or replace function sync.keep_history() returns trigger
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

-- Triggers fire in the order of their names: the row is numbered first.
create or replace function sync.begin_history() returns trigger
language plpgsql set search_path = ''
as $$
begin
  execute format(
    'create trigger remember_row after insert or update or delete on public.%I
      for each row execute function sync.keep_history(%L, %L)', new.table_name, new.kind, new.id_column);
  return null;
end
$$;
do $$
declare
  k sync.kinds;
begin
  for k in select * from sync.kinds loop
    execute format('alter trigger keep_history on public.%I rename to remember_row', k.table_name);
  end loop;
end
$$;

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

drop function sync.apply_delete(sync.kinds, text);
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

revoke all on function sync.history_mark(),
  sync.changed_elsewhere(text, text, bigint, text, bigint),
  sync.took_unseen(text, text, bigint, text, bigint),
  sync.holds(sync.kinds, jsonb, jsonb),
  sync.apply_delete(sync.kinds, text, jsonb, bigint, text) from public;
grant execute on function sync.history_mark(),
  sync.changed_elsewhere(text, text, bigint, text, bigint),
  sync.took_unseen(text, text, bigint, text, bigint),
  sync.holds(sync.kinds, jsonb, jsonb),
  sync.apply_delete(sync.kinds, text, jsonb, bigint, text) to authenticated, service_role;
