-- What nobody can see is no text: neither a name nor a title, neither a question nor a remark.

-- White space and signs that nobody sees, as what stands between the brackets of a regular expression.
-- src/shared/bare-text.ts has the same list.
create function shape.blanks() returns text
language sql immutable parallel safe
return '\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f'
  || '\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8'
  || '\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff';

-- Whether a text says nothing that could be seen.
create function shape.is_blank(value text) returns boolean
language sql immutable parallel safe
return (value collate "C") !~ ('[^' || shape.blanks() || ']');

grant execute on function shape.blanks(), shape.is_blank(text) to authenticated, service_role;
revoke all on function shape.blanks(), shape.is_blank(text) from public;

-- Texts of which nobody saw anything go, where something may be missing there; their rows would otherwise
-- be refused at their next change, whatever that is of. Field by field, so before they are.
do $$
declare
  f record;
  one text;
begin
  for f in
    select kinds.table_name, kinds.id_column, c.column_name, c.data_type
    from sync.kinds kinds join information_schema.columns c
      on c.table_schema = 'public' and c.table_name = kinds.table_name
    where c.column_name = any (kinds.localized)
      or (c.data_type = 'text' and c.column_name = any (kinds.fields || kinds.private_fields)
        and c.column_name <> kinds.id_column)
  loop
    for one in execute format(
      case f.data_type when 'jsonb'
        then 'select %1$I::text from public.%2$I where exists (
          select from jsonb_each_text(%3$I) as said where shape.is_blank(said.value))'
        else 'select %1$I::text from public.%2$I where shape.is_blank(%3$I)' end,
      f.id_column, f.table_name, f.column_name)
    loop
      begin
        execute format(
          case f.data_type when 'jsonb'
            then 'update public.%2$I set %3$I = coalesce((
              select jsonb_object_agg(said.key, said.value) from jsonb_each_text(%3$I) as said
              where not shape.is_blank(said.value)), ''{}'') where %1$I::text = $1'
            else 'update public.%2$I set %3$I = null where %1$I::text = $1' end,
          f.id_column, f.table_name, f.column_name) using one;
      exception when check_violation or not_null_violation then
        null;
      end;
    end loop;
  end loop;
end
$$;

-- A text of 1 to `longest` characters, some of which can be seen, without white space at its ends.
create or replace function shape.is_text(value text, longest integer) returns boolean
language sql immutable parallel safe
return char_length(value) between 1 and longest
  and (value collate "C") !~ '(^[\s\u00a0]|[\s\u00a0]$)'
  and not shape.is_blank(value);

-- A text without white space and invisible signs: others that differ in these alone say the same.
create or replace function sync.bare_text(value text) returns text
language sql immutable parallel safe
return regexp_replace(value collate "C", '[' || shape.blanks() || ']+', '', 'g');

-- A text as somebody typed it: without control characters, and white space as single spaces; null where
-- there is nothing to be seen.
create or replace function sync.tidy_text(value text) returns text
language sql immutable parallel safe
return case when not shape.is_blank(value)
  then btrim(regexp_replace(value, '[[:cntrl:][:space:]\u00a0]+', ' ', 'g')) end;

create or replace function sync.tidy_lines(value text) returns text
language sql immutable parallel safe
return case when not shape.is_blank(value) then regexp_replace(
  regexp_replace(replace(replace(value, e'\r\n', e'\n'), e'\r', e'\n'),
    '[\u0001-\u0008\u000b-\u001f\u007f]', '', 'g') collate "C",
  '^[\s\u00a0]+|[\s\u00a0]+$', '', 'g') end;

create or replace function public.favourites_share(p_key text, p_name text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant bytea := sync.admit_visitor(p_key, p_make => false);
  noise constant bytea := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
  code constant text := translate(encode(substr(noise, 1, 18), 'base64'), '+/', '-_');
  shown constant text := sync.tidy_text(left(sync.tidy_text(left(p_name, 200)), 60));
begin
  update public.visitors set share_hash = sha256(convert_to(code, 'UTF8')), share_name = shown
    where key_hash = caller;
  return jsonb_build_object('code', case when found then code end, 'name', shown);
end
$$;

-- Earlier versions never call them by name.
insert into sync.ways_back values ('20261130001200', '20261123194756');
