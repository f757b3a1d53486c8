import { expect, test } from 'vitest';
import { sendsMail } from '#local/mail-settings.ts';

const server = 'smtps://forum:secret%40@smtp.forum.example:465';
const service = 'https://api.mail.example/emails';
const from = 'Forum <forum@forum.example>';

test('mails leave where a server or a service and who writes are named, else they are kept', () => {
  expect(sendsMail({})).toBe(false);
  expect(sendsMail({ MAIL_FROM: from })).toBe(false);
  expect(sendsMail({ MAIL_SMTP_URL: server, MAIL_FROM: from })).toBe(true);
  expect(sendsMail({ MAIL_SERVICE_URL: service, MAIL_FROM: 'forum@forum.example' })).toBe(true);
});

test.each([
  [{ MAIL_SMTP_URL: server }, /^MAIL_SMTP_URL is set, but MAIL_FROM does not say who writes/],
  [{ MAIL_SERVICE_URL: service }, /^MAIL_SERVICE_URL is set, but MAIL_FROM does not/],
  [{ MAIL_SMTP_URL: server, MAIL_FROM: 'The forum' }, /MAIL_FROM does not/],
  [{ MAIL_SMTP_URL: server, MAIL_FROM: '' }, /MAIL_FROM does not/],
  [{ MAIL_SMTP_URL: 'smtp.forum.example', MAIL_FROM: from }, /^MAIL_SMTP_URL takes an address/],
  [{ MAIL_SMTP_URL: service, MAIL_FROM: from }, /^MAIL_SMTP_URL takes an address/],
  [{ MAIL_SERVICE_URL: server, MAIL_FROM: from }, /^MAIL_SERVICE_URL takes an address/],
])(
  'what nothing could be sent by is told in a sentence, without its password: %j',
  (settings, sentence) => {
    expect(() => sendsMail(settings)).toThrow(sentence);
    expect(() => sendsMail(settings)).not.toThrow(/secret/);
  },
);
