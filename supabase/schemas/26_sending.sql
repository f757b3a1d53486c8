-- Sending announcements: at their time, whole, and to every device that asked; and how far it went.
-- Sending can be thought better of: phones are woken by the current edition only, unless the sender
-- says so once more; what is sent from the back office waits ten seconds here, whatever becomes of
-- the device it was sent from; and the sender is told beforehand how many devices it will wake.

create table sync.held_announcements (
  announcement uuid primary key references public.announcements (id) on delete cascade,
  until timestamptz(3) not null
);
comment on table sync.held_announcements is
  'Until when scheduled announcements can be taken back, however late they arrived here.';
alter table sync.held_announcements enable row level security;
revoke all on sync.held_announcements from public, anon, authenticated, service_role;

-- What becomes scheduled through the API is held for ten seconds from its arrival, so that it can be
-- taken back also where it was written without a network and its time has passed on the way.
create function sync.hold_announcement() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status <> 'scheduled' then
    delete from sync.held_announcements where announcement = new.id;
  elsif tg_op = 'INSERT' or old.status <> 'scheduled' or new.sent_at <> old.sent_at then
    insert into sync.held_announcements values (new.id, now() + interval '10 seconds')
      on conflict (announcement) do update set until = excluded.until;
  end if;
  return null;
end
$$;
create trigger hold after insert or update on public.announcements for each row
  when (current_user = 'authenticated') execute function sync.hold_announcement();

-- The scheduled announcements whose time has come.
create function sync.due_announcements() returns uuid[]
language sql security definer set search_path = ''
as $$
  select array(
    select a.id from public.announcements a
    left join sync.held_announcements h on h.announcement = a.id
    where a.status = 'scheduled' and a.sent_at <= now() and coalesce(h.until <= now(), true))
$$;

-- Sends the scheduled announcements whose time has come; returns how many. Run every few seconds.
create function public.send_due_announcements() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  due uuid[] := sync.due_announcements();
  sent integer := 0;
begin
  -- Writing queues behind every other writer, so it is done only when there is something to do; and
  -- behind somebody who puts it off in this moment.
  if due <> '{}' then
    perform sync.lock();
    due := sync.due_announcements();
    -- What was held went out when that ended; one that was over by then keeps its own time.
    update public.announcements a set status = 'sent',
        sent_at = case when a.expires_at <= h.until then a.sent_at
          else greatest(a.sent_at, h.until) end
      from unnest(due) as due_now (id) left join sync.held_announcements h on h.announcement = due_now.id
      where a.id = due_now.id and a.status = 'scheduled';
    get diagnostics sent = row_count;
    delete from sync.held_announcements where announcement = any (due);
  end if;
  return sent;
end
$$;

-- Whether what is told of an edition may wake phones: of the current one, and of what belongs to none.
create function sync.wakes_phones(p_edition_id integer) returns boolean
language sql stable security definer set search_path = ''
as $$
  select p_edition_id is null
    or exists (select from public.editions where id = p_edition_id and is_current)
$$;

-- Whether this transaction restores an archive, which tells nobody of the past.
create function sync.is_restoring() returns boolean
language sql stable
return coalesce(current_setting('sync.restoring', true), '') = 'on';

-- An announcement that is sent, changed while sent, withdrawn or deleted. Without an end of its own
-- it is worth telling for a day. What phones were woken for once is corrected there, too, and does not wake
-- them again by coming back after it was deleted.
create function sync.push_announcement() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  m public.push_messages;
begin
  if tg_op <> 'DELETE' and new.status = 'sent' then
    if tg_op = 'INSERT' then
      perform sync.reopen_push(new.id);
    end if;
    if new.other_edition_ok or sync.wakes_phones(new.edition_id)
      or exists (select from public.push_messages where subject = new.id and not closed) then
      m.subject := new.id;
      m.kind := 'announcement';
      m.title := new.title;
      m.body := new.message;
      m.recipients := new.recipients;
      m.urgent := new.urgent;
      m.expires_at := coalesce(new.expires_at, new.sent_at + interval '1 day');
      perform sync.post_push(m);
    end if;
  elsif tg_op <> 'INSERT' and old.status = 'sent' then
    perform sync.close_push(old.id);
  end if;
  return null;
