-- Web Push: the browsers that asked to be told, one row per device. Nothing but the functions below
-- reaches them. A device proves itself by the subscription's own secret (`auth`), which only it and
-- this table know. See docs/decisions/0007-push.md.

-- Whom the server may send to. Anybody may name an endpoint, so only push services are believed.
create table sync.push_services (
  pattern text primary key
);
insert into sync.push_services values
  ('^https://fcm\.googleapis\.com/'),
  ('^https://([a-z0-9-]+\.)+push\.services\.mozilla\.com/'),
  ('^https://([a-z0-9-]+\.)*push\.apple\.com/'),
  ('^https://([a-z0-9-]+\.)+notify\.windows\.com/');
comment on table sync.push_services is
  'Regular expressions of the endpoints that subscriptions may have.';

-- A key in base64url without padding: a P-256 point (65 bytes) or a shared secret (16 bytes).
create function sync.is_push_key(value text, bytes integer) returns boolean
language sql immutable parallel safe
return case bytes
    when 65 then value ~ '^B[A-P][A-Za-z0-9_-]{85}$'
    when 16 then value ~ '^[A-Za-z0-9_-]{21}[AQgw]$'
  end;

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  endpoint text not null unique check (char_length(endpoint) <= 1000 and shape.is_https(endpoint)),
  p256dh text not null check (sync.is_push_key(p256dh, 65)),
  auth text not null check (sync.is_push_key(auth, 16)),
  language text not null check (language in ('fr', 'en', 'ar')),
  topics text[] not null
    check (topics <@ '{urgent,announcements,news,reminders}' and topics <> '{}'
      and cardinality(topics) <= 4),
  code_id uuid references public.audience_codes (id) on delete set null,
  visitor bytea references public.visitors (key_hash) on delete set null,
  remind_before smallint check (remind_before in (5, 10, 15, 30)),
  created_at timestamptz(3) not null default now(),
  called_at timestamptz not null default now(),
  calls_left real not null default 30,
  last_ok timestamptz(3),
  failures integer not null default 0,
  gone_at timestamptz(3)
);
create index push_subscriptions_visitor on public.push_subscriptions (visitor);
create index push_subscriptions_code on public.push_subscriptions (code_id);
comment on column public.push_subscriptions.code_id is
  'The joining code that let the device into an audience; it counts while it is not revoked.';
comment on column public.push_subscriptions.remind_before is
  'Minutes before a favourite session at which the device is reminded; null for never.';
comment on column public.push_subscriptions.gone_at is
  'When the push service said that there is no such subscription any more.';
comment on column public.push_subscriptions.calls_left is
  'Calls the device may still make, as of called_at; one more every two seconds, up to 30.';

alter table sync.push_services enable row level security;
alter table public.push_subscriptions enable row level security;
revoke all on sync.push_services, public.push_subscriptions
  from public, anon, authenticated, service_role;

-- What a device is told of its subscription.
create function sync.describe_subscription(s public.push_subscriptions) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('known', s.gone_at is null, 'language', s.language,
    'topics', s.topics, 'visitor', s.visitor is not null, 'remind_before', s.remind_before,
    'audience', coalesce((
      select c.audience from public.audience_codes c
      where c.id = s.code_id and c.revoked_at is null), 'public'))
$$;

-- Lets one more subscription in, or asks to wait.
create function sync.admit_subscription() returns void
language sql security definer set search_path = ''
as $$
  select sync.enter('subscriptions')
$$;

-- Reads and checks what a device sends of itself; 22023 when anything is wrong with it.
create function sync.read_subscription(p_subscription jsonb) returns public.push_subscriptions
language plpgsql stable security definer set search_path = ''
as $$
declare
  s public.push_subscriptions;
  wanted constant jsonb := p_subscription -> 'topics';
begin
  s.endpoint := p_subscription ->> 'endpoint';
  s.p256dh := p_subscription -> 'keys' ->> 'p256dh';
  s.auth := p_subscription -> 'keys' ->> 'auth';
  s.language := p_subscription ->> 'language';
  if jsonb_typeof(p_subscription) is distinct from 'object'
    or pg_column_size(p_subscription) > 8192
    or jsonb_typeof(wanted) is distinct from 'array'
    or char_length(s.endpoint) > 1000 or shape.is_https(s.endpoint) is not true
    or not exists (select from sync.push_services where s.endpoint ~ pattern)
    or sync.is_push_key(s.p256dh, 65) is not true or sync.is_push_key(s.auth, 16) is not true
    or coalesce(s.language, '') not in ('fr', 'en', 'ar')
    or wanted = '[]' or not wanted <@ '["urgent", "announcements", "news", "reminders"]' then
    raise exception 'this is no push subscription' using errcode = 'invalid_parameter_value';
  end if;
  s.topics := array(
    select distinct topic from jsonb_array_elements_text(wanted) as topic order by topic);
  s.code_id := (
    select id from public.audience_codes
    where revoked_at is null and code_hash = sync.hash_code(p_subscription ->> 'code'));
  if jsonb_typeof(p_subscription -> 'visitor') = 'string' then
    s.visitor := (
      select key_hash from public.visitors
      where key_hash = sync.visitor_hash(p_subscription ->> 'visitor'));
  end if;
  return s;
