-- Editions are made on the device, as everything is written: what copied them here goes, and an operation
-- may wait for another one.

drop function public.copy_edition(integer, jsonb, text[]);
drop function sync.copy_village(integer, integer, text[]);
drop function sync.copy_sessions(integer, integer, text[]);
drop function sync.copy_guide(integer, integer, text[]);
drop function sync.copied_columns(text, text[]);

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
