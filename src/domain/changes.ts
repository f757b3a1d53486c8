import type { Session } from './programme.ts';

/** What happened to a session that people already knew of. */
type ChangeKind = 'cancelled' | 'moved' | 'added' | 'restored';

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

function kindOf({ event }: Session): ChangeKind {
  if (event.cancelled) return 'cancelled';
  // Changed and yet as it was first announced: moved back, or held after all.
  return event.change === 'none' ? 'restored' : event.change;
}
