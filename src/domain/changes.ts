import { type ChangeKind, kindOf } from './change-kind.ts';
import type { Session } from './programme.ts';

export interface ProgrammeChange {
  readonly session: Session;
  readonly kind: ChangeKind;
  /** When it was made known (ms). */
  readonly at: number;
}

/** The changes of a programme, the latest first. */
export function changesOf(sessions: readonly Session[]): ProgrammeChange[] {
  return sessions
    .flatMap((session): ProgrammeChange[] => {
      const { changed_at } = session.event;
      return changed_at ? [{ session, kind: kindOf(session), at: Date.parse(changed_at) }] : [];
    })
    .sort((a, b) => b.at - a.at);
}
