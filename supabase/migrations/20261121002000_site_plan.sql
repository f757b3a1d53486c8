-- The drawn plan of an edition's site: a GeoJSON FeatureCollection of lines and areas, which every
-- phone draws by itself. Mirrors isPlan in src/entities/kit/check.ts.

-- A GeoJSON LineString: at least two [longitude, latitude].
create function shape.is_line(value jsonb) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  point jsonb;
begin
  if jsonb_typeof(value) is distinct from 'object' or value - '{type,coordinates}'::text[] <> '{}'
    or value -> 'type' is distinct from '"LineString"'
    or jsonb_typeof(value -> 'coordinates') is distinct from 'array'
    or jsonb_array_length(value -> 'coordinates') < 2 then
    return false;
  end if;
  for point in select * from jsonb_array_elements(value -> 'coordinates') loop
    if jsonb_typeof(point) <> 'array' or jsonb_array_length(point) <> 2
      or jsonb_typeof(point -> 0) <> 'number' or jsonb_typeof(point -> 1) <> 'number'
      or abs((point ->> 0)::numeric) > 180 or abs((point ->> 1)::numeric) > 90 then
      return false;
    end if;
  end loop;
  return true;
end
$$;

-- A FeatureCollection whose features are lines and polygons of a known kind, named or not. Every
-- phone holds it, hence the limit on its length.
create function shape.is_site_plan(value jsonb) returns boolean
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
      or (feature -> 'properties') - '{kind,name}'::text[] <> '{}'
      or coalesce(feature -> 'properties' ->> 'kind', '')
        not in ('path', 'garden', 'building', 'water', 'road')
      or (feature -> 'properties' ? 'name'
        and not shape.is_localized(feature -> 'properties' -> 'name', 100, true))
      or jsonb_typeof(feature -> 'geometry') is distinct from 'object'
      or not (shape.is_line(feature -> 'geometry') or shape.is_polygon(feature -> 'geometry')) then
      return false;
    end if;
  end loop;
  return true;
end
$$;

revoke all on function shape.is_line(jsonb), shape.is_site_plan(jsonb) from public;
grant execute on function shape.is_line(jsonb), shape.is_site_plan(jsonb)
  to authenticated, service_role;

alter table public.editions add column plan jsonb check (shape.is_site_plan(plan));

update sync.kinds set
  fields = fields || '{plan}',
  public_row = sync.row_builder('public.editions', fields || '{plan}'),
  admin_row = sync.row_builder('public.editions', fields || '{plan}' || private_fields)
where kind = 'edition';
