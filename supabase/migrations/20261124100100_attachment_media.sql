-- A picture may have a copy in the site's own bucket, which every device may show unasked; and what a
-- file weighs, in megabytes, is told before anything is fetched.

alter table public.attachments add column image text check (shape.is_image(image));
alter table public.attachments add column megabytes integer check (megabytes between 1 and 2000);

update sync.kinds set
  fields = fields || '{image,megabytes}'::text[],
  public_row = sync.row_builder('public.attachments', fields || '{image,megabytes}'::text[]),
  admin_row = sync.row_builder('public.attachments',
    fields || '{image,megabytes}'::text[] || private_fields)
where kind = 'attachment';

-- Phones hold these rows in the shape of before.
select sync.number('attachment', id::text, sync.editions_of(to_jsonb(t)))
  from public.attachments t order by id;
