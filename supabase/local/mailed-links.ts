import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EmailMessage } from '@supabase/lite';

/** What lite puts into the links of mails: a digest of address and code, so as easy to guess as the code. */
const TOKEN = /([?&;]token=)([0-9a-f]{64})\b/g;

/** The mail with links that cannot be made from a guessed code. */
export function withSignedLinks(mail: EmailMessage, secret: string): EmailMessage {
  const signed = (text: string) =>
    text.replace(TOKEN, (_, name: string, token: string) => name + signedToken(token, secret));
  return {
    ...mail,
    ...(mail.text !== undefined && { text: signed(mail.text) }),
    ...(mail.html !== undefined && { html: signed(mail.html) }),
  };
}

/** A token as links carry it. */
export function signedToken(token: string, secret: string): string {
  return `${token}.${sign(token, secret)}`;
}

/** The token that a link carried; one that nobody has when its signature is wrong. */
export function unsignedToken(carried: unknown, secret: string): string {
  const [token = '', signature = ''] = String(carried).split('.');
  const expected = Buffer.from(sign(token, secret));
  const given = Buffer.from(signature);
  const good = given.length === expected.length && timingSafeEqual(given, expected);
  return good ? token : 'unknown';
}

function sign(token: string, secret: string): string {
  return createHmac('sha256', secret).update(`link ${token}`).digest('base64url');
}
