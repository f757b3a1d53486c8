-- Who may not write is told so without standing in the queue of those who do.

-- Applies a batch of operations in order, in one transaction; see docs/architecture.md, "Sync".
create or replace function public.sync_push(p_batch jsonb) returns jsonb
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

-- Begins a new epoch after the database was restored from a backup: every phone refills, because
-- revisions it holds may be numbered anew. Administrators and the service role only.
create or replace function public.admin_restore_epoch() returns jsonb
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

-- Earlier versions ask and are answered as before.
insert into sync.ways_back values ('20261127112500', '20261123194756');
