-- How full the hall of a session is, as volunteers say it on the day, and where else it can be followed.

alter table public.events add column occupancy text not null default 'free'
  check (occupancy in ('free', 'filling', 'full'));
alter table public.events add column overflow_location_id uuid
  references public.locations (id) on delete set null;
create index events_overflow_location_id on public.events (overflow_location_id);

update sync.kinds set
  fields = fields || '{occupancy,overflow_location_id}'::text[],
  public_row = sync.row_builder('public.events', fields || '{occupancy,overflow_location_id}'::text[]),
  admin_row = sync.row_builder('public.events',
    fields || '{occupancy,overflow_location_id}'::text[] || private_fields)
where kind = 'event';

-- Phones hold these rows in the shape of before.
select sync.number('event', id::text, sync.editions_of(to_jsonb(t)))
  from public.events t order by id;
