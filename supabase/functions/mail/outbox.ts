import type { Language } from '../../../src/shared/localized.ts';
import { callDatabase } from '../_shared/administrator.ts';
import type { Result } from '../_shared/mail/carrier.ts';
import type { Facts, Written } from './letter.ts';

/** One mail to one person, as `mail_claim` hands it out. */
export interface Delivery extends Written {
  readonly mailing: string;
  readonly speaker: string;
  /** What the claim is known by; a later one has another. */
  readonly lease: string;
  readonly attempts: number;
  readonly email: string;
  readonly language: Language;
  readonly facts: Facts;
}

/** What goes into a mail that may leave; see `mail_hand_over`. */
export interface Codes {
  readonly unsubscribe: string;
  /** Of the speaker's private page; null where the text does not name it. */
  readonly link: string | null;
}

export interface Outbox {
  claim(most: number, lease: number, perMinute: number): Promise<Delivery[]>;
  /** Undefined when the mail is not to leave. */
  handOver(delivery: Delivery): Promise<Codes | undefined>;
  acknowledge(delivery: Delivery, result: Result): Promise<void>;
}

/** The deliveries behind the API of a project, reached with its service key. */
export function outboxAt(url: string, serviceKey: string): Outbox {
  const call = (name: string, body: object) => callService(url, serviceKey, name, body);
  return {
    claim: async (most, lease, perMinute) =>
      (await call('mail_claim', {
        ...{ p_limit: most, p_lease: lease, p_per_minute: perMinute },
      })) as Delivery[],
    handOver: async ({ mailing, speaker, lease }) =>
      ((await call('mail_hand_over', {
        ...{ p_mailing: mailing, p_speaker: speaker, p_lease: lease },
      })) as Codes | null) ?? undefined,
    acknowledge: async ({ mailing, speaker, lease }, result) => {
      await call('mail_acknowledge', { p_results: [{ mailing, speaker, lease, ...result }] });
    },
  };
}

/** Calls a function of the database with the service key; throws what it answers but a value. */
export async function callService(
  url: string,
  serviceKey: string,
  name: string,
  body: object,
): Promise<unknown> {
  const response = await callDatabase({ SUPABASE_URL: url }, name, {
    ...{ apikey: serviceKey, token: serviceKey, body },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${name}: ${response.status} ${text.slice(0, 300)}`);
  return text ? JSON.parse(text) : undefined;
}
