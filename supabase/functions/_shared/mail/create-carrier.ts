import type { Carrier } from './carrier.ts';
import { createServiceCarrier } from './service.ts';
import { createSmtpCarrier } from './smtp.ts';

/** Which way mail leaves, and who writes; see docs/operations/hosted.md. */
export interface MailSettings {
  readonly MAIL_SMTP_URL?: string | undefined;
  readonly MAIL_SERVICE_URL?: string | undefined;
  readonly MAIL_SERVICE_KEY?: string | undefined;
  /** `Name <address>`, as readers see it. */
  readonly MAIL_FROM?: string | undefined;
  readonly MAIL_REPLY_TO?: string | undefined;
}

/** What takes mails away: the mail server where both are named. Undefined without either or a sender. */
export function createCarrier(settings: MailSettings): Carrier | undefined {
  const { MAIL_FROM: from, MAIL_SMTP_URL: smtp, MAIL_SERVICE_URL: service } = settings;
  if (!from) return undefined;
  if (smtp) return createSmtpCarrier(smtp, from);
  return service ? createServiceCarrier(service, settings.MAIL_SERVICE_KEY ?? '') : undefined;
}
