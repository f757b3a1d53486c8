-- What a push worker says of a delivery counts while it holds it: one that was held up, and finds another
-- in its place, opens nothing again.

-- Claims deliveries that are due, urgent ones first, and first of all those that were tried once: if
-- only the answer was lost, the repeat reaches the push service while the first still waits there,
-- and takes its place. Claims hold for `p_lease` seconds: whoever takes longer, or dies, leaves them to
-- the next. `lease`, the end of the claim, names it. A device that is not addressed any more is only told to take the
-- notification away (`close`), without a word of what was said. What is told of a session comes with the
-- venue's clock (`utc_offset`, minutes ahead of UTC), as its edition states it.
create or replace function public.push_claim(p_limit integer default 100, p_lease integer default 60)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  claimed jsonb;
begin
  perform sync.queue_push();
  perform sync.expire_push();
  with due as materialized (
    select o.subject, o.subscription from public.push_outbox o
    where o.state = 'waiting' and o.next_at <= now()
    order by o.urgent desc, (o.attempts = 1) desc, o.next_at
    limit least(greatest(p_limit, 1), 1000) for update skip locked
  ), judged as (
    select m as message, s as device,
      m.closed or not sync.is_addressed(m, s, c.audience, f.id is not null) as close
    from due
    join public.push_messages m on m.subject = due.subject
    join public.push_subscriptions s on s.id = due.subscription
    left join public.audience_codes c on c.id = s.code_id and c.revoked_at is null
    left join public.favourites f on f.visitor = s.visitor and f.kind = 'event'
      and f.id = coalesce(m.about, m.subject) and f.favourite
  ), taken as (
    update public.push_outbox o set
      state = case when (j.device).gone_at is not null then 'gone'
        when j.close and not o.tried then 'expired' else 'waiting' end,
      attempts = o.attempts + 1,
      tried = o.tried or not j.close,
      next_at = now() + make_interval(secs => greatest(p_lease, 1))
    from judged j
    where o.subject = (j.message).subject and o.subscription = (j.device).id
    returning o.state, o.attempts, o.next_at, j.*
  )
  select jsonb_agg(jsonb_build_object(
      'subject', (message).subject,
      'about', (message).about,
      'subscription', (device).id,
      'version', (message).version,
      'attempts', attempts,
      'lease', next_at,
      'endpoint', (device).endpoint,
      'keys', jsonb_build_object('p256dh', (device).p256dh, 'auth', (device).auth),
      'kind', (message).kind,
      'urgent', (message).urgent,
      'expires_at', sync.iso((message).expires_at),
      'close', close,
      'language', case when close then (device).language else told.language end)
    || case when close then '{}' else jsonb_build_object(
      'title', (message).title -> told.language,
      'body', coalesce((message).body -> told.language, (message).body -> 'fr',
        (message).body -> 'en', (message).body -> 'ar'),
      'starts_at', sync.iso((message).starts_at),
      'utc_offset', edition.utc_offset) end)
    into claimed
    from taken cross join lateral sync.told_in(message, (device).language) as told (language)
    left join public.events event on event.id = coalesce((message).about, (message).subject)
    left join public.editions edition on edition.id = event.edition_id
    where state = 'waiting';
  return coalesce(claimed, '[]');
end
$$;

-- Takes what became of deliveries, [{subject, subscription, version, lease, outcome, retry_after?}],
-- where the outcome is delivered, gone, failed or retry. A retry backs off, at least by `retry_after`
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
        retry_after real)
    order by subscription, subject
  loop
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
