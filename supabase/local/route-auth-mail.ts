import type { EmailMessage } from '@supabase/lite';
import type { AuthMail } from './auth-mail.ts';
import type { BackendOptions } from './backend-options.ts';
import { isInvitation } from './invite.ts';
import { asInvitation, inThreeLanguages } from './mail-texts.ts';
import type { createMailbox } from './mailbox.ts';
import { withSignedLinks } from './mailed-links.ts';

interface Ways extends Pick<BackendOptions, 'takeMail' | 'showMail'> {
  readonly jwtSecret: string;
  /** The way out, where mail leaves this machine. */
  readonly authMail: AuthMail | undefined;
  /** Where mails that do not leave are kept to be looked at. */
  readonly mailbox: ReturnType<typeof createMailbox> | undefined;
}

/** Puts each mail of Auth into the forum's words and gives it to the first that wants it. */
export function routeAuthMail(ways: Ways): (mail: EmailMessage) => Promise<void> {
  return async (mail) => {
    const written = isInvitation() ? await asInvitation(mail) : mail;
    const told = inThreeLanguages(withSignedLinks(written, ways.jwtSecret));
    if (ways.takeMail?.(told)) return;
    if (ways.authMail) return ways.authMail.add(told);
    ways.showMail?.(told);
    const { to, subject, text = '', html = '' } = told;
    ways.mailbox?.add({ to, subject, text, html, headers: {} });
  };
}
