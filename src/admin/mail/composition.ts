import { dropDraft, keepDraft, readDraft } from '../forms/draft-storage.ts';
import { type Choice, recipientChoices } from './recipients.ts';
import type { DeliveryState, LoggedDelivery } from './server-answers.ts';

/** A sending as it is being composed. Its id is that of the sending it becomes, once. */
export interface Composition extends Choice {
  readonly id: string;
  readonly template: string;
}

/** Drafts are told apart from those of templates by a word that is no row's id. */
const slotOf = (edition: number) => `sending ${edition}`;

/** The sending that was begun on this device in an edition, or a new one under this id. */
export function readComposition(edition: number, id: string): Composition {
  const kept = readDraft('mail_template', slotOf(edition))?.values as
    | Partial<Composition>
    | undefined;
  return {
    id: String(kept?.id ?? id),
    template: String(kept?.template ?? ''),
    recipients: recipientChoices.find((one) => one === kept?.recipients) ?? 'all',
    day: String(kept?.day ?? ''),
    hall: String(kept?.hall ?? ''),
    track: String(kept?.track ?? ''),
    speakers: Array.isArray(kept?.speakers) ? kept.speakers.map(String) : [],
  };
}

/** Keeps it for as long as it is not sent; `at` is the present moment, in ms. */
export function keepComposition(edition: number, composition: Composition, at: number): void {
  keepDraft('mail_template', slotOf(edition), { base: {}, values: { ...composition }, at });
}

/** Forgets what was composed in an edition: it is sent, or given up. */
export function dropComposition(edition: number): void {
  dropDraft('mail_template', slotOf(edition));
}

/**
 * The people of a sending whom it did not reach, as far as it is known and they may be written to again: an address
 * can have been found or corrected since, and a mail server that refused may take it now.
 */
export function notReached(people: readonly LoggedDelivery[]): readonly string[] {
  const missed: readonly DeliveryState[] = ['refused', 'bounced', 'no_address', 'cancelled'];
  return people.filter(({ state }) => missed.includes(state)).map(({ speaker }) => speaker);
}
