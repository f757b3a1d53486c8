-- In which languages a session is spoken, and into which it is interpreted and how that is heard.

-- Into which of some languages there is interpretation: [{"language", "by": "headset" or "stream",
-- "channel"?: 1 to 99, of a headset}]; no language twice by the same way, no channel twice.
create function shape.is_interpretation(value jsonb, languages text[]) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  one jsonb;
  heard text[] := '{}';
  channels text[] := '{}';
begin
  if value is null then
    return null;
  end if;
  if jsonb_typeof(value) <> 'array' or jsonb_array_length(value) > 50 then
    return false;
  end if;
  for one in select * from jsonb_array_elements(value) loop
    if jsonb_typeof(one) <> 'object' or one - '{language,by,channel}'::text[] <> '{}'
      or coalesce(one ->> 'language', '') <> all (languages)
      or coalesce(one ->> 'by', '') not in ('headset', 'stream')
      or concat_ws(' ', one ->> 'language', one ->> 'by') = any (heard) then
      return false;
    end if;
    heard := heard || concat_ws(' ', one ->> 'language', one ->> 'by');
    if one ? 'channel' then
      if one ->> 'by' <> 'headset' or jsonb_typeof(one -> 'channel') <> 'number'
        or (one ->> 'channel') !~ '^[1-9][0-9]?$' or one ->> 'channel' = any (channels) then
        return false;
      end if;
      channels := channels || (one ->> 'channel');
    end if;
  end loop;
  return true;
end
$$;

-- A CHECK runs with the rights of whoever writes the row.
revoke all on function shape.is_interpretation(jsonb, text[]) from public;
grant execute on function shape.is_interpretation(jsonb, text[]) to authenticated, service_role;

alter table public.events add column spoken text[] not null default '{}' check (
  shape.is_choice_list(spoken, array['ar', 'zgh', 'fr', 'en', 'es', 'de', 'tr', 'ur'])
);
alter table public.events add column interpretation jsonb not null default '[]' check (
  shape.is_interpretation(interpretation, array['ar', 'zgh', 'fr', 'en', 'es', 'de', 'tr', 'ur'])
);

update sync.kinds set
  fields = fields || '{spoken,interpretation}'::text[],
  public_row = sync.row_builder('public.events', fields || '{spoken,interpretation}'::text[]),
  admin_row = sync.row_builder('public.events',
    fields || '{spoken,interpretation}'::text[] || private_fields)
where kind = 'event';

-- Phones hold these rows in the shape of before.
select sync.number('event', id::text, sync.editions_of(to_jsonb(t)))
  from public.events t order by id;
