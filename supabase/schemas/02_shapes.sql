-- What a value may look like: the functions behind the CHECKs of the content tables. They mirror
-- src/entities/kit/check.ts; null passes, as in every CHECK.

create schema shape;
revoke all on schema shape from public;
grant usage on schema shape to authenticated, service_role;

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

-- A text of 1 to `longest` characters, some of which can be seen, without white space at its ends.
create function shape.is_text(value text, longest integer) returns boolean
language sql immutable parallel safe
return char_length(value) between 1 and longest
  and (value collate "C") !~ '(^[\s\u00a0]|[\s\u00a0]$)'
  and not shape.is_blank(value);

-- One language of a localized value: absent, or a text as above.
create function shape.is_translation(value jsonb, longest integer) returns boolean
language sql immutable parallel safe
return value is null
  or (jsonb_typeof(value) = 'string' and shape.is_text(value #>> '{}', longest));

-- {"fr"?, "en"?, "ar"?} and nothing else; `required` asks for at least one language.
create function shape.is_localized(value jsonb, longest integer, required boolean default false)
returns boolean
language sql immutable parallel safe
return case when jsonb_typeof(value) = 'object' then
    value - '{fr,en,ar}'::text[] = '{}'
    and shape.is_translation(value -> 'fr', longest)
    and shape.is_translation(value -> 'en', longest)
    and shape.is_translation(value -> 'ar', longest)
    and (not required or value <> '{}')
  else false end;

-- A localized value in all three languages.
create function shape.is_whole(value jsonb) returns boolean
language sql immutable parallel safe
return value ?& '{fr,en,ar}'::text[];

-- HTML without the plainly hostile. A coarse net under the sanitiser, which runs before saving and
-- before showing: no active elements, no event handlers, links only to https, mailto and tel.
create function shape.is_harmless_html(value text) returns boolean
language sql immutable parallel safe
return value is null or not (
    value ~* '<\s*/?\s*(script|style|iframe|frame|object|embed|applet|form|input|button|meta|link|base|svg|math|template)\M'
    or value ~* '<[a-z][^>]*[\s"''/]on[a-z]+\s*='
    or value ~* '<[a-z]([^>"'']|"[^"]*"|''[^'']*'')*([\s/]|"[^"]*"|''[^'']*'')on[a-z]+\s*='
    or value ~* '(java|vb|live)script\s*:'
    or value ~* '\mhref\s*=\s*["'']?(?!\s*["'']?(https:|mailto:|tel:))'
    or value ~* '[\s"''/](src|srcset|action|formaction|xlink:href)\s*=\s*["'']?\s*(?!https:)[a-z][a-z0-9+.-]*:'
  );

-- A localized value whose texts are HTML.
create function shape.is_localized_html(value jsonb, longest integer, required boolean default false)
returns boolean
language sql immutable parallel safe
return shape.is_localized(value, longest, required)
  and shape.is_harmless_html(value ->> 'fr')
  and shape.is_harmless_html(value ->> 'en')
  and shape.is_harmless_html(value ->> 'ar');

-- An absolute https address.
create function shape.is_https(value text) returns boolean
language sql immutable parallel safe
return char_length(value) <= 2048 and value ~* '^https://[^\s/?#<>"\\]+([/?#][^\s<>"\\]*)?$';

-- An https address, or the path of a stored image as in src/shared/image.ts.
create function shape.is_image(value text) returns boolean
language sql immutable parallel safe
return shape.is_https(value) or (
    char_length(value) <= 500
    and value ~ '^[a-z0-9][a-z0-9/_-]*-[1-9][0-9]{0,4}x[1-9][0-9]{0,4}\.(png|jpg|jpeg|gif|webp)$'
    and position('//' in value) = 0
  );

-- An e-mail address, as far as that can be told without writing to it.
create function shape.is_email(value text) returns boolean
language sql immutable parallel safe
return char_length(value) <= 254 and value ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$';

-- Words of a-z and digits joined by single hyphens.
create function shape.is_slug(value text) returns boolean
language sql immutable parallel safe
return char_length(value) <= 120 and value ~ '^[a-z0-9]+(-[a-z0-9]+)*$';

-- A moment that a forum could have, which also keeps out the two infinities.
create function shape.is_moment(value timestamptz) returns boolean
language sql immutable parallel safe
return value >= '1990-01-01 00:00:00+00'::timestamptz
  and value < '2201-01-01 00:00:00+00'::timestamptz;

create function shape.is_day(value date) returns boolean
language sql immutable parallel safe
return value >= '1990-01-01'::date and value < '2201-01-01'::date;

-- A time of day, HH:MM from 00:00 to 23:59.
create function shape.is_time(value text) returns boolean
language sql immutable parallel safe
return value ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$';

-- Texts each of which comes after the one before it; those that are not given are left out.
create function shape.is_ascending(value text[]) returns boolean
language sql immutable parallel safe
as $$
  select coalesce(array_remove(value, null) = array_agg(one order by one), true)
    and count(one) = count(distinct one)
  from unnest(value) as one where one is not null
$$;

-- Of a session's day the database can only tell that it is not far off: the clocks of the world
-- lie between 12 hours behind UTC and 14 ahead of it.
create function shape.is_session_time(
  day date, starts_at timestamptz, ends_at timestamptz
) returns boolean
language sql immutable parallel safe
return shape.is_moment(starts_at) and shape.is_moment(ends_at) and shape.is_day(day)
  and ends_at > starts_at
  and ends_at <= starts_at + '24:00:00'::interval
  and (starts_at at time zone 'UTC') >= day - '14:00:00'::interval
  and (starts_at at time zone 'UTC') < day + '2 days 12:00:00'::interval;

-- Ids in order: none twice, none null.
create function shape.is_id_list(value anyarray) returns boolean
language sql immutable parallel safe
as $$
  select coalesce(array_ndims(value), 1) = 1
    and array_position(value, null) is null
    and cardinality(value) <= 500
    and cardinality(value) = (select count(distinct id) from unnest(value) as id)
$$;

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

-- A telephone number: digits with single spaces between, a plus before them where there is one.
create function shape.is_phone(value text) returns boolean
language sql immutable parallel safe
return char_length(value) <= 24 and value ~ '^[+]?[0-9]+( [0-9]+)*$';

-- Days in ascending order, each once, and not too many for a form.
create function shape.is_day_list(value date[]) returns boolean
language sql immutable parallel safe
as $$
  select coalesce(array_ndims(value), 1) = 1
    and cardinality(value) <= 100
    and array_position(value, null) is null
    and coalesce((select bool_and(shape.is_day(day)) from unnest(value) as day), true)
    and value = array(select distinct day from unnest(value) as day order by day)
$$;

-- Times of day, HH:MM, in ascending order and each once.
create function shape.is_time_list(value text[]) returns boolean
language sql immutable parallel safe
as $$
  select coalesce(array_ndims(value), 1) = 1
    and cardinality(value) <= 300
    and array_position(value, null) is null
    and coalesce((select bool_and(shape.is_time(at)) from unnest(value) as at), true)
    and value = array(select distinct at collate "C" from unnest(value) as at order by at collate "C")
$$;

-- A GeoJSON position: [longitude, latitude].
create function shape.is_position(value jsonb) returns boolean
language sql immutable parallel safe
as $$
  select case when jsonb_typeof(value) = 'array' and jsonb_array_length(value) = 2
      and jsonb_typeof(value -> 0) = 'number' and jsonb_typeof(value -> 1) = 'number'
    then abs((value ->> 0)::numeric) <= 180 and abs((value ->> 1)::numeric) <= 90
    else false end
$$;

-- A GeoJSON Polygon: closed rings of at least four [longitude, latitude]. Every phone holds it, hence the
-- limit on its length.
create function shape.is_polygon(value jsonb) returns boolean
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
    if not shape.is_position(point) then
      return false;
    end if;
  end loop;
  return true;
end
$$;

-- The drawn plan of a site, which every phone draws by itself: a FeatureCollection whose features are
-- lines and polygons of a known kind, named or not; a path may have steps. Every phone holds it, hence
-- the limit on its length.
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

-- A CHECK runs with the rights of whoever writes the row.
revoke all on all functions in schema shape from public;
grant execute on all functions in schema shape to authenticated, service_role;
