-- Questions to the speakers of a session, moderated by staff: content that nobody but the back
-- office ever sees. Visitors add to them by remarks_push; the one being answered is shown to the hall as
-- events.question_shown.

create table public.questions (
  id uuid primary key default gen_random_uuid(),
  edition_id integer not null,
  event_id uuid not null,
  text text not null check (shape.is_text(text, 500)),
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'answered', 'declined')),
  asked_at timestamptz(3) not null default now() check (shape.is_moment(asked_at)),
  -- The edition is that of the event and moves with it.
  constraint questions_event_fkey foreign key (event_id, edition_id)
    references public.events (id, edition_id) on update cascade on delete cascade
);
create index questions_edition on public.questions (edition_id);
create index questions_event on public.questions (event_id, state);

-- asked_at is the server's; only SQL above the API may state it.
create function sync.stamp_question() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user = 'authenticated' then
    new.asked_at := case when tg_op = 'UPDATE' then old.asked_at else now() end;
  end if;
  return new;
end
$$;
revoke all on function sync.stamp_question() from public;
create trigger stamp before insert or update on public.questions
  for each row execute function sync.stamp_question();

alter table public.questions enable row level security;
revoke all on public.questions from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.questions to authenticated, service_role;

select sync.register('question', 'questions',
  '{id,edition_id,event_id,text,state,asked_at}', p_readonly => '{asked_at}', p_visible => 'false',
  p_roles => '{programme}');