end
$$;

-- Minutes as a device sends them: one of the choices, or null; 22023 for anything else.
create function sync.read_remind_before(p_value jsonb) returns smallint
language plpgsql immutable set search_path = ''
as $$
begin
  if coalesce(p_value, 'null') = 'null' then
    return null;
  elsif p_value not in ('5', '10', '15', '30') then
    raise exception 'this is no time to be reminded at' using errcode = 'invalid_parameter_value';
  end if;
  return p_value::text::smallint;
end
$$;

-- Subscribes a device, or changes what it is told and in which language:
-- {endpoint, keys: {p256dh, auth}, language, topics, code?, visitor?, remind_before?}. Answers what
-- holds now: an unknown or revoked joining code leaves the public audience, an unknown visitor no
-- reminders.
create function public.push_subscribe(p_subscription jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  wanted constant public.push_subscriptions := sync.read_subscription(p_subscription);
  minutes constant smallint := sync.read_remind_before(p_subscription -> 'remind_before');
  held public.push_subscriptions;
begin
  if not exists (select from public.push_subscriptions where endpoint = wanted.endpoint) then
    perform sync.admit_subscription();
  end if;
  insert into public.push_subscriptions as s
      (endpoint, p256dh, auth, language, topics, code_id, visitor, remind_before)
    values (wanted.endpoint, wanted.p256dh, wanted.auth, wanted.language, wanted.topics,
      wanted.code_id, wanted.visitor, minutes)
    on conflict (endpoint) do update set
      language = excluded.language, topics = excluded.topics, code_id = excluded.code_id,
      visitor = excluded.visitor, remind_before = excluded.remind_before,
      gone_at = null, failures = 0,
      calls_left = least(30, s.calls_left + extract(epoch from now() - s.called_at) / 2) - 1,
      called_at = now()
      where s.auth = excluded.auth and s.p256dh = excluded.p256dh
    returning s.* into held;
  if held.id is null then
    raise exception 'this subscription is another device''s' using errcode = '42501';
  elsif held.calls_left < 0 then
    raise exception 'too many calls' using errcode = 'PT429';
  end if;
  return sync.describe_subscription(held);
end
$$;

-- Browsers replace a subscription by themselves, now and then, and wake the service worker to say so.
-- Has the server write to where a device's subscription has gone: {endpoint, keys: {p256dh, auth}}. What
-- the device is told, and what is on its way to it, stays. Answers what holds now; {"known": false} when
-- the subscription before is not there or the secret is not its own.
create function public.push_move(p_endpoint text, p_auth text, p_subscription jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  held public.push_subscriptions;
  there public.push_subscriptions;
  wanted public.push_subscriptions;
begin
  select * into held from public.push_subscriptions
    where endpoint = left(p_endpoint, 1001) and auth = p_auth for update;
  if held.id is null then
    return '{"known": false}';
  end if;
  wanted := sync.read_subscription(jsonb_build_object(
    'endpoint', p_subscription -> 'endpoint', 'keys', p_subscription -> 'keys',
    'language', held.language, 'topics', held.topics));
  select * into there from public.push_subscriptions
    where endpoint = wanted.endpoint and id <> held.id;
  if (there.p256dh, there.auth) = (wanted.p256dh, wanted.auth) then
    delete from public.push_subscriptions where id = held.id;
    return sync.describe_subscription(there);
  elsif there.id is not null then
    raise exception 'this subscription is another device''s' using errcode = '42501';
  end if;
  update public.push_subscriptions set
      endpoint = wanted.endpoint, p256dh = wanted.p256dh, auth = wanted.auth,
      last_ok = null, gone_at = null, failures = 0,
      calls_left = least(30, calls_left + extract(epoch from now() - called_at) / 2) - 1,
      called_at = now()
    where id = held.id returning * into held;
  if held.calls_left < 0 then
    raise exception 'too many calls' using errcode = 'PT429';
  end if;
  return sync.describe_subscription(held);
exception when unique_violation then
  raise exception 'this subscription is another device''s' using errcode = '42501';
end
$$;

-- What the server knows of a device's subscription; {"known": false} when it is not there or the
-- secret is not its own.
create function public.push_status(p_endpoint text, p_auth text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select sync.describe_subscription(s) from public.push_subscriptions s
    where s.endpoint = left(p_endpoint, 1001) and s.auth = p_auth), '{"known": false}')
$$;

-- Forgets a device; false when there was none with this secret.
create function public.push_unsubscribe(p_endpoint text, p_auth text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.push_subscriptions
    where endpoint = left(p_endpoint, 1001) and auth = p_auth;
  return found;
end
$$;

revoke all on function sync.is_push_key(text, integer), sync.admit_subscription(),
  sync.describe_subscription(public.push_subscriptions), sync.read_subscription(jsonb),
  sync.read_remind_before(jsonb)
  from public, anon, authenticated, service_role;
revoke all on function public.push_subscribe(jsonb), public.push_move(text, text, jsonb),
  public.push_status(text, text), public.push_unsubscribe(text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.push_subscribe(jsonb), public.push_move(text, text, jsonb),
  public.push_status(text, text), public.push_unsubscribe(text, text) to anon, authenticated;
