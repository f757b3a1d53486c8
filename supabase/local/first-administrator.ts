import type { EmailMessage } from '@supabase/lite';
import { createAdministrator } from './administrators.ts';
import type { Forum } from './forum.ts';
import { PUBLISHABLE_KEY } from './secrets.ts';

/** The mails of Auth on their way: shown, or handed to whoever waits for one. */
export interface Mails {
  send(mail: EmailMessage): void;
  /** Resolves with the text of the next mail, which is not shown then. */
  next(): Promise<string>;
}

/** Mails that are shown unless somebody waits for them. */
export function createMails(show: (mail: EmailMessage) => void): Mails {
  let waiting: ((text: string) => void) | undefined;
  return {
    send(mail) {
      if (!waiting) return show(mail);
      waiting(mail.text ?? '');
      waiting = undefined;
    },
    next: () =>
      new Promise((resolve) => {
        waiting = resolve;
      }),
  };
}

/**
 * Prints a link by which the first administrator chooses a password, good once and for an hour; at
 * each start until somebody has signed in.
 */
export async function offerFirstLink(
  forum: Pick<Forum, 'innerUrl' | 'withOwner'>,
  email: string,
  mails: Mails,
  print: (text: string) => void,
): Promise<void> {
  const made = await forum.withOwner(async (sql) => {
    const [known] = await sql`
      select from public.administrators a join auth.users u on u.id = a.user_id
      where u.last_sign_in_at is not null limit 1`;
    return known ? undefined : createAdministrator(sql, email);
  });
  if (!made) return;
  const mailed = mails.next();
  const answer = await fetch(`${forum.innerUrl}/auth/v1/recover`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: PUBLISHABLE_KEY },
    body: JSON.stringify({ email: made.email }),
  });
  if (!answer.ok) throw new Error(`No link could be made: Auth answered ${answer.status}.`);
  const link = /https?:\S+/.exec(await mailed)?.[0];
  print(
    `\nThe first administrator chooses a password here, once, within an hour:\n\n    ${link}\n\n`,
  );
}
