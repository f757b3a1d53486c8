-- What is planned of a field is refused unless it is a value of that field: with one that is no JSON, or a text
-- where a list belongs, the screen on which versions are released fell for everybody of the back office, and
-- with it the only place where such a change is given up.

-- Whether a value, as JSON, is one of a field's type, so that every screen can show it; null is, and what this
-- version has no column for. Raises where it cannot even be read as one.
create function sync.is_planned_value(k sync.kinds, p_field text, value jsonb) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  typed constant jsonb := sync.typed(k, jsonb_build_object(p_field, value)) -> p_field;
begin
  if value is null or value = 'null' or typed is null then
    return true;
  elsif p_field = any (k.localized) then
    return jsonb_typeof(value) = 'object'
      and not exists (select from jsonb_each(value) as text where jsonb_typeof(text.value) not in ('string', 'null'));
  elsif p_field in ('date', 'starts_at', 'ends_at') and value #>> '{}' !~ '^\d{4}-\d\d-\d\d' then
    return false;
  end if;
  return jsonb_typeof(value) <> 'object' and jsonb_typeof(value) = jsonb_typeof(typed);
end
$$;

-- BEFORE each planned change through the API. The releases of everybody are made of these.
create function sync.check_planned() returns trigger
language plpgsql set search_path = ''
as $$
declare
  k sync.kinds;
  value jsonb;
begin
  if current_user <> 'authenticated' then
    return new;
  end if;
  select * into k from sync.kinds
    where kind = case when new.talk_id is null then 'event' else 'intervention' end;
  -- Who is nobody of the back office, the table refuses.
  if not found then
    return new;
  end if;
  foreach value in array array[new.seen::jsonb, new.wanted::jsonb] loop
    continue when value is null or value = 'null';
    if new.language <> 'none' then
      value := jsonb_build_object(new.field, jsonb_build_object(new.language, value));
    elsif new.field <> 'row' then
      value := jsonb_build_object(new.field, value);
    end if;
    if jsonb_typeof(value) <> 'object' or exists (
      select from jsonb_each(value) as part where not sync.is_planned_value(k, part.key, part.value)) then
      raise exception 'no "%" of this % is planned with such a value', new.field, k.kind
        using errcode = 'invalid_parameter_value';
    end if;
  end loop;
  return new;
end
$$;
create trigger check_planned before insert or update on public.planned_changes
  for each row execute function sync.check_planned();
revoke all on function sync.is_planned_value(sync.kinds, text, jsonb), sync.check_planned() from public;
grant execute on function sync.is_planned_value(sync.kinds, text, jsonb) to authenticated, service_role;

-- No form of an earlier version plans anything else.
insert into sync.ways_back values ('20261129182000', '20261123194756');
