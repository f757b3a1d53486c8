-- Sending can be thought better of: phones are woken by the current edition only, unless the sender
-- says so once more; what is sent from the back office waits ten seconds here, whatever becomes of
-- the device it was sent from; and the sender is told beforehand how many devices it will wake.

alter table public.announcements
  add column other_edition_ok boolean not null default false;
comment on column public.announcements.other_edition_ok is
  'The sender agreed that phones are woken although the edition is not the current one.';

create table sync.held_announcements (
  announcement uuid primary key references public.announcements (id) on delete cascade,
  until timestamptz(3) not null
);
comment on table sync.held_announcements is
  'Until when scheduled announcements can be taken back, however late they arrived here.';
alter table sync.held_announcements enable row level security;
revoke all on sync.held_announcements from public, anon, authenticated, service_role;

do $$
declare
  shown constant text[] :=
    '{id,edition_id,title,message,type,recipients,urgent,incomplete_ok,other_edition_ok,status,created_at,sent_at,expires_at}';
begin
  update sync.kinds set fields = shown,
      public_row = sync.row_builder('public.announcements', shown),
      admin_row = sync.row_builder('public.announcements', shown)
    where kind = 'announcement';
  perform sync.lock();
  perform sync.number('announcement', id::text, array[edition_id]) from public.announcements;
end
$$;

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

-- Sends the scheduled announcements whose time has come; returns how many. Run every few seconds.
create or replace function public.send_due_announcements() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  due constant uuid[] := array(
    select a.id from public.announcements a
    left join sync.held_announcements h on h.announcement = a.id
    where a.status = 'scheduled' and a.sent_at <= now() and coalesce(h.until <= now(), true));
  sent integer := 0;
begin
  -- Writing queues behind every other writer, so it is done only when there is something to do.
  if due <> '{}' then
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

-- An announcement that is sent, changed while sent, withdrawn or deleted. Without an end of its own
-- it is worth telling for a day. What phones were woken for once is corrected there, too.
create or replace function sync.push_announcement() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  m public.push_messages;
begin
  if tg_op <> 'DELETE' and new.status = 'sent' then
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

-- News that is published, renamed, withdrawn or deleted; old news is nobody's alert.
create or replace function sync.push_news() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  m public.push_messages;
begin
  if tg_op <> 'DELETE' and new.published then
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
  if not public.is_admin() then
    raise exception 'only administrators count devices' using errcode = 'insufficient_privilege';
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

revoke all on function sync.hold_announcement(), sync.wakes_phones(integer)
  from public, anon, authenticated, service_role;
revoke all on function public.announcement_audience(text, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.announcement_audience(text, boolean) to authenticated;
