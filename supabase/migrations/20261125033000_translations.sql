-- Translations as work: what each was made from, who sees to which, and the organisers' glossary.
-- What is there counts as translated from the text that stands there.

-- Whether the caller may change anything at all in rows of a kind; in what, sync.check_rights() says.
create or replace function sync.may_change(p_kind text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select sync.may_write(p_kind) or coalesce((
    select (mine -> 'roles' ? 'translator' and k.localized <> '{}')
      or (mine -> 'roles' ? 'hall' and p_kind in ('event', 'question'))
      or (p_kind in ('text_origin', 'translation_task')
        and mine -> 'roles' ?| '{programme,press,village,translator}')
    from public.own_rights() as mine, sync.kinds k where k.kind = p_kind), false)
$$;

-- Whether the caller may write the texts of a kind in a language.
create function sync.may_write_text(p_kind text, p_language text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select sync.may_write(p_kind) or coalesce((
    select mine -> 'roles' ? 'translator' and mine -> 'languages' ? p_language and k.localized <> '{}'
    from public.own_rights() as mine, sync.kinds k where k.kind = p_kind), false)
$$;

-- Whether the caller may make and delete some rows of a kind: tasks of their own, besides kinds they write
-- whole. Which, the table says.
create function sync.may_add(p_kind text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select sync.may_write(p_kind) or (p_kind = 'translation_task' and sync.may_change(p_kind))
$$;

-- BEFORE each change of a row through the API; argument: kind. Whose roles are not the kind's own may
-- change texts in their languages, and what is changed on the day in their halls.
create or replace function sync.check_rights() returns trigger
language plpgsql set search_path = ''
as $$
declare
  mine jsonb;
  before constant jsonb := to_jsonb(old);
  after constant jsonb := to_jsonb(new);
  left_over text[];
begin
  if current_user <> 'authenticated' or sync.may_write(tg_argv[0]) then
    return new;
  end if;
  mine := public.own_rights();
  left_over := array(select key from jsonb_each(after) where value is distinct from before -> key);
  if mine -> 'roles' ? 'translator' then
    left_over := array(
      select field from unnest(left_over) as field, sync.kinds k
      where k.kind = tg_argv[0] and (field <> all (k.localized) or exists (
        select from unnest('{fr,en,ar}'::text[]) as language
        where not mine -> 'languages' ? language
          and after -> field -> language is distinct from before -> field -> language)));
  end if;
  if mine -> 'roles' ? 'hall' and sync.is_in_halls(tg_argv[0], before, mine -> 'halls')
    and sync.is_in_halls(tg_argv[0], after, mine -> 'halls') then
    left_over := array(
      select field from unnest(left_over) as field
      where field <> all (case when tg_argv[0] = 'event' then sync.day_of_fields() else '{state}' end));
  end if;
  -- Who writes a text may say that it is still right.
  if tg_argv[0] = 'text_origin'
    and sync.may_write_text(split_part(before ->> 'id', ':', 1), right(before ->> 'id', 2)) then
    left_over := array_remove(left_over, 'made_from');
  end if;
  if left_over <> '{}' then
    raise exception 'your role does not write "%" of this %', left_over[1], tg_argv[0]
      using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

revoke all on function sync.may_add(text), sync.may_write_text(text, text) from public;
grant execute on function sync.may_add(text), sync.may_write_text(text, text)
  to authenticated, service_role;

-- The last changes of one row, or of all rows when p_kind is null (of what translations were made from
-- the change of the text itself tells), newest first:
-- [{sequence, kind, id, at, who, action, before, after}]; `who` is an e-mail address, of a colleague and
-- to who is no administrator what stands before its @, or null.
create or replace function public.content_history(
  p_kind text default null,
  p_id text default null,
  p_before bigint default null,
  p_limit integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  whole constant boolean := public.is_admin();
begin
  if not public.is_member() then
    raise exception 'only the back office reads the history' using errcode = 'insufficient_privilege';
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object(
        'sequence', h.sequence, 'kind', h.kind, 'id', h.id, 'at', sync.iso(h.at),
        'who', case when whole or h.user_id = (select auth.uid()) then u.email
          else split_part(u.email, '@', 1) end,
        'action', h.action, 'before', h.before, 'after', h.after)
      order by h.sequence desc)
    from (
      select * from sync.history
      where case when p_kind is null then kind <> 'text_origin' else kind = p_kind and id = p_id end
        and (p_before is null or sequence < p_before)
      order by sequence desc limit greatest(1, least(coalesce(p_limit, 50), 200))) h
    left join auth.users u on u.id = h.user_id), '[]');
end
$$;

-- Applies one operation or raises why not.
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
      when 'update' then sync.may_change(k.kind) else sync.may_add(k.kind) end) then
    raise exception 'your role does not write a %', k.kind using errcode = 'insufficient_privilege';
  end if;
  perform set_config('sync.outbox', coalesce(outbox, ''), true);
  -- What a translation was made from, as its author saw it: see sync.keep_origins().
  perform set_config('sync.source', coalesce((p_op -> 'source')::text, ''), true);
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

-- The organisers' own glossary: how a term of the programme is said in each language. The back office
-- alone sees it, beside the text that is being translated.

create table public.glossary_terms (
  id uuid primary key default gen_random_uuid(),
  term jsonb not null default '{}' check (shape.is_localized(term, 200, true)),
  note text check (shape.is_text(note, 500))
);

alter table public.glossary_terms enable row level security;
revoke all on public.glossary_terms from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.glossary_terms to authenticated, service_role;

-- Of no edition in particular, so every edition has it. Translators add what a term is called in their
-- languages, as in any text.
select sync.register('glossary_term', 'glossary_terms', '{id,term,note}',
  p_localized => '{term}', p_visible => 'false', p_roles => '{programme,press}');

-- What became of translations: which were made from a text that has changed since, and who is to see to
-- which. A translation without a row in text_origins is of the text that stands there. See
-- docs/decisions/0030-translations.md.

-- A text without white space and invisible signs: others that differ in these alone say the same.
-- src/admin/kinds/text-states.ts has the same list.
create function sync.bare_text(value text) returns text
language sql immutable parallel safe
return regexp_replace(value,
  e'[\t-\r \u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u3000\ufeff]+', '', 'g');

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
