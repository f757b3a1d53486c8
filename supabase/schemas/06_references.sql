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
