import type { Carrier, Result } from '../_shared/mail/carrier.ts';
import type { Sender } from '../_shared/mail/message.ts';
import { messageOf } from './envelope.ts';
import { textIn, writeLetter } from './letter.ts';
import type { Codes, Delivery, Outbox } from './outbox.ts';

/** How much one run may do. */
export interface Limits {
  /** Mails a minute, of all workers together. */
  readonly perMinute: number;
  /** Milliseconds after which no more are taken. */
  readonly time: number;
  /** Seconds for which a claim holds. */
  readonly lease: number;
}

/** Where the links of mails lead: origin of the app, and the address of this function. */
export interface Places {
  readonly app: string;
  readonly mail: string;
}

/** What a run did, in mails; `withheld` are those that were not to leave after all. */
export type Run = Record<Result['outcome'] | 'withheld', number>;

/** Mails claimed at once: what a worker that dies leaves to the end of its lease. */
const claimed = 5;

/** Claims, sends and acknowledges, one mail after the other, until nothing is due or time is up. */
export async function drain(
  outbox: Outbox,
  carrier: Carrier,
  sender: Sender,
  places: Places,
  { perMinute, time, lease }: Limits,
): Promise<Run> {
  const run: Run = { sent: 0, refused: 0, unknown: 0, retry: 0, later: 0, withheld: 0 };
  const end = Date.now() + time;
  try {
    while (Date.now() < end && run.later === 0) {
      const batch = await outbox.claim(claimed, lease, perMinute);
      if (batch.length === 0) break;
      for (const delivery of batch) {
        const result = await carrier.send(delivery.email, async () => {
          const codes = await outbox.handOver(delivery);
          return codes && compose(delivery, codes, sender, places);
        });
        run[result?.outcome ?? 'withheld'] += 1;
        if (result) await outbox.acknowledge(delivery, result);
      }
    }
  } finally {
    carrier.close();
  }
  return run;
}

function compose(delivery: Delivery, codes: Codes, sender: Sender, places: Places) {
  const { mailing, speaker, email, language, facts } = delivery;
  const own = `${places.app}/ma-participation`;
  const letter = writeLetter(delivery, language, facts, codes.link ? `${own}#${codes.link}` : own);
  return messageOf(
    {
      ...{ mailing, speaker, letter, to: email },
      heading: textIn(facts.edition.name, letter.language),
      page: `${places.app}/courriels?lng=${letter.language}#${codes.unsubscribe}`,
      oneClick: `${places.mail}/unsubscribe/${codes.unsubscribe}`,
    },
    sender,
  );
}
