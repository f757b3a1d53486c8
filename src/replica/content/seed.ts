import type { SyncRow } from '../protocol/sync-row.ts';

/** What is known of the whole programme where only some of its sessions are held: how many there are. */
export interface Outline {
  readonly days: readonly (readonly [day: string, sessions: number])[];
  /** Of each place, without the cancelled ones, where a page tells it. */
  readonly places?: readonly (readonly [id: string, sessions: number])[];
}

/** What a published page brings along: the rows it shows, and what they are a part of. */
export interface Seed {
  readonly edition: number;
  /** Server time (ms since 1970) as of which the rows hold. */
  readonly asOf: number;
  readonly rows: readonly SyncRow[];
  readonly outline: Outline;
}
