import type { StoreApi } from 'zustand/vanilla';
import type { Result } from '#shared/failure.ts';
import type { ReplicaState } from './content/content-store.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { Uploads } from './outbox/uploads/uploads.ts';
import type { ArchivedRow } from './protocol/restore.ts';
import type { Account } from './session/account.ts';
import type { AdminSession } from './session/session.ts';

/** The part of the site this device holds, and the way to write to it. */
export interface Replica {
  readonly state: StoreApi<ReplicaState>;
  /** What a published page shows, for as long as it is being taken over. */
  readonly published?: ReplicaState | undefined;
  readonly outbox: Outbox;
  readonly session: AdminSession;
  /** What people do with their own account; visitors need not load it. */
  account(): Promise<Account>;
  /**
   * Calls a function of the server as the signed-in administrator, for what no device holds; the
   * answer is checked by `read`, which gives undefined for one of another shape.
   */
  ask<T>(
    name: string,
    body: Readonly<Record<string, unknown>>,
    read: (value: unknown) => T | undefined,
  ): Promise<Result<T>>;
  /** Runs an edge function as the signed-in administrator; the answer is read as by `ask`. */
  invoke: Replica['ask'];
  /** The pictures chosen on this device that are on their way to the server. */
  readonly uploads: Uploads;
  /** Joins the announcements' audience a code is for, or leaves it; the content is filled anew. */
  selectAudience(audience: 'public' | 'speakers' | 'staff', code?: string): Promise<void>;
  /** Writes the rows of an archive as they are, all or none; resolves with how many were missing here. */
  restore(rows: readonly ArchivedRow[]): Promise<Result<number>>;
  /** Pulls and drains now, whatever the timers say. */
  resync(): void;
  /** The reader has seen the notice (`Status.notice`): it is shown no more. */
  dismissNotice(): void;
  /** Stops every timer and closes every database of this tab. */
  stop(): Promise<void>;
}

/** What screens need to read; a snapshot in Node offers only this much. */
export type ReadableReplica = Pick<Replica, 'state'> & Partial<Replica>;
