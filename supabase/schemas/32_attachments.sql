-- What belongs to a session and lies elsewhere: a page, slides, a paper, a recording, by its address.

create table public.attachments (
  id uuid primary key default gen_random_uuid(),
  edition_id integer not null references public.editions (id) on delete cascade,
  name jsonb not null default '{}' check (shape.is_localized(name, 200, true)),
  published boolean not null default false,
  event_id uuid references public.events (id) on delete cascade,
  type text not null default 'page' check (type in ('page', 'slides', 'paper', 'recording', 'sound', 'picture')),
  url text check (shape.is_https(url))
);
create index attachments_edition on public.attachments (edition_id);
create index attachments_event_id on public.attachments (event_id);

-- An attachment is public when it is published and so is its event.
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
create policy "administrators do everything" on public.attachments
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));

select sync.register('attachment', 'attachments',
  '{id,edition_id,name,published,event_id,type,url}', p_localized => '{name}',
  p_visible => 't.published and (t.event_id is null
    or exists (select from public.events e where e.id = t.event_id and e.published))');
