-- Sound alone beside the video stream: what is said in the hall, and what the interpreters say.

alter table public.streaming add column sound_original text check (shape.is_https(sound_original));
alter table public.streaming add column sound_fr text check (shape.is_https(sound_fr));
alter table public.streaming add column sound_en text check (shape.is_https(sound_en));
alter table public.streaming add column sound_ar text check (shape.is_https(sound_ar));

update sync.kinds set
  fields = fields || '{sound_original,sound_fr,sound_en,sound_ar}'::text[],
  public_row = sync.row_builder('public.streaming',
    fields || '{sound_original,sound_fr,sound_en,sound_ar}'::text[]),
  admin_row = sync.row_builder('public.streaming',
    fields || '{sound_original,sound_fr,sound_en,sound_ar}'::text[] || private_fields)
where kind = 'streaming';

-- Phones hold these rows in the shape of before.
select sync.number('streaming', edition_id::text, sync.editions_of(to_jsonb(t)))
  from public.streaming t order by edition_id;
