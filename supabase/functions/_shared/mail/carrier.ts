import type { Message } from './message.ts';

/** Makes the mail, in the moment before its first byte leaves; undefined when it is not to leave. */
export type HandOver = () => Promise<Message | undefined>;

/** What became of a try to send a mail, as `mail_acknowledge` takes it. */
export interface Result {
  /**
   * `unknown` where it may have been taken, `retry` where it cannot have been, `later` where nothing could
   * have been sent to anybody.
   */
  readonly outcome: 'sent' | 'refused' | 'unknown' | 'retry' | 'later';
  /** What the mail server said, or why it was not asked. */
  readonly words?: string;
  /** It was the address that was refused. */
  readonly address?: boolean;
  /** Seconds that the server asked to wait. */
  readonly retry_after?: number;
}

/** What takes mails away: a mail server or a mail service. */
export interface Carrier {
  /** Sends one mail to an address. Undefined when it was withheld. Never rejects. */
  send(to: string, handOver: HandOver): Promise<Result | undefined>;
  close(): void;
}
