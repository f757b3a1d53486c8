-- Where the recording of a session can be seen.

alter table public.events add column recording_url text check (shape.is_https(recording_url));

update sync.kinds set
  fields = fields || '{recording_url}'::text[],
  public_row = sync.row_builder('public.events', fields || '{recording_url}'::text[]),
  admin_row = sync.row_builder('public.events',
    fields || '{recording_url}'::text[] || private_fields)
where kind = 'event';

-- Phones hold these rows in the shape of before.
select sync.number('event', id::text, array[edition_id]) from public.events order by id;
