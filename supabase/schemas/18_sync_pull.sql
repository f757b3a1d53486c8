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
-- A row that is deleted, unpublished, moved away or no longer addressed to the audience is `gone`; of one that
-- no visitor ever saw they hear nothing: the id of what a file calls by a name can be made of that name.
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
  hidden constant text[] := case when granted = 'admin' then '{}' else sync.staff_kinds() end;
  whole constant boolean := coalesce(p_since, 0) <= 0;
  wanted constant integer := greatest(1, least(coalesce(p_limit, 5000), 20000));
  edition integer := p_edition;
  reached bigint := greatest(coalesce(p_since, 0), 0);
  places integer := wanted;
  span integer := wanted;
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
      select l.kind, l.id, l.revision, l.shown or granted = 'admin' as known from sync.log l
      where l.revision > reached and l.edition_ids && array[0, edition] and l.kind <> all (hidden)
      order by l.revision limit span
    ), seen as (
      select k.kind, v.id, v.content
      from (select b.kind, array_agg(b.id) as ids from batch b group by b.kind) k
      cross join lateral sync.visible_rows(k.kind, k.ids, edition, granted) v
    ), told as (
      select b.*, s.id is null as gone, s.content,
        count(*) filter (where s.id is not null or b.known and not whole) over (order by b.revision) as place
      from batch b left join seen s on s.kind = b.kind and s.id = b.id
    )
    select count(*), max(t.revision), jsonb_agg(
        case when t.gone
          then jsonb_build_object('kind', t.kind, 'id', t.id, 'revision', t.revision, 'gone', true)
          else jsonb_build_object('kind', t.kind, 'id', t.id, 'revision', t.revision, 'row', t.content)
        end order by t.revision) filter (where not t.gone or t.known and not whole)
      into scanned, reached, page
      from told t where t.place <= places;
    rows := rows || coalesce(page, '[]');
    places := wanted - jsonb_array_length(rows);
    more := scanned > 0 and exists (
      select from sync.log l
      where l.revision > reached and l.edition_ids && array[0, edition] and l.kind <> all (hidden));
    exit when not more or places <= 0;
    -- Behind hidden rows there may be thousands more, and the places may be few.
    span := case when page is null then least(span * 2, 20000) else places end;
  end loop;
  return jsonb_build_object('edition', edition, 'epoch', here,
    'revision', case when more then reached else newest end,
    'audience', granted, 'at', sync.iso(now()), 'more', more, 'rows', rows)
    || case when granted = 'admin' then jsonb_build_object('rights', public.own_rights())
      else '{}' end;
end
$$;
revoke all on function public.sync_pull(integer, bigint, text, text, text, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.sync_pull(integer, bigint, text, text, text, integer)
  to anon, authenticated, service_role;
