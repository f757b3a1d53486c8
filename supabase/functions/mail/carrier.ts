import type { Message } from './envelope.ts';
import type { Result } from './outbox.ts';

/** Makes the mail, in the moment before its first byte leaves; undefined when it is not to leave. */
export type HandOver = () => Promise<Message | undefined>;

/** What takes mails away: a mail server or a mail service. */
export interface Carrier {
  /**
   * Sends one mail to an address. Resolves with what became of it, undefined when it was withheld:
   * `unknown` where it may have been taken, `retry` where it cannot have been, `later` where nothing could
   * have been sent to anybody. Never rejects.
   */
  send(to: string, handOver: HandOver): Promise<Result | undefined>;
  close(): void;
}
