-- What became of translations: which were made from a text that has changed since, and who is to see to
-- which. A translation without a row in text_origins is of the text that stands there. See
-- docs/decisions/0030-translations.md.

-- A text without white space and invisible signs: others that differ in these alone say the same.
create function sync.bare_text(value text) returns text
language sql immutable parallel safe
return regexp_replace(value collate "C", '[' || shape.blanks() || ']+', '', 'g');

-- The language in which a text was written first, unless a row says otherwise.
create function sync.first_language(texts jsonb) returns text
language sql immutable parallel safe
return case when texts ? 'fr' then 'fr' when texts ? 'en' then 'en' when texts ? 'ar' then 'ar' end;

create table public.text_origins (
  id text primary key
    check (char_length(id) <= 250 and id ~ '^[a-z_]+:.+:[a-z_]+:(fr|en|ar)$'),
  edition_id integer references public.editions (id) on delete cascade,
  source text not null default 'fr' check (source in ('fr', 'en', 'ar')),
  made_from text not null check (char_length(made_from) between 1 and 100000)
);
create index text_origins_edition on public.text_origins (edition_id);
comment on table public.text_origins is
  'What translations were made from: one of a text that has changed since is outdated. id is KIND:ROW:FIELD:LANGUAGE; sync.keep_origins() writes the rows, who writes the text may say that it is still right.';
comment on column public.text_origins.source is
  'The language that it was translated from; of one text the same in all of its rows.';

