import type { Kind } from '#entities/index.ts';

/** The fields of a row that an operation touches; of a localized field only the languages. */
export type Fields = Readonly<Record<string, unknown>>;

/** What somebody wants to change, before it becomes an operation. */
export interface ContentChange {
  readonly kind: Kind;
  readonly id: string;
  readonly action: 'insert' | 'update' | 'delete';
  /**
   * The old values of exactly the fields (and languages) that `set` changes; of a deletion the row
   * as its author saw it, which the outbox fills in.
   */
  readonly base: Fields | null;
  /** The new values; of a localized field only the changed languages, `null` for a removed one. */
  readonly set: Fields | null;
  /** Of several kept in one step: the place, from 0, of the earlier one without which this is refused. */
  readonly awaits?: number;
  /**
   * Of a translation the text that it was made from, as its author saw it, by field and language of the
   * translation.
   */
  readonly source?: Fields;
}

/** One write on its way to the server; `op` makes sending it twice harmless. */
export interface Operation extends Omit<ContentChange, 'awaits'> {
  readonly op: string;
  /** When it was made, by the clock of this device (ISO 8601). */
  readonly at: string;
  /** The random name of the outbox that it is from; missing from operations of an older app. */
  readonly outbox?: string;
  /** Of a deletion, the revision that its author's device showed. */
  readonly seen?: number;
  /** The operation that has to be applied before this one; without it the server refuses this. */
  readonly after?: string;
}

/**
 * Where an operation stands. `applied` ones stay until the replica holds what they did; `refused`
 * and `conflict` ones stay until somebody tries again or discards them.
 */
export type Outcome =
  | { readonly status: 'waiting' }
  | { readonly status: 'applied' }
  | { readonly status: 'conflict'; readonly row: Fields | null; readonly revision: number }
  | { readonly status: 'refused'; readonly code: string; readonly message: string };

/** An operation as the device keeps it, in the order `sequence`, for the administrator `owner`. */
export interface OutboxEntry {
  readonly sequence: number;
  readonly owner: string;
  readonly operation: Operation;
  readonly outcome: Outcome;
}

/** True for what the server refused or found in conflict. */
export function isTurnedDown({ outcome }: OutboxEntry): boolean {
  return outcome.status === 'refused' || outcome.status === 'conflict';
}
