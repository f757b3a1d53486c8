-- A page that has places to fill behind thousands of hidden rows is made in a few steps; it looked at as few
-- rows at once as it had places.

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
      select l.kind, l.id, l.revision from sync.log l
      where l.revision > reached and l.edition_ids && array[0, edition] and l.kind <> all (hidden)
      order by l.revision limit span
    ), seen as (
      select k.kind, v.id, v.content
      from (select b.kind, array_agg(b.id) as ids from batch b group by b.kind) k
      cross join lateral sync.visible_rows(k.kind, k.ids, edition, granted) v
    ), told as (
      select b.*, s.id is null as gone, s.content,
        count(*) filter (where s.id is not null or not whole) over (order by b.revision) as place
      from batch b left join seen s on s.kind = b.kind and s.id = b.id
    )
    select count(*), max(t.revision), jsonb_agg(
        case when t.gone
          then jsonb_build_object('kind', t.kind, 'id', t.id, 'revision', t.revision, 'gone', true)
          else jsonb_build_object('kind', t.kind, 'id', t.id, 'revision', t.revision, 'row', t.content)
        end order by t.revision) filter (where not t.gone or not whole)
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

-- Earlier versions ask and are answered as before.
insert into sync.ways_back values ('20261127141500', '20261123194756');
