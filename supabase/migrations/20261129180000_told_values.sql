-- A planned value that is none of its field (a list for a moment, an object for a title) was told to visitors
-- in a release as it was sent, and no device could show the versions of the programme any more. As with one
-- that is no JSON, it costs the release its lines.

create or replace function sync.told_values(p_values jsonb, title jsonb, people text[]) returns jsonb
language plpgsql stable parallel safe set search_path = ''
as $$
declare
  at timestamptz;
  field text;
  texts constant jsonb := jsonb_strip_nulls(title);
  told jsonb := '{}';
begin
  foreach field in array '{starts_at,ends_at}'::text[] loop
    continue when not p_values ? field;
    at := p_values ->> field;
    if not shape.is_moment(at) then
      raise exception '"%" is no moment of a session', at;
    end if;
    told := told || jsonb_build_object(field, sync.iso(at));
  end loop;
  if p_values ? 'location_id' then
    told := told || jsonb_build_object('location_id', (p_values ->> 'location_id')::uuid);
  end if;
  if not shape.is_localized(texts, 300) then
    raise exception 'a title is a text per language';
  elsif title <> '{}' then
    told := told || jsonb_build_object('title', texts);
  end if;
  if people <> '{}' then
    told := told || jsonb_build_object('people', array_remove(people::uuid[], null));
  end if;
  return told;
end
$$;

-- Earlier versions read what is told as before.
insert into sync.ways_back values ('20261129180000', '20261123194756');
