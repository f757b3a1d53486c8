-- What visitors find at a place: facilities, a fixed set of codes. Places at which nothing of the
-- programme takes place (toilets, a car park), and paths of the site plan with steps.

-- Codes of a set: in its order, each once.
create function shape.is_choice_list(value text[], choices text[]) returns boolean
language sql immutable parallel safe
as $$
  select value = array(
    select code from unnest(choices) with ordinality as known (code, place)
    where code = any (value)
    order by place
  )
$$;

revoke all on function shape.is_choice_list(text[], text[]) from public;
grant execute on function shape.is_choice_list(text[], text[]) to authenticated, service_role;

create or replace function shape.is_site_plan(value jsonb) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  feature jsonb;
begin
  if value is null then
    return null;
  end if;
  if jsonb_typeof(value) <> 'object' or value - '{type,features}'::text[] <> '{}'
    or value -> 'type' is distinct from '"FeatureCollection"'
    or jsonb_typeof(value -> 'features') is distinct from 'array'
    or octet_length(value::text) > 200000 then
    return false;
  end if;
  for feature in select * from jsonb_array_elements(value -> 'features') loop
    if jsonb_typeof(feature) <> 'object' or feature - '{type,geometry,properties}'::text[] <> '{}'
      or feature -> 'type' is distinct from '"Feature"'
      or jsonb_typeof(feature -> 'properties') is distinct from 'object'
      or (feature -> 'properties') - '{kind,name,steps}'::text[] <> '{}'
      or coalesce(feature -> 'properties' ->> 'kind', '')
        not in ('path', 'garden', 'building', 'water', 'road')
      or (feature -> 'properties' ? 'name'
        and not shape.is_localized(feature -> 'properties' -> 'name', 100, true))
      or (feature -> 'properties' ? 'steps'
        and (jsonb_typeof(feature -> 'properties' -> 'steps') <> 'boolean'
          or feature -> 'properties' ->> 'kind' <> 'path'))
      or jsonb_typeof(feature -> 'geometry') is distinct from 'object'
      or not (shape.is_line(feature -> 'geometry') or shape.is_polygon(feature -> 'geometry')) then
      return false;
    end if;
  end loop;
  return true;
end
$$;

alter table public.locations drop constraint locations_type_check;
alter table public.locations add constraint locations_type_check check (
  type in ('room', 'tent', 'pavilion', 'other', 'service')
);

alter table public.locations add column facilities text[] not null default '{}' check (
    shape.is_choice_list(facilities, array[
      'step_free', 'women', 'ablutions', 'prayer', 'toilets', 'first_aid',
      'water', 'charging', 'shade', 'quiet', 'hearing_loop', 'parking'
    ])
  );

update sync.kinds set
  fields = fields || '{facilities}'::text[],
  public_row = sync.row_builder('public.locations', fields || '{facilities}'::text[]),
  admin_row = sync.row_builder('public.locations',
    fields || '{facilities}'::text[] || private_fields)
where kind = 'location';

-- Phones hold these rows in the shape of before.
select sync.number('location', id::text, sync.editions_of(to_jsonb(t)))
  from public.locations t order by id;
