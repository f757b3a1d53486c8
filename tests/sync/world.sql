-- What the simulation adds to a migrated database: a history of every text that was ever committed,
-- a backup to restore from, and a server that numbers changes by time (a planted bug).
create schema sim;

-- `content` is what a deleted row was told by.
create table sim.history (kind text, id text, token text, epoch text, content jsonb);

create function sim.remember() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before constant jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) -> tg_argv[1] end;
  here constant text := (select epoch from sync.state);
begin
  if tg_op <> 'DELETE' then
    insert into sim.history
    select tg_argv[0], new.id::text, text.value, here
    from jsonb_each_text(to_jsonb(new) -> tg_argv[1]) as text
    where text.value is distinct from before ->> text.key;
  elsif auth.uid() is not null and pg_trigger_depth() = 1 then
    insert into sim.history
    values (tg_argv[0], old.id::text, 'deleted ' || tg_argv[0] || ':' || old.id, here,
      to_jsonb(old) -> tg_argv[1]);
  end if;
  return null;
end
$$;
create trigger remember after insert or update or delete on public.news
  for each row execute function sim.remember('news', 'title');
create trigger remember after insert or update or delete on public.events
  for each row execute function sim.remember('event', 'title');
create trigger remember after insert or update or delete on public.speakers
  for each row execute function sim.remember('speaker', 'name');

-- Operations are told by their ids: a deletion carries no text.
create function sim.remember_operation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into sim.history
  select 'operation', null, new.op::text, (select epoch from sync.state);
  return null;
end
$$;
create trigger remember after insert on sync.applied_ops
  for each row execute function sim.remember_operation();

create function sim.forget() returns void
language sql
as 'delete from sim.history';

-- When each row last changed: by the clock of the transaction's beginning, as a column filled by
-- now() has it, and by the clock of the writing itself, which the revision log's lock puts in order.
create table sim.stamps (
  kind text, id text, began timestamptz not null, written timestamptz not null,
  primary key (kind, id)
);

create function sim.stamp() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into sim.stamps values (new.kind, new.id, now(), clock_timestamp())
  on conflict (kind, id) do update set began = excluded.began, written = excluded.written;
  return null;
end
$$;
create trigger stamp after insert or update on sync.log
  for each row execute function sim.stamp();

-- sync_pull as it would be with a time of change for a cursor.
create function sim.pull_by_time(p_edition integer, p_since bigint, p_clock text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with timed as (
    select s.kind, s.id, (1000000 * extract(epoch from
      case p_clock when 'began' then s.began else s.written end))::bigint as revision
    from sim.stamps s join sync.log l using (kind, id)
    where l.edition_ids && array[0, p_edition]
  ), changed as (
    select * from timed where revision > p_since
  )
  select jsonb_build_object(
    'edition', p_edition, 'epoch', (select epoch from sync.state), 'audience', 'public',
    'at', now(), 'more', false,
    'revision', greatest(p_since, coalesce(max(c.revision), 0)),
    'rows', coalesce(jsonb_agg(case
      when v.id is null
        then jsonb_build_object('kind', c.kind, 'id', c.id, 'revision', c.revision, 'gone', true)
      else jsonb_build_object('kind', c.kind, 'id', c.id, 'revision', c.revision, 'row', v.content)
    end order by c.revision), '[]'))
  from changed c
  left join lateral sync.visible_rows(c.kind, array[c.id], p_edition, 'public') v on true
$$;

-- Where the content, the log and the answered operations are kept: live, in a backup, or as the
-- forum every simulation begins with.
create function sim.place(which text, name text) returns text
language sql immutable
return case
  when which <> 'live' then which || '.' || name
  when name in ('log', 'applied_ops', 'history') then 'sync.' || name
  when name = 'stamps' then 'sim.' || name
  else 'public.' || name
end;

create function sim.tables() returns text[]
language sql immutable
return '{editions,speakers,events,interventions,news,announcements,text_origins,log,applied_ops,history,stamps}'::text[];

do $$
declare
  which text;
  name text;
begin
  foreach which in array '{origin,backup}'::text[] loop
    execute 'create schema ' || which;
    foreach name in array sim.tables() loop
      execute format('create table %s as table %s', sim.place(which, name), sim.place('live', name));
    end loop;
  end loop;
end
$$;

create function sim.copy(source text, target text) returns void
language plpgsql
as $$
declare
  name text;
begin
  foreach name in array sim.tables() loop
    execute format('delete from %s', sim.place(target, name));
    execute format('insert into %s table %s', sim.place(target, name), sim.place(source, name));
  end loop;
  if target = 'live' then
    perform setval('sync.revision', (select max(revision) from sync.log));
  end if;
end
$$;

-- What an audience may see of an edition: visibility as the specification words it, written a second
-- time and apart from sync_pull.
create function sim.truth(edition integer, audience text) returns jsonb
language sql stable
as $$
  with constants as (
    select audience = 'admin' as everything, array['all', 'participants', audience] as audiences
  )
  select jsonb_object_agg(seen.kind || ':' || seen.id, seen.title) from constants, lateral (
    select 'edition' as kind, id::text, name as title from public.editions
    union all
    select 'speaker', id::text, name from public.speakers
      where case when edition_ids = '{}' then everything
        else edition = any (edition_ids) and (published or everything) end
    union all
    select 'event', id::text, title from public.events
      where edition_id = edition and (published or everything)
    union all
    select 'intervention', i.id::text, i.title
      from public.interventions i join public.events e on e.id = i.event_id
      where e.edition_id = edition and (e.published or everything)
    union all
    select 'news', id::text, title from public.news
      where coalesce(edition_id, edition) = edition and (published or everything)
    union all
    select 'announcement', id::text, title from public.announcements
      where edition_id = edition
        and (everything or (status = 'sent' and recipients = any (audiences)))
    union all
    select 'text_origin', id, to_jsonb(made_from) from public.text_origins
      where coalesce(edition_id, edition) = edition and everything
  ) seen
$$;

-- All that the server knows at the end, in one answer.
create function sim.evidence(readers jsonb) returns jsonb
language plpgsql stable security definer
as $$
declare
  current constant integer :=
    (select id from public.editions order by is_current desc, year desc limit 1);
begin
  return jsonb_build_object(
    'epoch', (select epoch from sync.state),
    'history', (select coalesce(jsonb_agg(h), '[]') from sim.history h),
    'views', (
      select jsonb_agg(jsonb_build_object(
        'edition', expected, 'truth', sim.truth(expected, reader ->> 'audience'),
        'rows', public.sync_pull(p_edition => expected, p_audience => reader ->> 'audience',
          p_code => reader ->> 'code') -> 'rows') order by at)
      from jsonb_array_elements(readers) with ordinality as listed (reader, at),
        lateral (select coalesce((reader ->> 'chosen')::integer, current) as expected) e));
end
$$;
grant usage on schema sim to authenticated;
