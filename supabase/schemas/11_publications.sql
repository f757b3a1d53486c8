-- What is written for readers: news, announcements, articles and the site's own texts.

create table public.news (
  id uuid primary key default gen_random_uuid(),
  edition_id integer references public.editions (id) on delete cascade,
  title jsonb not null default '{}' check (shape.is_localized(title, 300, true)),
  content jsonb not null default '{}' check (shape.is_localized_html(content, 100000, true)),
  author text check (shape.is_text(author, 200)),
  category text not null default 'event'
    check (category in ('event', 'program', 'international', 'culture', 'spiritual')),
  image text check (shape.is_image(image)),
  featured boolean not null default false,
  published boolean not null default false,
  published_at timestamptz(3) not null default now() check (shape.is_moment(published_at))
);
create index news_edition on public.news (edition_id);

alter table public.news enable row level security;
revoke all on public.news from public, anon, authenticated, service_role;
grant select (id, edition_id, title, content) on public.news to anon;
grant select, insert, update, delete on public.news to authenticated, service_role;
create policy "anyone reads what is published" on public.news
  for select to anon using (published);

select sync.register('news', 'news',
  '{id,edition_id,title,content,author,category,image,featured,published,published_at}',
  p_localized => '{title,content}',
  p_visible => 't.published',
  p_roles => '{press}');

create table public.announcements (
  id uuid primary key default gen_random_uuid(),
  edition_id integer not null references public.editions (id) on delete cascade,
  title jsonb not null default '{}' check (shape.is_localized(title, 200, true)),
  message jsonb not null default '{}' check (shape.is_localized(message, 2000, true)),
  type text not null default 'info' check (type in ('info', 'warning', 'success')),
  recipients text not null default 'all'
    check (recipients in ('all', 'participants', 'speakers', 'staff')),
  urgent boolean not null default false,
  -- Who sends an urgent announcement without all three languages says so.
  incomplete_ok boolean not null default false,
  other_edition_ok boolean not null default false,
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'sent')),
  created_at timestamptz(3) not null default now() check (shape.is_moment(created_at)),
  sent_at timestamptz(3) check (shape.is_moment(sent_at)),
  expires_at timestamptz(3) check (shape.is_moment(expires_at)),
  constraint announcements_sent_check check (status <> 'sent' or sent_at is not null),
  constraint announcements_expiry_check check (expires_at > sent_at),
  constraint announcements_languages_check check (
    not urgent or status = 'draft' or incomplete_ok
    or (shape.is_whole(title) and shape.is_whole(message))),
  constraint announcements_schedule_check check (status <> 'scheduled' or sent_at is not null)
);
comment on column public.announcements.other_edition_ok is
  'The sender agreed that phones are woken although the edition is not the current one.';
create index announcements_edition on public.announcements (edition_id);
create index announcements_created on public.announcements (created_at desc);
create index announcements_due on public.announcements (sent_at) where status = 'scheduled';

-- sent_at is when an announcement went out: never in the future, gone when it is withdrawn.
-- created_at is the server's; only SQL above the API may state it, for records of the past.
create function sync.stamp_announcement() returns trigger
language plpgsql set search_path = ''
as $$
declare
  -- The column would round half a millisecond up, into the future.
  present constant timestamptz := date_trunc('milliseconds', now());
begin
  if new.status = 'sent' then
    new.sent_at := least(coalesce(new.sent_at, present), present);
  elsif tg_op = 'UPDATE' and old.status = 'sent' and new.sent_at = old.sent_at then
    new.sent_at := null;
  end if;
  if current_user = 'authenticated' then
    new.created_at := case when tg_op = 'UPDATE' then old.created_at else now() end;
  end if;
  return new;
end
$$;
create trigger stamp before insert or update on public.announcements
  for each row execute function sync.stamp_announcement();

-- An urgent announcement makes phones pull at once.
create function sync.mark_urgent() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into sync.bell (urgent) values (true)
    on conflict (transaction) do update set urgent = true;
  return null;
end
$$;
create trigger mark_urgent after insert or update on public.announcements
  for each row when (new.urgent and new.status = 'sent') execute function sync.mark_urgent();

alter table public.announcements enable row level security;
revoke all on public.announcements from public, anon, authenticated, service_role;
grant select on public.announcements to anon;
grant select, insert, update, delete on public.announcements to authenticated, service_role;
create policy "anyone reads what was sent to everyone" on public.announcements
  for select to anon using (status = 'sent' and recipients in ('all', 'participants'));

select sync.register('announcement', 'announcements',
  '{id,edition_id,title,message,type,recipients,urgent,incomplete_ok,other_edition_ok,status,
    created_at,sent_at,expires_at}',
  p_localized => '{title,message}', p_readonly => '{created_at}',
  p_visible => 't.status = ''sent'' and t.recipients in (''all'', ''participants'', $3)',
  p_roles => '{press}');

create table public.articles (
  id uuid primary key default gen_random_uuid(),
  type text not null default 'testament' check (type in ('testament')),
  slug text not null unique check (shape.is_slug(slug)),
  title jsonb not null default '{}' check (shape.is_localized(title, 300, true)),
  excerpt jsonb not null default '{}' check (shape.is_localized(excerpt, 1000)),
  content jsonb not null default '{}' check (shape.is_localized_html(content, 100000)),
  cover_image text check (shape.is_image(cover_image)),
  published boolean not null default false,
  featured boolean not null default false,
  updated_at timestamptz(3) not null default now() check (shape.is_moment(updated_at))
);

-- updated_at moves when anything else does.
create function sync.stamp_article() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    new.updated_at := old.updated_at;
    if new is distinct from old then
      new.updated_at := now();
    end if;
  elsif current_user = 'authenticated' then
    new.updated_at := now();
  end if;
  return new;
end
$$;
create trigger stamp before insert or update on public.articles
  for each row execute function sync.stamp_article();

alter table public.articles enable row level security;
revoke all on public.articles from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.articles to authenticated, service_role;

select sync.register('article', 'articles',
  '{id,type,slug,title,excerpt,content,cover_image,published,featured,updated_at}',
  p_localized => '{title,excerpt,content}', p_readonly => '{updated_at}',
  p_visible => 't.published',
  p_roles => '{press}');

create table public.site_content (
  key text primary key check (shape.is_text(key, 100)),
  content jsonb not null default '{}' check (shape.is_localized(content, 10000)),
  image_url text check (shape.is_image(image_url))
);

alter table public.site_content enable row level security;
revoke all on public.site_content from public, anon, authenticated, service_role;
grant select on public.site_content to anon;
grant select, insert, update, delete on public.site_content to authenticated, service_role;
create policy "anyone reads" on public.site_content for select to anon using (true);

select sync.register('site_content', 'site_content', '{key,content,image_url}',
  p_id => 'key', p_localized => '{content}');

revoke all on function sync.stamp_announcement(), sync.mark_urgent(), sync.stamp_article()
  from public;
