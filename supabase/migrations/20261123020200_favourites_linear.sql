-- Favourites in time that grows with their number only, and nothing left behind without end: a call's
-- rate and its rows are paid for before the work, removals of what never was are not kept, and
-- visitors of whom nothing is left go. The first favourites of a visitor come with the visitor and cost
-- nothing more: taps, which are most of the calls, do not wait for each other at the gate.

drop function sync.keep_favourite(bytea, jsonb), sync.make_room(bytea, boolean);

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
create or replace function public.favourites_push(p_key text, p_ops jsonb) returns jsonb
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

create index visitors_seen on public.visitors (last_seen);

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

revoke all on function sync.keep_favourites(bytea, jsonb) from public, anon, authenticated, service_role;
revoke all on function public.tidy_visitors() from public, anon, authenticated, service_role;
grant execute on function public.tidy_visitors() to service_role;
