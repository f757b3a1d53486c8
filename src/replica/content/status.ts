import type { Failure } from '#shared/failure.ts';
import type { OutboxEntry } from '../protocol/operation.ts';
import type { Unkept } from '../storage/not-kept.ts';

/**
 * Something the reader should be told once: the edition they had chosen is gone, the browser has
 * emptied what the site keeps, the content came back empty and was fetched again, the server was set
 * back to an earlier state, a newer version of the app is open in another tab, or the device has no
 * room left.
 */
export type Notice =
  | 'edition_gone'
  | 'emptied'
  | 'refilled'
  | 'reload_needed'
  | 'set_back'
  | 'storage_full';

/** Whether a notice says how things stand until they are mended, not only what has happened. */
export function isLasting(notice: Notice): boolean {
  return notice === 'reload_needed' || notice === 'storage_full';
}

/** How this device stands with the server, for the status line. */
export interface Status {
  /** Server time (ms since 1970) of the last successful pull; undefined before the first. */
  readonly asOf: number | undefined;
  /** Milliseconds that this device's clock is behind the server's, as far as measured. */
  readonly skew: number;
  readonly online: boolean;
  /** A pull is under way. */
  readonly updating: boolean;
  /** For a minute nothing has confirmed that the content is current, though something asked. */
  readonly late: boolean;
  /** Operations saved here and not yet applied by the server. */
  readonly waiting: number;
  /** Operations the server refused or found in conflict. */
  readonly refused: number;
  /**
   * While nobody is signed in: operations kept for somebody who was. A browser that ends at the wrong
   * moment forgets who had signed in, never what the outbox was given.
   */
  readonly unclaimed: number;
  /** Why the last pull did not succeed; undefined once one did. */
  readonly failure: Failure | undefined;
  readonly notice: Notice | undefined;
  /** Why this device cannot keep changes; undefined where it can. */
  readonly unkept: Unkept | undefined;
}

/** The status before anything is known. */
export const unknownStatus: Status = {
  asOf: undefined,
  skew: 0,
  online: true,
  updating: false,
  late: false,
  waiting: 0,
  refused: 0,
  unclaimed: 0,
  failure: undefined,
  notice: undefined,
  unkept: undefined,
};

/** How many operations wait and how many were turned down. */
export function countEntries(entries: readonly OutboxEntry[]): Pick<Status, 'waiting' | 'refused'> {
  const count = (...wanted: string[]) =>
    entries.filter(({ outcome }) => wanted.includes(outcome.status)).length;
  return { waiting: count('waiting'), refused: count('refused', 'conflict') };
}
