-- What belongs to a session and lies elsewhere: a page, slides, a paper, a recording, by its address.

create table public.attachments (
  id uuid primary key default gen_random_uuid(),
  edition_id integer not null,
  event_id uuid not null,
  name jsonb not null default '{}' check (shape.is_localized(name, 200, true)),
  url text not null check (shape.is_https(url)),
  type text not null default 'page' check (type in ('page', 'slides', 'paper', 'recording', 'sound', 'picture')),
  position integer not null default 0 check (position between 0 and 999),
  image text check (shape.is_image(image)),
  megabytes integer check (megabytes between 1 and 2000),
  -- The edition is that of the event and moves with it.
  constraint attachments_event_fkey foreign key (event_id, edition_id)
    references public.events (id, edition_id) on update cascade on delete cascade
);
create index attachments_edition on public.attachments (edition_id);
create index attachments_event on public.attachments (event_id);

-- An attachment is public when its event is: both are published and withdrawn together.
create function sync.number_attachments() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform sync.number('attachment', id::text, array[edition_id])
    from public.attachments where event_id = new.id;
  return null;
end
$$;
revoke all on function sync.number_attachments() from public;
create trigger number_attachments after update on public.events
  for each row when (new.published <> old.published)
  execute function sync.number_attachments();

alter table public.attachments enable row level security;
revoke all on public.attachments from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.attachments to authenticated, service_role;

select sync.register('attachment', 'attachments',
  '{id,edition_id,event_id,name,url,type,position,image,megabytes}', p_localized => '{name}',
  p_visible => 'exists (select from public.events e where e.id = t.event_id and e.published)',
  p_roles => '{programme}');
