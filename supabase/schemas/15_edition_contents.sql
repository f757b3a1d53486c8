-- Knowing what goes with an edition that is deleted, and what one holds before it is made current. A phone
-- holds one edition only, so this is asked here, with the administrator's own rights.

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

revoke all on function public.edition_contents(integer) from public, anon, authenticated, service_role;
grant execute on function public.edition_contents(integer) to authenticated;
