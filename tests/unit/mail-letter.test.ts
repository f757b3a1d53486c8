import { expect, test } from 'vitest';
import { rawOf } from '#functions/_shared/mail/message.ts';
import { readBounce } from '#functions/mail/bounces.ts';
import { messageOf } from '#functions/mail/envelope.ts';
import {
  bodyFields,
  type Facts,
  subjectFields,
  textIn,
  unknownFields,
  writeLetter,
} from '#functions/mail/letter.ts';

const facts: Facts = {
  name: { fr: 'Amina', ar: 'أمينة' },
  edition: {
    name: { fr: 'Forum', en: 'Forum', ar: 'الملتقى' },
    ...{ starts_on: '2026-11-20', ends_on: '2026-11-23', utc_offset: 60 },
  },
  sessions: [
    {
      title: { fr: 'Ouverture', ar: 'الافتتاح' },
      ...{ starts_at: '2026-11-20T22:30:00Z', ends_at: '2026-11-20T23:15:00Z', cancelled: false },
      place: { fr: 'Grande salle', ar: 'القاعة الكبرى' },
    },
    {
      title: { fr: 'Annulée' },
      ...{ starts_at: '2026-11-21T09:00:00Z', ends_at: '2026-11-21T10:00:00Z', cancelled: true },
      place: { fr: 'Petite salle' },
    },
  ],
};
const write = (subject: object, body: object, language: 'fr' | 'en' | 'ar' = 'fr', of = facts) =>
  writeLetter({ subject, body }, language, of, 'https://forum.example/ma-participation#abc');

test('fields are filled in in the reader’s language, on the venue’s clock', () => {
  const body = '{name} · {edition} · {dates} · {place}\n{sessions}\n{link}';
  const letter = write({ fr: 'Pour {name}' }, { fr: body });
  expect(letter.subject).toBe('Pour Amina');
  expect(letter.body.split('\n')).toEqual([
    'Amina · Forum · 20–23 novembre 2026 · Grande salle',
    '• vendredi 20 novembre, 23:30–00:15\u00a0: Ouverture (Grande salle)',
    'https://forum.example/ma-participation#abc',
  ]);
  const edition = { ...facts.edition, starts_on: '2026-12-01', ends_on: '2026-12-03' };
  const sessions = facts.sessions.map((one) => ({ ...one, starts_at: '2026-12-01T09:00:00Z' }));
  const first = write({ fr: 'x' }, { fr: '{dates}\n{sessions}' }, 'fr', {
    ...facts,
    edition,
    sessions,
  });
  expect(first.body).toMatch(/^1er–3 décembre 2026\n• mardi 1er décembre, /);
  const arabic = write({ ar: 'إلى {name}' }, { ar: '{sessions}' }, 'ar');
  expect(arabic.subject).toBe('إلى أمينة');
  expect(arabic.body).toBe('• الجمعة، 20 نونبر، 23:30–00:15: الافتتاح (القاعة الكبرى)');
});

test('whose sessions are all cancelled is told so, not that they will be announced', () => {
  const [, cancelled] = facts.sessions;
  const of: Facts = { ...facts, sessions: cancelled ? [cancelled] : [] };
  const told = (language: 'fr' | 'en' | 'ar') =>
    write({ [language]: 'x' }, { [language]: '{sessions}' }, language, of).body;
  expect(told('fr')).toBe('• samedi 21 novembre, 10:00–11:00\u00a0: Annulée (annulée)');
  expect(told('en')).toMatch(/^• Saturday 21 November, 10:00–11:00: .* \(cancelled\)$/);
  expect(told('ar')).toMatch(/\(ملغاة\)$/);
  const none = write({ fr: 'x' }, { fr: '{sessions}' }, 'fr', { ...facts, sessions: [] });
  expect(none.body).toBe('Vos séances vous seront communiquées prochainement.');
});

test('who has no text in their language gets the next, whole; a name of another is kept apart', () => {
  const letter = write({ fr: 'Objet', en: 'Subject' }, { fr: 'Texte' }, 'en');
  expect(letter).toEqual({ language: 'fr', subject: 'Objet', body: 'Texte' });
  const english = write({ en: 'Dear {name}' }, { en: 'x' }, 'en');
  expect(english.subject).toBe('Dear \u2068Amina\u2069');
});

test('French keeps its signs, whoever reads it: what was typed, what it is filled in with, what heads it', () => {
  const fields = { title: { fr: 'Repas : où ?' }, place: { fr: 'La « Rose »' } };
  const of: Facts = { ...facts, sessions: facts.sessions.map((one) => ({ ...one, ...fields })) };
  const french = write({ fr: 'Venez !' }, { fr: '{name} : {place} ; {sessions}' }, 'fr', of);
  expect(french.subject).toBe('Venez\u202f!');
  expect(french.body).toMatch(
    /^Amina\u00a0: La «\u00a0Rose\u00a0»\u202f; .*Repas\u00a0: où\u202f\?/,
  );
  const english = write({ en: 'Come !' }, { en: '{place}' }, 'en', of);
  expect(english).toMatchObject({ subject: 'Come !', body: '\u2068La «\u00a0Rose\u00a0»\u2069' });
  expect(textIn({ fr: 'Forum : 21' }, 'ar')).toBe('Forum\u00a0: 21');
});

