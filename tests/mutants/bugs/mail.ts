import type { Bug } from '../bug.ts';

const people = 'supabase/schemas/38_mail_people.sql';
const queue = 'supabase/schemas/39_mailings.sql';
const held = ['tests/db/mail.test.ts'];
const letter = ['tests/unit/mail-letter.test.ts'];
const route = 'supabase/local/route-auth-mail.ts';
const waiting = 'supabase/local/mail-queue.ts';
const queued = ['tests/unit/mail-queue.test.ts'];
const posted = ['tests/local/auth-mail.test.ts'];

/**
 * Mail to speakers: that nobody gets two, that who left the list stays off it, and what is read where. And
 * Auth’s own: that they leave, whatever the mail server does.
 */
export const mail: readonly Bug[] = [
  {
    file: queue,
    find: '      and (c.email is distinct from d.email or sync.mail_block(c.email) is not null);',
    put: '      and sync.mail_block(c.email) is not null;',
    does: 'a mail that waits goes to the address that it was started with, though it was corrected since',
    tests: held,
  },
  {
    file: 'src/admin/mail/contacts.ts',
    find: 'if (email && !other) found',
    put: 'if (email) found',
    does: 'of two addresses that are pasted for one person one is taken in silence',
    tests: ['src/admin/mail/contacts.test.ts'],
  },
  {
    file: 'src/admin/mail/use-test-mail.ts',
    find: 'if (answer.value.mailing) notify',
    put: 'if (answer.ok) notify',
    does: 'a test that goes to nobody is said to be on its way',
    tests: ['src/admin/mail/use-test-mail.test.tsx'],
  },
  {
    file: 'src/admin/mail/use-composition.ts',
    find: 'onSent(sent, { anew, away: away.current });',
    put: 'onSent(sent, { anew, away: false });',
    does: 'who goes elsewhere while a sending is begun is led to a row that does not exist there',
    tests: ['src/admin/mail/use-composition.test.tsx'],
  },
  {
    file: queue,
    find: "      when handed_at is not null then 'unknown'\n",
    put: '',
    does: 'a mail that may have arrived is sent again when its worker died',
    tests: held,
  },
  {
    file: queue,
    find: '      and handed_at is null and next_at > now() and m.state',
    put: '      and next_at > now() and m.state',
    does: 'a mail is handed over twice within its lease',
    tests: held,
  },
  {
    file: queue,
    find: "handed_at is null and next_at > now() and m.state = 'running'",
    put: 'handed_at is null and next_at > now()',
    does: 'a sending that was paused or cancelled goes on with what was claimed',
    tests: held,
  },
  {
    file: queue,
    find: 'sync.mail_block(email) is null and email = (',
    put: 'email = (',
    does: 'who unsubscribes while a mail is under way still gets it',
    tests: held,
  },
  {
    file: queue,
    find: "        and o.lease = r.lease and o.state in ('sending', 'unknown')",
    put: "        and o.state in ('sending', 'unknown')",
    does: 'a worker whose lease has ended says what became of another’s try',
    tests: held,
  },
  {
    file: queue,
    find: "places := least(p_limit, 100, p_per_minute - (\n    select count(*) from public.mail_deliveries where claimed_at > now() - interval '1 minute'));",
    put: 'places := least(p_limit, 100, p_per_minute);',
    does: 'each claim sends a whole minute’s worth',
    tests: held,
  },
  {
    file: queue,
    find: 'on conflict (id) do nothing;\n  if found then\n    insert into public.mail_deliveries (mailing, speaker_id, email, language, state)\n      select distinct on',
    put: 'on conflict (id) do update set state = excluded.state;\n  if found then\n    insert into public.mail_deliveries (mailing, speaker_id, email, language, state)\n      select distinct on',
    does: 'a start whose answer was lost fails when it is repeated',
    tests: held,
  },
  {
    file: people,
    find: "return sha256(convert_to(lower(btrim(p_email)), 'UTF8'));",
    put: "return sha256(convert_to(p_email, 'UTF8'));",
    does: 'who unsubscribed is written to again under the same address in capitals',
    tests: held,
  },
  {
    file: people,
    find: "  perform sync.require_writer('speaker');\n  return (\n    select coalesce(jsonb_agg(jsonb_build_object('speaker', s.id, 'email'",
    put: "  return (\n    select coalesce(jsonb_agg(jsonb_build_object('speaker', s.id, 'email'",
    does: 'everybody with an account reads the speakers’ addresses',
    tests: held,
  },
  {
    file: 'supabase/functions/_shared/mail/smtp.ts',
    find: "return { outcome: given ? 'unknown' : 'retry', words };",
    put: "return { outcome: 'retry', words };",
    does: 'a mail whose answer was lost is sent again',
    tests: ['tests/mail/storm.test.ts'],
  },
  {
    file: 'supabase/functions/mail/handler.ts',
    find: "  if (request.method === 'GET') {\n    const headers",
    put: "  if (request.method === 'HEAD') {\n    const headers",
    does: 'a program that opens the addresses of a mail is refused, or unsubscribes its reader',
    tests: ['tests/mail/handler.test.ts'],
  },
  {
    file: 'supabase/functions/mail/letter.ts',
    find: 'const text = (texts: Texts) => oneLine(set(texts, language));',
    put: 'const text = (texts: Texts) => set(texts, language);',
    does: 'a name writes lines of its own into the mails of the organisers',
    tests: letter,
  },
  {
    file: 'supabase/functions/mail/letter.ts',
    find: '  const held = facts.sessions.filter(({ cancelled }) => !cancelled);',
    put: '  const held = facts.sessions;',
    does: 'speakers are invited to a session that is cancelled',
    tests: letter,
  },
  {
    file: 'supabase/functions/mail/envelope.ts',
    find: '        ? escaped(part)',
    put: '        ? part',
    does: 'what stands in a name becomes HTML of the mail',
    tests: letter,
  },
  {
    file: 'supabase/functions/mail/envelope.ts',
    find: '    .split(address)',
    put: '    .split(/(https?:\\S+)/)',
    does: 'an address in quotes or brackets is a link to the quote as well, and leads nowhere',
    tests: letter,
  },
  {
    file: 'src/admin/mail/template-issues.ts',
    find: "      if (!text && other) return [{ field, language, code: 'required' }];\n",
    put: '',
    does: 'a language with a text and no subject is sent in another',
    tests: ['src/admin/mail/template-issues.test.ts'],
  },
  {
    file: 'src/admin/mail/contacts.ts',
    find: 'called.set(one, called.has(one) ? null : id);',
    put: 'called.set(one, id);',
    does: 'of two who are called alike the latter gets the former’s address',
    tests: ['src/admin/mail/contacts.test.ts'],
  },
  {
    file: waiting,
    find: "if (outcome === 'sent' || outcome === 'refused') return;",
    put: "if (outcome === 'sent') return;",
    does: 'an invitation that the mail server refuses is pressed upon it for an hour',
    tests: queued,
  },
  {
    file: waiting,
    find: 'waiting = waiting.map((one) => ({ ...one, due: 0 }));',
    put: '',
    does: 'who was invited while the mail server was away gets nothing if the forum is started anew',
    tests: queued,
  },
  {
    file: waiting,
    find: 'others.slice(Math.max(0, others.length + 1 - MOST))',
    put: 'others',
    does: 'mails that cannot leave fill the server’s memory',
    tests: queued,
  },
  {
    file: waiting,
    find: "withoutPersonalData(words.replaceAll(message.to, '<address>'))",
    put: 'words',
    does: 'the log says who forgot a password',
    tests: [...queued, ...posted],
  },
  {
    file: waiting,
    find: 'Math.min(now + wait, since + LIFE_MS)',
    put: 'now + wait',
    does: 'a mail service that asks to wait a month is asked without a pause',
    tests: queued,
  },
  {
    file: route,
    find: 'if (ways.authMail) return ways.authMail.add(told);',
    put: '',
    does: 'invitations are printed on the console of a server that has a mail server',
    tests: posted,
  },
  {
    file: route,
    find: 'if (ways.takeMail?.(told)) return;',
    put: 'ways.takeMail?.(told);',
    does: 'the printed link of the first administrator lies about elsewhere too',
    tests: ['tests/local/first-administrator.test.ts'],
  },
  {
    file: 'supabase/local/first-administrator.ts',
    find: 'const hand = waiting.get(to);',
    put: 'const [hand] = waiting.values();',
    does: 'the link of whoever forgot a password is printed as the first administrator’s',
    tests: ['tests/local/first-administrator.test.ts'],
  },
  {
    file: 'src/admin/mail/letter-languages.ts',
    find: 'language: languageIn(written, wanted)',
    put: 'language: wanted',
    does: 'a template without Arabic is said to leave in Arabic, and leaves in French',
    tests: ['src/admin/mail/letter-languages.test.ts'],
  },
];
