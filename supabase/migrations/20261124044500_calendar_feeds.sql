-- A visitor's own sessions as a calendar to follow, under an address that nobody guesses and that can be
-- taken back; only a hash of it is kept.

alter table public.visitors add column feed_hash bytea unique
  check (octet_length(feed_hash) = 32);
comment on column public.visitors.feed_hash is
  'Hash of the code in the address of the visitor''s calendar; null while there is none.';

-- Gives the visitor's calendar an address: a code of 144 random bits, returned this once. An earlier
-- one ends. Null code: visitor unknown.
create function public.favourites_follow(p_key text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant bytea := sync.admit_visitor(p_key, p_make => false);
  noise constant bytea := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
  code constant text := translate(encode(substr(noise, 1, 18), 'base64'), '+/', '-_');
begin
  update public.visitors set feed_hash = sha256(convert_to(code, 'UTF8')) where key_hash = caller;
  return jsonb_build_object('code', case when found then code end);
end
$$;

-- What the calendar behind a code has: the ids of the visitor's sessions. Found is false for a code
-- that is wrong or was taken back. Only the function that writes the calendar asks.
create function public.favourites_followed(p_code text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'found', v.key_hash is not null,
    'events', coalesce((
      select jsonb_agg(f.id order by f.id)
      from public.favourites f
      where f.visitor = v.key_hash and f.kind = 'event' and f.favourite), '[]'))
  from (select) as always
  left join public.visitors v on v.feed_hash = sha256(convert_to(left(p_code, 100), 'UTF8'))
$$;

-- Takes the calendar's address back; false when there was none.
create function public.favourites_unfollow(p_key text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant bytea := sync.admit_visitor(p_key, p_make => false);
begin
  update public.visitors set feed_hash = null where key_hash = caller and feed_hash is not null;
  return found;
end
$$;

create or replace function public.tidy_visitors() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  gone integer;
begin
  delete from public.visitors v
    where v.last_seen < now() - interval '1 year'
      or (v.last_seen < now() - interval '30 days' and v.share_hash is null
        and v.feed_hash is null and not exists (select from public.favourites f where f.visitor = v.key_hash));
  get diagnostics gone = row_count;
  return gone;
end
$$;

revoke all on function public.favourites_follow(text), public.favourites_followed(text),
  public.favourites_unfollow(text) from public, anon, authenticated, service_role;
grant execute on function public.favourites_follow(text), public.favourites_unfollow(text)
  to anon, authenticated;
grant execute on function public.favourites_followed(text) to service_role;
