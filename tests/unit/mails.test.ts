import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inThreeLanguages, mailTemplates } from '#local/mail-texts.ts';
import { directionOf, languages } from '#shared/localized.ts';

const root = join(import.meta.dirname, '..', '..');
const config = readFileSync(join(root, 'supabase/config.toml'), 'utf8');

test.each(Object.keys(mailTemplates))(
  'the mail “%s” says the same in each language, each in its direction, with its link',
  (name) => {
    const [, path = ''] =
      new RegExp(`\\[auth\\.email\\.template\\.${name}\\][^[]*content_path = "\\./([^"]+)"`).exec(
        config,
      ) ?? [];
    const html = readFileSync(join(root, path), 'utf8');
    const parts = [...html.matchAll(/<section lang="(\w\w)" dir="(\w+)">(.*?)<\/section>/gs)];
    expect(parts.map(([, lang, dir]) => [lang, dir])).toEqual(
      languages.map((language) => [language, directionOf(language)]),
    );
    for (const [, , , words = ''] of parts) {
      expect(words).toContain('href="{{ .ConfirmationURL }}"');
      expect(words.match(/<p>/g)).toHaveLength(4);
    }
    expect(html).not.toMatch(/[^\u00a0\u202f] [:;!?](?!\S)/);
  },
);

test('an invitation is to the team, whatever the role: it makes nobody an administrator', () => {
  const html = readFileSync(mailTemplates.invite.content_path, 'utf8');
  for (const language of languages) {
    const file = join(root, `public/locales/${language}/admin-account.json`);
    const { rights, administrators } = JSON.parse(readFileSync(file, 'utf8'));
    expect(html.toLowerCase()).toContain(administrators.title.replace(/^ال/, '').toLowerCase());
    expect(html).not.toMatch(/administrat/i);
    expect(html).not.toContain(rights.role.administrator.replace(/^ال/, ''));
  }
});

test('hosted and local mails have one subject', () => {
  for (const { subject } of Object.values(mailTemplates)) {
    expect(config).toContain(`subject = "${subject}"`);
  }
});

test('the mails that lead in and that which changes an address are the ones there are', () => {
  expect(Object.keys(mailTemplates)).toEqual(['invite', 'recovery', 'magic_link', 'email_change']);
  expect(config.match(/^\[auth\.email\.template\./gm)).toHaveLength(4);
});

test.each([
  ['recovery', /administration/],
  ['email_change', /address|adresse/],
])('the plain text of a mail of %s has its link and code in every language', (type, words) => {
  const link = `http://localhost:1/auth/v1/verify?token=ab.c&type=${type}`;
  const { text = '' } = inThreeLanguages({
    to: 'a@example.org',
    subject: '',
    text: `Your code: 123456\nOr follow this link: ${link}`,
  });
  expect(text.split('\n\n')).toHaveLength(3);
  for (const part of text.split('\n\n').slice(0, 2)) expect(part).toMatch(words);
  for (const part of text.split('\n\n')) {
    // As far as a mail reader takes it.
    expect(/https?:\S+/.exec(part)?.[0]).toBe(link);
    expect(part).toContain('123456');
  }
});
