-- What comes with an archive wakes no phone: nobody is told anew of the past.

-- Whether this transaction restores an archive, which tells nobody of the past.
create function sync.is_restoring() returns boolean
language sql stable
return coalesce(current_setting('sync.restoring', true), '') = 'on';

grant execute on function sync.is_restoring() to authenticated, service_role;
revoke all on function sync.is_restoring() from public;

drop trigger push on public.announcements;
create trigger push after insert or update or delete on public.announcements
  for each row when (not sync.is_restoring()) execute function sync.push_announcement();

drop trigger push on public.news;
create trigger push after insert or update or delete on public.news
  for each row when (not sync.is_restoring()) execute function sync.push_news();

-- Writes archived rows, each {"kind", "id", "row"}, what is referred to first. A row that is here
-- already and equal is left alone; one that is here and different ends the whole restore. Which
-- edition is current the archive says only where none is yet: else every phone would move to it.
-- Nor does it wake any: of what was sent or published nobody is told anew, and what was to be sent by now
-- is a draft with its hour, for somebody to send or not.
-- Answers how many were written. Administrators only.
-- Of a row that cannot be written the error says in its detail which one it is: "kind id".
create or replace function public.admin_restore(p_rows jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  one jsonb;
  content jsonb;
  held jsonb;
  k sync.kinds;
  stamps text;
  chosen text;
  written integer := 0;
  code text;
  words text;
begin
  if not public.is_admin() then
    raise exception 'only administrators restore' using errcode = 'insufficient_privilege';
  elsif jsonb_typeof(p_rows) is distinct from 'array' then
    raise exception 'the rows of an archive are a list' using errcode = 'invalid_parameter_value';
  end if;
  perform sync.lock();
  select id::text into chosen from public.editions where is_current;
  perform set_config('sync.restoring', 'on', true);
  begin
    for pass in 1..2 loop
      for one in select * from jsonb_array_elements(p_rows) loop
        content := one -> 'row';
        select * into k from sync.kinds where kind = one ->> 'kind';
        if k.kind is null or content ->> k.id_column is distinct from one ->> 'id'
          or jsonb_typeof(content) is distinct from 'object'
          or exists (select from jsonb_object_keys(content) as name
            where name <> all (k.fields || k.private_fields)) then
          raise exception 'a row of the archive is none of this version: % %', one ->> 'kind', one ->> 'id'
            using errcode = 'invalid_parameter_value';
        end if;
        if k.kind = 'edition' and chosen is not null then
          content := content || jsonb_build_object('is_current', one ->> 'id' = chosen);
        end if;
        held := sync.admin_row(k, one ->> 'id');
        if k.kind = 'announcement' and content ->> 'status' = 'scheduled'
          and (content ->> 'sent_at')::timestamptz <= now()
          and coalesce(held ->> 'status', 'draft') = 'draft' then
          content := content || '{"status": "draft"}';
        end if;
        if pass = 1 and held is null then
          execute format(
            'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
            k.table_name, (select string_agg(quote_ident(name), ', ') from jsonb_object_keys(content) as name)
          ) using content;
          -- Triggers date what is new; here it is not.
          select string_agg(format('%1$I = r.%1$I', name), ', ') into stamps
            from unnest(k.readonly) as name where content ? name;
          if stamps is not null and sync.admin_row(k, one ->> 'id') <> content then
            execute format(
              'update public.%1$I t set %2$s from jsonb_populate_record(null::public.%1$I, $1) r
                where t.%3$I = $2::%4$s',
              k.table_name, stamps, k.id_column, k.id_type) using content, one ->> 'id';
          end if;
          written := written + 1;
        elsif held is null or exists (
          select from jsonb_each(content) as field where held -> key is distinct from value) then
          raise exception 'there is another % % here', k.kind, one ->> 'id'
            using errcode = 'unique_violation';
        end if;
      end loop;
    end loop;
  exception when others then
    get stacked diagnostics code = returned_sqlstate, words = message_text;
    raise exception '%', words
      using errcode = code, detail = format('%s %s', one ->> 'kind', one ->> 'id');
  end;
  perform set_config('sync.restoring', '', true);
  return jsonb_build_object('written', written, 'revision', sync.latest());
end
$$;

-- Earlier versions never call them by name.
insert into sync.ways_back values ('20261130072000', '20261123194756');
