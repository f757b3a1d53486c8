-- An announcement or news that was deleted and comes back is not told again to who was told of it.

create function sync.reopen_push(p_subject uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.push_messages set closed = false, version = version - (queued < version)::integer
    where subject = p_subject and closed;
  if found then
    update public.push_outbox set state = 'waiting', attempts = 0, next_at = now()
      where subject = p_subject and state = 'expired' and not tried;
  end if;
end
$$;
revoke all on function sync.reopen_push(uuid) from public, anon, authenticated, service_role;

create or replace function sync.push_announcement() returns trigger
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

create or replace function sync.push_news() returns trigger
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

-- Earlier versions never call them by name.
insert into sync.ways_back values ('20261201060100', '20261123194756');
