-- Colleagues' addresses are for administrators; a stored picture is nobody's to replace or delete but theirs.

drop policy "who writes kinds with pictures keeps media" on storage.objects;
create policy "who writes kinds with pictures adds media" on storage.objects
  for insert to authenticated with check (bucket_id = 'media' and (select sync.may_keep_media()));
-- A picture never changes under its path, and may be shown by what somebody else writes.
create policy "administrators change media" on storage.objects
  for update to authenticated
  using (bucket_id = 'media' and (select public.is_admin()))
  with check (bucket_id = 'media' and (select public.is_admin()));
create policy "administrators delete media" on storage.objects
  for delete to authenticated using (bucket_id = 'media' and (select public.is_admin()));

-- The last changes of one row, or of all rows when p_kind is null, newest first:
-- [{sequence, kind, id, at, who, action, before, after}]; `who` is an e-mail address, of a colleague and
-- to who is no administrator what stands before its @, or null.
create or replace function public.content_history(
  p_kind text default null,
  p_id text default null,
  p_before bigint default null,
  p_limit integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  whole constant boolean := public.is_admin();
begin
  if not public.is_member() then
    raise exception 'only the back office reads the history' using errcode = 'insufficient_privilege';
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object(
        'sequence', h.sequence, 'kind', h.kind, 'id', h.id, 'at', sync.iso(h.at),
        'who', case when whole or h.user_id = (select auth.uid()) then u.email
          else split_part(u.email, '@', 1) end,
        'action', h.action, 'before', h.before, 'after', h.after)
      order by h.sequence desc)
    from (
      select * from sync.history
      where (p_kind is null or (kind = p_kind and id = p_id))
        and (p_before is null or sequence < p_before)
      order by sequence desc limit greatest(1, least(coalesce(p_limit, 50), 200))) h
    left join auth.users u on u.id = h.user_id), '[]');
end
$$;
