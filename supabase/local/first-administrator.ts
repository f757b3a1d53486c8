import type { EmailMessage } from '@supabase/lite';
import { createAdministrator } from './administrators.ts';
import type { Forum } from './forum.ts';
import { PUBLISHABLE_KEY } from './secrets.ts';

/** The mails of Auth that somebody waits for. */
export interface AwaitedMails {
  /** Hands a mail to whoever waits for it, and says whether anybody did. */
  take(mail: EmailMessage): boolean;
  /** Resolves with the text of the next mail to an address. */
  next(to: string): Promise<string>;
}

/** Mails on which nobody waits yet. */
export function createAwaitedMails(): AwaitedMails {
  const waiting = new Map<string, (text: string) => void>();
  return {
    take({ to, text = '' }) {
      const hand = waiting.get(to);
      hand?.(text);
      return waiting.delete(to);
    },
    next: (to) => new Promise((resolve) => waiting.set(to, resolve)),
  };
}

/**
 * Prints a link by which the first administrator chooses a password, good once and for an hour; at
 * each start until somebody has signed in. It is sent to nobody.
 */
export async function offerFirstLink(
  forum: Pick<Forum, 'innerUrl' | 'withOwner'>,
  email: string,
  mails: AwaitedMails,
  print: (text: string) => void,
): Promise<void> {
  const made = await forum.withOwner(async (sql) => {
    const [known] = await sql`
      select from public.administrators a join auth.users u on u.id = a.user_id
      where u.last_sign_in_at is not null limit 1`;
    return known ? undefined : createAdministrator(sql, email);
  });
  if (!made) return;
  const mailed = mails.next(made.email);
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
