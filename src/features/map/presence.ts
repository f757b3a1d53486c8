import { momentOf } from '#domain/moment.ts';
import type { Session } from '#domain/programme.ts';
import { groupBy } from '#shared/group-by.ts';
import { memoLast } from '#shared/memo-last.ts';

/** What a place holds: its sessions in order of time, without the cancelled ones. */
export type SessionsByPlace = ReadonlyMap<string, readonly Session[]>;

/** The sessions of each place that has any. */
export const sessionsByPlace = memoLast(
  (sessions: readonly Session[]): SessionsByPlace =>
    groupBy(
      sessions.filter(({ event }) => event.location_id !== null && !event.cancelled),
      ({ event }) => event.location_id ?? '',
    ),
);

/** What is on at a place and what begins there next. */
export interface Presence {
  readonly on: readonly Session[];
  readonly next: Session | undefined;
}

/** What is on at an instant (ms) among the sessions of one place, in order of time, and what is next. */
export function presenceAt(sessions: readonly Session[], at: number): Presence {
  return {
    on: sessions.filter((session) => momentOf(session, at) === 'on'),
    next: sessions.find((session) => momentOf(session, at) === 'coming'),
  };
}
