-- What a cancelled sending could not reach does not wait for ever.

-- Claims deliveries that are due, so many a minute for all workers together, for `p_lease` seconds:
-- [{mailing, speaker, lease, attempts, email, language, subject, body, facts}]. Whoever dies leaves those
-- it had not handed over to the next; of those it had, nobody knows. After eight tries one is given up. What
-- a cancelled sending could not reach, in the hands of a worker or set aside, is cancelled here.
create or replace function public.mail_claim(
  p_limit integer default 10, p_lease integer default 120, p_per_minute integer default 60
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  places integer;
  claimed jsonb;
begin
  -- One claims at a time, or two would both find the minute empty.
  perform pg_advisory_xact_lock(hashtextextended('mail_claim', 0));
  update public.mail_deliveries d set changed_at = now(), state = case
      when handed_at is not null then 'unknown'
      when m.state = 'cancelled' then 'cancelled'
      when attempts >= 8 then 'refused' else 'waiting' end
    from public.mailings m
    where m.id = d.mailing and next_at <= now()
      and (d.state = 'sending' or d.state = 'waiting' and m.state = 'cancelled');
  update public.mail_deliveries d set state = sync.mail_block(email), changed_at = now()
    from public.mailings m
    where m.id = d.mailing and m.recipients <> 'test' and d.state = 'waiting' and next_at <= now()
      and sync.mail_block(email) is not null;
  places := least(p_limit, 100, p_per_minute - (
    select count(*) from public.mail_deliveries where claimed_at > now() - interval '1 minute'));
  with due as materialized (
    select d.mailing, d.speaker_id from public.mail_deliveries d
    join public.mailings m on m.id = d.mailing and m.state = 'running'
    where d.state = 'waiting' and d.next_at <= now()
    order by d.attempts > 0, m.started_at, d.next_at, d.speaker_id
    limit greatest(places, 0) for update of d skip locked
  ), taken as (
    update public.mail_deliveries d set state = 'sending', attempts = attempts + 1,
      lease = gen_random_uuid(), handed_at = null, claimed_at = now(), changed_at = now(),
      next_at = now() + make_interval(secs => greatest(p_lease, 1))
    from due where d.mailing = due.mailing and d.speaker_id = due.speaker_id returning d.*
  )
  select jsonb_agg(jsonb_build_object('mailing', t.mailing, 'speaker', t.speaker_id, 'lease', t.lease,
      'attempts', t.attempts, 'email', t.email, 'language', t.language, 'subject', m.subject,
      'body', m.body, 'facts', sync.mail_facts(t.speaker_id, m.edition_id)))
    into claimed from taken t join public.mailings m on m.id = t.mailing;
  return coalesce(claimed, '[]');
end
$$;

-- How many deliveries wait for a worker now. Whoever runs the workers asks every few seconds.
create or replace function public.mail_due() returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from public.mail_deliveries d
  join public.mailings m on m.id = d.mailing
  where d.next_at <= now() and (d.state = 'sending' or d.state = 'waiting' and m.state <> 'paused')
$$;

-- Workers ask and are answered as before.
insert into sync.ways_back values ('20261127120500', '20261123194756');
