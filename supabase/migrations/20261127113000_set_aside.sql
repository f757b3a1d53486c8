-- What goes with a deleted row and is no content: no device has it, so whoever takes the deletion back
-- cannot bring it. It is set aside for a day, and comes back with its row; after that it is gone for good.

create table sync.set_aside (
  place bigint generated always as identity primary key,
  parent text not null,
  parent_id uuid not null,
  child text not null,
  content jsonb not null,
  at timestamptz not null default now()
);
create index set_aside_parent on sync.set_aside (parent, parent_id);
create index set_aside_at on sync.set_aside (at);
comment on table sync.set_aside is
  'Rows that went with a deleted one, for a day, in case the deletion is taken back. No role reads them.';
alter table sync.set_aside enable row level security;
revoke all on sync.set_aside from public, anon, authenticated, service_role;

-- BEFORE each deleted row; arguments: table and column, of each table whose rows go with it. The rows
-- are locked, so that what is being sent is not set aside as waiting. With an edition all goes for good.
create function sync.set_aside() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  part_of constant integer[] := sync.editions_of(to_jsonb(old));
  place integer := 0;
begin
  if part_of <> '{0}' and not exists (select from public.editions e where e.id = any (part_of)) then
    return old;
  end if;
  while place < tg_nargs loop
    execute format(
      'with along as (select * from %1$s where %2$I = $2 for update)
        insert into sync.set_aside (parent, parent_id, child, content)
        select $1, $2, %1$L, to_jsonb(along) from along',
      tg_argv[place], tg_argv[place + 1]) using tg_table_name::text, old.id;
    place := place + 2;
  end loop;
  return old;
end
$$;

-- AFTER each inserted row: what went with it comes back, but for what belongs to rows that are gone.
create function sync.bring_back() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  one sync.set_aside;
begin
  for one in
    delete from sync.set_aside where parent = tg_table_name and parent_id = new.id returning *
  loop
    continue when one.at < now() - interval '1 day';
    begin
      execute format(
        'insert into %1$s select * from jsonb_populate_record(null::%1$s, $1) on conflict do nothing',
        one.child) using one.content;
    exception when foreign_key_violation then
      null;
    end;
  end loop;
  return null;
end
$$;

-- BEFORE each row that is inserted through the API; argument: kind. The very row that was deleted within a
-- day has the stamps that it had.
create function sync.bring_back_stamps() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  k sync.kinds;
  last sync.history;
begin
  select * into k from sync.kinds where kind = tg_argv[0];
  select * into last from sync.history where kind = k.kind and id = new.id::text
    order by sequence desc limit 1;
  if last.action = 'delete' and last.at > now() - interval '1 day'
    and last.before - k.readonly = to_jsonb(new) - k.readonly then
    new := jsonb_populate_record(new, last.before);
  end if;
  return new;
end
$$;

-- Forgets what was set aside a day ago; returns how many rows went.
create function sync.tidy_set_aside() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  gone integer;
begin
  delete from sync.set_aside where at < now() - interval '1 day';
  get diagnostics gone = row_count;
  return gone;
end
$$;
revoke all on function sync.set_aside(), sync.bring_back(), sync.bring_back_stamps(),
  sync.tidy_set_aside() from public;

create trigger set_aside before delete on public.speakers for each row execute function sync.set_aside(
  'public.speaker_contacts', 'speaker_id', 'public.speaker_links', 'speaker_id',
  'public.speaker_details', 'speaker_id', 'public.speaker_portraits', 'speaker_id',
  'sync.speaker_sendings', 'speaker_id', 'public.feedback_codes', 'speaker_id',
  'public.mail_deliveries', 'speaker_id');
create trigger bring_back after insert on public.speakers
  for each row execute function sync.bring_back();
create trigger set_aside before delete on public.events
  for each row execute function sync.set_aside('public.feedback', 'event_id');
create trigger bring_back after insert on public.events
  for each row execute function sync.bring_back();
create trigger set_aside before delete on public.questions
  for each row execute function sync.set_aside('sync.question_authors', 'question_id');
create trigger bring_back after insert on public.questions
  for each row execute function sync.bring_back();
-- Two talks that change speakers in one step: one of them goes and comes back.
create trigger set_aside before delete on public.interventions
  for each row execute function sync.set_aside('public.proposals', 'intervention_id');
create trigger bring_back after insert on public.interventions
  for each row execute function sync.bring_back();

-- After those that stamp: triggers fire in the order of their names.
create trigger take_stamps before insert on public.events for each row
  when (current_user = 'authenticated') execute function sync.bring_back_stamps('event');
create trigger take_stamps before insert on public.questions for each row
  when (current_user = 'authenticated') execute function sync.bring_back_stamps('question');
create trigger take_stamps before insert on public.proposals for each row
  when (current_user = 'authenticated') execute function sync.bring_back_stamps('proposal');
create trigger take_stamps before insert on public.announcements for each row
  when (current_user = 'authenticated') execute function sync.bring_back_stamps('announcement');
create trigger take_stamps before insert on public.articles for each row
  when (current_user = 'authenticated') execute function sync.bring_back_stamps('article');

-- Forgets what has been kept for its time, all that there is of it; run once a night by the clock of the
-- service (supabase/hosted/02_push.sql) or of the embedded back end.
create or replace function sync.tidy() returns void
language sql security definer set search_path = ''
as $$
  select public.push_tidy(), public.tidy_history(), public.tidy_visitors(),
    public.tidy_speaker_pages(), public.tidy_mail(), public.tidy_errors(),
    public.tidy_reads(), sync.tidy_set_aside();
$$;

insert into sync.ways_back values ('20261127113000', '20261123194756');
