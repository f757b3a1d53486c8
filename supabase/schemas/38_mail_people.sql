-- Where speakers are written to, in which language, and who would rather not be. Addresses concern the
-- person, as speaker_details do: nobody reads them but by the functions below, which ask for the right to
-- write speakers; no pull, no device's store and no archive has them.

create table public.speaker_contacts (
  speaker_id uuid primary key references public.speakers (id) on delete cascade,
  email text check (shape.is_email(email)),
  language text check (language in ('fr', 'en', 'ar'))
);
comment on table public.speaker_contacts is
  'Where and in which language speakers are written to: for who writes the programme and nobody else.';

create table sync.mail_blocks (
  address bytea primary key check (octet_length(address) = 32),
  unsubscribed_at timestamptz(3),
  bounced_at timestamptz(3),
  words text check (char_length(words) <= 500)
);
comment on table sync.mail_blocks is
  'Addresses that nothing is sent to, by their hash, so that who was taken off the list and comes again stays off it.';

create table sync.mail_codes (
  code_hash bytea primary key check (octet_length(code_hash) = 32),
  address bytea not null check (octet_length(address) = 32),
  language text not null check (language in ('fr', 'en', 'ar')),
  made_at timestamptz(3) not null default now()
);
create index mail_codes_made on sync.mail_codes (made_at);
comment on table sync.mail_codes is
  'By what code of which mail an address unsubscribes: hashes both, kept for two years.';

alter table public.speaker_contacts enable row level security;
alter table sync.mail_blocks enable row level security;
alter table sync.mail_codes enable row level security;
revoke all on public.speaker_contacts, sync.mail_blocks, sync.mail_codes
  from public, anon, authenticated, service_role;

insert into sync.gates (name, burst, per_second, places) values ('mail', 2000, 1, 2000);

-- An address is the same in capitals.
create function sync.address_hash(p_email text) returns bytea
language sql immutable parallel safe
return sha256(convert_to(lower(btrim(p_email)), 'UTF8'));

-- Why nothing is sent to an address: unsubscribed, bounced, no_address, or null.
create function sync.mail_block(p_email text) returns text
language sql stable security definer set search_path = ''
as $$
  select case when p_email is null then 'no_address' else (
    select case when unsubscribed_at is not null then 'unsubscribed' else 'bounced' end
    from sync.mail_blocks where address = sync.address_hash(p_email)) end
$$;

-- The language that a speaker is likely to read: the one they last wrote in on their private page, else
-- that of their country.
create function sync.guessed_language(p_speaker uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select p.language from public.proposals p
      where p.speaker_id = s.id and p.language <> 'none' order by p.sent_at desc limit 1),
    case
      when s.country = any ('{AE,BH,DZ,EG,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE}') then 'ar'
      when s.country is null or s.country = any (
        '{BE,BF,BJ,CD,CF,CG,CH,CI,CM,DJ,FR,GA,GN,KM,LU,MC,MG,ML,NE,SN,TD,TG}') then 'fr'
      else 'en'
    end)
  from public.speakers s where s.id = p_speaker
$$;

-- Whom mail can be sent to in an edition: [{speaker, email, language (chosen, or null), guess,
-- blocked: no_address, unsubscribed, bounced or null, words, participation: yes, no or null}].
create function public.mail_people(p_edition integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform sync.require_writer('speaker');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('speaker', s.id, 'email', c.email,
      'language', c.language, 'guess', sync.guessed_language(s.id),
      'blocked', sync.mail_block(c.email), 'words', b.words,
      'participation', d.participation) order by s.id), '[]')
    from public.speakers s
    left join public.speaker_contacts c on c.speaker_id = s.id
    left join sync.mail_blocks b on b.address = sync.address_hash(c.email)
    left join public.speaker_details d on d.speaker_id = s.id and d.edition_id = p_edition
    where p_edition = any (s.edition_ids));
end
$$;

-- Writes addresses and languages, null for none: [{speaker, email, language}], all of it or nothing.
-- Returns how many speakers there are of them.
create function public.set_speaker_contacts(p_contacts jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  written integer;
begin
  perform sync.require_writer('speaker');
  if jsonb_typeof(p_contacts) is distinct from 'array' or jsonb_array_length(p_contacts) > 2000 then
    raise exception 'at most 2000 addresses' using errcode = 'invalid_parameter_value';
  end if;
  insert into public.speaker_contacts as held (speaker_id, email, language)
    select distinct on (said.speaker) said.speaker, nullif(btrim(said.email), ''), said.language
    from jsonb_to_recordset(p_contacts) as said (speaker uuid, email text, language text)
    join public.speakers s on s.id = said.speaker
    on conflict (speaker_id) do update set email = excluded.email, language = excluded.language;
  get diagnostics written = row_count;
  return written;
end
$$;

-- The mail that a code came in: its address's hash and language; null for none. Each look is paid for.
create function sync.admit_reader(p_code text) returns sync.mail_codes
language plpgsql security definer set search_path = ''
as $$
declare
  code sync.mail_codes;
begin
  if coalesce(p_code, '') !~ '^[A-Za-z0-9_-]{24}$' then
    return null;
  end if;
  perform sync.enter('mail');
  select * into code from sync.mail_codes where code_hash = sha256(convert_to(p_code, 'UTF8'));
  return code;
end
$$;

-- What the page of a code shows: {found, language, unsubscribed}. Looking changes nothing.
create function public.mail_subscription(p_code text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  code constant sync.mail_codes := sync.admit_reader(p_code);
begin
  if code.address is null then
    return '{"found": false}';
  end if;
  return jsonb_build_object('found', true, 'language', code.language, 'unsubscribed', exists (
    select from sync.mail_blocks where address = code.address and unsubscribed_at is not null));
end
$$;

-- Takes the address that a code came to off the list, for good; false for a code that is none.
create function public.mail_unsubscribe(p_code text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  code constant sync.mail_codes := sync.admit_reader(p_code);
begin
  if code.address is null then
    return false;
  end if;
  insert into sync.mail_blocks as held (address, unsubscribed_at) values (code.address, now())
    on conflict (address) do update set unsubscribed_at = coalesce(held.unsubscribed_at, now());
  return true;
end
$$;

revoke all on function sync.address_hash(text), sync.mail_block(text), sync.guessed_language(uuid),
  sync.admit_reader(text) from public, anon, authenticated, service_role;
revoke all on function public.mail_people(integer), public.set_speaker_contacts(jsonb),
  public.mail_subscription(text), public.mail_unsubscribe(text)
  from public, anon, authenticated, service_role;
grant execute on function public.mail_subscription(text), public.mail_unsubscribe(text)
  to anon, authenticated;
grant execute on function public.mail_unsubscribe(text) to service_role;
grant execute on function public.mail_people(integer), public.set_speaker_contacts(jsonb)
  to authenticated;
