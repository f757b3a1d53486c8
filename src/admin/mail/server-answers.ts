import type { Language, Localized } from '#shared/localized.ts';
import { isRecord } from '#shared/record.ts';

/** Why nothing is sent to somebody. */
type Block = 'no_address' | 'unsubscribed' | 'bounced';

/** Somebody that mail can be sent to, as `mail_people` tells it. */
export interface Person {
  readonly speaker: string;
  readonly email: string | null;
  /** Chosen by an organiser; null where it is guessed. */
  readonly language: Language | null;
  readonly guess: Language;
  readonly blocked: Block | null;
  /** What the mail server said of the address. */
  readonly words: string | null;
  readonly participation: 'yes' | 'no' | null;
}

export type DeliveryState =
  | Block
  | 'waiting'
  | 'sending'
  | 'sent'
  | 'refused'
  | 'unknown'
  | 'answered'
  | 'cancelled';

/** A sending and how far it is; `started_at` is an ISO instant. */
export interface Mailing {
  readonly id: string;
  readonly subject: Localized;
  readonly recipients: 'all' | 'unanswered' | 'day' | 'hall' | 'track' | 'single' | 'test';
  readonly state: 'running' | 'paused' | 'cancelled';
  readonly started_at: string;
  readonly by: string | null;
  readonly counts: Partial<Readonly<Record<DeliveryState, number>>>;
}

/** What became of one mail; `changed_at` is an ISO instant. */
export interface LoggedDelivery {
  readonly speaker: string;
  readonly email: string | null;
  readonly language: Language;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly changed_at: string;
  readonly words: string | null;
}

export interface MailingLog extends Mailing {
  readonly body: Localized;
  readonly people: readonly LoggedDelivery[];
}

/** A mail that the embedded back end kept instead of sending it. */
export interface KeptMail {
  readonly id: string;
  readonly at: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const listOf = <T>(value: unknown, key: string): readonly T[] | undefined =>
  Array.isArray(value) && value.every((one) => isRecord(one) && typeof one[key] === 'string')
    ? (value as T[])
    : undefined;

/** Everybody whom mail can be sent to; undefined where the answer is of another shape, as below. */
export const readPeople = (value: unknown) => listOf<Person>(value, 'speaker');
/** The sendings of an edition. */
export const readMailings = (value: unknown) => listOf<Mailing>(value, 'id');

/** A sending that was started; null where there was nobody to send to. */
export function readMailing(value: unknown): { readonly mailing: Mailing | null } | undefined {
  if (value === null) return { mailing: null };
  const known = isRecord(value) && typeof value.id === 'string' && isRecord(value.counts);
  return known ? { mailing: value as unknown as Mailing } : undefined;
}

/** The log of a sending; null where there is none. */
export function readLog(value: unknown): { readonly log: MailingLog | null } | undefined {
  if (value === null) return { log: null };
  const known = isRecord(value) && listOf(value.people, 'speaker') !== undefined;
  return known ? { log: value as unknown as MailingLog } : undefined;
}

/** What the embedded back end kept. */
export function readMailbox(value: unknown): readonly KeptMail[] | undefined {
  return isRecord(value) ? listOf<KeptMail>(value.mails, 'id') : undefined;
}

/** The language that somebody is written to in. */
export const languageFor = ({ language, guess }: Person): Language => language ?? guess;
