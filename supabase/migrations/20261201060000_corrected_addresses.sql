-- Mails that wait go to where people are written to when they leave.

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
  update public.mail_deliveries d
    set email = c.email, state = coalesce(sync.mail_block(c.email), 'waiting'), changed_at = now()
    from public.mailings m, public.speakers s
    left join public.speaker_contacts c on c.speaker_id = s.id
    where m.id = d.mailing and s.id = d.speaker_id and m.recipients <> 'test'
      and d.state = 'waiting' and next_at <= now()
      and (c.email is distinct from d.email or sync.mail_block(c.email) is not null);
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

create or replace function public.mail_hand_over(p_mailing uuid, p_speaker uuid, p_lease uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  d public.mail_deliveries;
  m public.mailings;
  code constant text := sync.random_code();
begin
  select * into m from public.mailings where id = p_mailing for share;
  update public.mail_deliveries set handed_at = now(), changed_at = now()
    where mailing = p_mailing and speaker_id = p_speaker and lease = p_lease and state = 'sending'
      and handed_at is null and next_at > now() and m.state = 'running'
      and (m.recipients = 'test' or sync.mail_block(email) is null and email = (
        select c.email from public.speaker_contacts c where c.speaker_id = p_speaker))
    returning * into d;
  if not found then
    update public.mail_deliveries set attempts = attempts - 1, next_at = now(), changed_at = now(),
        state = case when m.state = 'cancelled' then 'cancelled' else 'waiting' end
      where mailing = p_mailing and speaker_id = p_speaker and lease = p_lease and state = 'sending'
        and handed_at is null;
    return null;
  end if;
  insert into sync.mail_codes (code_hash, address, language)
    values (sha256(convert_to(code, 'UTF8')), sync.address_hash(d.email), d.language);
  return jsonb_build_object('unsubscribe', code, 'link',
    case when m.recipients <> 'test' and m.body::text like '%{link}%'
      then sync.make_speaker_link(p_speaker, m.edition_id, 30) end);
end
$$;

create or replace function public.mailing_log(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform sync.require_writer('mail_template');
  return (
    select sync.mailing_summary(m) || jsonb_build_object('body', m.body, 'people', (
      select coalesce(jsonb_agg(jsonb_build_object('speaker', d.speaker_id,
        'email', case when d.state = 'waiting' and m.recipients <> 'test' then c.email else d.email end,
        'language', d.language, 'state', d.state, 'attempts', d.attempts,
        'changed_at', sync.iso(d.changed_at), 'words', d.words) order by d.speaker_id), '[]')
      from public.mail_deliveries d
      left join public.speaker_contacts c on c.speaker_id = d.speaker_id where d.mailing = m.id))
    from public.mailings m where m.id = p_id);
end
$$;

-- Earlier versions call them as before.
insert into sync.ways_back values ('20261201060000', '20261123194756');
