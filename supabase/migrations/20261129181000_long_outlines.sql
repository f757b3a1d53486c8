-- The outline of a zone is as long as the plan of the site at most: every phone holds it, and an operation may
-- bring megabytes. What is longer by now stands until its row is changed.

create or replace function shape.is_polygon(value jsonb) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  ring jsonb;
  point jsonb;
begin
  if value is null then
    return null;
  end if;
  if jsonb_typeof(value) <> 'object' or value - '{type,coordinates}'::text[] <> '{}'
    or value -> 'type' is distinct from '"Polygon"'
    or jsonb_typeof(value -> 'coordinates') is distinct from 'array'
    or value -> 'coordinates' = '[]'
    or octet_length(value::text) > 200000 then
    return false;
  end if;
  for ring in select * from jsonb_array_elements(value -> 'coordinates') loop
    if jsonb_typeof(ring) <> 'array' or jsonb_array_length(ring) < 4 or ring -> 0 <> ring -> -1 then
      return false;
    end if;
    for point in select * from jsonb_array_elements(ring) loop
      if not shape.is_position(point) then
        return false;
      end if;
    end loop;
  end loop;
  return true;
end
$$;

-- No form of an earlier version draws one as long.
insert into sync.ways_back values ('20261129181000', '20261123194756');
