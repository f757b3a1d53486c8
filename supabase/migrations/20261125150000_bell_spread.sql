-- A bell says over how long phones shall spread their pulls; see docs/operations/hosted.md.

alter table sync.state
  add column bell_spread integer not null default 1500 check (bell_spread between 0 and 600000);
comment on table sync.state is
  'The epoch within which revisions count, of which a restore begins a new one; and the milliseconds over which phones spread their pulls after a bell.';

create or replace function sync.ring() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_urgent boolean;
begin
  delete from sync.bell where transaction = new.transaction returning urgent into is_urgent;
  if found then
    begin
      perform realtime.send(
        jsonb_build_object('revision', sync.latest(), 'urgent', is_urgent,
          'spread', (select bell_spread from sync.state)),
        'revision', 'content', true);
    exception when others then
      raise warning 'the doorbell did not ring: %', sqlerrm;
    end;
  end if;
  return null;
end
$$;

-- Another spread is nothing that phones need to hear of at once.
drop trigger announce_epoch on sync.state;
create trigger announce_epoch after update of epoch on sync.state
  for each row execute function sync.announce_epoch();
