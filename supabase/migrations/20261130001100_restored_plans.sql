-- A planned change that comes with an archive is held to what every other is.

create or replace function sync.check_planned() returns trigger
language plpgsql set search_path = ''
as $$
declare
  k sync.kinds;
  value jsonb;
begin
  -- What stands there only loses its release when that is deleted.
  if auth.uid() is null or (tg_op = 'UPDATE' and current_user <> 'authenticated') then
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

-- Earlier versions never call it by name.
insert into sync.ways_back values ('20261130001100', '20261123194756');
