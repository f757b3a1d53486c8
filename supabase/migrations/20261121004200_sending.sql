-- Sending announcements: at their time, whole, and to every device that asked; and how far it went.

-- Who sends an urgent announcement without all three languages says so.
alter table public.announcements add column incomplete_ok boolean not null default false;

create function shape.is_whole(value jsonb) returns boolean
language sql immutable parallel safe
return value ?& '{fr,en,ar}'::text[];
revoke all on function shape.is_whole(jsonb) from public;
grant execute on function shape.is_whole(jsonb) to authenticated, service_role;

update public.announcements set incomplete_ok = true
  where urgent and status <> 'draft' and not (shape.is_whole(title) and shape.is_whole(message));
update public.announcements set status = 'draft' where status = 'scheduled' and sent_at is null;
alter table public.announcements
  add constraint announcements_languages_check check (
    not urgent or status = 'draft' or incomplete_ok
    or (shape.is_whole(title) and shape.is_whole(message))),
  add constraint announcements_schedule_check check (status <> 'scheduled' or sent_at is not null);
create index announcements_due on public.announcements (sent_at) where status = 'scheduled';

do $$
declare
  shown constant text[] :=
    '{id,edition_id,title,message,type,recipients,urgent,incomplete_ok,status,created_at,sent_at,expires_at}';
begin
  update sync.kinds set fields = shown,
      public_row = sync.row_builder('public.announcements', shown),
      admin_row = sync.row_builder('public.announcements', shown)
    where kind = 'announcement';
  perform sync.lock();
  perform sync.number('announcement', id::text, array[edition_id]) from public.announcements;
end
$$;

-- Sends the scheduled announcements whose time has come; returns how many. Run every few seconds.
create function public.send_due_announcements() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  sent integer := 0;
begin
  -- Writing queues behind every other writer, so it is done only when there is something to do.
  if exists (select from public.announcements where status = 'scheduled' and sent_at <= now()) then
    update public.announcements set status = 'sent'
      where status = 'scheduled' and sent_at <= now();
    get diagnostics sent = row_count;
  end if;
  return sent;
end
$$;

-- An announcement that is sent, changed while sent, withdrawn or deleted. Without an end of its own
-- it is worth telling for a day.
create function sync.push_announcement() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  m public.push_messages;
begin
  if tg_op <> 'DELETE' and new.status = 'sent' then
    m.subject := new.id;
    m.kind := 'announcement';
    m.title := new.title;
    m.body := new.message;
    m.recipients := new.recipients;
    m.urgent := new.urgent;
    m.expires_at := coalesce(new.expires_at, new.sent_at + interval '1 day');
    perform sync.post_push(m);
  elsif tg_op <> 'INSERT' and old.status = 'sent' then
    perform sync.close_push(old.id);
  end if;
  return null;
end
$$;
create trigger push after insert or update or delete on public.announcements
  for each row execute function sync.push_announcement();

-- News that is published, renamed, withdrawn or deleted; old news is nobody's alert.
create function sync.push_news() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  m public.push_messages;
begin
  if tg_op <> 'DELETE' and new.published then
    m.subject := new.id;
    m.kind := 'news';
    m.title := new.title;
    m.body := '{}';
    m.recipients := 'all';
    m.urgent := false;
    m.expires_at := new.published_at + interval '1 day';
    perform sync.post_push(m);
  elsif tg_op <> 'INSERT' and old.published then
    perform sync.close_push(old.id);
  end if;
  return null;
end
$$;
create trigger push after insert or update or delete on public.news
  for each row execute function sync.push_news();

-- How far an announcement went, in devices: those addressed, and of these delivered to their push
-- service, waiting, failed, gone (the subscription had ended) and expired before they were reached.
create function public.announcement_reach(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'only administrators see the reach' using errcode = 'insufficient_privilege';
  end if;
  return (
    select jsonb_build_object(
      'addressed', count(*),
      'delivered', count(delivered_at),
      'waiting', count(*) filter (where delivered_at is null and state = 'waiting'),
      'failed', count(*) filter (where delivered_at is null and state = 'failed'),
      'gone', count(*) filter (where delivered_at is null and state = 'gone'),
      'expired', count(*) filter (where delivered_at is null and state = 'expired'))
    from public.push_outbox where subject = p_id);
end
$$;

revoke all on function sync.push_announcement(), sync.push_news()
  from public, anon, authenticated, service_role;
revoke all on function public.send_due_announcements(), public.announcement_reach(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.send_due_announcements() to service_role;
grant execute on function public.announcement_reach(uuid) to authenticated;
