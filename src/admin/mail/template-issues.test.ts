import { expect, test } from 'vitest';
import { templateIssues } from './template-issues.ts';

test('a field that there is not is said at its text and its language', () => {
  const issues = templateIssues({
    subject: { fr: 'Pour {name}', ar: '{sessions}' },
    body: { fr: 'Bonjour {nom}', ar: '{sessions} {link}' },
  });
  expect(issues).toEqual([
    { field: 'subject', language: 'ar', code: 'not_a_mail_field' },
    { field: 'body', language: 'fr', code: 'not_a_mail_field' },
  ]);
});

test('a language has both a subject and a text', () => {
  expect(templateIssues({ subject: { fr: 'a', en: 'b' }, body: { fr: 'c', ar: 'd' } })).toEqual([
    { field: 'subject', language: 'ar', code: 'required' },
    { field: 'body', language: 'en', code: 'required' },
  ]);
  expect(templateIssues({ subject: {}, body: {} })).toEqual([]);
});