end
$$;
create trigger push after insert or update or delete on public.announcements
  for each row when (not sync.is_restoring()) execute function sync.push_announcement();

-- News that is published, renamed, withdrawn or deleted; old news is nobody's alert.
create function sync.push_news() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  m public.push_messages;
begin
  if tg_op <> 'DELETE' and new.published then
    if tg_op = 'INSERT' then
      perform sync.reopen_push(new.id);
    end if;
    if sync.wakes_phones(new.edition_id)
      or exists (select from public.push_messages where subject = new.id and not closed) then
      m.subject := new.id;
      m.kind := 'news';
      m.title := new.title;
      m.body := '{}';
      m.recipients := 'all';
      m.urgent := false;
      m.expires_at := new.published_at + interval '1 day';
      perform sync.post_push(m);
    end if;
  elsif tg_op <> 'INSERT' and old.published then
    perform sync.close_push(old.id);
  end if;
  return null;
end
$$;
create trigger push after insert or update or delete on public.news
  for each row when (not sync.is_restoring()) execute function sync.push_news();

-- How many devices an announcement to these recipients would wake, and in which languages they asked
-- to be told: {devices, languages: {fr, en, ar}, unproven}. A subscription counts once something was
-- delivered to it; those of which nobody knows yet whether they are there are told apart.
-- Administrators only.
create function public.announcement_audience(p_recipients text, p_urgent boolean)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  m public.push_messages;
begin
  if not public.is_member() then
    raise exception 'only the back office counts devices' using errcode = 'insufficient_privilege';
  end if;
  m.kind := 'announcement';
  m.recipients := p_recipients;
  m.urgent := coalesce(p_urgent, false);
  return (
    with addressed as (
      select s.language, s.last_ok is not null as proven from public.push_subscriptions s
      left join public.audience_codes c on c.id = s.code_id and c.revoked_at is null
      where sync.is_addressed(m, s, c.audience, false)
    )
    select jsonb_build_object(
      'devices', count(*) filter (where proven),
      'languages', jsonb_build_object(
        'fr', count(*) filter (where proven and language = 'fr'),
        'en', count(*) filter (where proven and language = 'en'),
        'ar', count(*) filter (where proven and language = 'ar')),
      'unproven', count(*) filter (where not proven))
    from addressed);
end
$$;

-- How far an announcement went, in devices: those addressed by push, and of these delivered to their
-- push service, waiting, failed, gone (the subscription had ended) and expired before they were
-- reached; and, of the devices in use since it was last changed, those that have pulled it.
create function public.announcement_reach(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.is_member() then
    raise exception 'only the back office sees the reach' using errcode = 'insufficient_privilege';
  end if;
  return (
    select jsonb_build_object(
      'addressed', count(*),
      'delivered', count(delivered_at),
      'waiting', count(*) filter (where delivered_at is null and state = 'waiting'),
      'failed', count(*) filter (where delivered_at is null and state = 'failed'),
      'gone', count(*) filter (where delivered_at is null and state = 'gone'),
      'expired', count(*) filter (where delivered_at is null and state = 'expired'),
      'pulled', (
        select count(*)
        from public.announcements a
        join sync.log l on l.kind = 'announcement' and l.id = a.id::text
        join sync.devices d on d.edition_id = a.edition_id and d.revision >= l.revision
        where a.id = p_id and a.status = 'sent'
          and a.recipients in ('all', 'participants', d.audience)))
    from public.push_outbox where subject = p_id);
end
$$;

grant execute on function sync.is_restoring() to authenticated, service_role;
revoke all on function sync.is_restoring() from public;
revoke all on function sync.hold_announcement(), sync.due_announcements(), sync.wakes_phones(integer),
  sync.push_announcement(), sync.push_news() from public, anon, authenticated, service_role;
revoke all on function public.send_due_announcements(), public.announcement_reach(uuid),
  public.announcement_audience(text, boolean) from public, anon, authenticated, service_role;
grant execute on function public.send_due_announcements() to service_role;
grant execute on function public.announcement_reach(uuid),
  public.announcement_audience(text, boolean) to authenticated;
