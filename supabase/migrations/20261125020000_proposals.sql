-- What speakers would have changed in their own texts and portrait. They write it on their private page
-- (34_speaker_pages.sql); it waits here, where only the back office sees it, until an editor takes it over
-- or refuses it. Nothing in these rows changes the programme by itself.

create table public.proposals (
  id uuid primary key default gen_random_uuid(),
  edition_id integer not null references public.editions (id) on delete cascade,
  speaker_id uuid not null references public.speakers (id) on delete cascade,
  intervention_id uuid references public.interventions (id) on delete cascade,
  field text not null default 'biography'
    check (field in ('title', 'biography', 'description', 'photo')),
  language text not null default 'fr' check (language in ('fr', 'en', 'ar', 'none')),
  seen text check (shape.is_text(seen, 10000)),
  proposed text check (shape.is_text(proposed, 10000)),
  state text not null default 'waiting' check (state in ('waiting', 'taken', 'refused')),
  sent_at timestamptz(3) not null default now() check (shape.is_moment(sent_at)),
  -- What a speaker sends of the same thing takes the place of what they sent before.
  constraint proposals_one_each unique nulls not distinct
    (edition_id, speaker_id, intervention_id, field, language)
);
create index proposals_speaker on public.proposals (speaker_id);
create index proposals_intervention on public.proposals (intervention_id);
comment on column public.proposals.field is
  'The column of the speaker, or of the intervention where one is named.';
comment on column public.proposals.seen is
  'The text that the speaker had before them: where it differs from what stands there now, somebody has changed it since.';
comment on column public.proposals.proposed is
  'The text wanted, null for none; of a portrait the SHA-256 of the picture in speaker_portraits.';

-- sent_at is the server's; only SQL above the API may state it.
create function sync.stamp_proposal() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user = 'authenticated' then
    new.sent_at := case when tg_op = 'UPDATE' then old.sent_at else now() end;
  end if;
  return new;
end
$$;
revoke all on function sync.stamp_proposal() from public;
create trigger stamp before insert or update on public.proposals
  for each row execute function sync.stamp_proposal();

alter table public.proposals enable row level security;
revoke all on public.proposals from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.proposals to authenticated, service_role;

select sync.register('proposal', 'proposals',
  '{id,edition_id,speaker_id,intervention_id,field,language,seen,proposed,state,sent_at}',
  p_readonly => '{sent_at}', p_visible => 'false', p_roles => '{programme}');