-- Notes what the texts of one field were made from, after they have changed. `seen` is the text by
-- language that the author of a translation had before them, where the device said so.
create function sync.keep_origin(
  p_text text, p_edition integer, before jsonb, after jsonb, seen jsonb
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  ids constant text[] := array[p_text || ':fr', p_text || ':en', p_text || ':ar'];
  first constant text := coalesce(
    (select o.source from public.text_origins o where o.id = any (ids) and before ? o.source limit 1),
    sync.first_language(before));
  language text;
  made text;
begin
  -- With the text that they were made from translations are texts of their own.
  if first is null or not after ? first then
    delete from public.text_origins where id = any (ids);
    return;
  end if;
  delete from public.text_origins
    where id = any (ids) and (id = p_text || ':' || first or not after ? right(id, 2));
  foreach language in array array_remove('{fr,en,ar}'::text[], first) loop
    continue when not after ? language;
    made := null;
    if sync.bare_text(before ->> language) is distinct from sync.bare_text(after ->> language) then
      made := after ->> first;
      if before -> first = after -> first then
        made := coalesce(left(seen ->> language, 100000), made);
      end if;
    elsif not exists (select from public.text_origins where id = p_text || ':' || language) then
      made := before ->> first;
    end if;
    if exists (select from public.text_origins where id = p_text || ':' || language) then
      update public.text_origins set made_from = made
        where id = p_text || ':' || language and made_from <> made;
    elsif sync.bare_text(made) <> sync.bare_text(after ->> first)
      or first <> sync.first_language(after) then
      insert into public.text_origins values (p_text || ':' || language, p_edition, first, made);
    end if;
  end loop;
end
$$;

-- AFTER each change of a row with texts, whichever way it came; arguments: kind, id column.
create function sync.keep_origins() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before constant jsonb := to_jsonb(old);
  after constant jsonb := to_jsonb(new);
  seen constant jsonb := nullif(current_setting('sync.source', true), '')::jsonb;
  field text;
begin
  for field in
    select name from sync.kinds k, unnest(k.localized) as name
    where k.kind = tg_argv[0] and before -> name <> after -> name
  loop
    perform sync.keep_origin(concat_ws(':', tg_argv[0], after ->> tg_argv[1], field),
      (after ->> 'edition_id')::integer, before -> field, after -> field, seen -> field);
  end loop;
  return null;
end
$$;

create function sync.begin_origins() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.localized <> '{}' then
    execute format(
      'create trigger keep_origins after update on public.%I
        for each row execute function sync.keep_origins(%L, %L)',
      new.table_name, new.kind, new.id_column);
  end if;
  return new;
end
$$;
create trigger begin_origins after insert on sync.kinds
  for each row execute function sync.begin_origins();

-- The kinds that were registered before.
do $$
declare
  k sync.kinds;
begin
  for k in select * from sync.kinds where localized <> '{}' loop
    execute format(
      'create trigger keep_origins after update on public.%I
        for each row execute function sync.keep_origins(%L, %L)', k.table_name, k.kind, k.id_column);
  end loop;
end
$$;

alter table public.text_origins enable row level security;
revoke all on public.text_origins from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.text_origins to authenticated, service_role;

select sync.register('text_origin', 'text_origins', '{id,edition_id,source,made_from}',
  p_readonly => '{edition_id,source}', p_visible => 'false');

-- Who sees to which translations: of one row, or of all rows of a kind in an edition (ROW is then *EDITION).
create table public.translation_tasks (
  id text primary key
    check (char_length(id) <= 200 and id ~ '^[a-z_]+:.+:(fr|en|ar)$'),
  edition_id integer references public.editions (id) on delete cascade,
  assignee text not null check (assignee ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'),
  assignee_name text not null check (shape.is_text(assignee_name, 254)),
  able boolean not null default true
);
create index translation_tasks_edition on public.translation_tasks (edition_id);
comment on table public.translation_tasks is 'id is KIND:ROW:LANGUAGE, or KIND:*EDITION:LANGUAGE for all rows.';
comment on column public.translation_tasks.assignee_name is
  'What stands before the @ of their address, as in the history; the server says so.';
comment on column public.translation_tasks.able is
  'Whether they may write these texts; kept true by sync.review_tasks() when rights change.';

-- Whether an account of the back office may write the texts of a kind in a language.
create function sync.writes_text(p_user text, p_kind text, p_language text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.administrators a, sync.kinds k
    where a.user_id::text = p_user and k.kind = p_kind
      and (a.roles && ('{administrator}'::text[] || k.roles)
        or ('translator' = any (a.roles) and p_language = any (a.languages) and k.localized <> '{}')))
$$;

create function sync.member_name(p_user text) returns text
language sql stable security definer set search_path = ''
as $$
  select nullif(split_part(email, '@', 1), '') from auth.users where id::text = p_user
$$;

-- BEFORE each change of a task. Who does not assign may take what they can write for themselves, and
-- give their own back.
create function sync.check_task() returns trigger
language plpgsql set search_path = ''
as $$
declare
  task constant public.translation_tasks := case when tg_op = 'DELETE' then old else new end;
  able constant boolean := sync.writes_text(
    task.assignee, split_part(task.id, ':', 1), right(task.id, 2));
begin
  if current_user = 'authenticated' and not sync.may_write('translation_task')
    and (task.assignee is distinct from (select auth.uid())::text
      or (tg_op = 'INSERT' and not able)) then
    raise exception 'your role does not write this translation_task'
      using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  new.able := able;
  new.assignee_name := coalesce(sync.member_name(new.assignee), new.assignee_name);
  return new;
end
$$;
create trigger check_task before insert or update or delete on public.translation_tasks
  for each row execute function sync.check_task();

-- AFTER each change of what somebody may write: who can no longer do what they took on is marked.
create function sync.review_tasks() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.translation_tasks t set able = not able
    where able <> sync.writes_text(assignee, split_part(id, ':', 1), right(id, 2));
  return null;
end
$$;
create trigger review_tasks after insert or update or delete on public.administrators
  for each statement execute function sync.review_tasks();

alter table public.translation_tasks enable row level security;
revoke all on public.translation_tasks from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.translation_tasks to authenticated, service_role;

select sync.register('translation_task', 'translation_tasks',
  '{id,edition_id,assignee,assignee_name,able}', p_readonly => '{able}', p_visible => 'false',
  p_roles => '{programme}');
create policy "who writes texts takes some on" on public.translation_tasks
  for insert to authenticated with check ((select sync.may_add('translation_task')));
create policy "who writes texts gives some back" on public.translation_tasks
  for delete to authenticated using ((select sync.may_add('translation_task')));

-- Whom texts may be given to: [{id, name, roles, languages}], a name being what stands before the @.
create function public.translators() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform sync.require_writer('translation_task');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', a.user_id, 'name', sync.member_name(a.user_id::text),
        'roles', a.roles, 'languages', a.languages) order by sync.member_name(a.user_id::text), a.user_id), '[]')
    from public.administrators a
    where a.roles && '{administrator,programme,press,village,translator}');
end
$$;

revoke all on function sync.bare_text(text), sync.first_language(jsonb),
  sync.keep_origin(text, integer, jsonb, jsonb, jsonb), sync.keep_origins(), sync.begin_origins(),
  sync.writes_text(text, text, text), sync.member_name(text), sync.check_task(), sync.review_tasks()
  from public;
grant execute on function sync.writes_text(text, text, text), sync.member_name(text)
  to authenticated, service_role;
revoke all on function public.translators() from public, anon, authenticated, service_role;
grant execute on function public.translators() to authenticated;
