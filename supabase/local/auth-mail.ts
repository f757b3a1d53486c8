import { randomUUID } from 'node:crypto';
import type { EmailMessage } from '@supabase/lite';
import { languages } from '../../src/shared/localized.ts';
import { createCarrier } from '../functions/_shared/mail/create-carrier.ts';
import { automaticHeaders, domainOf } from '../functions/_shared/mail/message.ts';
import { createMailQueue } from './mail-queue.ts';
import { mailSettings } from './mail-settings.ts';

/** The way out of Auth's own mails. */
export interface AuthMail {
  /** Returns at once: who signs in or invites never waits for a mail server. */
  add(mail: EmailMessage): void;
  /** Tries what is left for `ms` milliseconds at most. */
  stop(ms: number): Promise<void>;
}

/**
 * Sends Auth's mails by the mail server or service that this process's environment names; undefined when
 * it names none. `tell` hears of each that has left, without a word of whom it is for.
 */
export function startAuthMail(tell: (text: string) => void): AuthMail | undefined {
  const settings = mailSettings();
  const { MAIL_FROM: from = '', MAIL_REPLY_TO: replyTo } = settings;
  const carrier = createCarrier(settings);
  if (!carrier) return undefined;
  const queue = createMailQueue(carrier, tell);
  const headers = automaticHeaders({ from, replyTo }, languages.join(', '));
  return {
    add({ to, subject, text = '', html = '' }) {
      const id = `<${randomUUID()}@${domainOf(from)}>`;
      queue.add({ ...{ id, from, to, subject, text, html }, headers });
    },
    stop: queue.stop,
  };
}
