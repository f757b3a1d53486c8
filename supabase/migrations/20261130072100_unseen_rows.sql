-- Of what no visitor ever saw, a draft or a staff announcement, none is told that it is gone.

-- Of what there is by now nobody knows who saw it.
alter table sync.log add column shown boolean not null default true;
alter table sync.log alter column shown set default false;
comment on table sync.log is
  'The last revision of every row there ever was, kept after deletion. edition_ids gathers every edition it was part of; 0 is every edition. shown is whether visitors ever saw it: of what they did not, they are not told that it is gone.';

-- Whether visitors of any audience see a row as it is now.
create function sync.is_shown(p_kind text, p_id text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  k sync.kinds;
  audience text;
  shown boolean;
begin
  select * into k from sync.kinds where kind = p_kind;
  foreach audience in array '{public,speakers,staff}'::text[] loop
    execute format('select exists (select from public.%I t where t.%I = $1::%s and (%s))',
      k.table_name, k.id_column, k.id_type, k.visible) into shown using p_id, 0, audience;
    exit when shown or k.visible !~ '[$]3';
  end loop;
  return shown;
end
$$;
revoke all on function sync.is_shown(text, text) from public, anon, authenticated, service_role;

create or replace function sync.number(p_kind text, p_id text, p_edition_ids integer[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into sync.log as known (kind, id, edition_ids, revision, shown)
  values (p_kind, p_id, p_edition_ids, nextval('sync.revision'), sync.is_shown(p_kind, p_id))
  on conflict (kind, id) do update set
    revision = excluded.revision,
    shown = known.shown or excluded.shown,
    edition_ids = case
      when known.edition_ids @> excluded.edition_ids then known.edition_ids
      else array(
        select distinct edition from unnest(known.edition_ids || excluded.edition_ids) as edition
        order by edition)
    end;
  if p_kind <> all (sync.staff_kinds()) then
    insert into sync.bell default values on conflict do nothing;
  end if;
end
$$;

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

-- Earlier versions never call them by name.
insert into sync.ways_back values ('20261130072100', '20261123194756');
