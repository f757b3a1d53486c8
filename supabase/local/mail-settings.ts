import type { MailSettings } from '../functions/_shared/mail/create-carrier.ts';
import { PlainError } from './command.ts';

/** What the environment of this process says of mail; see docs/operations/hosted.md. */
export function mailSettings({ env } = process) {
  return {
    MAIL_SMTP_URL: env.MAIL_SMTP_URL,
    MAIL_SERVICE_URL: env.MAIL_SERVICE_URL,
    MAIL_SERVICE_KEY: env.MAIL_SERVICE_KEY,
    MAIL_FROM: env.MAIL_FROM,
    MAIL_REPLY_TO: env.MAIL_REPLY_TO,
    MAIL_PER_MINUTE: env.MAIL_PER_MINUTE,
    MAIL_BOUNCE_SECRET: env.MAIL_BOUNCE_SECRET,
    ...(env.MAIL_URL && { MAIL_URL: env.MAIL_URL }),
  };
}

/**
 * Whether mails leave this machine: no, where neither a mail server nor a mail service is named. Throws a
 * PlainError when one is that nothing could be sent by: no mail would leave, and none be kept either.
 */
export function sendsMail(settings: MailSettings = mailSettings()): boolean {
  const { MAIL_SMTP_URL: server, MAIL_SERVICE_URL: service, MAIL_FROM: from = '' } = settings;
  if (!server && !service) return false;
  // Neither is repeated: the address of a server has its password in it.
  if (server && !isAddress(server, /^smtps?:$/)) {
    throw new PlainError('MAIL_SMTP_URL takes an address as smtps://USER:PASSWORD@HOST:465.');
  }
  if (!server && !isAddress(service, /^https?:$/)) {
    throw new PlainError('MAIL_SERVICE_URL takes an address as https://api.example.org/emails.');
  }
  if (!/[^\s<>@]@[^\s<>@]+>?\s*$/.test(from)) {
    throw new PlainError(
      `${server ? 'MAIL_SMTP_URL' : 'MAIL_SERVICE_URL'} is set, but MAIL_FROM does not say who writes, as Forum <forum@example.org>: without it no mail would leave.`,
    );
  }
  return true;
}

function isAddress(text: string | undefined, protocol: RegExp): boolean {
  return URL.canParse(text ?? '') && protocol.test(new URL(text ?? '').protocol);
}
