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
revoke all on function public.push_move(text, text, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.push_move(text, text, jsonb) to anon, authenticated;