test('without a session or a hall there is a sentence, not a hole', () => {
  const none = { ...facts, sessions: [] };
  expect(write({ fr: 'a' }, { fr: '{sessions}|{place}' }, 'fr', none).body).toBe(
    'Vos séances vous seront communiquées prochainement.|lieu communiqué prochainement',
  );
});

test('what a name brings along is never a field, a line or a header', async () => {
  const hostile = { ...facts, name: { fr: 'A {link}\r\nBcc: x@evil.example\u2028<script>' } };
  const letter = write({ fr: 'Pour {name}' }, { fr: '{name}' }, 'fr', hostile);
  expect(letter.subject).toBe('Pour A {link} Bcc: x@evil.example <script>');
  expect(letter.body).toBe('A {link} Bcc: x@evil.example <script>');
  const message = messageOf(
    {
      ...{ mailing: 'm', speaker: 's', to: 'a@example.org', letter, heading: '<b>Forum</b>' },
      ...{ page: 'https://f.example/courriels#c', oneClick: 'https://f.example/u/c' },
    },
    { from: 'Forum <forum@f.example>' },
  );
  expect(message.html).not.toContain('<script>');
  expect(message.html).not.toContain('<b>');
  const raw = (await rawOf({ ...message, to: 'a@example.org\r\nBcc: y@evil.example' })).toString();
  const [head = ''] = raw.split('\r\n\r\n');
  expect(head).not.toMatch(/^bcc:/im);
  expect(head).toContain('Message-ID: <m.s@f.example>');
  expect(head).toContain('List-Unsubscribe: <https://f.example/u/c>');
});

test('an Arabic mail is read from right to left, and what looks like an address is one', () => {
  const letter = write({ ar: 'موضوع' }, { ar: 'سطر\nآخر & <i>\n\n{link}.' }, 'ar');
  const { html } = messageOf(
    {
      ...{ mailing: 'm', speaker: 's', to: 'a@b.example', letter, heading: 'الملتقى' },
      ...{ page: 'https://f.example/c', oneClick: 'https://f.example/u' },
    },
    { from: 'f@f.example' },
  );
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('سطر<br>آخر &amp; &lt;i&gt;</p>');
  expect(html).toContain('>https://forum.example/ma-participation#abc</a>.</p>');
});

test('what stands around an address is none of its link', () => {
  const [open, close] = ['\u2068', '\u2069'];
  const address = 'https://forum.example/a?b=1&c=2';
  const around = ['"*"', '<*>', '(*)', '«*»', '« *\u00a0»', '“*”', '*…', `${open}*${close}`, '*؟'];
  const body = around.map((one) => one.replace('*', address)).join('\n');
  const { html } = messageOf(
    {
      ...{ mailing: 'm', speaker: 's', to: 'a@b.example', heading: 'Forum' },
      ...{ letter: { language: 'fr', subject: 'Objet', body } },
      ...{ page: 'https://f.example/c', oneClick: 'https://f.example/u' },
    },
    { from: 'f@f.example' },
  );
  const led = [...html.matchAll(/<a href="([^"]*)" dir/g)].map(([, href]) => href);
  expect(led).toEqual(around.map(() => 'https://forum.example/a?b=1&amp;c=2'));
  expect(html).toContain('&lt;<a href');
});

test.each([
  ['{name} {sessions}', bodyFields, []],
  ['{sessions} {link}', subjectFields, ['{sessions}', '{link}']],
  ['{nom} {Name} { name } {}', bodyFields, ['{nom}', '{Name}', '{ name }', '{}']],
  ['a { b } c }', bodyFields, ['{ b }', '}']],
])('%s: what is no field is named', (text, fields, unknown) => {
  expect(unknownFields(text, fields)).toEqual(unknown);
});

const ids = [
  '11111111-2222-4333-8444-555555555555',
  '66666666-7777-4888-8999-000000000000',
] as const;

test('a bounce is read from a report, or from what a service says', () => {
  const report = `Action: failed\r\nStatus: 5.7.1 (x)\r\nFinal-Recipient: rfc822;\r\n <a@b.example>\r\n\r\nMessage-ID: <${ids.join('.')}@f.example>`;
  expect(readBounce(report)).toEqual({
    ...{ mailing: ids[0], speaker: ids[1], email: 'a@b.example' },
    ...{ permanent: true, words: 'failed 5.7.1 (x)' },
  });
  expect(readBounce('{"email": "a@b.example", "permanent": true, "words": "gone"}')).toEqual({
    ...{ mailing: null, speaker: null, email: 'a@b.example', permanent: true, words: 'gone' },
  });
  expect(readBounce('Action: relayed\nStatus: 2.0.0')).toMatchObject({ permanent: false });
  for (const wrong of ['', '{', '{}', 'Action: failed', 'Status: 5.1.1']) {
    expect(readBounce(wrong)).toBeUndefined();
  }
});
