-- What happens in the moment between two others: an announcement that is put off while it is being sent
-- stays put off, and a device that moves while a message to where it was is on its way is not gone.

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
create or replace function public.send_due_announcements() returns integer
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

-- Takes what became of deliveries, [{subject, subscription, version, lease, outcome, retry_after?,
-- endpoint?}], where the outcome is delivered, gone, failed or retry. Who has moved away from the endpoint
-- that is gone is not gone: that is tried again where it is now. A retry backs off, at least by `retry_after`
-- seconds, and is given up after 15. What was replaced meanwhile stays waiting. Of a worker whose lease
-- has passed to another counts only that the device was told what is still the last word, or is gone.
-- Without a lease, as workers of before say it, the claim counts as held.
create or replace function public.push_acknowledge(p_results jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  r record;
  count integer := 0;
begin
  if jsonb_typeof(p_results) is distinct from 'array' or jsonb_array_length(p_results) > 1000 then
    raise exception 'at most 1000 results' using errcode = 'invalid_parameter_value';
  end if;
  for r in
    select * from jsonb_to_recordset(p_results)
      as x (subject uuid, subscription uuid, version integer, lease timestamptz, outcome text,
        retry_after real, endpoint text)
    order by subscription, subject
  loop
    if r.outcome = 'gone' and exists (
      select from public.push_subscriptions where id = r.subscription and endpoint <> r.endpoint) then
      r.outcome := 'retry';
    end if;
    update public.push_subscriptions set
        last_ok = case when r.outcome = 'delivered' then now() else last_ok end,
        failures = case when r.outcome = 'delivered' then 0 else failures + 1 end,
        gone_at = case when r.outcome = 'gone' then now() else gone_at end
      where id = r.subscription;
    update public.push_outbox o set
        state = case
          when r.outcome = 'gone' then 'gone'
          when m.version > r.version then 'waiting'
          when r.outcome = 'delivered' then 'delivered'
          when r.outcome = 'retry' and o.attempts < 15 then 'waiting'
          else 'failed'
        end,
        attempts = case when m.version > r.version then 0 else o.attempts end,
        next_at = case when r.outcome = 'retry' then now() + make_interval(secs => greatest(
            least(coalesce(r.retry_after, 0), 3600),
            least(900, 2 ^ o.attempts) * (0.5 + random())))
          else now() end,
        delivered_at = case when r.outcome = 'delivered' then coalesce(o.delivered_at, now())
          else o.delivered_at end
      from public.push_messages m
      where o.subject = r.subject and o.subscription = r.subscription and m.subject = o.subject
        and (r.outcome = 'gone' or r.outcome = 'delivered' and m.version = r.version
          or coalesce(o.state = 'waiting' and o.next_at = r.lease, r.lease is null));
    count := count + 1;
  end loop;
  return count;
end
$$;

revoke all on function sync.due_announcements() from public, anon, authenticated, service_role;

-- Workers of before name no endpoint, and what they call gone is gone.
insert into sync.ways_back values ('20261127041500', '20261123194756');
