-- What changed in a programme that people already follow: from two days before an edition to its
-- end, a published session that is added, moved or cancelled says so, and where it was before.

alter table public.events
  add column created_at timestamptz(3) not null default now() check (shape.is_moment(created_at)),
  add column change text not null default 'none' check (change in ('none', 'added', 'moved')),
  add column changed_at timestamptz(3) check (shape.is_moment(changed_at)),
  add column previous_starts_at timestamptz(3) check (shape.is_moment(previous_starts_at)),
  add column previous_ends_at timestamptz(3) check (shape.is_moment(previous_ends_at)),
  add column previous_location_id uuid references public.locations (id) on delete set null;
create index events_previous_location on public.events (previous_location_id);

-- True while visitors follow the programme of an edition.
create function sync.is_followed(p_edition_id integer) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.editions
    where id = p_edition_id
      and (now() at time zone 'Africa/Casablanca')::date between starts_on - 2 and ends_on)
$$;
revoke all on function sync.is_followed(integer) from public;
grant execute on function sync.is_followed(integer) to authenticated, service_role;

-- Marks a session as added. One that comes with the whole programme, in an import, is not news.
create function sync.stamp_added_event() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user = 'authenticated' then
    new.created_at := now();
  end if;
  if new.published and new.created_at > now() - '1 hour'::interval and sync.is_followed(new.edition_id)
    and exists (
      select from public.events
      where edition_id = new.edition_id and published and created_at < now() - '1 hour'::interval)
  then
    new.change := 'added';
    new.changed_at := now();
  end if;
  return new;
end
$$;
create trigger stamp_added before insert on public.events
  for each row execute function sync.stamp_added_event();

-- Marks a session as moved, keeping where and when it was first announced; moved back, it is itself
-- again. A publication counts as an addition; a cancellation only dates the change.
create function sync.stamp_changed_event() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user = 'authenticated' then
    new.created_at := old.created_at;
  end if;
  if not new.published or not sync.is_followed(new.edition_id) then
    return new;
  end if;
  if not old.published then
    new.change := 'added';
    new.changed_at := now();
  elsif (new.starts_at, new.ends_at, new.location_id)
    is distinct from (old.starts_at, old.ends_at, old.location_id) then
    new.changed_at := now();
    if old.change = 'none' then
      new.change := 'moved';
      new.previous_starts_at := old.starts_at;
      new.previous_ends_at := old.ends_at;
      new.previous_location_id := old.location_id;
    elsif old.change = 'moved'
      and (new.starts_at, new.ends_at, new.location_id) is not distinct from
        (old.previous_starts_at, old.previous_ends_at, old.previous_location_id) then
      new.change := 'none';
      new.previous_starts_at := null;
      new.previous_ends_at := null;
      new.previous_location_id := null;
    end if;
  elsif new.cancelled <> old.cancelled then
    new.changed_at := now();
  end if;
  return new;
end
$$;
create trigger stamp_changed before update on public.events
  for each row execute function sync.stamp_changed_event();
revoke all on function sync.stamp_added_event(), sync.stamp_changed_event() from public;

update sync.kinds set
  fields = fields || stamps,
  readonly = readonly || stamps,
  public_row = sync.row_builder('public.events', fields || stamps),
  admin_row = sync.row_builder('public.events', fields || stamps || private_fields)
from (
  select '{created_at,change,changed_at,previous_starts_at,previous_ends_at,previous_location_id}'
    ::text[] as stamps) as added
where kind = 'event';
