import MailComposer from 'nodemailer/lib/mail-composer';

/** Who writes, as headers say it: `Name <address>`. */
export interface Sender {
  readonly from: string;
  readonly replyTo?: string | undefined;
}

/** A mail as it leaves: for a mail server `raw` is made of it, a mail service takes the parts. */
export interface Message {
  /** The Message-ID, with its brackets: the same however often the mail is tried. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The message in the form in which mail travels. */
export function rawOf({ id, from, to, subject, text, html, headers }: Message): Promise<Buffer> {
  return new MailComposer({
    messageId: id,
    ...{ from, subject, text, html },
    to: { name: '', address: to },
    headers: { ...headers },
    // Nothing of a text is ever a path or an address to read from.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

/** The address within `Name <address>`. */
export function addressOf(mailbox: string): string {
  return /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox.trim();
}

/** What a Message-ID of a sender ends with. */
export function domainOf(mailbox: string): string {
  return addressOf(mailbox).split('@').at(-1) || 'forum.invalid';
}

/** The headers of a mail that a machine has written; `language` names the languages that it is in. */
export function automaticHeaders({ replyTo }: Sender, language: string): Record<string, string> {
  return {
    'Content-Language': language,
    'Auto-Submitted': 'auto-generated',
    ...(replyTo && { 'Reply-To': replyTo }),
  };
}
