-- Joining codes for the announcements to speakers and to staff. Only a hash of each is kept.
create table public.audience_codes (
  id uuid primary key default gen_random_uuid(),
  audience text not null check (audience in ('speakers', 'staff')),
  label text not null check (shape.is_text(label, 200)),
  code_hash bytea not null unique check (octet_length(code_hash) = 32),
  created_at timestamptz(3) not null default now(),
  revoked_at timestamptz(3)
);
alter table public.audience_codes enable row level security;
revoke all on public.audience_codes from public, anon, authenticated, service_role;
grant select (id, audience, label, created_at, revoked_at), insert (audience, label, code_hash),
  update (revoked_at) on public.audience_codes to authenticated, service_role;
create policy "administrators hand out codes" on public.audience_codes
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));

-- The hash of a code as a person may type it: any case, spaces, hyphens, and the look-alikes of 0, 1.
create function sync.hash_code(code text) returns bytea
language sql immutable parallel safe
return sha256(convert_to(
  translate(regexp_replace(upper(left(code, 200)), '[^0-9A-Z]', '', 'g'), 'OIL', '011'), 'UTF8'));
revoke all on function sync.hash_code(text) from public;
grant execute on function sync.hash_code(text) to authenticated, service_role;

-- Makes a code of 140 random bits, `XXXX-XXXX-…` in Crockford's base 32, and returns it this once.
create function public.make_audience_code(p_audience text, p_label text) returns jsonb
language plpgsql security invoker set search_path = ''
as $$
declare
  alphabet constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  noise constant bytea := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
  code constant text := (
    select string_agg(
        substr(alphabet, (get_byte(noise, place) & 31) + 1, 1)
          || case when place % 4 = 3 and place < 27 then '-' else '' end,
        '' order by place)
      from generate_series(0, 27) as place);
  made public.audience_codes.id%type;
begin
  insert into public.audience_codes (audience, label, code_hash)
    values (p_audience, p_label, sync.hash_code(code)) returning id into made;
  return jsonb_build_object('id', made, 'audience', p_audience, 'label', p_label, 'code', code);
end
$$;

-- Every code ever made, newest first, without the codes themselves.
create function public.list_audience_codes() returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'audience', audience, 'label', label,
      'created_at', sync.iso(created_at), 'revoked_at', sync.iso(revoked_at)
    ) order by created_at desc, id), '[]')
  from public.audience_codes
$$;

-- Ends a code; its holders fall back to the public at their next pull. False when there is none.
create function public.revoke_audience_code(p_id uuid) returns boolean
language plpgsql security invoker set search_path = ''
as $$
begin
  update public.audience_codes set revoked_at = now() where id = p_id and revoked_at is null;
  return found;
end
$$;
revoke all on function public.make_audience_code(text, text), public.list_audience_codes(),
  public.revoke_audience_code(uuid) from public, anon, authenticated, service_role;
grant execute on function public.make_audience_code(text, text), public.list_audience_codes(),
  public.revoke_audience_code(uuid) to authenticated, service_role;

-- The audience that the caller is granted: the one asked for, or the public.
create function sync.granted_audience(p_audience text, p_code text) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when p_audience = 'admin' and public.is_member() then 'admin'
    when p_audience in ('speakers', 'staff') and exists (
      select from public.audience_codes
      where audience = p_audience and revoked_at is null and code_hash = sync.hash_code(p_code)
    ) then p_audience
    else 'public'
  end
$$;
revoke all on function sync.granted_audience(text, text) from public;
