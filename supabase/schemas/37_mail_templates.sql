-- What the organisers write to speakers, in three languages, with fields in braces that are filled in for
-- each person as it is sent. See docs/decisions/0029-mail.md.

-- A text per language in which every {field} is one of these, and braces stand nowhere else.
create function shape.is_mail_text(value jsonb, fields text[]) returns boolean
language sql immutable parallel safe
return not exists (
  select from jsonb_each_text(case when jsonb_typeof(value) = 'object' then value else '{}' end) as said
  where regexp_replace(said.value, '\{(' || array_to_string(fields, '|') || ')\}', '', 'g') ~ '[{}]');
revoke all on function shape.is_mail_text(jsonb, text[]) from public;
grant execute on function shape.is_mail_text(jsonb, text[]) to authenticated, service_role;

-- The subject of a mail: one line, with fields that are one.
create function shape.is_mail_subject(value jsonb) returns boolean
language sql immutable parallel safe
return case when shape.is_localized(value, 200, true) then
    shape.is_mail_text(value, '{name,edition,dates,place}') and not exists (
      select from jsonb_each_text(value) as said
      where (said.value collate "C") ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
  else false end;
revoke all on function shape.is_mail_subject(jsonb) from public;
grant execute on function shape.is_mail_subject(jsonb) to authenticated, service_role;

create function shape.is_mail_body(value jsonb) returns boolean
language sql immutable parallel safe
return shape.is_localized(value, 10000, true)
  and shape.is_mail_text(value, '{name,edition,dates,place,sessions,link}');
revoke all on function shape.is_mail_body(jsonb) from public;
grant execute on function shape.is_mail_body(jsonb) to authenticated, service_role;

create table public.mail_templates (
  id uuid primary key default gen_random_uuid(),
  name text not null check (shape.is_text(name, 200)),
  subject jsonb not null default '{}' check (shape.is_mail_subject(subject)),
  body jsonb not null default '{}' check (shape.is_mail_body(body))
);

alter table public.mail_templates enable row level security;
revoke all on public.mail_templates from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.mail_templates to authenticated, service_role;

select sync.register('mail_template', 'mail_templates', '{id,name,subject,body}',
  p_localized => '{subject,body}', p_visible => 'false', p_roles => '{programme}');
