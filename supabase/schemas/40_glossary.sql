-- The organisers' own glossary: how a term of the programme is said in each language. The back office
-- alone sees it, beside the text that is being translated.

create table public.glossary_terms (
  id uuid primary key default gen_random_uuid(),
  term jsonb not null default '{}' check (shape.is_localized(term, 200, true)),
  note text check (shape.is_text(note, 500))
);

alter table public.glossary_terms enable row level security;
revoke all on public.glossary_terms from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.glossary_terms to authenticated, service_role;

-- Of no edition in particular, so every edition has it. Translators add what a term is called in their
-- languages, as in any text.
select sync.register('glossary_term', 'glossary_terms', '{id,term,note}',
  p_localized => '{term}', p_visible => 'false', p_roles => '{programme,press}');
